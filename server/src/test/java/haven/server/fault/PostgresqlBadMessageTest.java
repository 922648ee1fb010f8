package haven.server.fault;

import haven.server.store.TestDatabase;

class PostgresqlBadMessageTest extends BadMessageContract {
  PostgresqlBadMessageTest() {
    super(TestDatabase.POSTGRESQL);
  }
}
