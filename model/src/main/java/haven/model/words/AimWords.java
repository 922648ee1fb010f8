package haven.model.words;

import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Phrases for whom an ability is aimed at. */
final class AimWords {
  private AimWords() {}

  /** What is printed beside the value: {@code Range 2}, {@code Target 3}, {@code all enemies}. */
  static List<Phrase> parts(Aim aim) {
    List<Phrase> parts = new ArrayList<>();
    aim.range().ifPresent(range -> parts.add(Phrase.of("range", ValueWords.value(range))));
    aim.targets().ifPresent(number -> parts.add(Phrase.of("target", ValueWords.value(number))));
    aim.area().ifPresent(area -> parts.add(Phrase.area(area)));
    whom(aim).ifPresent(parts::add);
    aim.asIf().ifPresent(spot -> parts.add(Phrase.of("aim.asIf", spot(spot))));
    if (aim.path()) {
      parts.add(Phrase.of("aim.path"));
    }
    if (!aim.only().isEmpty()) {
      List<Phrase> checks = aim.only().stream().map(ValueWords::check).toList();
      parts.add(Phrase.of("aim.only", Phrase.chain("and", checks)));
    }
    return parts;
  }

  /** The hex that is spoken of. */
  static Phrase spot(Spot spot) {
    Phrase where = Phrase.of(spot.where());
    return spot.within().isEmpty()
        ? where
        : Phrase.of("spot.within", where, spot.within().getAsInt());
  }

  /** Empty where the rules say it anyway. */
  private static Optional<Phrase> whom(Aim aim) {
    boolean usual =
        aim.affects() == Affects.AS_USUAL
            && !aim.all()
            && !aim.adjacent()
            && aim.among() == Aim.Among.ANYBODY;
    if (usual) {
      return Optional.empty();
    }
    if (aim.affects() == Affects.SELF) {
      return Optional.of(Phrase.of("aim.SELF"));
    }
    if (aim.among() == Aim.Among.COMPANION) {
      return Optional.of(Phrase.of(aim.among()));
    }
    String number = aim.all() ? "aim.all" : "aim.one";
    Phrase whom = Phrase.of(number + (aim.adjacent() ? "Adjacent." : ".") + aim.affects());
    return Optional.of(
        aim.among() == Aim.Among.ANYBODY
            ? whom
            : Phrase.list(" ", List.of(whom, Phrase.of(aim.among()))));
  }
}
