package haven.packs.words;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Element;
import haven.model.monster.MonsterCard;
import haven.play.engine.Choice;
import haven.play.engine.Prompt;
import haven.play.turn.Half;
import haven.rulebook.Edition;
import haven.stage.Answers;
import haven.stage.Arena;
import haven.testkit.RulesetTest;

/** A companion and what it is commanded; effects for some allies, and what works once. */
final class CompanyTest {
  private static Arena keeper(Ruleset ruleset, String picture, String... cards) {
    return WordsPack.trying(ruleset, "Keeper", picture, cards);
  }

  private static Arena singer(Ruleset ruleset, String picture, String... cards) {
    return WordsPack.trying(ruleset, "Singer", picture, cards);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void theCompanionIsThereFromTheStartAndActsBeforeItsCharacter(Ruleset ruleset) {
    Arena arena = keeper(ruleset, "B   A   z   .   a", "Maul").level(2).start();
    assertThat(arena.figure('z').maxHitPoints()).isEqualTo(12);
    arena.selectFirstTwo().until(Prompt.Kind.ACTION, "A");
    assertThat(arena.lost('a')).isEqualTo(2);
    assertThat(arena.has('a', Condition.MUDDLE)).isTrue();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void aCommandReachesTheCompanionOutOfSight(Ruleset ruleset) {
    Arena arena =
        keeper(ruleset, "A   z   .   .\n  #   #   #   y\nB   .   .   a", "Maul").start().playTop();
    assertThat(arena.stands('z', 'y')).isTrue();
    assertThat(arena.lost('a')).isEqualTo(4);
    assertThat(arena.xp('A')).isEqualTo(1);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void onlyWhatIsCommandedGainsByIt(Ruleset ruleset) {
    Arena arena = keeper(ruleset, "B   A   z   a", "Maul", "Guard").start();
    arena.play(1, Half.BOTTOM);
    arena.play(0, Half.TOP);
    assertThat(arena.lost('a')).isEqualTo(4 + 5);
    arena.endRound();
    arena.selectFirst(2).remember().until(Prompt.Kind.ACTION, "A");
    assertThat(arena.lost('a')).isEqualTo(2);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void whoCommandsPaysForWhatIsAdded(Ruleset ruleset) {
    Arena plain = keeper(ruleset, "B   A   z   a", "Whistle").start();
    plain.turnOf('A').choose("top 0");
    plain.answering(Answers.Policy.MUCH).until(Prompt.Kind.BEFORE_DRAW);
    assertThat(plain.options()).as("no fire to consume").contains("buy 1").doesNotContain("buy 0");
    Arena arena = keeper(ruleset, "B   A   z   a", "Whistle").start().strong(Element.FIRE);
    arena.turnOf('A').choose("top 0");
    int before = arena.figure('A').hitPoints();
    arena.remember().answering(Answers.Policy.MUCH).until(Prompt.Kind.BEFORE_DRAW);
    arena.choose("buy 0");
    arena.choose("buy 1");
    arena.asIs();
    assertThat(arena.lost('a')).isEqualTo(1 + 2 + 4);
    assertThat(arena.figure('A').hitPoints()).isEqualTo(before - 1);
    assertThat(arena.figure('z').hitPoints()).isEqualTo(arena.figure('z').maxHitPoints());
    assertThat(arena.isStrong(Element.FIRE)).isFalse();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void withoutTheCompanionNothingIsCommanded(Ruleset ruleset) {
    Arena arena = keeper(ruleset, "B   A   z   a", "Maul").start();
    arena.figure('z').hitPoints(1);
    arena.give(arena.figure('z'), Condition.WOUND);
    arena.playTop();
    assertThat(arena.figure('z').isGone()).isTrue();
    assertThat(arena.lost('a')).isZero();
    assertThat(arena.xp('A')).isZero();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void aLastingEffectIsForSomeOfTheAllies(Ruleset ruleset) {
    Arena arena =
        keeper(ruleset, "B   A   z   a", "Guard")
            .monsters(MonsterCard.of(50, Ability.attack(3)))
            .start()
            .playTop();
    assertThat(arena.actives('z')).hasSize(1);
    assertThat(arena.actives('B')).isEmpty();
    arena.endRound();
    assertThat(arena.lost('z')).isEqualTo(2);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void usesOfTheCompanionGiveItsCharacterExperience(Ruleset ruleset) {
    Arena arena = keeper(ruleset, "B   A   z   a", "Hunger").start().playTop();
    arena.figure('z').hitPoints(1);
    arena.endRound();
    arena.selectFirst(2).until(Prompt.Kind.ACTION, "A");
    assertThat(arena.figure('z').hitPoints()).isEqualTo(3);
    assertThat(arena.xp('A')).isEqualTo(1);
  }

  @RulesetTest({Edition.GH, Edition.JL})
  void whatTheCompanionLootsIsItsCharacters(Ruleset ruleset) {
    Arena arena = keeper(ruleset, "B   A   z   .$", "Hunger").start().playBottom();
    assertThat(arena.sheet('A').tally().loot().moneyTokens()).isEqualTo(1);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void movesGetShorter(Ruleset ruleset) {
    Arena arena = singer(ruleset, "B   A   x   y   .   a", "Mire", "Stretch").start();
    arena.playTop();
    arena.way('x').play(1, Half.BOTTOM);
    assertThat(arena.stands('A', 'x')).isTrue();
    Arena free = singer(ruleset, "B   A   x   y   .   a", "Stretch").start().way('x', 'y');
    assertThat(free.playBottom().stands('A', 'y')).isTrue();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void aMoveGainsExperienceAndMoreAtAPrice(Ruleset ruleset) {
    Arena arena =
        singer(ruleset, "B   A   x   y   a", "Stride").start().strong(Element.FIRE).way('x', 'y');
    arena.playBottom();
    assertThat(arena.stands('A', 'y')).isTrue();
    assertThat(arena.xp('A')).isEqualTo(2);
    assertThat(arena.has('a', Condition.WOUND)).isTrue();
    Arena unpaid = singer(ruleset, "B   A   x   y   a", "Stride").start().way('x').playBottom();
    assertThat(unpaid.stands('A', 'x')).isTrue();
    assertThat(unpaid.xp('A')).isZero();
    assertThat(unpaid.has('a', Condition.WOUND)).isFalse();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void experienceIsCounted(Ruleset ruleset) {
    Arena two = singer(ruleset, "B   a   A   b", "Stack").start().playTop();
    assertThat(two.xp('A')).isEqualTo(2);
    assertThat(singer(ruleset, "B   .   A   b", "Stack").start().playTop().xp('A')).isEqualTo(1);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void allItemsOfSomePlacesAreRefreshed(Ruleset ruleset) {
    Arena arena =
        singer(ruleset, "B   A   a", "Stack")
            .items(
                'A',
                WordsPack.PACK.item("Phial"),
                WordsPack.PACK.item("Hood"),
                WordsPack.PACK.item("Boots"))
            .start();
    for (int item = 0; item < 3; item++) {
      arena.sheet('A').items().use(item);
    }
    arena.playBottom();
    assertThat(arena.prompt().options()).contains(new Choice.Use(0), new Choice.Use(1));
    assertThat(arena.prompt().options()).doesNotContain(new Choice.Use(2));
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void oneAttackOfTheTurnIsChosen(Ruleset ruleset) {
    Arena arena = singer(ruleset, "B   a   A   b", "Ballad", "Duet").start();
    arena.playTop();
    arena.target('a', 'b').play(1, Half.BOTTOM);
    assertThat(arena.lost('a')).isEqualTo(1 + 3);
    assertThat(arena.lost('b')).isEqualTo(1);
    Arena other = singer(ruleset, "B   a   A   b", "Ballad", "Duet").start();
    other.playTop();
    other.unpaid().target('a', 'b').play(1, Half.BOTTOM);
    assertThat(other.lost('a') + other.lost('b')).isEqualTo(2);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void onceATurnIsOnceATurn(Ruleset ruleset) {
    Arena arena = singer(ruleset, "B   A   a", "Song", "Tears").start();
    arena.playTop();
    arena.play(1, Half.BOTTOM);
    assertThat(arena.lost('A')).isEqualTo(2);
    assertThat(arena.xp('A')).isEqualTo(1);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void aLongRestIsNoShortOne(Ruleset ruleset) {
    Arena arena = singer(ruleset, "B   A   a", "Doze").start().discard('A', 4, 5).playTop();
    arena.answer(Prompt.Kind.SHORT_REST, new Choice.Accept());
    arena.endRound();
    assertThat(arena.lost('a')).isZero();
    Arena other = singer(ruleset, "B   A   a", "Doze").start().discard('A', 4, 5).playTop();
    other.answer(Prompt.Kind.SHORT_REST, new Choice.Decline());
    other.endRound();
    other.choose(new Choice.LongRest());
    other.endRound();
    assertThat(other.lost('a')).isEqualTo(1);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void somethingHappensWhenARoundStarts(Ruleset ruleset) {
    Arena arena = singer(ruleset, "B   A   a", "Doze").start().playBottom();
    arena.endRound();
    assertThat(arena.lost('a')).isEqualTo(1);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void theDamageOfOthersIsNoticed(Ruleset ruleset) {
    Arena arena = singer(ruleset, "B   A   a   b", "Leech", "Prick").start();
    arena.playTop();
    int before = arena.figure('A').hitPoints();
    arena.play(1, Half.BOTTOM);
    assertThat(arena.figure('A').hitPoints()).isEqualTo(before + 4);
  }
}
