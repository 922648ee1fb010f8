package haven.stage.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Board;
import haven.board.Door;
import haven.board.Hex;
import haven.campaign.CampaignSetup;
import haven.campaign.CampaignView;
import haven.campaign.book.Booking;
import haven.campaign.book.Books;
import haven.campaign.keeper.CampaignChoice.Amount;
import haven.campaign.keeper.CampaignChoice.Delve;
import haven.campaign.keeper.CampaignChoice.Give;
import haven.campaign.keeper.CampaignChoice.Penalize;
import haven.campaign.keeper.CampaignPrompt;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.campaign.RoomCard.Severity;
import haven.model.map.RoomSetup;
import haven.model.map.ScenarioMap;
import haven.model.map.SectionLink;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.item.LootPile.End;
import haven.play.scenario.Setup;
import haven.rulebook.Edition;
import haven.stage.CampaignTable;
import haven.stage.ScenarioGame;
import haven.testkit.GuildPack;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Random dungeons: drawn, joined and played (RDG). */
final class RandomDungeonTest {
  private static final Ruleset GH = Ruleset.GLOOMHAVEN;
  private static final Penalize RECOMMENDED =
      new Penalize(List.of(Severity.NONE, Severity.MINOR, Severity.MAJOR));

  private static String room(String noun, String gates, String minor, String major) {
    return """
    - room-card: %s
      plan: |
        y   .   .   a   b   c   x
          .   .   .   d   e   f
        w   .   .   g   h   i   z
          .   .   j   k   l
      spots: [a, b, d, e, f, g, h, i, j, k, l, c]
    %s
      minor: %s
      major: %s
    """
        .formatted(noun, gates, minor, major);
  }

  private static final String OPENER = "{gives: [poison], whom: opener}";
  private static final String MUDDLE = "{gives: [muddle]}";
  private static final String FOR_GOOD = "{gives: [muddle], permanent: true}";
  private static final String BEHIND = "{damage: 1, whom: left-behind}";

  private static String gates(String in, String out) {
    return "  entrances: [" + in + "]\n  exits: [" + out + "]";
  }

  private static final String DUNGEON =
      room("Shed", gates("{at: y, kind: A}", "{at: x, kind: A}"), MUDDLE, FOR_GOOD)
          + room(
              "Barn",
              gates("{at: y, kind: A}", "{at: x, kind: A}, {at: z, kind: B}"),
              OPENER,
              BEHIND)
          + room("Attic", gates("{at: y, kind: B}", "{at: x, kind: B}"), MUDDLE, FOR_GOOD)
          + room(
              "Loft",
              gates("{at: y, kind: A}, {at: w, kind: B}", "{at: x, kind: A}"),
              MUDDLE,
              FOR_GOOD)
          + dwellers("Dusty", "holds: [{gold: 7}]")
          + dwellers("Noisy", "holds: [{xp: 2}]")
          + dwellers("Empty", "holds: [{damage: 1}]");

  private static String dwellers(String adjective, String holds) {
    return """
    - dweller-card: %s
      monsters: [{monster: Rat, at: s5, ranks: normal/elite/elite}, {monster: Rat, at: s7, ranks: none/normal/normal}]
      tiles: [{trap: hook, at: [s6], damage: level}, {obstacle: crate, at: [s11]}]
      loot: [s8]
      treasures: [{at: 9, %s}]
    """
        .formatted(adjective, holds);
  }

  private static CampaignTable party(Ruleset ruleset, String... rooms) {
    GuildPack guild = new GuildPack(ruleset.id()).with(DUNGEON);
    return CampaignTable.of(CampaignSetup.of(Guild.read(guild), "Ada", "Bo"))
        .comesUp(Books.QUESTS, "Rat Catcher", "Good Soul", "Good Soul", "Old Debts")
        .comesUp(Books.ROOMS, rooms)
        .comesUp(Books.DWELLERS, "Dusty", "Noisy", "Empty")
        .creates(0, "Porter")
        .creates(1, "Smith");
  }

