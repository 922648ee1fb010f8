package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Value;
import haven.model.card.ModifierCard;
import haven.model.card.SummonCard;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.OptionalInt;

/** Figures that fight for a hero, forced, asked or summoned. */
final class CommandsOfCardsTest {
  private static final Ability TURNS_AGAINST =
      new Ability.Control(
          Aim.AS_USUAL.at(Affects.ENEMIES).range(5),
          List.of(Ability.attack(2, Aim.AS_USUAL.range(Value.STAT))));

  private static Arena arena(Ruleset ruleset, String map, int range) {
    return Arena.in(ruleset, map)
        .hero('A', Arena.top(TURNS_AGAINST))
        .company('B')
        .monster('g', "Guard", StatLine.of(10, 2, 5, range))
        .monster('h', "Hound", StatLine.of(10, 2, 5, 0))
        .monsterModifiers(ModifierCard.plus(1))
        .start()
        .turnOf('A');
  }

  @RulesetTest
  @Rule({"CMD-05", "CMD-06", "CMD-15", "CMD-18"})
  void aForcedAttackHasTheRangeAndTheModifiersOfTheFigureThatMakesIt(Ruleset ruleset) {
    Arena ranged = arena(ruleset, "A   .   g   .   h   B", 3);
    ranged.choose("top 0");
    assertThat(ranged.offered()).as("the hound cannot reach anybody").containsExactly("Guard");
    ranged.choose(ranged.at(ranged.only("Guard")));
    ranged.choose("yes");
    assertThat(ranged.offered()).containsExactly("Hound");
    ranged.strike(ranged.only("Hound"));
    assertThat(ranged.lost(ranged.only("Hound"))).isEqualTo(2 + 1);

    Arena melee = arena(ruleset, "A   .   .   g   h   B", 0);
    melee.choose("top 0");
    assertThat(melee.offered()).containsExactly("Guard", "Hound");
    melee.choose(melee.at(melee.only("Hound")));
    melee.choose("yes");
    melee.strike(melee.only("Guard"));
    assertThat(melee.lost(melee.only("Guard"))).isEqualTo(2 + 1);
    Arena apart = arena(ruleset, "A   .   g   .   h   B", 0);
    apart.choose("top 0");
    assertThat(apart.prompt().kind()).as("nobody reaches anybody").isEqualTo(Prompt.Kind.ACTION);
  }

  @RulesetTest
  @Rule({"CMD-02", "CMD-12", "CMD-15"})
  void anAllyMayAttackAsItsPlayerLikes(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   B   g   .   .")
            .hero(
                'A',
                Arena.top(
                    new Ability.Grant(
                        Aim.AS_USUAL.at(Affects.ALLIES).adjacently(), List.of(Ability.attack(6)))))
            .hero('B')
            .monster('g', "Guard", StatLine.of(10, 2, 2, 0))
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.choose(arena.at(arena.figure("B")));
    assertThat(arena.prompt().seat()).isEqualTo(1);
    assertThat(arena.options()).contains("yes", "no");
    arena.choose("yes");
    assertThat(arena.prompt().seat()).isEqualTo(1);
    arena.strike(arena.only("Guard"));
    assertThat(arena.lost(arena.only("Guard"))).isEqualTo(6);
  }

  @RulesetTest
  @Rule("SUM-07")
  @Rule(
      value = "ABL-24",
      in = {Edition.GH, Edition.JL})
  void aSummonWithoutAnAttackMovesOnly(Ruleset ruleset) {
    SummonCard decoy =
        new SummonCard(
            "Decoy",
            6,
            OptionalInt.of(2),
            OptionalInt.empty(),
            OptionalInt.empty(),
            false,
            List.of(),
            List.of());
    Arena arena =
        Arena.in(ruleset, "B   A   x   .   .   g")
            .hero('A', Arena.top(new Ability.Summon(decoy, 1)))
            .company('B')
            .monster('g', "Guard", StatLine.of(10, 0, 0, 0), MonsterCard.of(80))
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.choose(new Choice.To(arena.hex('x')));
    arena.endRound();
    arena.selectFirst(2);
    arena.endRound();
    Watched summon = arena.all("Decoy").getFirst();
    assertThat(summon.hitPoints()).isEqualTo(6);
    assertThat(summon.hex()).isNotEqualTo(arena.hex('x'));
    assertThat(arena.lost(arena.only("Guard"))).isZero();
    assertThat(arena.events(Event.What.ATTACKED)).isEmpty();
  }
}
