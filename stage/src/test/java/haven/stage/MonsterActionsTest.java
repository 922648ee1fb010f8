package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.map.HexEffect;
import haven.model.map.TileKind;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.Set;

/** What a monster's card and stat card come to in its turn, and what the group decides for it. */
final class MonsterActionsTest {
  private static final Ability HEAL = new Ability.Heal(Value.of(2), Aim.SELF, List.of());

  private static Ability move(Ruleset ruleset, int points) {
    return new Ability.Move(value(ruleset, points, 2), false);
  }

  private static Ability.Attack attack(Ruleset ruleset, int attack) {
    return Ability.Attack.of(value(ruleset, attack, 3));
  }

  /** A value as it is printed: absolute, or as a change of what the stat card says. */
  private static Value value(Ruleset ruleset, int wanted, int onStatCard) {
    return Parties.isForTwo(ruleset) ? Value.plus(wanted - onStatCard) : Value.of(wanted);
  }

  /** A guard with move 2, attack 3 and that range, which has acted. */
  private static Arena acted(
      Ruleset ruleset, String picture, int range, Condition[] conditions, Ability... card) {
    Arena arena =
        Arena.in(ruleset, picture)
            .hero('A')
            .hitPoints('A', 30)
            .company('B')
            .monster('g', "Guard", StatLine.of(20, 2, 3, range), MonsterCard.of(10, card))
            .start();
    arena.only("Guard").hitPoints(10);
    arena.give(arena.only("Guard"), conditions);
    return arena.turnOf('A');
  }

  private static Arena acted(Ruleset ruleset, String picture, int range, Ability... card) {
    return acted(ruleset, picture, range, new Condition[0], card);
  }

  private static List<Event.What> did(Arena arena) {
    return arena.log.stream()
        .map(Event::what)
        .filter(List.of(Event.What.MOVED, Event.What.ATTACKED, Event.What.HEALED)::contains)
        .toList();
  }

  @RulesetTest
  @Rule("MMV-03")
  void abilitiesComeInTheOrderOfTheCard(Ruleset ruleset) {
    String picture = "g   x   A   .   .   .   .   B";
    Ability move = move(ruleset, 1);
    Ability attack = attack(ruleset, 3);
    assertThat(did(acted(ruleset, picture, 0, HEAL, move, attack)))
        .containsExactly(Event.What.HEALED, Event.What.MOVED, Event.What.ATTACKED);
    assertThat(did(acted(ruleset, picture, 0, move, HEAL, attack)))
        .containsExactly(Event.What.MOVED, Event.What.HEALED, Event.What.ATTACKED);
    assertThat(did(acted(ruleset, picture, 0, attack, move, HEAL)))
        .as("out of reach before it moves")
        .containsExactly(Event.What.MOVED, Event.What.HEALED);
  }

  @RulesetTest
  @Rule("MMV-18")
  void otherAbilitiesDoNotInfluenceTheMove(Ruleset ruleset) {
    // It could heal its friend only from f, but goes where it can attack.
    Ability heal = new Ability.Heal(Value.of(2), Aim.AS_USUAL.range(1), List.of());
    Arena arena =
        Arena.in(ruleset, "h   f   .   g   .   x   A   .   .   .   B")
            .hero('A')
            .company('B')
            .monster('h', "Friend", StatLine.of(20, 0, 0, 0), MonsterCard.of(90))
            .monster(
                'g',
                "Guard",
                StatLine.of(20, 2, 3, 0),
                MonsterCard.of(10, move(ruleset, 2), attack(ruleset, 3), heal))
            .start();
    arena.only("Friend").hitPoints(5);
    arena.turnOf('A');
    assertThat(arena.only("Guard").hex()).isEqualTo(arena.hex('x'));
    assertThat(arena.lost('A')).isEqualTo(3);
    assertThat(arena.only("Friend").hitPoints()).as("out of range then").isEqualTo(5);
  }

  @RulesetTest
  @Rule({"MMV-01", "MMV-02"})
  void itMovesOnlyIfTheCardSaysSoAndAsFarAsItSays(Ruleset ruleset) {
    String picture = "g   a   b   c   .   .   A   .   .   .   B";
    assertThat(acted(ruleset, picture, 0, HEAL).events(Event.What.MOVED)).isEmpty();
    for (int points = 1; points <= 3; points++) {
      Arena arena = acted(ruleset, picture, 0, move(ruleset, points), attack(ruleset, 3));
      assertThat(arena.only("Guard").hex()).isEqualTo(arena.hex("abc".charAt(points - 1)));
    }
  }

  @RulesetTest
  @Rule({"MAT-01", "MAT-02"})
  void itAttacksOnlyIfTheCardSaysSoAndWithWhatItSays(Ruleset ruleset) {
    String picture = "g   A   .   .   .   B";
    assertThat(acted(ruleset, picture, 0, attack(ruleset, 3)).lost('A')).isEqualTo(3);
    assertThat(acted(ruleset, picture, 0, attack(ruleset, 5)).lost('A')).isEqualTo(5);
    assertThat(acted(ruleset, picture, 0, attack(ruleset, 1)).lost('A')).isEqualTo(1);
    Arena idle = acted(ruleset, picture, 0, move(ruleset, 2), HEAL);
    assertThat(idle.events(Event.What.ATTACKED)).isEmpty();
  }

