package haven.server.store;

class SqliteStoreTest extends StoreContract {
  SqliteStoreTest() {
    super(TestDatabase.SQLITE);
  }
}
