package haven.campaign.words;

import haven.campaign.book.Books;
import haven.campaign.keeper.CampaignPrompt;
import haven.campaign.keeper.Topic;
import haven.model.scenario.Reward;
import haven.model.words.Phrase;
import haven.model.words.ScenarioWords;
import java.util.List;

/** What is asked. */
public final class PromptWords {
  private final Naming names;

  public PromptWords(Books books) {
    names = new Naming(books);
  }

  /** The question: of whom {0}, about what {1}. */
  public Phrase asks(CampaignPrompt prompt) {
    Object about = prompt.topic().<Object>map(this::topic).orElse("");
    String key =
        switch (prompt.kind()) {
          case ERRANDS,
              TRAVEL,
              QUEST,
              CARD,
              PERK,
              WHO_GETS_IT,
              WHO_GIVES_IT,
              WHICH_REWARD,
              EVENT,
              WHICH_SCENARIO,
              SECTION,
              TARGET,
              SOLDIERS,
              HERB,
              PENALTIES,
              ENTRANCE,
              WHOM,
              FAREWELL,
              FAVOURS,
              FIRST_ITEMS,
              SCENARIO,
              CHANCE,
              UNDO ->
              prompt.kind().name();
          case PAY -> prompt.topic().isPresent() ? "PAY.repair" : "PAY";
          case HOW_MUCH ->
              prompt.topic().filter(PromptWords::isLoss).isPresent() ? "HOW_MUCH.loss" : "HOW_MUCH";
        };
    return Phrase.of("campaign.ask." + key, names.character(prompt.character()), about);
  }

  private static boolean isLoss(Topic topic) {
    return topic instanceof Topic.Amount(int number) && number < 0;
  }

  private Object topic(Topic topic) {
    return switch (topic) {
      case Topic.Event(String deck, int number) ->
          Phrase.of("campaign.event", names.deck(deck), number);
      case Topic.Item(String item) -> item;
      case Topic.Rewards(List<Reward> what) ->
          Phrase.list(" / ", what.stream().map(ScenarioWords::reward).toList());
      case Topic.Amount(int number) -> Math.abs(number);
      case Topic.Building(int building) -> names.building(building);
      case Topic.Scenario(int scenario) -> names.scenario(scenario);
      case Topic.Deck(String deck) -> names.deck(deck);
    };
  }
}
