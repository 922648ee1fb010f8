package haven.server.campaign;

import haven.campaign.CampaignSetup;
import haven.campaign.CampaignView;
import haven.campaign.words.QuestWords;
import haven.model.campaign.PersonalQuest;
import haven.model.campaign.rules.GrowthRules;
import haven.model.scenario.Reward;
import haven.model.words.ScenarioWords;
import haven.server.wire.Ledger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A character's sheet as the page is shown it. */
record SheetPage(CampaignSetup setup, CampaignView.Hero hero) {
  Ledger.Hero shown() {
    return new Ledger.Hero(
        hero.number(),
        hero.player(),
        hero.characterClass(),
        hero.name(),
        hero.fate(),
        hero.level(),
        hero.experience(),
        next(),
        hero.gold(),
        hero.enhancementGold(),
        hero.checkmarks(),
        hero.freePerks(),
        hero.donated(),
        hero.perks(),
        hero.cards(),
        hero.items(),
        hero.hand(),
        hero.brings(),
        hero.awaiting().stream()
            .map(what -> ScenarioWords.reward(new Reward.Brings(what)))
            .toList(),
        hero.resources(),
        hero.quest().isEmpty()
            ? Optional.empty()
            : Optional.of(quest(hero.quest(), hero.progress())),
        hero.drawnQuests().stream().map(name -> quest(name, Map.of())).toList());
  }

  private Optional<Integer> next() {
    GrowthRules growth = setup.rules().campaign().growth();
    return growth.isEnoughForMore(hero.level(), Integer.MAX_VALUE)
        ? Optional.of(growth.experience(hero.level() + 1))
        : Optional.empty();
  }

  private Ledger.Quest quest(String name, Map<Integer, Integer> done) {
    PersonalQuest quest = setup.book().quest(name);
    List<Ledger.Demand> demands = new ArrayList<>();
    for (PersonalQuest.Demand demand : quest.demands()) {
      demands.add(
          new Ledger.Demand(
              QuestWords.demand(demand), done.getOrDefault(demands.size(), 0), demand.number()));
    }
    return new Ledger.Quest(name, demands, ScenarioWords.reward(quest.reward()));
  }
}
