package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Check;
import haven.model.ability.Effect;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.card.SummonCard;
import haven.model.map.Formula;
import haven.model.map.ObjectiveSpec;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.OptionalInt;

/** Whom a kill is credited to. */
final class KillCreditTest {
  private static final StatLine WEAK = StatLine.of(2, 2, 2, 0);
  private static final Ability HITS = Ability.Attack.of(Value.STAT);
  private static final Ability WALKS = new Ability.Move(Value.STAT, false);

  private static Arena facing(Ruleset ruleset, String map, MonsterCard card, Ability... top) {
    return Arena.in(ruleset, map)
        .hero('A', Arena.top(top), Arena.bottom())
        .hero('B')
        .monster('g', "Guard", WEAK, card)
        .start();
  }

  /** Whose kill it was, and that it was one. */
  private static List<String> killers(Arena arena) {
    assertThat(arena.only("Guard").isGone()).isTrue();
    return arena.events(Event.What.KILLED).stream()
        .map(event -> arena.game.state().figure(event.who()).name())
        .toList();
  }

  private static void force(Arena arena) {
    arena.until(
        prompt -> prompt.kind() == Prompt.Kind.FORCED_PATH || prompt.kind() == Prompt.Kind.ACTION);
    if (arena.isAsked(Prompt.Kind.FORCED_PATH)) {
      arena.choose(
          arena.prompt().options().stream()
              .filter(Choice.Along.class::isInstance)
              .findFirst()
              .orElseThrow());
      arena.goOn();
    }
  }

  @RulesetTest
  @Rule({"DMG-16", "KIL-01", "KIL-05"})
  void anAttackIsTheAttackersAndGivesNoExperience(Ruleset ruleset) {
    Arena arena =
        facing(ruleset, "A   g   .   B", MonsterCard.of(50), Ability.attack(5)).turnOf('A');
    arena.choose("top 0");
    arena.against(arena.only("Guard"));
    assertThat(killers(arena)).containsExactly("A");
    arena.endRound();
    assertThat(arena.events(Event.What.XP)).isEmpty();
  }

  @RulesetTest
  @Rule({"DMG-16", "KIL-01"})
  void retaliateIsItsBearers(Ruleset ruleset) {
    Arena arena =
        facing(
                ruleset,
                "A   g   .   B",
                MonsterCard.of(50, HITS),
                Ability.round(Effect.retaliate(2)))
            .turnOf('A');
    arena.choose("top 0");
    arena.choose("yes");
    arena.until(Prompt.Kind.CARDS);
    assertThat(killers(arena)).containsExactly("A");
  }

  @RulesetTest
  @Rule({"DMG-16", "KIL-01"})
  void sufferedDamageIsTheActingFigures(Ruleset ruleset) {
    Arena arena =
        facing(
                ruleset,
                "A   g   .   B",
                MonsterCard.of(50),
                Ability.suffer(Value.of(2), Aim.AS_USUAL.range(1)))
            .turnOf('A');
    arena.choose("top 0");
    arena.against(arena.only("Guard"));
    assertThat(killers(arena)).containsExactly("A");
  }

  @RulesetTest
  @Rule({"DMG-17", "KIL-03"})
  void aTrapIsThePushersOrWhoeverControlsTheMove(Ruleset ruleset) {
    Arena pushed =
        facing(
                ruleset,
                "A   g   ^   .   B",
                MonsterCard.of(50),
                Ability.push(1, Aim.AS_USUAL.range(1)))
            .turnOf('A');
    pushed.choose("top 0");
    pushed.choose(pushed.at(pushed.only("Guard")));
    force(pushed);
    assertThat(killers(pushed)).containsExactly("A");
    Arena led =
        facing(
                ruleset,
                "A   g   ^   .   B",
                MonsterCard.of(50),
                new Ability.Control(
                    Aim.AS_USUAL.range(1).at(Affects.ENEMIES), List.of(Ability.move(1))))
            .turnOf('A');
    led.choose("top 0");
    led.choose(led.at(led.only("Guard")));
    led.choose("yes");
    led.choose(
        led.prompt().options().stream()
            .filter(Choice.To.class::isInstance)
            .findFirst()
            .orElseThrow());
    led.goOn();
    assertThat(killers(led)).containsExactly("A");
  }

