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
      case PersonalQuest.Completing(List<Integer> scenarios, int number) ->
          Phrase.of("demand.completing", Phrase.list(", ", scenarios), number);
      case PersonalQuest.Owning(int number) -> Phrase.of("demand.owning", number);
      case PersonalQuest.Donating(int number) -> Phrase.of("demand.donating", number);
    };
  }
}
