package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import haven.campaign.Campaign;
import haven.campaign.CampaignSetup;
import haven.campaign.book.Booking;
import haven.campaign.book.Books;
import haven.campaign.book.CharacterSheet;
import haven.campaign.journey.Homecoming;
import haven.campaign.journey.Homecoming.Share;
import haven.campaign.keeper.CampaignChoice;
import haven.campaign.keeper.CampaignPrompt;
import haven.campaign.keeper.CardDraw;
import haven.play.Refused;
import haven.play.engine.Chance;
import haven.play.item.LootPile.End;
import haven.play.scenario.HeroTally.Fate;
import haven.testkit.Proof;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * A campaign to try rules in, for tests: what is drawn is foretold, what is asked is answered in
 * one word, and what was booked can be looked at.
 */
public final class CampaignTable {
  private final CampaignSetup setup;
  private final Chance chance;
  private Campaign campaign;
  private final List<Booking> booked = new ArrayList<>();

  private CampaignTable(CampaignSetup setup, long seed) {
    this.setup = setup;
    chance = Chance.dice(seed);
    campaign = begin();
  }

  public static CampaignTable of(CampaignSetup setup) {
    return of(setup, 1);
  }

  /** The same with other dice. */
  public static CampaignTable of(CampaignSetup setup, long seed) {
    return new CampaignTable(setup, seed);
  }

  private Campaign begin() {
    Proof.kept(setup.rules().id());
    Campaign begun = Campaign.start(setup, chance);
    booked.addAll(begun.events());
    return begun;
  }

  /** These cards come next from a deck; to be said before anything is chosen. */
  public CampaignTable comesUp(String deck, String... cards) {
    for (String card : cards) {
      int place = books().deck(deck).print().indexOf(card);
      assertThat(place).as(card).isNotNegative();
      chance.foretell(CardDraw.stock(deck), place);
    }
    assertThat(campaign.choices()).isEmpty();
    booked.clear();
    campaign = begin();
    return this;
  }

  public Campaign campaign() {
    return campaign;
  }

  public Books books() {
    return campaign.books();
  }

  /** The character of that name, the last one if there were several. */
  public CharacterSheet sheet(String name) {
    return books().characters().reversed().stream()
        .filter(one -> one.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new AssertionError("nobody is called " + name));
  }

  public int number(String name) {
    return sheet(name).number();
  }

  /** Somebody makes a choice. */
  public CampaignTable does(int person, CampaignChoice choice) {
    booked.addAll(campaign.choose(person, choice));
    return this;
  }

  /** Whoever is asked answers. */
  public CampaignTable does(CampaignChoice choice) {
    booked.addAll(campaign.choose(choice));
    return this;
  }

  /** A character that is called like its class; what is asked on the way is answered anyhow. */
  public CampaignTable creates(int player, String characterClass) {
    return creates(player, characterClass, 1);
  }

  public CampaignTable creates(int player, String characterClass, int level) {
    return does(player, new CampaignChoice.Create(player, characterClass, "", level)).settle();
  }

  /** The first of the offered answers, until nothing has to be answered. */
  public CampaignTable settle() {
    while (campaign.prompt().waits() && campaign.prompt().kind() != CampaignPrompt.Kind.SCENARIO) {
      does(campaign.prompt().options().getFirst());
    }
    return this;
  }

  /** The party sets out; an event on the way is answered by its first way out. */
  public CampaignTable setsOut(int scenario) {
    while (offers(new CampaignChoice.Proceed())) { // through the rest of an Outpost Phase
      does(new CampaignChoice.Proceed()).settle();
    }
    return does(new CampaignChoice.SetOut(scenario, false)).settle();
  }

  /** It comes back with what is said of each of its characters; the rest brings nothing. */
  public CampaignTable returns(End end, UnaryOperator<Share> told) {
    List<Share> shares =
        books().members().stream()
            .map(one -> told.apply(new Share(one.name(), Fate.TAKES_PART, 0, 0, 0)))
            .toList();
    return does(new CampaignChoice.Return(new Homecoming(end, shares)));
  }

  /** It plays a scenario without anything worth telling, and completes it. */
  public CampaignTable completes(int scenario) {
    return setsOut(scenario).returns(End.COMPLETED, share -> share).settle();
  }

  public CampaignTable goesHome() {
    return does(new CampaignChoice.GoHome());
  }

  /** All that was booked, of that kind. */
  public <B extends Booking> List<B> booked(Class<B> kind) {
    return booked.stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  /** Forgets what was booked so far. */
  public CampaignTable fromNowOn() {
    booked.clear();
    return this;
  }

  /** The choice is refused by that rule, and nothing changes. */
  public CampaignTable refuses(int person, CampaignChoice choice, String rule) {
    long before = campaign.hash();
    try {
      campaign.choose(person, choice);
    } catch (Refused refused) {
      assertThat(refused.rule().text()).isEqualTo(rule);
      assertThat(campaign.hash()).isEqualTo(before);
      return this;
    }
    return fail("%s was not refused", choice.text());
  }

  /** Whether somebody is offered it now. */
  public boolean offers(CampaignChoice choice) {
    return campaign.prompts().stream().anyMatch(prompt -> prompt.options().contains(choice));
  }
}
