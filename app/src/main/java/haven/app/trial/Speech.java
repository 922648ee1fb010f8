package haven.app.trial;

import haven.content.words.Languages;
import haven.model.pack.Pack;
import haven.model.words.Language;
import haven.model.words.Phrase;
import haven.play.engine.Game;
import haven.play.table.Nature;

/**
 * How things of a pack are spoken of in a language.
 *
 * @param code of the language, such as {@code de}
 */
record Speech(Pack pack, String code) {
  /** Something said about a game. */
  String say(Game game, Phrase phrase) {
    return Languages.of(code)
        .say(
            phrase, new Language.Names(this::name, id -> figure(game.state().figure(id).nature())));
  }

  /** Something printed. */
  String say(Phrase phrase) {
    return Languages.of(code).say(phrase, new Language.Names(this::name, String::valueOf));
  }

  String name(String english) {
    return pack.texts().in(code, english);
  }

  private String figure(Nature nature) {
    boolean numbered = nature.name().equals(nature.group() + " " + nature.number());
    return numbered ? name(nature.group()) + " " + nature.number() : name(nature.name());
  }
}
