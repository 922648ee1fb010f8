package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.FigureId;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.card.SummonCard;
import haven.model.map.MonsterSymbol;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** Who acts when in a round; ties are in {@link TiedInitiativeTest}. */
final class RoundOrderTest {
  private static final StatLine WEAK = StatLine.of(9, 0, 0, 0);
  private static final SummonCard ANT = SummonCard.of("Ant", 2, 0, 0);
  private static final SummonCard BOT = SummonCard.of("Bot", 2, 0, 0);

  /** A card with that initiative and nothing on it. */
  static AbilityCard card(int initiative) {
    return AbilityCard.of("At " + initiative, initiative, CardAction.of(), CardAction.of());
  }

  static Arena monster(Arena arena, char at, String type, int initiative) {
    return arena.monster(at, type, WEAK, MonsterCard.of(initiative));
  }

  /** Everybody takes its first two cards; the turns of the round, by character and type. */
  static List<String> round(Arena arena) {
    arena.selectFirstTwo();
    return rest(arena);
  }

  /** The round is played to its end; all its turns, by character and type. */
  static List<String> rest(Arena arena) {
    int round = arena.game.state().round();
    Parties.finishRound(arena);
    return turns(arena, round).stream().map(figure -> figure.nature().group()).toList();
  }

  private static List<Watched> turns(Arena arena, int round) {
    List<Watched> turns = new ArrayList<>();
    int current = 0;
    for (Event event : arena.log) {
      current = event.what() == Event.What.ROUND_STARTS ? event.number() : current;
      if (current == round && event.what() == Event.What.TURN_STARTS) {
        turns.add(new Watched(arena.game, event.who()));
      }
    }
    return turns;
  }

  @RulesetTest
  @Rule("EX-RND-01")
  void theLowestInitiativeFirst(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   B   C   .   g")
            .hero('A', card(81), card(20))
            .hero('B', card(23), card(70))
            .hero('C', card(15), card(60));
    assertThat(round(monster(arena, 'g', "Guard", 55).start()))
        .containsExactly("C", "B", "Guard", "A");
  }

  @RulesetTest
  @Rule("RND-12")
  void allAreSortedByInitiative(Ruleset ruleset) {
    Arena arena = Arena.in(ruleset, "A   .   g   h   i   B").hero('A', card(40), card(2));
    monster(arena.company('B', card(60), card(1)), 'g', "Late", 98);
    monster(arena, 'h', "Early", 7);
    List<String> turns = round(monster(arena, 'i', "Middle", 50).start());
    assertThat(turns.stream().filter(name -> !name.equals("B")))
        .containsExactly("Early", "A", "Middle", "Late");
    if (Parties.isForTwo(ruleset)) {
      assertThat(turns).containsExactly("Early", "A", "Middle", "B", "Late");
    }
  }

  @RulesetTest
  @Rule("EX-RND-02")
  void theLeadingCardCounts(Ruleset ruleset) {
    for (boolean late : List.of(true, false)) {
      Arena arena =
          Arena.in(ruleset, "A   B   .   g   h")
              .hero('A', card(61), card(15))
              .hero('B', card(86), card(10));
      monster(arena, 'g', "Living Bones", 45);
      monster(arena, 'h', "Bandit Archer", 32).start();
      arena.choose(late ? new Choice.Cards(0, 1) : new Choice.Cards(1, 0));
      arena.selectFirstTwo();
      assertThat(rest(arena))
          .containsExactlyElementsOf(
              late
                  ? List.of("Bandit Archer", "Living Bones", "A", "B")
                  : List.of("A", "Bandit Archer", "Living Bones", "B"));
    }
  }

  @RulesetTest
  @Rule("RND-13")
  void aLongRestIsAt99(Ruleset ruleset) {
    Arena arena = Arena.in(ruleset, "A   .   g   h   B").hero('A', card(10), card(11)).company('B');
    monster(arena, 'g', "Almost last", 98);
    monster(arena, 'h', "At 99", 99).start();
    assertThat(round(arena)).startsWith("A");
    arena.choose("long rest");
    arena.selectFirstTwo();
    FigureId hero = arena.figure("A").id();
    assertThat(arena.game.state().order().initiativeOf(hero.number()).number()).isEqualTo(99);
    assertThat(rest(arena).stream().filter(name -> !name.equals("B")))
        .as("and before monsters at 99, as any character")
        .containsExactly("Almost last", "A", "At 99");
  }

