package haven.campaign.journey;

import haven.campaign.book.Booking;
import haven.campaign.book.Books;
import haven.campaign.book.CharacterSheet;
import haven.campaign.book.PartySheet;
import haven.campaign.book.World;
import haven.campaign.character.Levels;
import haven.campaign.character.Quests;
import haven.campaign.dungeon.Delving;
import haven.campaign.dungeon.Descent;
import haven.campaign.keeper.CampaignChoice;
import haven.campaign.keeper.CampaignPrompt;
import haven.campaign.keeper.Inquiry;
import haven.campaign.keeper.Keeper;
import haven.campaign.keeper.Topic;
import haven.campaign.outpost.Outpost;
import haven.campaign.outpost.OutpostPhase;
import haven.campaign.town.EventCards;
import haven.model.CampaignCite;
import haven.model.Variant;
import haven.model.pack.Pack;
import haven.model.pack.ScenarioEntry;
import haven.model.rules.LevelRules;
import haven.model.rules.PartyRules.Journey;
import haven.model.rules.PartyRules.Standing;
import haven.play.Refusal;
import haven.play.Refused;
import haven.play.scenario.EventEffect;
import haven.play.scenario.Setup;
import haven.play.scenario.Sheet;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Supplier;

/** Where the party goes next: home, or to a scenario, with an event on the way (EVT-13, EVT-14). */
public final class Departure {
  private Departure() {}

  static List<CampaignChoice> candidates(Keeper keeper) {
    List<CampaignChoice> all = new ArrayList<>();
    all.add(new CampaignChoice.GoHome());
    for (int level = -1; level <= keeper.rules().levels().highest(); level++) {
      all.add(new CampaignChoice.PlayAt(level));
    }
    boolean any = !keeper.rules().levels().party().barred().contains(Standing.NOT_UNLOCKED);
    for (ScenarioEntry entry : keeper.pack().scenarios()) {
      if (any || keeper.books().world().is(entry.number(), World.Mark.UNLOCKED)) {
        all.add(new CampaignChoice.SetOut(entry.number(), false));
        all.add(new CampaignChoice.SetOut(entry.number(), true));
      }
    }
    return all;
  }

  static Optional<Refusal> refusalOfHome(Keeper keeper) {
    return keeper.books().party().isHome()
        ? keeper.refuse(CampaignCite.VISIT, "option")
        : Optional.empty();
  }

  static void goHome(Keeper keeper) {
    keeper.book(new Booking.CameHome(keeper.cite(CampaignCite.VISIT)));
    OutpostPhase.begin(keeper);
  }

  static Optional<Refusal> refusal(Keeper keeper, CampaignChoice.PlayAt at) {
    LevelRules levels = keeper.rules().levels();
    boolean known = at.level() == -1 || levels.allows(at.level());
    if (levels.raises() == LevelRules.Raises.THE_CHARACTER) {
      return keeper.refuse(CampaignCite.STARTING_LEVEL, "option"); // the card says it (BBC-07)
    }
    int lesson = keeper.rules().campaign().lessons().levels();
    if (!Lessons.areOver(keeper, lesson - 1)) {
      return keeper.refuse(CampaignCite.DESTINATION, "campaign.notYet");
    }
    return known && at.level() != keeper.books().party().level()
        ? Optional.empty()
        : keeper.refuse(CampaignCite.DESTINATION, "option");
  }

  static void playAt(Keeper keeper, int level) {
    keeper.book(new Booking.LevelChosen(keeper.cite(CampaignCite.DESTINATION), level));
  }

  static Optional<Refusal> refusal(Keeper keeper, CampaignChoice.SetOut out) {
    boolean exists =
        keeper.pack().scenarios().stream().anyMatch(entry -> entry.number() == out.scenario());
    if (!exists) {
      return keeper.refuse(CampaignCite.SCENARIO_UNLOCKED, "option");
    }
    int due = keeper.books().party().due();
    if (due != 0 && due != out.scenario() && !out.casual()) {
      return keeper.refuse(CampaignCite.TRIED_AGAIN, "campaign.again", due);
    }
    return refusal(keeper, () -> away(keeper, out));
  }

  /** A random dungeon is played instead of a scenario (RDG-01). */
  static Optional<Refusal> refusalOfDungeon(Keeper keeper) {
    if (keeper.print().dungeon().isEmpty()) {
      return keeper.refuse(CampaignCite.DUNGEON, "option");
    }
    int due = keeper.books().party().due();
    return due == 0
        ? refusal(keeper, () -> Delving.imagined(keeper))
        : keeper.refuse(CampaignCite.TRIED_AGAIN, "campaign.again", due);
  }

  private static Optional<Refusal> refusal(Keeper keeper, Supplier<Away> whither) {
    Optional<Refusal> duty = Outpost.stands(keeper) ? Optional.empty() : duties(keeper);
    if (duty.isPresent()) {
      return duty;
    }
    try {
      Setup _ = whither.get().setup(keeper);
      return Optional.empty();
    } catch (Refused refused) {
      return Optional.of(new Refusal(refused.rule(), refused.why()));
    }
  }

  /** What must be done before the party leaves the town, or its Downtime. */
  public static Optional<Refusal> duties(Keeper keeper) {
    return keeper.books().members().stream().flatMap(one -> duty(keeper, one).stream()).findFirst();
  }

  /** What somebody must do in the town before leaving it (LVU-02, RTR-01). */
  private static Optional<Refusal> duty(Keeper keeper, CharacterSheet one) {
    boolean here =
        keeper.books().party().isHome() || !keeper.rules().campaign().town().levelsUpAtHomeOnly();
    if (here && Levels.isDue(keeper, one)) {
      return keeper.refuse(CampaignCite.LEVEL_UP_DUE, "campaign.levelFirst", one.name());
    }
    return keeper.books().party().isHome() && Quests.isMet(keeper, one)
        ? keeper.refuse(CampaignCite.RETIREMENT_DUE, "campaign.retireFirst", one.name())
        : Optional.empty();
  }

