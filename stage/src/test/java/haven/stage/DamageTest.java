package haven.stage;

import static haven.model.Condition.BRITTLE;
import static haven.model.Condition.POISON;
import static haven.model.Condition.WARD;
import static haven.model.Condition.WOUND;
import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Ground;
import haven.board.OverlayTile;
import haven.board.Terrain;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Effect;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.card.ItemCard;
import haven.model.card.ModifierCard;
import haven.model.card.SummonCard;
import haven.model.map.Formula;
import haven.model.map.HexEffect;
import haven.model.map.ObjectiveSpec;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.play.table.State;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/** Damage with and without an attack, and how characters negate it. */
final class DamageTest {
  private static final StatLine GUARD = StatLine.of(10, 2, 2, 0);
  private static final Ability HITS = Ability.Attack.of(Value.STAT);
  private static final Ability WALKS = new Ability.Move(Value.STAT, false);

  private static Choice negation(Arena arena) {
    return arena.prompt().options().stream()
        .filter(Choice.Negate.class::isInstance)
        .findFirst()
        .orElseThrow();
  }

  @RulesetTest
  @Rule({"DMG-01", "DMG-02a", "DMG-02b"})
  void sufferedDamageIsChangedByNoModifierShieldBonusOrPoison(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero(
                'A',
                Arena.top(Ability.suffer(Value.of(2), Aim.AS_USUAL.range(1))),
                Arena.bottom(
                    Ability.round(Effect.self(new Effect.Change.Attacks(List.of(Rider.plus(3)))))))
            .company('B')
            .modifiers('A', ModifierCard.plus(2))
            .monster('g', "Guard", GUARD.having(Effect.shield(3), Effect.retaliate(3)))
            .start();
    Watched guard = arena.only("Guard");
    arena.give(guard, POISON).turnOf('A').choose("bottom 1");
    arena.choose("yes");
    arena.choose("top 0");
    arena.against(guard);
    assertThat(guard.hitPoints()).isEqualTo(8);
    assertThat(arena.events(Event.What.DREW)).isEmpty();
    assertThat(arena.figure("A").hitPoints()).as("no retaliate").isEqualTo(10);
  }

  @RulesetTest
  @Rule("DMG-02a")
  void brittleAndWardAloneChangeIt(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   h   .   B")
            .hero('A', Arena.top(Ability.suffer(Value.of(3), Aim.AS_USUAL.range(2).targets(2))))
            .hero('B')
            .monster('g', "Guard", GUARD)
            .monster('h', "Other", GUARD)
            .start();
    Watched guard = arena.only("Guard");
    Watched other = arena.only("Other");
    arena.give(guard, BRITTLE).give(other, WARD).turnOf('A').choose("top 0");
    arena.choose(arena.at(guard));
    arena.choose(arena.at(other));
    assertThat(guard.hitPoints()).isEqualTo(4);
    assertThat(other.hitPoints()).isEqualTo(9);
  }

  /** A hero about to step into a trap or hazard that does 3 damage and wounds. */
  private static Arena beforeATrap(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   t   .   g   B")
            .hero('A', Arena.top(Ability.round(Effect.shield(5))), Arena.bottom(Ability.move(1)))
            .hitPoints('A', 20)
            .company('B')
            .monster('g', "Guard", GUARD)
            .start()
            .turnOf('A');
    State state = arena.game.state();
    Ground ground = state.ground().copy();
    ground.put(
        state.board().at(arena.hex('t')),
        OverlayTile.of(
            ruleset.id().equals("BB") ? Terrain.HAZARD : Terrain.TRAP,
            new HexEffect(new HexEffect.Damage.Printed(3), Set.of(WOUND), false)));
    state.ground(ground);
    return arena;
  }

  @RulesetTest
  @Rule("OVL-36")
  void trapsAndHazardsAreNoAttacks(Ruleset ruleset) {
    Arena arena = beforeATrap(ruleset);
    Watched hero = arena.figure("A");
    arena.give(hero, POISON).choose("top 0");
    arena.choose("yes");
    arena.choose("bottom 1");
    arena.choose(new Choice.To(arena.hex('t')));
    arena.goOn();
    assertThat(arena.events(Event.What.DREW)).isEmpty();
    assertThat(arena.events(Event.What.SHIELDED)).isEmpty();
    assertThat(hero.hitPoints()).isEqualTo(17);
  }

  @RulesetTest
  @Rule({"OVL-36", "CON-10", "DMG-11"})
  void theirDamageMayBeNegatedTheirConditionsNot(Ruleset ruleset) {
    Arena arena = beforeATrap(ruleset);
    Watched hero = arena.figure("A");
    arena.choose("bottom 1");
    arena.choose(new Choice.To(arena.hex('t')));
    arena.choose(negation(arena));
    assertThat(hero.hitPoints()).isEqualTo(20);
    assertThat(hero.has(WOUND)).isTrue();
  }