  private static AbilityCard summoning(int initiative) {
    return AbilityCard.of(
        "Summons " + initiative,
        initiative,
        CardAction.of(new Ability.Summon(ANT, 1)),
        CardAction.of(new Ability.Summon(BOT, 1)));
  }

  /** The first round, in which the hero has summoned a bot and then an ant. */
  private static Arena summoned(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, ".   A   .   g   h   B")
            .hero('A', summoning(38), summoning(37), card(40), card(70))
            .hero('B', card(80), card(81), card(82), card(83));
    monster(arena, 'g', "Guard", 39);
    monster(arena, 'h', "Archer", 41).start();
    arena.turnOf('A').choose("bottom 0");
    arena.until(Prompt.Kind.ACTION, "A");
    arena.choose("top 1");
    return arena.until(Prompt.Kind.ACTION, "A");
  }

  @RulesetTest
  @Rule({"RND-19", "RND-20"})
  void summonsActFromTheNextRoundOnInTheOrderOfSummoning(Ruleset ruleset) {
    Arena arena = summoned(ruleset);
    assertThat(rest(arena)).as("nobody just summoned").containsExactly("A", "Guard", "Archer", "B");
    arena.log.removeIf(event -> event.what() == Event.What.TURN_ENDS);
    arena.selectFirst(2);
    assertThat(rest(arena)).containsExactly("Guard", "Bot", "Ant", "A", "Archer", "B");
    List<Event.What> turns =
        arena.log.stream().map(Event::what).filter(what -> what == Event.What.TURN_ENDS).toList();
    assertThat(turns).as("a turn each").hasSize(6);
  }

  @RulesetTest
  @Rule("RND-26")
  void theSummonsOfALongResterActBeforeItAt99(Ruleset ruleset) {
    Arena arena = summoned(ruleset);
    rest(arena);
    // Both cards are active, so two more have to be discarded first.
    arena.selectFirst(2);
    rest(arena);
    arena.choose("long rest");
    arena.selectFirst(4);
    FigureId bot = arena.only("Bot").id();
    assertThat(arena.game.state().order().initiativeOf(bot.number()).number()).isEqualTo(99);
    assertThat(rest(arena)).endsWith("Bot", "Ant", "A").startsWith("Guard", "Archer");
  }

  @RulesetTest
  @Rule({"RND-20", "MAB-15"})
  void aMonsterDoesNotActInTheRoundOfItsSummoning(Ruleset ruleset) {
    MonsterCard summons =
        MonsterCard.of(
            30, new Ability.SummonMonster("Bones", MonsterSymbol.of("white/white/white"), 1));
    Arena arena =
        Arena.in(ruleset, "A   B   .   .   .   g   .")
            .hero('A', card(10), card(11))
            .hero('B', card(80), card(81))
            .monster('g', "Shaman", WEAK, summons)
            .type(
                MonsterType.of("Bones", "Bones", 2, Map.of(Rank.NORMAL, WEAK)),
                new MonsterDeck("Bones", List.of(MonsterCard.of(60))))
            .start();
    assertThat(round(arena)).containsExactly("A", "Shaman", "B");
    assertThat(arena.all("Bones")).hasSize(1);
    assertThat(round(arena)).contains("Bones");
  }

  @RulesetTest
  @Rule("RND-22")
  void everyFigureHasExactlyOneTurnARound(Ruleset ruleset) {
    Arena arena = Arena.in(ruleset, "A   .   g   h   i   B").hero('A', card(40)).company('B');
    monster(arena, 'g', "Guard", 30).another('h', "Guard", Rank.NORMAL);
    monster(arena, 'i', "Imp", 60).start();
    for (int round = 1; round <= 2; round++) {
      List<String> turns = new ArrayList<>(round(arena));
      turns.remove("B");
      assertThat(turns).containsExactlyInAnyOrder("A", "Guard", "Guard", "Imp");
      assertThat(turns(arena, round)).doesNotHaveDuplicates();
    }
    List<Event> turns =
        arena.log.stream()
            .filter(
                event ->
                    event.what() == Event.What.TURN_STARTS || event.what() == Event.What.TURN_ENDS)
            .toList();
    for (int i = 0; i < turns.size(); i += 2) {
      assertThat(turns.get(i).who()).as("one after the other").isEqualTo(turns.get(i + 1).who());
    }
  }

  private static List<String> toCome(Arena arena) {
    return arena.game.viewFor(0).toCome().stream()
        .map(id -> arena.game.state().figure(FigureId.of(id)).nature().group())
        .toList();
  }

  @RulesetTest
  @Rule("RND-25")
  void theOrderIsAListThatOnlyLosesThoseWhoAct(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   h   .   g   i   B")
            .hero('A', Arena.card("Blow", 50, CardAction.of(Ability.attack(50)), CardAction.of()))
            .hero('B', card(70), card(5));
    monster(arena, 'g', "Guard", 60).another('h', "Guard", Rank.NORMAL);
    monster(arena, 'i', "Archer", 20).start().turnOf('A');
    assertThat(toCome(arena)).containsExactly("Guard", "Guard", "B");
    Watched victim = new Watched(arena.game, arena.game.state().at(arena.hex('h')));
    Parties.strike(arena, victim);
    arena.until(Prompt.Kind.ACTION, "A");
    assertThat(toCome(arena)).as("one has left").containsExactly("Guard", "B");
    assertThat(rest(arena)).containsExactly("Archer", "A", "Guard", "B");
  }

  private static Arena company(Ruleset ruleset, long seed) {
    Arena arena = Arena.in(ruleset, "A   .   g   h   i   j   B").hero('A', card(90)).company('B');
    return monster(arena, 'g', "Guard", 30)
        .another('h', "Guard", Rank.ELITE)
        .another('i', "Guard", Rank.NORMAL)
        .another('j', "Guard", Rank.ELITE)
        .start(seed);
  }

  private static List<Watched> acted(Arena arena) {
    round(arena);
    return turns(arena, 1).stream().filter(figure -> figure.nature().isMonster()).toList();
  }

  @RulesetTest
  @Rule({"MON-11a", "MON-11b", "EX-MON-02", "EX-MON-03"})
  void elitesInOrderThenNormalsInOrder(Ruleset ruleset) {
    boolean lowNormal = false;
    for (long seed = 1; seed <= 12; seed++) {
      List<Watched> acted = acted(company(ruleset, seed));
      assertThat(acted)
          .extracting(figure -> figure.nature().rank())
          .containsExactly(Rank.ELITE, Rank.ELITE, Rank.NORMAL, Rank.NORMAL);
      List<Integer> numbers = acted.stream().map(figure -> figure.nature().number()).toList();
      assertThat(numbers.get(0)).isLessThan(numbers.get(1));
      assertThat(numbers.get(2)).isLessThan(numbers.get(3));
      lowNormal |= numbers.get(2) < numbers.get(0);
    }
    assertThat(lowNormal).as("also where a normal one has the lowest number").isTrue();
  }

  @RulesetTest
  @Rule("MON-11c")
  void onlyTheNumberCounts(Ruleset ruleset) {
    List<Watched> acted = acted(company(ruleset, 1));
    assertThat(acted).hasSize(4);
    assertThat(acted)
        .isSortedAccordingTo(Comparator.comparing((Watched figure) -> figure.nature().number()));
  }

  @RulesetTest(Edition.FH)
  @Rule("MON-13")
  void aNamedMonsterActsFirstOfItsType(Ruleset ruleset) {
    for (long seed = 1; seed <= 6; seed++) {
      Arena arena = Arena.in(ruleset, "A   .   g   h   i   B").hero('A', card(90)).hero('B');
      monster(arena, 'g', "Bear", 30)
          .another('h', "Bear", Rank.ELITE)
          .another('i', "Bear", Rank.NAMED)
          .start(seed);
      assertThat(acted(arena))
          .extracting(figure -> figure.nature().rank())
          .containsExactly(Rank.NAMED, Rank.ELITE, Rank.NORMAL);
    }
  }
}
