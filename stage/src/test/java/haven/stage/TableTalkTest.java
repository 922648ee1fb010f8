package haven.stage;

import static haven.stage.RoundOrderTest.card;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.model.ability.Element;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.ability.ElementBoard;
import haven.play.engine.Choice;
import haven.play.view.View;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What the game itself tells the others while cards are chosen: what plans are made of, and neither
 * titles nor numbers of cards. What people say to each other no game can hear.
 */
final class TableTalkTest {

  /** The second round, in which a long rest is possible, too. */
  private static Arena choosing(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   .   .   g   B")
            .hero('A', card(30), card(31), card(17), card(64), card(83))
            .hero('B')
            .monster('g', "Algox Archer", StatLine.of(9, 0, 0, 0), MonsterCard.of(50))
            .start()
            .selectFirstTwo();
    return Parties.finishRound(arena);
  }

  private static View seenByB(Ruleset ruleset, Choice ofA) {
    Arena arena = choosing(ruleset);
    arena.choose(ofA);
    return arena.game.viewFor(1);
  }

  @RulesetTest
  @Rule({"EX-RND-04", "EX-RND-05", "RND-08", "RND-09"})
  void whateverOneChoosesTheOthersSeeTheSame(Ruleset ruleset) {
    Set<String> seen = new HashSet<>();
    for (Choice choice :
        List.of(
            new Choice.Cards(2, 3),
            new Choice.Cards(3, 2),
            new Choice.Cards(4, 2),
            new Choice.LongRest())) {
      View view = seenByB(ruleset, choice);
      seen.add(view.toString());
      View.Hero hero = view.heroes().getFirst();
      assertThat(hero.chosen()).isTrue();
      assertThat(hero.hand()).isEmpty();
      assertThat(hero.selected()).isEmpty();
      assertThat(hero.longRest()).isFalse();
      assertThat(view.toString())
          .as("no title of a card in hand, and so no number on it")
          .doesNotContain("At 17", "At 64", "At 83");
    }
    assertThat(seen).as("neither initiative nor values nor titles").hasSize(1);
  }

  @RulesetTest
  @Rule({"EX-RND-03", "EX-RND-05"})
  void whatPlansAreMadeOfEverybodySees(Ruleset ruleset) {
    View view = seenByB(ruleset, new Choice.Cards(2, 3));
    assertThat(view.figures())
        .extracting(View.Figure::name)
        .anyMatch(name -> name.startsWith("Algox Archer"));
    View.Figure hurt = view.figures().getFirst();
    assertThat(hurt.hitPoints()).isEqualTo(hurt.maxHitPoints());
    assertThat(view.hexes()).as("where somebody intends to move").hasSize(5);
    assertThat(view.table().columns())
        .as("which element one would like infused")
        .containsEntry(Element.EARTH, ElementBoard.Column.INERT);
  }

  @RulesetTest
  @Rule("RND-10")
  void onceRevealedAllCardsAreOpen(Ruleset ruleset) {
    Arena arena = choosing(ruleset);
    arena.choose(new Choice.Cards(2, 3));
    arena.choose(new Choice.Cards(2, 3));
    View.Hero hero = arena.game.viewFor(1).heroes().getFirst();
    assertThat(hero.selected().orElseThrow())
        .extracting(View.Card::name)
        .containsExactly("At 17", "At 64");
  }
}
