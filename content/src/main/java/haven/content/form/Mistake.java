package haven.content.form;

/** A value that cannot be made of what is written, thrown where it is known what would be right. */
public final class Mistake extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  private final String remedy;

  public Mistake(String message, String remedy) {
    super(message);
    this.remedy = remedy;
  }

  public String remedy() {
    return remedy;
  }
}