  @RulesetTest
  @Rule(value = "OVL-36", in = Edition.FH)
  void wardAndBrittleApplyToATrapBeforeItIsNegated(Ruleset ruleset) {
    int plain = trapDamage(ruleset);
    assertThat(trapDamage(ruleset, BRITTLE)).isEqualTo(2 * plain);
    assertThat(trapDamage(ruleset, WARD)).isEqualTo(plain / 2);
  }

  private static int trapDamage(Ruleset ruleset, Condition... conditions) {
    Arena arena =
        Arena.in(ruleset, "A   ^   .   g   B")
            .hero('A', Arena.top(), Arena.bottom(Ability.move(1)))
            .hitPoints('A', 20)
            .hero('B')
            .monster('g', "Guard", GUARD)
            .start();
    arena.give(arena.figure("A"), conditions).turnOf('A').choose("bottom 1");
    arena.choose(
        arena.prompt().options().stream()
            .filter(Choice.To.class::isInstance)
            .findFirst()
            .orElseThrow());
    assertThat(arena.figure("A").conditions()).isEmpty();
    arena.goOn();
    return 20 - arena.figure("A").hitPoints();
  }

  @RulesetTest
  @Rule({"DMG-03", "MDT-01", "MDT-02"})
  void aMonsterDiesAsSoonAsItsDamageReachesItsHitPointsAndNotBefore(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero('A', Arena.top(Ability.attack(4), Ability.attack(5), Ability.attack(1)))
            .company('B')
            .monster('g', "Guard", GUARD)
            .start()
            .turnOf('A');
    Watched guard = arena.only("Guard");
    arena.choose("top 0");
    arena.choose(arena.at(guard));
    arena.until(prompt -> arena.offeredFigures().contains(guard));
    arena.choose(arena.at(guard));
    arena.until(prompt -> arena.offeredFigures().contains(guard));
    assertThat(guard.hitPoints()).isEqualTo(1);
    assertThat(guard.isGone()).isFalse();
    arena.choose(arena.at(guard));
    assertThat(guard.isGone()).isTrue();
  }

  @RulesetTest
  @Rule({"DMG-04", "MDT-04"})
  void aMonsterThatDiesDuringItsOwnAbilityPerformsNoFurtherOnes(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero('A', Arena.top(Ability.round(Effect.retaliate(10))))
            .company('B')
            .monster('g', "Guard", GUARD, MonsterCard.of(50, HITS, HITS, Ability.heal(5, Aim.SELF)))
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.choose("yes");
    arena.until(Prompt.Kind.CARDS);
    assertThat(arena.only("Guard").isGone()).isTrue();
    assertThat(arena.events(Event.What.ATTACKED)).hasSize(1);
    assertThat(arena.events(Event.What.HEALED)).isEmpty();
  }

  @RulesetTest
  @Rule({"DMG-05", "DMG-21"})
  void aCharacterSuffersAllOfItOrNothingAndIsNotAskedAboutNoDamage(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero('A', Arena.top(Ability.round(Effect.shield(1))))
            .company('B')
            .monster('g', "Guard", GUARD, MonsterCard.of(50, HITS, Ability.attack(1)))
            .start()
            .turnOf('A');
    Watched hero = arena.figure("A");
    arena.choose("top 0");
    arena.choose("yes");
    arena.until(Prompt.Kind.NEGATE, "A");
    assertThat(arena.prompt().options().getFirst()).isEqualTo(new Choice.Accept());
    assertThat(arena.prompt().options().subList(1, arena.prompt().options().size()))
        .isNotEmpty()
        .allMatch(option -> option instanceof Choice.Negate || option instanceof Choice.Remove);
    arena.choose(negation(arena));
    assertThat(hero.hitPoints()).isEqualTo(10);
    assertThat(arena.isAsked(Prompt.Kind.NEGATE)).as("the second attack does 0").isFalse();
    arena.until(Prompt.Kind.CARDS);
    assertThat(arena.events(Event.What.ATTACKED)).hasSize(2);
    assertThat(arena.events(Event.What.NEGATED)).hasSize(1);
    assertThat(arena.events(Event.What.DAMAGED)).isEmpty();
  }

  @RulesetTest
  @Rule("DMG-05")
  void sufferedItIsTheFullAmount(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero('A')
            .company('B')
            .monster('g', "Guard", GUARD, MonsterCard.of(10, Ability.attack(7)))
            .start()
            .selectFirstTwo()
            .until(Prompt.Kind.NEGATE, "A");
    arena.choose("yes");
    assertThat(arena.figure("A").hitPoints()).isEqualTo(3);
  }

