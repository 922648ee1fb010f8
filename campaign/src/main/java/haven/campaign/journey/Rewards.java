package haven.campaign.journey;

import haven.campaign.book.Booking;
import haven.campaign.book.Books;
import haven.campaign.book.CharacterSheet;
import haven.campaign.book.World;
import haven.campaign.character.Perks;
import haven.campaign.keeper.CardDraw;
import haven.campaign.keeper.Keeper;
import haven.campaign.keeper.Step;
import haven.campaign.outpost.Outpost;
import haven.campaign.town.Shop;
import haven.campaign.town.Town;
import haven.model.CampaignCite;
import haven.model.LootKind;
import haven.model.ability.Consequence;
import haven.model.ability.Value;
import haven.model.scenario.OutpostGain;
import haven.model.scenario.Reward;
import java.util.ArrayList;
import java.util.List;

/**
 * What a scenario, a treasure, an event or a sealed box gives or takes, whatever says so.
 *
 * @param who those it is for: all who took part, or the looter alone
 * @param why what it rests on
 * @param scenario where it was gained; 0 for nowhere
 */
public record Rewards(List<Integer> who, CampaignCite why, int scenario) {
  public Rewards {
    who = List.copyOf(who);
  }

  /** All of them, in order. */
  public void give(Keeper keeper, List<Reward> rewards) {
    List<Step> steps = new ArrayList<>();
    rewards.forEach(reward -> steps.add(new Giving(this, reward)));
    keeper.push(steps);
  }

  /** One of them. */
  private record Giving(Rewards to, Reward reward) implements Step {
    @Override
    public void run(Keeper keeper) {
      switch (reward) {
        case Reward.Gold(int amount) ->
            to.who.forEach(one -> Purse.change(keeper, one, amount, to.why));
        case Reward.EnhancementGold(int amount) ->
            to.who.forEach(
                one -> keeper.book(new Booking.EnhancementGold(keeper.cite(to.why), one, amount)));
        case Reward.SharedGold(int amount) -> keeper.push(new SharedGold(to.who, amount));
        case Reward.Brings(Consequence what) -> to.who.forEach(one -> to.bring(keeper, one, what));
        case Reward.Checkmarks(int number) -> to.who.forEach(one -> to.mark(keeper, one, number));
        case Reward.Resource(LootKind kind, int number) ->
            to.who.forEach(one -> Outpost.resource(keeper, one, kind, number, to.why));
        case Reward.LootCards _ -> {} // drawn in the scenario (TRE-00)
        case Reward.DesignInParts(String item, List<Integer> treasures) -> {
          if (keeper.books().world().treasures().containsAll(treasures)) {
            Shop.design(keeper, item, to.why);
          }
        }
        case Reward.Outpost(OutpostGain what) -> Outpost.gain(keeper, what, to.why);
        case Reward.Item(String item) -> keeper.push(new Finding(to.who, item, to.why));
        case Reward.ItemDesign(String item) -> Shop.design(keeper, item, to.why);
        case Reward.RandomItemDesign _ -> keeper.push(new RandomDesign());
        case Reward.RandomScenario _ -> keeper.push(new RandomScenario());
        case Reward.OneScenario(List<String> names) ->
            keeper.push(
                new WhichScenario(names.stream().map(name -> number(keeper, name)).toList()));
        case Reward.ForOne(List<Reward> what) -> keeper.push(new PartyDecides.Whose(to, what));
        case Reward.OneOf(List<Reward> what) -> keeper.push(new PartyDecides.Which(to, what));
        case Reward.OtherScenario(String name, Reward.Access access) ->
            to.open(keeper, number(keeper, name), access);
        case Reward.Prosperity(int amount) -> Town.prosper(keeper, amount, to.why);
        case Reward.Reputation(int amount) -> Town.reputation(keeper, amount);
        case Reward.Achievement(Reward.Scope scope, String name, boolean gained) ->
            Town.achievement(keeper, scope, name, gained);
        case Reward.Event(String deck, int number) -> Town.addEvent(keeper, deck, number);
        case Reward.CharacterClass(String name) -> Town.unlockClass(keeper, name);
        case Reward.Envelope(String name) -> Town.open(keeper, name);
        case Reward.Other(String text) -> keeper.book(new Booking.Told(keeper.cite(to.why), text));
      }
    }
  }

  /** By its number, even if the pack does not have it yet; or by its name. */
  private static int number(Keeper keeper, String scenario) {
    return scenario.chars().allMatch(Character::isDigit)
        ? Integer.parseInt(scenario)
        : keeper.pack().scenario(scenario).number();
  }

  /** Experience counts at once; anything else happens at the start of the next scenario. */
  private void bring(Keeper keeper, int one, Consequence what) {
    if (what instanceof Consequence.Xp(Value.Fixed(int points))) {
      Purse.experience(keeper, one, points, why);
    } else {
      keeper.book(new Booking.Awaits(keeper.cite(why), one, what));
    }
  }

  private void mark(Keeper keeper, int number, int checkmarks) {
    CharacterSheet one = keeper.books().character(number);
    if (checkmarks > 0) {
      Perks.checkmarks(keeper, one, checkmarks, why);
    } else {
      Perks.loseCheckmarks(keeper, one, -checkmarks);
    }
  }

  private void open(Keeper keeper, int other, Reward.Access access) {
    switch (access) {
      case UNLOCKED ->
          keeper.book(
              new Booking.Marked(
                  keeper.cite(CampaignCite.SCENARIO_UNLOCKED), other, World.Mark.UNLOCKED));
      case LINKED ->
          keeper.book(
              new Booking.Linked(keeper.cite(CampaignCite.SCENARIO_UNLOCKED), scenario, other));
      case MANDATORY -> Outpost.mustFollow(keeper, scenario, other);
      case BLOCKED ->
          keeper.book(
              new Booking.Marked(
                  keeper.cite(CampaignCite.SCENARIO_UNLOCKED), other, World.Mark.BLOCKED));
    }
  }

  /** A random item design; if none is left, nothing happens (BKK-24a). */
  record RandomDesign() implements CardDraw {
    @Override
    public String deck() {
      return Books.DESIGNS;
    }

    @Override
    public CampaignCite cite() {
      return CampaignCite.RANDOM_BLUEPRINT;
    }

    /** The deck is empty. */
    @Override
    public void run(Keeper keeper) {
      Outpost.console(keeper, cite()); // BKK-24b
    }

    @Override
    public void came(Keeper keeper, String card) {
      Shop.design(keeper, card, CampaignCite.RANDOM_BLUEPRINT);
    }
  }

  /** A random side scenario; if none is left, nothing happens (BKK-25a). */
  record RandomScenario() implements CardDraw {
    @Override
    public String deck() {
      return Books.SCENARIOS;
    }

    @Override
    public CampaignCite cite() {
      return CampaignCite.RANDOM_SCENARIO;
    }

    /** The deck is empty. */
    @Override
    public void run(Keeper keeper) {
      Outpost.console(keeper, cite()); // BKK-25b
    }

    @Override
    public void came(Keeper keeper, String card) {
      keeper.book(
          new Booking.Marked(
              keeper.cite(CampaignCite.RANDOM_SCENARIO),
              Integer.parseInt(card),
              World.Mark.UNLOCKED));
    }
  }
}
