package haven.content.scenario;

import haven.content.form.Form;
import haven.content.form.Forms;
import haven.content.form.Group;
import haven.content.form.Key;
import haven.content.form.Verbs;
import haven.content.language.WordForms;
import haven.model.ability.Affects;
import haven.model.scenario.ScenarioRule;
import haven.model.scenario.ScenarioRule.Deed;
import haven.model.scenario.ScenarioRule.Moment;
import haven.model.scenario.Situation;
import haven.model.scenario.Whom;
import java.util.List;

/** Special rules: when they are looked at, and what they do. */
final class RuleForms {
  private static final Key<Integer> ROUND_START =
      Forms.number(0, 99).required("round-start", "the round; 0 for every one");
  private static final Key<Integer> ROUND_END =
      Forms.number(0, 99).required("round-end", "the round; 0 for every one");
  private static final Key<String> SECTION = WordForms.NAME.required("section", "its name");
  private static final Key<String> PLATE = WordForms.NAME.required("plate", "its effect");
  private static final Key<String> TREASURE =
      WordForms.NAME.required("treasure-looted", "the special rule of the goal treasure");
  private static final Key<Whom> DIED = WhomForm.NAMED.required("died", "a type or name, or who");
  private static final Key<Whom> EXHAUSTED =
      WhomForm.WHOM.required("exhausted", "which characters, such as those not at a hex");

  private static final Key<Whom> TURN_START =
      WhomForm.WHOM.required("turn-start", "whose turn starts");
  private static final Key<Whom> TURN_END = WhomForm.WHOM.required("turn-end", "whose turn ends");

  private static final Key<Moment.Forgone.Action> FORGO =
      Forms.word(Moment.Forgone.Action.class).required("forgo", "which action");
  private static final Key<Whom> BY =
      WhomForm.WHOM.or(
          "by", Whom.all(Affects.ALLIES), "which characters may, such as those at a hex");

  private static final Form<Moment> MOMENT =
      new Verbs<Moment>("moment", new Moment.Start())
          .word("start", new Moment.Start())
          .word("whenever", new Moment.Whenever())
          .verb(
              Moment.RoundStart.class,
              "At the start of a round.",
              List.of(ROUND_START),
              f -> new Moment.RoundStart(f.get(ROUND_START)))
          .verb(
              Moment.RoundEnd.class,
              "At the end of a round.",
              List.of(ROUND_END),
              f -> new Moment.RoundEnd(f.get(ROUND_END)))
          .verb(
              Moment.Section.class,
              "A section is read.",
              List.of(SECTION),
              f -> new Moment.Section(f.get(SECTION)))
          .verb(
              Moment.Plate.class,
              "A pressure plate acts.",
              List.of(PLATE),
              f -> new Moment.Plate(f.get(PLATE)))
          .verb(
              Moment.TreasureLooted.class,
              "A goal treasure is looted.",
              List.of(TREASURE),
              f -> new Moment.TreasureLooted(f.get(TREASURE)))
          .verb(
              Moment.Died.class,
              "A figure dies or is destroyed.",
              List.of(DIED),
              f -> new Moment.Died(f.get(DIED)))
          .verb(
              Moment.Exhausted.class,
              "A character is exhausted.",
              List.of(EXHAUSTED),
              f -> new Moment.Exhausted(f.get(EXHAUSTED)))
          .verb(
              Moment.TurnStart.class,
              "The turn of such a figure starts.",
              List.of(TURN_START),
              f -> new Moment.TurnStart(f.get(TURN_START)))
          .verb(
              Moment.TurnEnd.class,
              "The turn of such a figure ends.",
              List.of(TURN_END),
              f -> new Moment.TurnEnd(f.get(TURN_END)))
          .verb(
              Moment.Forgone.class,
              "A character forgoes an action for it, in its turn.",
              List.of(FORGO, BY),
              f -> new Moment.Forgone(f.get(FORGO), f.get(BY)));

  private static final Key<String> RULE = WordForms.NAME.required("rule", "its name");
  private static final Key<Moment> WHEN = MOMENT.required("on", "the moment it is looked at");
  private static final Key<List<Situation>> IF =
      SituationForms.SITUATION.list().or("if", List.of(), "what must hold then");
  private static final Key<List<Deed>> DO = DeedForms.DEED.list().required("do", "what happens");
  private static final Key<Boolean> ONCE =
      Forms.flag().or("once", false, "whether it works only the first time");
  private static final Key<Boolean> SCENARIO_EFFECT =
      Forms.flag().or("scenario-effect", false, "whether perks may ignore it");

  static final Form<ScenarioRule> RULE_FORM =
      new Group<>(
          "a rule",
          List.of(RULE, WHEN, IF, DO, ONCE, SCENARIO_EFFECT),
          ScenarioRule.of("nothing", new Moment.Start()),
          f ->
              new ScenarioRule(
                  f.get(RULE),
                  f.get(WHEN),
                  f.get(IF),
                  f.get(DO),
                  f.get(ONCE),
                  f.get(SCENARIO_EFFECT)));

  private RuleForms() {}
}
