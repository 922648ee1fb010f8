package haven.campaign.words;

import haven.model.campaign.PersonalQuest;
import haven.model.words.Phrase;
import java.util.List;

/** What a personal quest asks for. */
public final class QuestWords {
  private QuestWords() {}

  public static Phrase demand(PersonalQuest.Demand demand) {
    return switch (demand) {
      case PersonalQuest.Doing(String what, int number) -> Phrase.of("demand.doing", what, number);
      case PersonalQuest.Killing killing -> kills(killing);
      case PersonalQuest.Collecting(int number) -> Phrase.of("demand.collecting", number);
      case PersonalQuest.Exhaustion(boolean ofOthers, int number) ->
          Phrase.of(ofOthers ? "demand.othersExhausted" : "demand.exhausted", number);
      case PersonalQuest.Completing(List<Integer> scenarios, int number) ->
          scenarios.isEmpty()
              ? Phrase.of("demand.completingAny", number)
              : Phrase.of("demand.completing", Phrase.list(", ", scenarios), number);
      case PersonalQuest.Earning(int number) -> Phrase.of("demand.earning", number);
      case PersonalQuest.Enhancing(int number) -> Phrase.of("demand.enhancing", number);
      case PersonalQuest.Witnessing(int number) -> Phrase.of("demand.witnessing", number);
      case PersonalQuest.Owning(int number) -> Phrase.of("demand.owning", number);
      case PersonalQuest.Wearing(var slots, int number) ->
          Phrase.of(
              "demand.wearing", number, Phrase.list(", ", slots.stream().map(Phrase::of).toList()));
      case PersonalQuest.Having(String item) -> Phrase.of("demand.having", item);
      case PersonalQuest.Donating(int number) -> Phrase.of("demand.donating", number);
    };
  }

  private static Phrase kills(PersonalQuest.Killing killing) {
    Phrase whom =
        killing.monsters().isEmpty()
            ? Phrase.of(killing.elite() ? "demand.elites" : "demand.monsters")
            : Phrase.list(
                ", ", killing.monsters().stream().map(one -> Phrase.of("name", one)).toList());
    return killing.item().isEmpty()
        ? Phrase.of("demand.killing", whom, killing.number())
        : Phrase.of("demand.killingWith", whom, killing.number(), killing.item());
  }
}