  /** How far away from its focus it can attack. */
  private static int reach(Ruleset ruleset, int ofStatCard, Ability.Attack attack) {
    int reach = 0;
    for (int range = 1; range <= 5; range++) {
      String picture = "g" + "   .".repeat(range - 1) + "   A   .   .   .   .   .   .   .   B";
      Arena arena = acted(ruleset, picture, ofStatCard, attack);
      reach = arena.events(Event.What.ATTACKED).isEmpty() ? reach : range;
    }
    return reach;
  }

  @RulesetTest
  @Rule({"MAT-03a", "MAT-03d"})
  void withoutARangeOnTheCardAnAttackIsMelee(Ruleset ruleset) {
    assertThat(reach(ruleset, 4, attack(ruleset, 3))).isEqualTo(1);
    assertThat(reach(ruleset, 0, attack(ruleset, 3).at(Value.of(3)))).isEqualTo(3);
  }

  @RulesetTest
  @Rule({"MAT-03b", "MAT-03c"})
  void withoutARangeOnTheCardThatOfTheStatCardHolds(Ruleset ruleset) {
    assertThat(reach(ruleset, 4, attack(ruleset, 3))).isEqualTo(4);
    assertThat(reach(ruleset, 4, attack(ruleset, 3).at(Value.plus(-1)))).isEqualTo(3);
    assertThat(reach(ruleset, 4, attack(ruleset, 3).at(Value.of(2)))).isEqualTo(2);
    assertThat(reach(ruleset, 0, attack(ruleset, 3))).as("a dash is melee").isEqualTo(1);
  }

  @RulesetTest
  @Rule("MAT-14")
  void disarmedItPerformsEverythingButAttacks(Ruleset ruleset) {
    Condition[] disarmed = {Condition.DISARM};
    Arena arena =
        acted(
            ruleset,
            "g   x   A   .   .   .   .   B",
            0,
            disarmed,
            move(ruleset, 2),
            attack(ruleset, 3),
            HEAL);
    assertThat(did(arena)).containsExactly(Event.What.MOVED, Event.What.HEALED);
    assertThat(arena.only("Guard").hex()).isEqualTo(arena.hex('x'));
    assertThat(arena.lost('A')).isZero();
  }

  @RulesetTest
  @Rule({"AMB-01", "AMB-02", "AMB-03", "AMB-04"})
  void equallyGoodHexesAreForThePlayersToChoose(Ruleset ruleset) {
    for (char wanted : List.of('a', 'b')) {
      Arena arena =
          Arena.in(
                  ruleset,
                  """
                      A
                    a   b
                      g
                    .   .
                  .   .   B
                  """)
              .hero('A')
              .company('B')
              .monster(
                  'g',
                  "Guard",
                  StatLine.of(20, 2, 3, 0),
                  MonsterCard.of(10, move(ruleset, 2), attack(ruleset, 3)))
              .start();
      arena.selectFirstTwo().until(Prompt.Kind.MONSTER_TURN);
      assertThat(arena.prompt().group()).isEqualTo(true);
      assertThat(arena.game.viewFor(1).prompts()).containsExactly(arena.prompt());
      assertThat(arena.game.viewFor(Set.of()).prompts()).as("who watches").isEmpty();
      assertThat(arena.prompt().options()).hasSize(2);
      for (Choice option : arena.prompt().options()) {
        var game = arena.game.copy();
        game.choose(arena.prompt().seat(), option);
        if (game.state().figure(arena.only("Guard").id()).hex().equals(arena.hex(wanted))) {
          arena.choose(option);
          break;
        }
      }
      assertThat(arena.only("Guard").hex()).isEqualTo(arena.hex(wanted));
    }
  }

  @RulesetTest
  @Rule({"AMB-01", "AMB-02", "AMB-03", "AMB-04"})
  void soAreTheHexesOfAMonstersPush(Ruleset ruleset) {
    Arena arena =
        Arena.in(
                ruleset,
                """
                .   a   B
                  g   A   b
                .   c   .
                """)
            .hero('A')
            .monster(
                'g',
                "Guard",
                StatLine.of(20, 0, 0, 0),
                MonsterCard.of(10, Ability.attack(0, Aim.AS_USUAL, Rider.push(1))));
    arena.company('B').start().selectFirstTwo().until(Prompt.Kind.FORCED_PATH);
    assertThat(arena.prompt().group()).isTrue();
    assertThat(arena.prompt().options()).hasSizeGreaterThan(1);
    Choice last = arena.prompt().options().getLast();
    arena.choose(last);
    assertThat(last).isEqualTo(new Choice.Along(List.of(arena.figure("A").hex())));
  }

  @RulesetTest
  @Rule("AMB-05")
  void whatATextSaysGoesBeforeTheGeneralRule(Ruleset ruleset) {
    // A trap does the damage of its level, unless its legend says otherwise; a scenario is played
    // at the level that the group likes, unless it prints one.
    Arena arena = Parties.of(ruleset, "B   A   t   u   .   .   g");
    arena.room().tile("usual", TileKind.TRAP, arena.hex('t'));
    arena.room().tile("weak", TileKind.TRAP, arena.hex('u'), HexEffect.of(List.of("damage 1")));
    arena.scenario(scenario -> scenario.atLevel(4)).hitPoints('A', 30);
    RoundOrderTest.monster(arena, 'g', "Guard", 95).start().turnOf('A').choose("bottom 1");
    arena.walk('t').asIs();
    Watched hero = arena.figure("A");
    assertThat(arena.lost(hero)).isEqualTo(2 + 4);
    arena.walk('u').asIs();
    assertThat(arena.lost(hero)).isEqualTo(2 + 4 + 1);
  }
}