  @RulesetTest
  @Rule({"DMG-18", "KIL-04"})
  void aTrapEnteredByItselfIsNobodys(Ruleset ruleset) {
    Arena arena = facing(ruleset, "A   .   ^   g   ^   .   B", MonsterCard.of(50, WALKS, HITS));
    arena.selectFirstTwo().endRound();
    assertThat(arena.events(Event.What.TRAP_SPRUNG)).hasSize(1);
    assertThat(killers(arena)).isEmpty();
  }

  @RulesetTest
  @Rule({"DMG-18", "KIL-04"})
  void aWoundIsNobodysWhoeverInflictedIt(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   B")
            .hero('A', Arena.top(Ability.attack(1, Aim.AS_USUAL, Rider.gives(Condition.WOUND))))
            .hero('B')
            .monster('g', "Guard", WEAK)
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.against(arena.only("Guard"));
    arena.endRound();
    assertThat(killers(arena)).isEmpty();
  }

  @RulesetTest
  @Rule("KIL-04")
  void soIsBane(Ruleset ruleset) {
    Arena arena = facing(ruleset, "A   g   .   B", MonsterCard.of(50));
    arena.give(arena.only("Guard"), Condition.BANE).selectFirstTwo().endRound();
    assertThat(killers(arena)).isEmpty();
  }

  @RulesetTest
  @Rule({"DMG-18", "KIL-04"})
  void soIsTheAttackOfAnotherMonster(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   h   g   .   B")
            .hero(
                'A',
                Arena.top(
                    new Ability.Control(
                        Aim.AS_USUAL.range(1).at(Affects.ENEMIES), List.of(Ability.attack(5)))))
            .hero('B')
            .monster('h', "Traitor", StatLine.of(9, 2, 2, 0))
            .monster('g', "Guard", WEAK)
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.choose(arena.at(arena.only("Traitor")));
    arena.choose("yes");
    arena.against(arena.only("Guard"));
    assertThat(killers(arena)).isEmpty();
  }

  @RulesetTest
  @Rule({"DMG-19", "KIL-02"})
  void aSummonsKillIsItsSummoners(Ruleset ruleset) {
    Arena arena =
        facing(
                ruleset,
                "A   .   g   .   .   B",
                MonsterCard.of(50),
                new Ability.Summon(SummonCard.of("Rat", 5, 2, 5), 1))
            .turnOf('A');
    arena.choose("top 0");
    arena.choose(arena.prompt().options().getFirst());
    arena.endRound().endRound();
    assertThat(arena.events(Event.What.ATTACKED).getFirst().who())
        .isEqualTo(arena.only("Rat").id());
    assertThat(killers(arena)).containsExactly("A");
  }

  @RulesetTest
  @Rule("DMG-16")
  void objectivesAreDestroyedAndNoKills(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   o   .   g   B").hero('A', Arena.top(Ability.attack(5))).hero('B');
    arena
        .room()
        .objective(
            new ObjectiveSpec(
                "Altar",
                arena.hex('o'),
                ObjectiveSpec.Purpose.DESTROY,
                new Formula.Constant(4),
                OptionalInt.empty()));
    arena.monster('g', "Guard", WEAK).start().turnOf('A').choose("top 0");
    arena.against(arena.figure("Altar"));
    assertThat(arena.figure("Altar").isGone()).isTrue();
    assertThat(arena.events(Event.What.KILLED)).isEmpty();
  }

  @RulesetTest
  @Rule({"DMG-20", "KIL-06"})
  void aKillEffectDoesWhatItsTextSaysAndTheRestIsAnOrdinaryDeath(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "g   A   h   .   B")
            .hero(
                'A',
                Arena.top(
                    Ability.kill(Aim.AS_USUAL.range(1).only(new Check.TargetRank(Rank.NORMAL)))))
            .hero('B')
            .monster('g', "Guard", StatLine.of(20, 2, 2, 0).having(Effect.shield(9)))
            .monster('h', "Chief", Rank.ELITE, WEAK)
            .start()
            .turnOf('A');
    Watched guard = arena.only("Guard");
    arena.choose("top 0");
    assertThat(arena.offeredFigures()).as("normal ones only").containsExactly(guard);
    arena.against(guard);
    assertThat(killers(arena)).containsExactly("A");
    assertThat(arena.events(Event.What.DAMAGED)).isEmpty();
    assertThat(arena.events(Event.What.TOKEN_DROPPED)).hasSize(1);
    assertThat(arena.events(Event.What.XP)).isEmpty();
  }
}
