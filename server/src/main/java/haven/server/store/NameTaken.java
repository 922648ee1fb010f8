package haven.server.store;

/** Another account has this name already; capital letters make no difference. */
public final class NameTaken extends RuntimeException {
  NameTaken(String name) {
    super("The name " + name + " is taken");
  }
}
