package haven.model.words;

import haven.model.card.Mastery;
import haven.model.card.Mastery.Demand;
import haven.model.card.Mastery.Feat;
import haven.model.card.Mastery.Occasion;
import haven.model.card.Mastery.Span;
import java.util.ArrayList;
import java.util.List;

/** Phrases for what masteries ask for. */
final class MasteryWords {
  private MasteryWords() {}

  static Phrase mastery(Mastery mastery) {
    return Phrase.list("; ", mastery.feats().stream().map(MasteryWords::feat).toList());
  }

  private static Phrase feat(Feat feat) {
    Phrase what = occasion(feat.occasion());
    String in = feat.span() == Span.SCENARIO ? "" : "." + feat.span();
    return switch (feat.demand()) {
      case Demand.AtLeast(int number) -> Phrase.of("feat.atLeast" + in, what, number);
      case Demand.AtMost(int number) ->
          number == 0 ? Phrase.of("feat.never", what) : Phrase.of("feat.atMost" + in, what, number);
      case Demand.Always() -> Phrase.of("feat.each" + in, what);
      case Demand.InARow(int number) -> Phrase.of("feat.inARow", what, number);
    };
  }

  private static Phrase occasion(Occasion occasion) {
    return switch (occasion) {
      case Occasion.Held held ->
          Phrase.of("feat.at." + held.moment(), ValueWords.checks(held.checks()));
      case Occasion.Did did -> {
        List<Object> parts = new ArrayList<>(List.of(Phrase.of("feat." + did.deed())));
        did.element().ifPresent(element -> parts.add(Phrase.of(element)));
        if (!did.only().isEmpty()) {
          parts.add(ValueWords.checks(did.only()));
        }
        yield Phrase.list(" ", parts);
      }
    };
  }
}
