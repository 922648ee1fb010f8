package haven.packs.words;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Terrain;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Cost;
import haven.model.ability.Element;
import haven.model.ability.Rider;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.card.ItemCard;
import haven.model.card.ModifierCard;
import haven.model.monster.MonsterCard;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.play.scenario.Hero;
import haven.play.turn.Half;
import haven.play.turn.Zone;
import haven.rulebook.Edition;
import haven.stage.Arena;
import haven.stage.ScenarioGame;
import haven.testkit.RulesetTest;
import java.util.Collections;
import org.junit.jupiter.api.Test;

/** When items are used, in whose deeds, at what price, and what they make of their bearer. */
final class ItemWordsTest {
  private static final Choice USE = new Choice.Use(0);

  private static ItemCard item(String name) {
    return WordsPack.PACK.item(name);
  }

  private static Arena wearer(Ruleset ruleset, String picture, String worn, String... cards) {
    return WordsPack.trying(ruleset, "Wearer", picture, cards).items('A', item(worn));
  }

  private static Arena using(Arena arena) {
    return arena.start().answer(Prompt.Kind.ITEM, USE);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void inTheAttackOfAnAlly(Ruleset ruleset) {
    Arena arena =
        using(
            WordsPack.trying(ruleset, "Wearer", "A   .   a   B   b   c", "Company")
                .items('A', item("Scroll")));
    arena.playTop();
    assertThat(arena.lost('a')).isEqualTo(4);
    assertThat(arena.lost('b')).as("the whole ability").isEqualTo(4);
    assertThat(arena.lost('c')).isZero();
    Arena own = wearer(ruleset, "B   A   a", "Scroll", "Blows").start().playTop();
    assertThat(own.lost('a')).as("not in one's own").isEqualTo(2);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void whenASummonIsAboutToBeHurt(Ruleset ruleset) {
    for (boolean used : new boolean[] {true, false}) {
      Arena arena =
          wearer(ruleset, "B   .   .   A   .   a", "Idol", "Dog")
              .monsters(MonsterCard.of(98, Ability.attack(2)))
              .start();
      if (used) {
        arena.answer(Prompt.Kind.ITEM, USE);
      }
      arena.playTop().endRound();
      int dog =
          arena.game.state().alive().stream()
              .filter(figure -> figure.name().startsWith("Dog"))
              .findFirst()
              .orElseThrow()
              .hitPoints();
      assertThat(dog).isEqualTo(used ? 9 : 7);
    }
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void whenAnAttackIsAboutToHurt(Ruleset ruleset) {
    Arena arena =
        using(
            wearer(ruleset, "B   .   A   a", "Cloak of Shadows", "Rags")
                .monsters(
                    MonsterCard.of(
                        98, Ability.attack(2, Aim.AS_USUAL, Rider.gives(Condition.POISON)))));
    arena.turnOf('A').pass();
    arena.endRound();
    assertThat(arena.lost('A')).isZero();
    assertThat(arena.has('A', Condition.POISON)).as("all but the damage").isTrue();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void inAHeal(Ruleset ruleset) {
    Arena arena = using(wearer(ruleset, "B   A   a", "Ray", "First Aid"));
    arena.playTop();
    assertThat(arena.lost('A')).isEqualTo(-4);
    assertThat(arena.has('A', Condition.STRENGTHEN)).isTrue();
    Arena tripled = wearer(ruleset, "B   A   a", "Phial", "Rags").start().playBottom();
    assertThat(tripled.lost('A')).isEqualTo(-3);
  }

  @RulesetTest({Edition.GH, Edition.JL})
  void inALootAbility(Ruleset ruleset) {
    Arena arena = using(wearer(ruleset, "B   A   .$  .$  .$", "Long Arm", "First Aid", "Dog"));
    arena.playBottom();
    assertThat(arena.sheet('A').items().isReady(0)).isFalse();
    assertThat(arena.numbers(Event.What.LOOTED, 'A')).containsExactly(2);
    Arena far = using(wearer(ruleset, "B   A   .$  .$  .$", "Long Arm", "First Aid", "Dog"));
    far.play(1, Half.BOTTOM);
    assertThat(far.sheet('A').items().isReady(0)).as("no Loot 1").isTrue();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void oneMoreTile(Ruleset ruleset) {
    Arena arena = using(wearer(ruleset, "B   A   .   .\n  .   .   .   .   .", "Stone", "Masonry"));
    arena.playTop();
    assertThat(arena.game.state().ground().all(Terrain.OBSTACLE).size()).isEqualTo(2);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void allTraps(Ruleset ruleset) {
    Arena arena = wearer(ruleset, "^   .   ^   A   ^   .   .   ^   B", "Phial", "Masonry").start();
    arena.playBottom();
    assertThat(arena.game.state().ground().all(Terrain.TRAP).size()).as("too far").isEqualTo(1);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void beforeAnEnemyConsumes(Ruleset ruleset) {
    for (boolean used : new boolean[] {true, false}) {
      Arena arena =
          wearer(ruleset, "B   .   A   a", "Damper", "Rags")
              .monsters(
                  MonsterCard.of(
                      98,
                      Ability.attack(
                          2, Aim.AS_USUAL, Rider.paid(Cost.of(Element.FIRE), Rider.plus(3)))))
              .start()
              .strong(Element.FIRE);
      if (used) {
        arena.answer(Prompt.Kind.ITEM, USE);
      }
      arena.turnOf('A').pass();
      arena.endRound();
      assertThat(arena.lost('A')).isEqualTo(used ? 2 : 5);
      assertThat(arena.isInert(Element.FIRE)).isTrue();
    }
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void whileStunned(Ruleset ruleset) {
    Arena arena =
        WordsPack.trying(ruleset, "Wearer", "B   A   a", "Blows")
            .items('A', item("Phial"), item("Salts"))
            .start();
    arena.give(arena.figure('A'), Condition.STUN);
    arena.turnOf('A');
    assertThat(arena.prompt().options()).contains(new Choice.Use(1)).doesNotContain(USE);
    arena.choose(new Choice.Use(1));
    arena.goOn();
    assertThat(arena.has('A', Condition.STUN)).isFalse();
    assertThat(arena.prompt().options()).as("it acts again").contains(USE);
    arena.playTop();
    assertThat(arena.lost('a')).isEqualTo(2);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void forDamageOrAnotherPrice(Ruleset ruleset) {
    Arena arena =
        wearer(ruleset, "B   A   a", "Blood Blade", "Blows")
            .start()
            .answer(Prompt.Kind.BEFORE_DRAW, USE);
    arena.playTop();
    assertThat(arena.lost('a')).isEqualTo(3);
    assertThat(arena.lost('A')).isEqualTo(3);
    Arena other =
        wearer(ruleset, "B   A   a", "Thorn Blade", "Blows")
            .start()
            .answer(Prompt.Kind.BEFORE_DRAW, USE);
    other.playTop();
    assertThat(other.lost('a')).isEqualTo(3);
    assertThat(other.has('A', Condition.MUDDLE)).isTrue();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void atTheEndOfTheTurn(Ruleset ruleset) {
    for (boolean far : new boolean[] {true, false}) {
      Arena arena =
          wearer(ruleset, "B   A   x   y   .", "Last Word", "Blows")
              .start()
              .answer(Prompt.Kind.ITEM, USE)
              .answer(Prompt.Kind.ELEMENT, new Choice.Of(Element.DARK));
      if (far) {
        arena.way('x', 'y').playBottom();
      } else {
        arena.turnOf('A');
      }
      arena.untilTurnEnds(arena.figure('A'));
      assertThat(arena.isStrong(Element.DARK)).isEqualTo(far);
      assertThat(arena.sheet('A').items().isReady(0)).isNotEqualTo(far);
    }
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void afterAnActionOfAName(Ruleset ruleset) {
    Arena arena = using(wearer(ruleset, "B   A   a", "Afterthought", "Dirty Trick"));
    arena.playTop();
    assertThat(arena.lost('a')).isEqualTo(2 + 1);
    Arena other = using(wearer(ruleset, "B   A   a", "Afterthought", "Dirty Trick"));
    other.playBottom();
    assertThat(other.lost('a')).as("the other half is none").isEqualTo(2);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void inAnActionOfAName(Ruleset ruleset) {
    String[] cards = {"Dirty Trick", "First Aid"};
    Arena arena = wearer(ruleset, "B   A   a", "Trickster", cards).start();
    assertThat(arena.playTop().lost('a')).isEqualTo(2 + 2);
    Arena other = wearer(ruleset, "B   A   a", "Trickster", cards).start();
    assertThat(other.playBottom().lost('a')).isEqualTo(2);
    Arena healed = wearer(ruleset, "B   A   a", "Trickster", cards).start();
    assertThat(healed.play(1, Half.TOP).lost('A')).as("by the card").isEqualTo(-2 - 2);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void turnedAtTheEndOfTheTurn(Ruleset ruleset) {
    Arena arena =
        wearer(ruleset, "B   b   A   a", "Scales", "Blows", "Dirty Trick")
            .start()
            .answer(Prompt.Kind.BEFORE_DRAW, USE, USE);
    arena.playTop();
    assertThat(arena.lost('a') + arena.lost('b')).as("once a turn").isEqualTo(2 + 2 + 1);
    assertThat(arena.sheet('A').items().isReady(0)).isFalse();
    arena.untilTurnEnds(arena.figure('A'));
    assertThat(arena.sheet('A').items().isReady(0)).isTrue();
    assertThat(arena.sheet('A').items().shown(0)).isEqualTo(item("Scales").back().orElseThrow());
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void whatIsDoneToAnAttacker(Ruleset ruleset) {
    Arena wave =
        using(
            wearer(ruleset, "B   A   a   .   x", "Wave", "Rags")
                .monsters(MonsterCard.of(98, Ability.attack(2))));
    wave.turnOf('A').pass();
    wave.endRound();
    assertThat(wave.stands('a', 'x')).isTrue();
    Arena thorns =
        using(
            wearer(ruleset, "B   A   a   b", "Thorns", "Rags")
                .monsters(MonsterCard.of(98, Ability.attack(2))));
    thorns.turnOf('A').pass();
    thorns.endRound();
    assertThat(thorns.lost('a')).isEqualTo(2);
    assertThat(thorns.lost('b')).isZero();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void reach(Ruleset ruleset) {
    String map = "B   .   A   x   a   b";
    Arena arena =
        wearer(ruleset, map, "Pole", "Dirty Trick").start().answer(Prompt.Kind.BEFORE_DRAW, USE);
    arena.playBottom();
    assertThat(arena.lost('a')).isEqualTo(2);
    assertThat(arena.lost('b')).isZero();
    Arena without = wearer(ruleset, map, "Phial", "Dirty Trick").start().playBottom();
    assertThat(without.lost('a')).isZero();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void groundThatIsIgnored(Ruleset ruleset) {
    Arena arena =
        wearer(ruleset, "B   A   w*  x~  y~  z", "Waders", "Blows").start().way('w', 'x', 'y', 'z');
    arena.playBottom();
    assertThat(arena.stands('A', 'z')).as("four hexes for four points").isTrue();
    assertThat(arena.lost('A')).isZero();
    arena.untilTurnEnds(arena.figure('A'));
    assertThat(arena.lost('A')).isEqualTo(-2);
    Arena dry = wearer(ruleset, "B   A   x   y   .   .", "Waders", "Blows").start().way('x', 'y');
    dry.playBottom().untilTurnEnds(dry.figure('A'));
    assertThat(dry.lost('A')).isZero();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void anotherInitiativeForTheFocus(Ruleset ruleset) {
    for (String worn : new String[] {"Shawl", "Phial"}) {
      Arena arena =
          wearer(ruleset, "A   a   B", worn, "Rags")
              .hero('B', AbilityCard.of("Late", 80, CardAction.of(), CardAction.of()))
              .monsters(MonsterCard.of(98, Ability.attack(2)))
              .start();
      arena.turnOf('A').pass();
      arena.endRound();
      assertThat(arena.lost('A'))
          .as("the earlier one, but for the shawl")
          .isEqualTo(worn.equals("Shawl") ? 0 : 2);
    }
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void oneConditionInsteadOfAnother(Ruleset ruleset) {
    Arena arena =
        wearer(ruleset, "B   A   a", "Turning Helm", "Rags")
            .monsters(MonsterCard.of(98, Ability.give(Condition.MUDDLE, Aim.AS_USUAL.range(1))))
            .start();
    arena.turnOf('A').pass();
    arena.endRound();
    assertThat(arena.has('A', Condition.MUDDLE)).isFalse();
    assertThat(arena.has('A', Condition.STRENGTHEN)).isTrue();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void countedAsInvisible(Ruleset ruleset) {
    Arena arena =
        wearer(ruleset, "B   .   .   A   x%  a", "Phasing", "Blows", "Dirty Trick")
            .monsters(MonsterCard.of(98, Ability.attack(2)))
            .start()
            .way('x');
    arena.playBottom();
    assertThat(arena.stands('A', 'x')).isTrue();
    assertThat(arena.play(1, Half.TOP).lost('a')).as("it cannot attack").isZero();
    arena.endRound();
    assertThat(arena.lost('A')).isZero();
    Arena beside =
        wearer(ruleset, "B   .   .   A   x   a", "Phasing", "Blows", "Dirty Trick")
            .monsters(MonsterCard.of(98, Ability.attack(2)))
            .start()
            .way('x');
    beside.playBottom();
    assertThat(beside.play(1, Half.TOP).lost('a')).isEqualTo(2);
    beside.endRound();
    assertThat(beside.lost('A')).isEqualTo(2);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void movedByFriendsAlone(Ruleset ruleset) {
    Arena arena =
        WordsPack.trying(ruleset, "Wearer", ".   x   .   B   A   a   .   .", "Company")
            .items('B', item("Greaves"))
            .monsters(MonsterCard.of(98, Ability.push(2, Aim.AS_USUAL.range(1))))
            .start();
    arena.playBottom();
    assertThat(arena.stands('B', 'x')).as("by an ally").isTrue();
    Arena foe =
        wearer(ruleset, ".   .   .   A   a   B   .   .", "Greaves", "Rags")
            .monsters(MonsterCard.of(98, Ability.push(2, Aim.AS_USUAL.range(1))))
            .start();
    foe.turnOf('A').pass();
    foe.endRound();
    assertThat(foe.stands('A', 'A')).isTrue();
  }

  @Test
  void pocketsAndDecks() {
    Hero hero = ScenarioGame.hero(WordsPack.PACK, "Wearer");
    assertThat(Collections.frequency(hero.deck(), ModifierCard.plus(-1))).isEqualTo(5);
    assertThat(
            Collections.frequency(hero.with(item("Second Nature")).deck(), ModifierCard.plus(-1)))
        .isEqualTo(3);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void aCardOfTheHandAtTheEndOfTheTurn(Ruleset ruleset) {
    Arena arena = using(wearer(ruleset, "B   A   a", "Ring", "Blows", "Dirty Trick", "Shot"));
    arena.playTop();
    assertThat(arena.lost('a')).isEqualTo(2);
    arena.choose(new Choice.Decline());
    arena.until(
        prompt ->
            prompt.kind() == Prompt.Kind.ACTION
                && prompt.options().contains(new Choice.Act(2, false, false)));
    assertThat(arena.prompt().options()).doesNotContain(new Choice.Act(2, true, false));
    arena.perform(new Choice.Act(2, false, false));
    assertThat(arena.lost('a')).isEqualTo(2 + 1);
    assertThat(arena.zone('A', 2)).isEqualTo(Zone.DISCARD);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void theSameHalfOfAnother(Ruleset ruleset) {
    Arena arena = using(wearer(ruleset, "B   A   a", "Staff", "Blows", "Rags", "Shot"));
    arena.selectFirstTwo().until(Prompt.Kind.ACTION, "A");
    arena.choose(new Choice.Act(0, true, false));
    arena.until(
        prompt ->
            prompt.kind() == Prompt.Kind.ACTION
                && prompt.options().contains(new Choice.Act(2, true, false)));
    arena.perform(new Choice.Act(2, true, false));
    assertThat(arena.lost('a')).isEqualTo(2 + 1);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void onceAfterTheWholeAbility(Ruleset ruleset) {
    String map =
        """
        A   .   a   b   .
          .   .   B   c   .
        """;
    Arena arena = wearer(ruleset, map, "Bomb", "Shot").start().answer(Prompt.Kind.BEFORE_DRAW, USE);
    arena.playTop();
    assertThat(arena.lost('a') + arena.lost('b') + arena.lost('c')).isEqualTo(3);
    assertThat(arena.lost('B')).as("once, not for each target").isEqualTo(3);
    assertThat(arena.lost('A')).isZero();
  }
}
