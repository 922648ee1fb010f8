package haven.server.store;

class PostgresqlStoreTest extends StoreContract {
  PostgresqlStoreTest() {
    super(TestDatabase.POSTGRESQL);
  }
}