  private static CampaignTable delved(Ruleset ruleset, Penalize penalties, String... rooms) {
    return party(ruleset, rooms).does(new Delve()).does(penalties);
  }

  private static Setup setup(CampaignTable table) {
    return table.campaign().scenario().orElseThrow();
  }

  private static List<String> titles(CampaignTable table) {
    return setup(table).scenario().rules().stream()
        .filter(rule -> rule.once())
        .map(rule -> rule.name())
        .toList();
  }

  @RulesetTest
  @Rule({"RDG-02", "RDG-03", "RDG-04", "RDG-05", "RDG-06"})
  void threeRoomsAreJoinedAndEachHasItsDwellers(Ruleset ruleset) {
    CampaignTable table = delved(ruleset, RECOMMENDED, "Shed", "Loft", "Barn");
    assertThat(titles(table)).containsExactly("Dusty Shed", "Noisy Loft", "Empty Barn");
    ScenarioMap map = setup(table).scenario().map();
    assertThat(map.rooms()).hasSize(3);
    assertThat(map.links()).hasSize(2); // a door to the second room and one to the third
    for (RoomSetup room : map.rooms()) {
      assertThat(room.monsters()).extracting(spot -> spot.type()).containsExactly("Rat", "Rat");
      assertThat(room.tiles()).hasSize(2); // crates never run out
      assertThat(room.loot()).hasSize(1);
      assertThat(room.treasures()).hasSize(1);
    }
    Board board = Board.of(map.layout());
    assertThat(map.rooms().stream().map(room -> board.room(board.at(room.anyHex()))).distinct())
        .hasSize(3);
  }

  @RulesetTest
  @Rule("RDG-08")
  void aCardWithoutAMatchingEntranceIsPassedOver(Ruleset ruleset) {
    assertThat(titles(delved(ruleset, RECOMMENDED, "Shed", "Attic", "Loft", "Barn")))
        .containsExactly("Dusty Shed", "Noisy Loft", "Empty Barn");
  }

  @RulesetTest
  @Rule("RDG-09")
  void behindTwoExitsLieTwoRoomsAndTheEntranceFitsTheExit(Ruleset ruleset) {
    CampaignTable table = delved(ruleset, RECOMMENDED, "Shed", "Barn", "Attic", "Loft");
    assertThat(titles(table))
        .containsExactly("Dusty Shed", "Noisy Barn", "Empty Loft", "Empty Attic");
    ScenarioGame game = ScenarioGame.of(setup(table)).start();
    List<SectionLink> doors = setup(table).scenario().map().links();
    walkInto(game, "Porter", doors.get(0).hex());
    assertThat(door(game, doors.get(1).hex())).contains(Door.CLOSED);
    assertThat(door(game, doors.get(2).hex())).contains(Door.CLOSED);
    game.endRound();
    walkInto(game, "Porter", doors.get(2).hex());
    assertThat(door(game, doors.get(1).hex())).contains(Door.LOCKED);
    assertThat(game.events(Event.What.ROOM_REVEALED)).hasSize(3);
  }

  private static Optional<Door> door(ScenarioGame game, Hex hex) {
    Board board = game.game.state().board();
    return board.door(board.at(hex));
  }

  /** Somebody is put beside a door, and goes into it. */
  private static void walkInto(ScenarioGame game, String hero, Hex door) {
    int round = game.game.state().round();
    String card = hero + "'s Trick " + (round == 1 ? 1 : 5); // both are a move of 3
    game.turnOf(hero, card, hero + "'s Trick " + (round == 1 ? 2 : 6));
    Hex beside = beside(game, door);
    game.stand(game.figure(hero), beside.q(), beside.r());
    game.bottom(card);
    game.choose(new Choice.To(door));
    game.goOn();
  }

