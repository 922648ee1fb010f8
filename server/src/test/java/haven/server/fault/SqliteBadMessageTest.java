package haven.server.fault;

import haven.server.store.TestDatabase;

class SqliteBadMessageTest extends BadMessageContract {
  SqliteBadMessageTest() {
    super(TestDatabase.SQLITE);
  }
}