  private static Away away(Keeper keeper, CampaignChoice.SetOut out) {
    return new Away(
        out.scenario(), out.casual(), journey(keeper, out.scenario()), Optional.empty());
  }

  /** How the party comes to a scenario from where it is. */
  private static Journey journey(Keeper keeper, int scenario) {
    PartySheet party = keeper.books().party();
    if (party.isHome()) {
      return keeper.print().atHome().contains(scenario)
          ? Journey.LINKED
          : travelled(keeper, scenario);
    }
    if (party.place() == scenario) {
      return Journey.TRIED_AGAIN;
    }
    return keeper.books().world().isLinked(party.place(), scenario)
        ? Journey.LINKED
        : travelled(keeper, scenario);
  }

  /** Nothing happens on the way to where a campaign begins, in some games (EVT-15). */
  private static Journey travelled(Keeper keeper, int scenario) {
    return keeper.print().open().contains(scenario) ? Journey.FIRST : Journey.TRAVELLED;
  }

  static void setOut(Keeper keeper, CampaignChoice.SetOut out) {
    Away away = away(keeper, out);
    boolean event = away.setup(keeper).isRoadEventDue();
    keeper.book(
        new Booking.SetOut(
            keeper.cite(CampaignCite.DESTINATION), out.scenario(), out.casual(), away.journey));
    keeper.push(away);
    if (!out.casual() && Favours.areGranted(keeper)) {
      keeper.push(new Favours(away));
    }
    if (event) {
      EventCards.onTheRoad(keeper);
    }
  }

  /**
   * The party plays a scenario; the campaign waits for what it brings home.
   *
   * @param dungeon if it is a random one
   */
  public record Away(int scenario, boolean casual, Journey journey, Optional<Descent> dungeon)
      implements Inquiry {

    /** Where what can turn up is found. */
    Pack pack(Keeper keeper) {
      return dungeon.map(descent -> descent.in(keeper.pack())).orElse(keeper.pack());
    }

    @Override
    public List<CampaignPrompt> prompts(Keeper keeper) {
      return List.of(
          CampaignPrompt.of(
                  CampaignPrompt.Kind.SCENARIO,
                  CampaignPrompt.ALL,
                  -1,
                  keeper.cite(CampaignCite.HOMECOMING),
                  List.of())
              .about(new Topic.Scenario(scenario)));
    }

    @Override
    public Optional<Refusal> refusal(Keeper keeper, int person, CampaignChoice choice) {
      return choice instanceof CampaignChoice.Return(Homecoming told)
          ? Bookkeeping.refusal(keeper, this, told)
          : keeper.refuse(CampaignCite.HOMECOMING, "campaign.away");
    }

    @Override
    public void answer(Keeper keeper, CampaignChoice choice) {
      Bookkeeping.book(keeper, this, ((CampaignChoice.Return) choice).what());
    }

    /**
     * The set-up of the game.
     *
     * @throws Refused if a rule speaks against it
     */
    public Setup setup(Keeper keeper) {
      return outing(keeper).seated(keeper.pack());
    }

    /** Who sets out for it, and with what. */
    public Outing outing(Keeper keeper) {
      Books books = keeper.books();
      List<Sheet> sheets = new ArrayList<>();
      List<Integer> players = new ArrayList<>();
      List<EventEffect> effects = new ArrayList<>();
      for (CharacterSheet one : books.members()) {
        sheets.add(Outfits.sheet(keeper, one));
        players.add(one.player());
        one.awaiting().forEach(what -> effects.add(new EventEffect(one.name(), what)));
      }
      if (sheets.isEmpty()) {
        throw new Refused(keeper.refuse(CampaignCite.PARTY, "campaign.nobody").orElseThrow());
      }
      Set<Variant> variants = EnumSet.noneOf(Variant.class);
      variants.addAll(books.setup().variants());
      if (casual && isVariant(keeper)) {
        variants.add(Variant.CASUAL);
      }
      int level = books.party().level();
      return new Outing(
          scenario,
          sheets,
          players,
          level < 0 ? OptionalInt.empty() : OptionalInt.of(level),
          variants,
          books.setup().agreement(),
          standing(keeper),
          journey,
          effects,
          books.world().treasures(),
          books.enhancements(),
          dungeon,
          printed -> Surroundings.of(keeper, printed));
    }

    /** Whether it is played for nothing: casually, in a game that has no such mode (D20). */
    boolean isForNothing(Keeper keeper) {
      return casual && !isVariant(keeper);
    }

    private static boolean isVariant(Keeper keeper) {
      return keeper.rules().levels().party().variants().contains(Variant.CASUAL);
    }

    private Set<Standing> standing(Keeper keeper) {
      World world = keeper.books().world();
      Set<Standing> standing = EnumSet.noneOf(Standing.class);
      if (dungeon.isPresent()) {
        return standing;
      }
      if (!world.is(scenario, World.Mark.UNLOCKED)) {
        standing.add(Standing.NOT_UNLOCKED);
      }
      if (world.is(scenario, World.Mark.COMPLETED)) {
        standing.add(Standing.COMPLETED);
      }
      if (world.is(scenario, World.Mark.BLOCKED)) {
        standing.add(Standing.LOCKED);
      }
      if (!Requirements.areMet(keeper, scenario)) {
        standing.add(Standing.REQUIREMENTS_NOT_MET);
      }
      return standing;
    }
  }
}