  private static Hex beside(ScenarioGame game, Hex door) {
    Board board = game.game.state().board();
    return board.layout().floor().stream()
        .filter(hex -> hex.distanceTo(door) == 1)
        .filter(
            hex -> game.game.state().map().progress().rooms().contains(board.room(board.at(hex))))
        .filter(hex -> game.game.state().scene().figureAt(hex).isEmpty())
        .findFirst()
        .orElseThrow();
  }

  @RulesetTest
  @Rule("RDG-07")
  void thePartyChoosesTheEntranceAndStartsNearIt(Ruleset ruleset) {
    CampaignTable table = delved(ruleset, RECOMMENDED, "Loft", "Shed", "Barn");
    assertThat(table.campaign().prompt().kind()).isEqualTo(CampaignPrompt.Kind.ENTRANCE);
    CampaignTable first = delved(ruleset, RECOMMENDED, "Loft", "Shed", "Barn").does(new Amount(0));
    CampaignTable second = table.does(new Amount(1));
    for (CampaignTable one : List.of(first, second)) {
      List<Hex> starts = setup(one).scenario().map().starts();
      assertThat(starts.size()).isGreaterThanOrEqualTo(4);
      assertThat(starts).allMatch(hex -> hex.distanceTo(new Hex(0, 0)) <= 2); // the entrance
    }
    assertThat(setup(second).scenario().map().starts())
        .isNotEqualTo(setup(first).scenario().map().starts());
  }

  @RulesetTest
  @Rule("RDG-10")
  void penaltiesComeWhenARoomIsRevealedAsThePartyLikes(Ruleset ruleset) {
    assertThat(table(ruleset).campaign().prompt().options()).hasSize(27).startsWith(RECOMMENDED);
    for (Severity severity : Severity.values()) {
      Penalize penalties = new Penalize(List.of(Severity.NONE, severity, Severity.NONE));
      CampaignTable table = delved(ruleset, penalties, "Loft", "Shed", "Barn").does(new Amount(0));
      ScenarioGame game = ScenarioGame.of(setup(table)).start();
      assertThat(game.figure("Smith").has(Condition.MUDDLE)).isFalse();
      walkInto(game, "Porter", setup(table).scenario().map().links().getFirst().hex());
      assertThat(game.figure("Smith").has(Condition.MUDDLE)).isEqualTo(severity != Severity.NONE);
      game.endRound().selectFirstTwo().endRound();
      assertThat(game.figure("Smith").has(Condition.MUDDLE)).isEqualTo(severity == Severity.MAJOR);
    }
  }

  private static CampaignTable table(Ruleset ruleset) {
    return party(ruleset, "Shed").does(new Delve());
  }

  @RulesetTest
  @Rule("RDG-11a")
  void whoOpensTheDoorSuffersAndInTheFirstRoomWhomThePartyNames(Ruleset ruleset) {
    Penalize minor = new Penalize(List.of(Severity.MINOR, Severity.MINOR, Severity.NONE));
    CampaignTable table = delved(ruleset, minor, "Barn", "Shed", "Attic", "Loft");
    assertThat(table.campaign().prompt().kind()).isEqualTo(CampaignPrompt.Kind.WHOM);
    table.does(new Give(1));
    ScenarioGame game = ScenarioGame.of(setup(table)).start();
    assertThat(game.figure("Smith").has(Condition.POISON)).isTrue();
    assertThat(game.figure("Porter").has(Condition.POISON)).isFalse();
    CampaignTable later = delved(ruleset, minor, "Shed", "Barn", "Attic", "Loft");
    ScenarioGame second = ScenarioGame.of(setup(later)).start();
    walkInto(second, "Porter", setup(later).scenario().map().links().getFirst().hex());
    assertThat(second.figure("Porter").has(Condition.POISON)).isTrue();
    assertThat(second.figure("Smith").has(Condition.POISON)).isFalse();
  }

