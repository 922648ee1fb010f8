package haven.content.card;

import haven.content.form.Form;
import haven.content.form.FormFields;
import haven.content.form.Forms;
import haven.content.form.Group;
import haven.content.form.Key;
import haven.content.language.WordForms;
import haven.model.card.BattleGoal;
import haven.model.card.BattleGoal.Base;
import haven.model.card.BattleGoal.Comparison;
import haven.model.card.BattleGoal.Demand;
import haven.model.card.BattleGoal.Measure;
import java.util.List;
import java.util.Optional;

/** Battle goals. */
public final class GoalCardForms {
  private static final Key<Measure> MEASURE =
      Forms.word(Measure.class).required("measure", "what is looked at");
  private static final Key<Optional<Integer>> AT_LEAST =
      Forms.number(-99, 99).optional("at-least", "the smallest number that will do");
  private static final Key<Optional<Integer>> AT_MOST =
      Forms.number(-99, 99).optional("at-most", "the largest number that will do");
  private static final Key<Base> PLUS =
      Forms.word(Base.class).or("plus", Base.NOTHING, "what of the character is added to it");
  private static final Form<Demand> DEMAND =
      new Group<>(
          "a demand",
          List.of(MEASURE, AT_LEAST, AT_MOST, PLUS),
          new Demand(Measure.KILLS, Comparison.AT_LEAST, 1),
          GoalCardForms::demand);

  public static final Key<String> BATTLE_GOAL = WordForms.NAME.required("battle-goal", "its name");
  private static final Key<Integer> CHECKMARKS =
      Forms.number(1, 3).required("checkmarks", "what it gives");
  private static final Key<List<Demand>> DEMANDS =
      DEMAND.list().required("demands", "all of them must be met");
  private static final Key<String> TEXT =
      Forms.text().required("text", "what it asks for, in words of your own");

  /** Fields of a battle goal. */
  public static final List<Key<?>> KEYS = List.of(BATTLE_GOAL, CHECKMARKS, DEMANDS, TEXT);

  private GoalCardForms() {}

  private static Demand demand(FormFields f) {
    Optional<Integer> least = f.get(AT_LEAST);
    Optional<Integer> most = f.get(AT_MOST);
    if (least.isPresent() == most.isPresent()) {
      f.reading()
          .wrong(f.place(), "a demand compares once", "write either 'at-least' or 'at-most'");
    }
    return new Demand(
        f.get(MEASURE),
        least.isPresent() ? Comparison.AT_LEAST : Comparison.AT_MOST,
        f.get(PLUS),
        least.or(() -> most).orElse(0));
  }

  /** A battle goal with its text. */
  public record GoalCard(BattleGoal goal, String text) {}

  public static GoalCard card(FormFields f) {
    return new GoalCard(
        new BattleGoal(f.get(BATTLE_GOAL), f.get(CHECKMARKS), f.get(DEMANDS)), f.get(TEXT));
  }
}
