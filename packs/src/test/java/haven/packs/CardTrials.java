package haven.packs;

import haven.model.Condition;
import haven.model.ability.Ability;
import haven.model.ability.Value;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event.What;
import haven.play.engine.Prompt;
import haven.stage.Arena;
import java.util.List;

/** Cards of one class of the pack, tried on small maps as {@link Arena#trying} sets them up. */
abstract class CardTrials {
  private static final MonsterCard ATTACK = MonsterCard.of(98, Ability.Attack.of(Value.STAT));

  private final String characterClass;

  CardTrials(String characterClass) {
    this.characterClass = characterClass;
  }

  private Arena trying(List<String> cards, String picture) {
    return Gloomhaven.trying(characterClass, picture, cards.toArray(String[]::new));
  }

  final Arena play(String card, String picture) {
    return play(List.of(card), picture);
  }

  final Arena play(List<String> cards, String picture) {
    return trying(cards, picture).start();
  }

  /** Against monsters with that stat card. */
  final Arena play(String card, String picture, StatLine monsters) {
    return play(List.of(card), picture, monsters);
  }

  final Arena play(List<String> cards, String picture, StatLine monsters) {
    return trying(cards, picture).monsters(monsters).start();
  }

  /** The monsters attack in every round, after hero A. */
  final Arena attacked(String card, String picture) {
    return trying(List.of(card), picture).monsters(ATTACK).start();
  }

  final Arena attacked(String card, String picture, StatLine monsters) {
    return attacked(List.of(card), picture, monsters);
  }

  final Arena attacked(List<String> cards, String picture, StatLine monsters) {
    return trying(cards, picture).monsters(ATTACK).monsters(monsters).start();
  }

  /** Who of those at these letters has gained the condition, each time anew. */
  static String gained(Arena stage, Condition condition, String letters) {
    StringBuilder all = new StringBuilder();
    for (char letter : letters.toCharArray()) {
      stage.happened(What.GAINED, letter).stream()
          .filter(event -> event.words().equalsIgnoreCase(condition.name()))
          .forEach(_ -> all.append(letter));
    }
    return all.toString();
  }

  /** A basic attack, with 2 unless something adds to it. */
  static int basic(Arena stage, int card, char target) {
    int before = stage.figure(target).hitPoints();
    stage.target(target).perform(new Choice.Act(card, true, true));
    return before - stage.figure(target).hitPoints();
  }

  /** The ally's turn comes, and it strikes with 2, unless something adds to it. */
  static int allyStrikes(Arena stage, char target) {
    stage.until(Prompt.Kind.ACTION, "B");
    int before = stage.figure(target).hitPoints();
    stage.basicAttack(stage.figure(target)).goOn();
    return before - stage.figure(target).hitPoints();
  }
}
