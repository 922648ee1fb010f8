package haven.app.imports;

/** The editions that can be imported, and where their data lies. */
enum ImportedGame {
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
  String folder() {
    return folder;
  }

  String title() {
    return title;
  }

  /** The folder of its maps; empty if there are none. */
  String maps() {
    return maps;
  }
}
