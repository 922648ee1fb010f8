package haven.app.imports.data;

/** The editions that can be imported, and where their data lies. */
public enum ImportedGame {
  GH("gh", "Gloomhaven", "gh-scenarios"),
  JL("jotl", "Jaws of the Lion", ""),
  FH("fh", "Frosthaven", "fh-scenarios"),
  BB("bb", "Buttons & Bugs", "");

  private final String folder;
  private final String title;
  private final String maps;

  ImportedGame(String folder, String title, String maps) {
    this.folder = folder;
    this.title = title;
    this.maps = maps;
  }

  /** The folder of its figures. */
  public String folder() {
    return folder;
  }

  public String title() {
    return title;
  }

  /** The folder of its maps; empty if there are none. */
  public String maps() {
    return maps;
  }
}
