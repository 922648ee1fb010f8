package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Effect;
import haven.model.ability.Value;
import haven.model.card.ItemCard;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.Arrays;
import java.util.List;

/** Effects and items that wait for damage: which of them is used, and what else they do. */
final class DamageNegationTest {
  private static final StatLine GUARD = StatLine.of(10, 2, 2, 0);
  private static final Ability HITS = Ability.Attack.of(Value.STAT);

  private static Ability negating(int... slots) {
    return Ability.slots(
        Arrays.stream(slots).boxed().toList(), Effect.self(new Effect.Change.NegatesDamage()));
  }

  @RulesetTest
  @Rule("DMG-06")
  void ofSeveralEffectsThePlayerChoosesOne(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero('A', Arena.top(negating(0, 0)), Arena.bottom(negating(0, 0)))
            .company('B')
            .monster('g', "Guard", GUARD, MonsterCard.of(50, HITS))
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.choose("yes");
    arena.choose("bottom 1");
    arena.choose("yes");
    arena.until(Prompt.Kind.NEGATE, "A");
    assertThat(arena.options()).contains("effect 0", "effect 1").doesNotContain("yes");
    arena.choose(new Choice.Effect(1));
    assertThat(arena.lost('A')).isZero();
    assertThat(arena.events(Event.What.NEGATED)).hasSize(1);
    assertThat(arena.events(Event.What.NEGATED).getFirst().words()).contains("Bottom");
    assertThat(arena.game.state().actives())
        .as("markers advanced")
        .extracting(active -> active.used())
        .containsExactly(0, 1);
  }

  /** What a stat card says is no choice, and it may be for others, too. */
  @RulesetTest
  @Rule("DMG-06")
  void aStatCardThatNegatesDamageDoesSo(Ruleset ruleset) {
    Effect near =
        new Effect(
            new Effect.Scope(Affects.ALLIES, 1), List.of(), new Effect.Change.NegatesDamage());
    for (String map : List.of("A   g   h   .   B", "A   g   .   h   B")) {
      Arena arena =
          Arena.in(ruleset, map)
              .hero('A', Arena.top(Ability.attack(3)))
              .company('B')
              .monster('g', "Guard", GUARD)
              .monster('h', "Hound", GUARD.having(near))
              .start()
              .turnOf('A');
      boolean beside = map.indexOf('h') == 8;
      arena.choose("top 0");
      arena.strike("Guard");
      assertThat(arena.lost(arena.only("Guard"))).isEqualTo(beside ? 0 : 3);
      assertThat(arena.events(Event.What.NEGATED)).hasSize(beside ? 1 : 0);
    }
  }

  @RulesetTest
  @Rule("DMG-05")
  void anItemThatDoesNotSayNegateDoesWhatItSaysAndTheDamageComes(Ruleset ruleset) {
    ItemCard flask =
        ItemCard.of(
            "Flask",
            ItemCard.Slot.SMALL,
            ItemCard.Wear.LOST,
            ItemCard.Use.abilities(ItemCard.When.WHEN_DAMAGED, Ability.heal(3, Aim.SELF)));
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero('A')
            .items('A', flask)
            .company('B')
            .monster('g', "Guard", GUARD, MonsterCard.of(10, HITS))
            .start();
    arena.figure("A").hitPoints(2);
    arena.selectFirstTwo().until(Prompt.Kind.NEGATE, "A");
    arena.choose("use 0");
    arena.chooseIfOffered(arena.at(arena.figure("A")));
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.NEGATE);
    assertThat(arena.prompt().options()).doesNotContain(new Choice.Use(0));
    assertThat(arena.events(Event.What.NEGATED)).isEmpty();
    arena.choose("yes");
    assertThat(arena.figure("A").hitPoints()).isEqualTo(2 + 3 - 2);
  }
}
