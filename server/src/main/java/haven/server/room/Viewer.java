package haven.server.room;

import haven.server.store.Person;

/** Somebody who looks at a table, at the other end of a connection. */
public interface Viewer {
  Person person();

  /** The person has another name now. */
  void renamed(Person other);

  /** Sends without waiting: a table waits for nobody's network. */
  void send(String message);
}