  @Test
  @Rule("RDG-11b")
  void noPenaltyStrikesARoomBeforeTheFirst() {
    Penalize major = new Penalize(List.of(Severity.MAJOR, Severity.MAJOR, Severity.NONE));
    CampaignTable first = delved(GH, major, "Barn", "Shed", "Attic", "Loft");
    ScenarioGame game = ScenarioGame.of(setup(first)).start();
    assertThat(game.figure("Porter").hitPoints()).isEqualTo(8);
    assertThat(game.figure("Smith").hitPoints()).isEqualTo(8);
    CampaignTable second = delved(GH, major, "Loft", "Barn", "Shed", "Attic").does(new Amount(0));
    ScenarioGame later = ScenarioGame.of(setup(second)).start();
    walkInto(later, "Porter", setup(second).scenario().map().links().getFirst().hex());
    assertThat(later.figure("Smith").hitPoints()).isEqualTo(7); // in the room before
    assertThat(later.figure("Porter").hitPoints()).isEqualTo(8);
  }

  @Test
  @Rule("RDG-01a")
  @Rule(value = "RDG-14", in = Edition.GH)
  void aDungeonBringsWhatAScenarioBringsAndDoesNotAdvanceTheCampaign() {
    CampaignTable table = delved(GH, RECOMMENDED, "Shed", "Loft", "Barn");
    assertThat(table.booked(Booking.CardDrawn.class)).isEmpty(); // no road event
    int gold = table.sheet("Porter").gold();
    table.fromNowOn();
    table.returns(
        End.COMPLETED,
        share -> {
          boolean porter = share.character().equals("Porter");
          return porter ? Guild.told(share, 11, 4, 1).looting(1010).doing(0, 2) : share;
        });
    assertThat(table.sheet("Porter").gold()).isEqualTo(gold + 4 + 7); // and the treasure
    assertThat(table.sheet("Porter").experience()).isEqualTo(11 + 6);
    assertThat(table.sheet("Porter").checkmarks()).isEqualTo(1);
    assertThat(table.sheet("Porter").progress()).containsEntry(0, 2);
    assertThat(table.booked(Booking.Marked.class)).isEmpty();
    assertThat(table.books().world().treasures()).isEmpty();
    assertThat(table.books().deck(Books.ROOMS).size()).isEqualTo(4);
    table.goesHome().does(new Delve()); // and another one
  }

  @Test
  void nobodyKnowsWhatLiesBehindTheDoors() {
    CampaignTable table = delved(GH, RECOMMENDED, "Shed", "Loft", "Barn");
    for (int person = 0; person < 2; person++) {
      CampaignView view = table.campaign().viewFor(person);
      assertThat(view.events().stream().filter(Booking.DungeonDrawn.class::isInstance))
          .hasSize(6)
          .allMatch(one -> ((Booking.DungeonDrawn) one).card().isEmpty());
    }
  }

  @RulesetTest
  @Rule(value = "RDG-15", in = Edition.GH)
  void aDamageTrapHurtsByTheLevel(Ruleset ruleset) {
    CampaignTable table = delved(ruleset, RECOMMENDED, "Shed", "Loft", "Barn");
    ScenarioGame game = ScenarioGame.of(setup(table)).start();
    Hex trap =
        setup(table).scenario().map().rooms().getFirst().tiles().stream()
            .filter(tile -> tile.picture().equals("hook"))
            .findFirst()
            .orElseThrow()
            .hex();
    int before = game.figure("Porter").hitPoints();
    walkInto(game, "Porter", trap);
    assertThat(game.figure("Porter").hitPoints()).isEqualTo(before - 3); // 2 + level 1
  }

  @Test
  void whereThereAreNoCardsThereAreNoDungeons() {
    Guild.party(GH).refuses(0, new Delve(), "RDG-01a");
    Guild.party(Ruleset.JAWS_OF_THE_LION).refuses(0, new Delve(), "JLC-21");
  }
}
