package haven.packs;

import haven.content.pack.Library;
import haven.model.pack.Pack;
import java.util.List;

/** The pack, as the program finds it. */
final class Gloomhaven {
  static final Pack PACK = Library.of(List.of()).pack("gh");

  private Gloomhaven() {}
}
