package haven.model.words;

import haven.board.Direction;
import haven.board.Hex;
import haven.model.ability.Ability;
import haven.model.ability.Duration;
import haven.model.ability.Effect;
import haven.model.map.Formula;
import haven.model.map.LaidTile;
import haven.model.map.ObjectiveSpec;
import haven.model.scenario.ScenarioRule.Deed;
import haven.model.scenario.Whom;
import java.util.List;

/** Phrases for the figures that special rules speak of, and what happens to them. */
final class WhomWords {
  private WhomWords() {}

  /** {@code Guard number 2 on (1, 0)}. */
  static Object whom(Whom whom) {
    Object words = whom.name().isEmpty() ? side(whom) : whom.name();
    if (whom.number() > 0) {
      words = Phrase.of("whom.number", words, whom.number());
    }
    if (!whom.at().isEmpty()) {
      words = Phrase.of("whom.at", words, ScenarioWords.hexes(whom.at()));
    }
    if (!whom.notAt().isEmpty()) {
      words = Phrase.of("whom.notAt", words, ScenarioWords.hexes(whom.notAt()));
    }
    if (!whom.beside().isEmpty()) {
      words = Phrase.of("whom.beside", words, ScenarioWords.hexes(whom.beside()));
    }
    if (!whom.only().isEmpty()) {
      words = Phrase.of("whom.only", words, ValueWords.checks(whom.only()));
    }
    if (whom.room().isPresent()) {
      words = Phrase.of("whom.room", words, Phrase.hex(whom.room().get()));
    }
    return words;
  }

  private static Phrase side(Whom whom) {
    return Phrase.of(
        switch (whom.side()) {
          case SELF -> "whom.self";
          case ENEMIES -> "whom.monsters";
          case FIGURES -> "whom.figures";
          case ALLIES, AS_USUAL -> "whom.characters";
          case ALLIES_OR_SELF -> "whom.party";
        });
  }

  static Phrase deed(Deed.OnFigures deed) {
    return switch (deed) {
      case Deed.SetHitPoints(Formula hitPoints, Whom whom) ->
          Phrase.of(
              "colon", whom(whom), Phrase.of("deed.hitPoints", ValueWords.formula(hitPoints)));
      case Deed.ActAgain(Whom whom) -> Phrase.of("deed.act", whom(whom));
      case Deed.Remove(Whom whom) -> Phrase.of("deed.remove", whom(whom));
      case Deed.Escape(Whom whom) -> Phrase.of("deed.escape", whom(whom));
      case Deed.Transform(Whom whom, String into) -> Phrase.of("deed.transform", whom(whom), into);
      case Deed.Relocate(Whom whom, List<Hex> hexes) ->
          Phrase.of("deed.relocate", whom(whom), ScenarioWords.hexes(hexes));
      case Deed.Shove(int hexes, boolean away, Hex hex, Whom whom) ->
          Phrase.of(
              away ? "deed.pushFrom" : "deed.pullTo", whom(whom), hexes, ScenarioWords.hex(hex));
      case Deed.Drift(int hexes, Direction direction, Whom whom) ->
          Phrase.of("deed.drift", whom(whom), hexes, Phrase.of("direction." + direction));
      case Deed.Perform(List<Ability> abilities, Whom whom) ->
          Phrase.of("colon", whom(whom), AbilityWords.inline(abilities));
      case Deed.Bestow(List<Effect> effects, Duration _, Whom whom) ->
          Phrase.of(
              "colon",
              whom(whom),
              Phrase.list(", ", effects.stream().map(EffectWords::effect).toList()));
    };
  }

  static Phrase deed(Deed.OnMap deed) {
    return switch (deed) {
      case Deed.RevealRoom(Hex room) -> Phrase.of("deed.reveal", Phrase.hex(room));
      case Deed.Read(String section) -> Phrase.of("deed.read", section);
      case Deed.Erect(ObjectiveSpec objective) ->
          Phrase.of("deed.erect", objective.name(), ScenarioWords.hex(objective.hex()));
      case Deed.Bring(String ally, Hex hex) ->
          Phrase.of("deed.erect", ally, ScenarioWords.hex(hex));
      case Deed.Lay(List<LaidTile> tiles) ->
          Phrase.of(
              "deed.lay",
              tiles.getFirst().picture(),
              ScenarioWords.hexes(tiles.stream().map(LaidTile::hex).toList()));
      case Deed.Clear(List<Hex> hexes) -> Phrase.of("deed.clear", ScenarioWords.hexes(hexes));
      case Deed.MoveTile(Hex from, Hex to) ->
          Phrase.of("deed.moveTile", Phrase.hex(from), Phrase.hex(to));
    };
  }
}