  @RulesetTest
  @Rule({"DMG-06", "DMG-08"})
  void anEffectOrItemThatSaysSoNegatesOneSourceAndTheNextNeedsItsOwn(Ruleset ruleset) {
    ItemCard charm =
        ItemCard.of("Charm", ItemCard.Slot.SMALL, ItemCard.Wear.LOST, ItemCard.Use.negating());
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero(
                'A',
                Arena.top(
                    Ability.slots(List.of(0), Effect.self(new Effect.Change.NegatesDamage()))))
            .items('A', charm)
            .company('B')
            .monster('g', "Guard", GUARD, MonsterCard.of(50, HITS, HITS, HITS, HITS))
            .start()
            .turnOf('A');
    Watched hero = arena.figure("A");
    arena.choose("top 0");
    arena.choose("yes");
    arena.until(Prompt.Kind.NEGATE, "A");
    assertThat(arena.options()).as("either").contains("effect 0", "use 0").doesNotContain("yes");
    arena.choose(new Choice.Effect(0));
    assertThat(arena.events(Event.What.NEGATED)).as("by the card").hasSize(1);
    arena.until(Prompt.Kind.NEGATE, "A");
    arena.choose("use 0");
    assertThat(arena.events(Event.What.NEGATED)).as("by the item").hasSize(2);
    arena.until(Prompt.Kind.NEGATE, "A");
    assertThat(arena.prompt().options()).doesNotContain(new Choice.Use(0));
    arena.choose(negation(arena));
    assertThat(hero.hitPoints()).isEqualTo(10);
    arena.until(Prompt.Kind.NEGATE, "A");
    arena.choose("yes");
    assertThat(hero.hitPoints()).as("the fourth source").isEqualTo(8);
  }

  @RulesetTest
  @Rule("DMG-08")
  void cardsPayForOneSourceOnly(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero('A')
            .company('B')
            .monster('g', "Guard", GUARD, MonsterCard.of(10, HITS, HITS))
            .start()
            .selectFirstTwo()
            .until(Prompt.Kind.NEGATE, "A");
    int hand = arena.sheet('A').cards().hand();
    arena.choose(negation(arena));
    assertThat(arena.isAsked(Prompt.Kind.NEGATE)).isTrue();
    assertThat(arena.sheet('A').cards().hand()).isNotEqualTo(hand);
    arena.choose("yes");
    assertThat(arena.figure("A").hitPoints()).isEqualTo(8);
  }

  @RulesetTest
  @Rule("DMG-12")
  void nobodyButCharactersIsAsked(Ruleset ruleset) {
    boolean alone = ruleset.id().equals("BB");
    Arena arena =
        Arena.in(ruleset, "A   .   o   g   .   B")
            .hero(
                'A',
                Arena.top(
                    Ability.suffer(
                        Value.of(1), Aim.AS_USUAL.range(9).at(Affects.FIGURES).everybody())))
            .company('B')
            .monster('g', "Guard", GUARD);
    arena
        .room()
        .objective(
            new ObjectiveSpec(
                "Altar",
                arena.hex('o'),
                ObjectiveSpec.Purpose.PROTECT,
                new Formula.Constant(20),
                OptionalInt.empty()));
    arena.start().turnOf('A').choose("top 0");
    for (Watched figure : List.of(arena.only("Guard"), arena.figure("Altar"))) {
      arena.until(prompt -> arena.offeredFigures().contains(figure));
      int before = figure.hitPoints();
      arena.choose(arena.at(figure));
      assertThat(arena.isAsked(Prompt.Kind.NEGATE)).as(figure.name()).isFalse();
      assertThat(figure.hitPoints()).isEqualTo(before - 1);
    }
    if (!alone) {
      arena.choose(arena.at(arena.figure("B")));
      assertThat(arena.isAsked(Prompt.Kind.NEGATE)).isTrue();
    }
  }

  @RulesetTest
  @Rule(
      value = "DMG-12",
      in = {Edition.GH, Edition.FH})
  void summonsAndAlliesAreNotAskedEither(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   .   .   g   .   f   B")
            .hero(
                'A',
                Arena.top(
                    new Ability.Summon(SummonCard.of("Rat", 5, 2, 1), 1),
                    Ability.suffer(
                        Value.of(1), Aim.AS_USUAL.range(9).at(Affects.ALLIES).everybody())))
            .hero('B')
            .monster('g', "Guard", GUARD)
            .monster('f', "Friend", GUARD)
            .scenario(scenario -> scenario.allied("Friend"))
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.choose(arena.prompt().options().getFirst());
    for (Watched figure : List.of(arena.only("Rat"), arena.only("Friend"))) {
      arena.until(prompt -> arena.offeredFigures().contains(figure));
      int before = figure.hitPoints();
      arena.choose(arena.at(figure));
      assertThat(arena.isAsked(Prompt.Kind.NEGATE) && arena.prompt().figure().equals(figure.id()))
          .isFalse();
      assertThat(figure.hitPoints()).isEqualTo(before - 1);
    }
  }

  @RulesetTest
  @Rule("DMG-21")
  void aNullMeansThatNoDamageWasSuffered(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero('A', Arena.top(Ability.round(Effect.self(new Effect.Change.NegatesDamage()))))
            .company('B')
            .monster('g', "Guard", GUARD, MonsterCard.of(50, WALKS, HITS))
            .monsterModifiers(ModifierCard.MISS)
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.choose("yes");
    arena.until(Prompt.Kind.CARDS);
    assertThat(arena.events(Event.What.ATTACKED)).hasSize(1);
    assertThat(arena.events(Event.What.NEGATED)).isEmpty();
    assertThat(arena.events(Event.What.DAMAGED)).isEmpty();
  }
}
