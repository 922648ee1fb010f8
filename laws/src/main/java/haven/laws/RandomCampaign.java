package haven.laws;

import haven.campaign.Campaign;
import haven.campaign.CampaignSetup;
import haven.campaign.book.Booking;
import haven.campaign.book.CharacterSheet;
import haven.campaign.journey.Homecoming;
import haven.campaign.journey.Homecoming.Share;
import haven.campaign.keeper.CampaignChoice;
import haven.campaign.keeper.CampaignPrompt;
import haven.model.LootKind;
import haven.model.Variant;
import haven.model.card.ItemCard;
import haven.model.rules.EndRules.TryAgain;
import haven.play.item.LootPile.End;
import haven.play.scenario.HeroTally.Fate;
import java.util.ArrayList;
import java.util.List;

/**
 * A campaign of random choices, always the same one for the same seed; what its scenarios bring is
 * made up. Everything that was booked is kept.
 */
public final class RandomCampaign {
  private static final int MOST_EXPERIENCE = 30;
  private static final int MOST_GOLD = 15;
  private static final int MOST_MARKS = 3;
  private static final int CHANCES = 12;

  private final Campaign campaign;
  private final Luck luck;
  private final List<Booking> booked;
  private int played;

  public RandomCampaign(CampaignSetup setup, long seed) {
    campaign = Campaign.start(setup, seed);
    luck = new Luck(seed);
    booked = new ArrayList<>(campaign.events());
  }

  public Campaign campaign() {
    return campaign;
  }

  /** All bookings since the start. */
  public List<Booking> booked() {
    return booked;
  }

  /** How many scenarios were played. */
  public int played() {
    return played;
  }

  /** One more choice. */
  public CampaignChoice step() {
    CampaignPrompt prompt = campaign.prompt();
    if (prompt.kind() == CampaignPrompt.Kind.SCENARIO) {
      played++;
      return choose(0, new CampaignChoice.Return(homecoming()));
    }
    List<CampaignPrompt> open =
        campaign.prompts().stream().filter(one -> !one.options().isEmpty()).toList();
    if (open.isEmpty()) {
      throw new BrokenLaw("nothing can be done after " + campaign.kept());
    }
    CampaignPrompt asked = open.get(luck.below(open.size()));
    List<CampaignChoice> options = asked.options();
    List<CampaignChoice> journeys =
        options.stream()
            .filter(
                one ->
                    one instanceof CampaignChoice.SetOut
                        || one instanceof CampaignChoice.Delve
                        || one instanceof CampaignChoice.Proceed)
            .toList();
    // Who only shops never plays: every other time the party sets out if it can.
    List<CampaignChoice> pool = !journeys.isEmpty() && luck.below(2) == 0 ? journeys : options;
    return choose(Math.max(0, asked.person()), pool.get(luck.below(pool.size())));
  }

  private CampaignChoice choose(int person, CampaignChoice choice) {
    booked.addAll(campaign.choose(person, choice));
    return choice;
  }

  private Homecoming homecoming() {
    boolean must = campaign.setup().rules().levels().end().triedAgain() == TryAgain.MUST;
    End end =
        luck.below(3) > 0
            ? End.COMPLETED
            : must ? End.LOST_AND_PLAYED_AGAIN : End.LOST_AND_RETURNED;
    List<Integer> treasures = new ArrayList<>(campaign.setup().pack().treasures().keySet());
    treasures.removeAll(campaign.books().world().treasures());
    treasures.sort(null);
    List<Share> shares = new ArrayList<>();
    for (CharacterSheet one : campaign.books().members()) {
      Share share = share(one);
      if (!treasures.isEmpty() && luck.below(2) == 0) {
        share = share.looting(treasures.remove(luck.below(treasures.size())));
      }
      if (outpost() && luck.below(CHANCES) == 0) {
        share = finding(share, shares);
      }
      shares.add(outpost() ? laden(share) : share);
    }
    Homecoming told = new Homecoming(end, shares);
    boolean guest = campaign.books().party().guest().isPresent();
    return guest && luck.below(2) == 0 ? told.withGuest() : told;
  }

  private boolean outpost() {
    return campaign.setup().rules().levels().end().outpostPhase();
  }

  /** With a random item that nobody else has found. */
  private Share finding(Share share, List<Share> others) {
    List<String> left =
        campaign.scenario().orElseThrow().box().randomItems().stream()
            .map(ItemCard::name)
            .filter(
                name -> others.stream().noneMatch(other -> other.feats().items().contains(name)))
            .toList();
    return left.isEmpty() ? share : share.finding(left.get(luck.below(left.size())));
  }

  /** With resources for an outpost. */
  private Share laden(Share share) {
    Share laden = share;
    for (LootKind kind : LootKind.values()) {
      if (kind.isResource()) {
        laden = laden.gathering(kind, luck.below(MOST_MARKS));
      }
    }
    return laden;
  }

  private Share share(CharacterSheet one) {
    boolean mayDie = campaign.setup().variants().contains(Variant.PERMANENT_DEATH);
    Fate fate =
        mayDie && luck.below(CHANCES) == 0
            ? Fate.DEAD
            : luck.below(3) == 0 ? Fate.EXHAUSTED : Fate.TAKES_PART;
    return new Share(
            one.name(),
            fate,
            luck.below(MOST_EXPERIENCE),
            luck.below(MOST_GOLD),
            luck.below(MOST_MARKS))
        .doing(0, luck.below(MOST_MARKS));
  }
}
