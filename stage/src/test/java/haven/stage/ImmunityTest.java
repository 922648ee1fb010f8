package haven.stage;

import static haven.model.Condition.CURSE;
import static haven.model.Condition.POISON;
import static haven.model.Condition.STRENGTHEN;
import static haven.model.Condition.WOUND;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Cite;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.card.ModifierCard;
import haven.model.map.Formula;
import haven.model.map.ObjectiveSpec;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.attack.Conditions;
import haven.play.engine.Event;
import haven.play.engine.Play;
import haven.play.mind.SharedMind;
import haven.play.modifier.ModifierDeck;
import haven.play.monster.CardReadings;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** Who cannot gain conditions, and those that are cards. */
final class ImmunityTest {
  private static final StatLine GUARD = StatLine.of(10, 2, 2, 0);
  private static final Map<String, String> NEGATIVE =
      Map.of(
          "GH", "poison wound immobilize disarm stun muddle curse",
          "JL", "poison wound immobilize disarm stun muddle curse",
          "FH", "wound brittle bane poison immobilize disarm impair stun muddle curse",
          "BB", "wound poison immobilize disarm muddle");

  private static List<Condition> conditions(Map<String, String> words, Ruleset ruleset) {
    return Arrays.stream(words.getOrDefault(ruleset.id(), "").split(" "))
        .map(Condition::named)
        .toList();
  }

  private static Arena facing(Ruleset ruleset, StatLine line, Ability... top) {
    return Arena.in(ruleset, "A   g   .   .   B")
        .hero('A', Arena.top(top), Arena.bottom(Ability.move(1)))
        .company('B')
        .monster('g', "Guard", line)
        .start();
  }

  @RulesetTest
  @Rule("CON-09")
  void immunityKeepsTheConditionAwayAndNothingElse(Ruleset ruleset) {
    Arena arena =
        facing(
            ruleset,
            GUARD.immune(POISON),
            Ability.attack(3, Aim.AS_USUAL, Rider.gives(POISON), Rider.gives(WOUND)));
    Watched guard = arena.only("Guard");
    arena.turnOf('A').choose("top 0");
    arena.against(guard);
    assertThat(guard.hitPoints()).isEqualTo(7);
    assertThat(guard.conditions()).containsExactly(WOUND);
  }

  private static Arena atTheDoor(Ruleset ruleset, Ability... top) {
    Arena arena =
        Arena.in(ruleset, "A   o   .   .   B   g")
            .hero('A', Arena.top(top))
            .company('B')
            .monster('g', "Guard", GUARD);
    arena
        .room()
        .objective(
            new ObjectiveSpec(
                "Altar",
                arena.hex('o'),
                ObjectiveSpec.Purpose.DESTROY,
                new Formula.Constant(20),
                OptionalInt.empty()));
    return arena.start();
  }

  @RulesetTest
  @Rule({"CON-14", "CON-15"})
  void objectivesGainNoNegativeConditionAndAreNotPushed(Ruleset ruleset) {
    List<Rider> riders = new ArrayList<>();
    for (Condition condition : conditions(NEGATIVE, ruleset)) {
      riders.add(Rider.gives(condition));
    }
    riders.add(Rider.push(1));
    Arena arena = atTheDoor(ruleset, Ability.attack(3, Aim.AS_USUAL, riders.toArray(Rider[]::new)));
    Watched altar = arena.figure("Altar");
    arena.turnOf('A').choose("top 0");
    arena.against(altar);
    assertThat(altar.hitPoints()).isEqualTo(17);
    assertThat(altar.conditions()).isEmpty();
    assertThat(arena.story(altar, Event.What.GAINED)).isEmpty();
    assertThat(altar.hex()).isEqualTo(arena.hex('o'));
  }

  @RulesetTest
  @Rule({"CON-14", "CON-15"})
  void objectivesOfTheGamesDifferAboutPositiveConditions(Ruleset ruleset) {
    Arena arena = atTheDoor(ruleset);
    Watched altar = arena.figure("Altar");
    Play play =
        new Play(
            arena.game.state(), new Play.Workshop(new SharedMind(), new CardReadings(), false));
    Conditions.gain(play, altar.id(), STRENGTHEN, Cite.CONDITION);
    boolean allKinds = ruleset.id().equals("FH") || ruleset.id().equals("BB");
    assertThat(altar.has(STRENGTHEN)).isEqualTo(!allKinds);
  }

  @RulesetTest
  @Rule("CON-28")
  void blessAndCurseAreCardsOfADeckAndNoMarkers(Ruleset ruleset) {
    Arena arena = facing(ruleset, GUARD, Ability.give(CURSE, Aim.AS_USUAL.range(2)));
    Watched guard = arena.only("Guard");
    arena.turnOf('A').choose("top 0");
    arena.against(guard);
    assertThat(guard.conditions()).isEmpty();
    assertThat(((ModifierDeck) arena.game.state().monsterModifiers()).drawPile())
        .hasSize(19)
        .contains(ModifierCard.CURSE);
  }

  @RulesetTest
  @Rule("AMD-21")
  void whoeverDrawsNoModifiersCannotBeCursed(Ruleset ruleset) {
    Arena arena = atTheDoor(ruleset, Ability.attack(3, Aim.AS_USUAL, Rider.gives(CURSE)));
    arena.turnOf('A').choose("top 0");
    arena.against(arena.figure("Altar"));
    assertThat(((ModifierDeck) arena.game.state().monsterModifiers()).size()).isEqualTo(18);
  }

  @RulesetTest
  @Rule("AMD-22")
  void immunityToCurseKeepsTheCardOutOfTheDeckButNotFromBeingDrawn(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero('A', Arena.top(Ability.give(CURSE, Aim.AS_USUAL.range(2))))
            .hero('B')
            .monster('g', "Guard", GUARD.immune(CURSE), MonsterCard.of(50, attack()))
            .monsterModifiers(ModifierCard.CURSE)
            .start()
            .turnOf('A');
    int size = ((ModifierDeck) arena.game.state().monsterModifiers()).size();
    arena.choose("top 0");
    arena.against(arena.only("Guard"));
    assertThat(((ModifierDeck) arena.game.state().monsterModifiers()).size()).isEqualTo(size);
    arena.pass().endRound();
    assertThat(arena.events(Event.What.DREW)).isNotEmpty();
    assertThat(arena.figure("A").hitPoints()).isEqualTo(10);
  }

  private static Ability attack() {
    return Ability.Attack.of(Value.STAT);
  }
}
