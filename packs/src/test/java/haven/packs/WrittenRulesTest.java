package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Hex;
import haven.model.Ruleset;
import haven.model.pack.Pack;
import haven.play.engine.Prompt;
import haven.stage.ScenarioGame;
import haven.stage.Watched;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Special rules, allies and bosses as a file says them, in a game. */
final class WrittenRulesTest {
  private static String characterClass(String name) {
    StringBuilder text =
        new StringBuilder(
            "class: %s\nhand-size: 6\nhit-points: [9, 9, 9, 9, 9, 9, 9, 9, 9]\ncards:\n"
                .formatted(name));
    for (int i = 1; i <= 6; i++) {
      text.append(
          "  - {card: %s %d, level: 1, initiative: %d, top: [{move: 1}], bottom: [{move: 1}]}\n"
              .formatted(name, i, 10 + i));
    }
    return text.toString();
  }

  private static final String MONSTERS =
      """
      - monster: Rat
        standees: 6
        normal: {hit-points: 5, move: 0, attack: 0}
      - ability-deck: Rat
        cards: [{initiative: 50, do: [{attack: +0}]}]
      - monster: Chief
        standees: 1
        boss: {hit-points: 20, move: 0, attack: 0}
        specials: [[{to-next: [a, b]}, {lay-objective: Egg, number: C, hit-points: 1 + C}]]
      - ability-deck: Chief
        cards: [{initiative: 60, do: [{special: 1}]}]
      """;

  private static final String YARD =
      """
      scenario: Yard
      goal: kill-all
      map:
        plan: |
          a   b   .   .   .   .   .   .   m   .
            c   d   .   x   .   .   y   .   .   .
          .   .   .   .   .   .   .   .   .   .
            .   r   .   .   .   .   .   .   .   e
        starts: [a, b, c, d]
      rooms:
        - room: 1
          at: a
          monsters:
            - {monster: Rat, at: r, ranks: normal}
            - {monster: Chief, at: m, ranks: boss}
          marks: [{mark: a, at: x}, {mark: b, at: y}, {mark: exit, at: e}]
      allies:
        - {ally: Friend, stats: {hit-points: 4, move: 2}, initiative: 70, do: [{move-to: 2, marks: exit}]}
      rules:
        - {rule: wind, on: {round-end: 1}, do: [{drift: 2, direction: east, whom: {name: Rat}}]}
        - {rule: help, on: {round-end: 1}, if: [{value: C, at-least: 2}], do: [{ally: Friend, at: [4, 2]}]}
        - {rule: plague, on: {round-end: 2}, do: [{damage: 1, whom: {only: target-is-objective}}, {kill: {name: Rat}}]}
        - {rule: ghost, on: {died: {name: Rat}}, once: true, do: [{spawn: Rat, ranks: normal, at: where-it-died, for-each: {name: Chief}}]}
        - {rule: burden, on: start, do: [{mark: Chest, whom: {side: allies, at: a}}]}
        - {rule: weight, on: {round-end: 1}, do: [{damage: C, whom: {side: party, only: {target-marked: Chest}}}]}
      """;

  private static List<Watched> there(ScenarioGame game, String type) {
    return game.all(type).stream().filter(one -> !one.isGone()).toList();
  }

  private static void round(ScenarioGame game, int first) {
    game.select("Left", "Left " + first, "Left " + (first + 1));
    game.select("Right", "Right " + first, "Right " + (first + 1));
    game.until(Prompt.Kind.CARDS);
  }

  @Test
  void everythingHappensAsItIsWritten() {
    Pack pack =
        Written.pack(
            Ruleset.GLOOMHAVEN, characterClass("Left"), characterClass("Right"), MONSTERS, YARD);
    ScenarioGame game =
        ScenarioGame.of(
                pack, "Yard", ScenarioGame.hero(pack, "Left"), ScenarioGame.hero(pack, "Right"))
            .start();
    Hex rat = game.only("Rat").hex();
    assertThat(there(game, "Friend")).isEmpty();

    round(game, 1);
    assertThat(game.only("Rat").hex()).isEqualTo(new Hex(rat.q() + 2, rat.r()));
    assertThat(game.figure("Left").hitPoints() + game.figure("Right").hitPoints())
        .as("one carries the chest")
        .isEqualTo(9 + 9 - 2);
    Hex chief = game.only("Chief").hex();
    assertThat(there(game, "Egg"))
        .hasSize(2)
        .allMatch(egg -> egg.maxHitPoints() == 3 && egg.hex().distanceTo(chief) == 1);
    Hex friend = there(game, "Friend").getFirst().hex();

    round(game, 3);
    assertThat(game.only("Chief").hex()).isNotEqualTo(chief);
    assertThat(there(game, "Egg")).hasSize(4).allMatch(egg -> egg.hitPoints() == 2);
    assertThat(there(game, "Friend").getFirst().hex().distanceTo(friend)).isEqualTo(2);
    assertThat(there(game, "Rat")).hasSize(1);
  }
}
