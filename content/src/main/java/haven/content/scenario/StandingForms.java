package haven.content.scenario;

import haven.content.form.Bearer;
import haven.content.form.Form;
import haven.content.form.Forms;
import haven.content.form.Group;
import haven.content.form.Key;
import haven.content.language.EffectForms;
import haven.content.language.WordForms;
import haven.model.ability.Affects;
import haven.model.ability.Effect;
import haven.model.map.Formula;
import haven.model.scenario.Situation;
import haven.model.scenario.Standing;
import haven.model.scenario.Whom;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Rules that work as long as something holds, and levels of monster types. */
final class StandingForms {
  private static final Key<String> STANDING = WordForms.NAME.required("standing", "its name");
  private static final Key<List<Situation>> WHILE =
      SituationForms.SITUATION.list().or("while", List.of(), "what must hold; always without it");
  private static final Key<Whom> WHOM = WhomForm.WHOM.required("whom", "for whom it works");
  private static final Key<List<Effect>> HAVE =
      EffectForms.EFFECT
          .list()
          .by(Bearer.MONSTER)
          .or("have", List.of(), "lasting effects that each of them has");
  private static final Key<Boolean> REST =
      Forms.flag().or("rest", false, "whether they do nothing in their turns");

  static final Form<Standing> STANDING_FORM =
      new Group<>(
          "a standing rule",
          List.of(STANDING, WHILE, WHOM, HAVE, REST),
          new Standing("", List.of(), Whom.all(Affects.ENEMIES), List.of(), false),
          f -> new Standing(f.get(STANDING), f.get(WHILE), f.get(WHOM), f.get(HAVE), f.get(REST)));

  private static final Pattern SIGNED = Pattern.compile("[-+]\\d");
  private static final Key<String> MONSTER = WordForms.NAME.required("monster", "the type");
  private static final Key<Formula> BY =
      Forms.text(
              "a number with its sign (+1) or a formula of C and L",
              Pattern.compile(".{1,80}"),
              "0")
          .as(StandingForms::offset)
          .required("by", "above the level of the others, or below");

  static final Form<Map.Entry<String, Formula>> LEVEL_FORM =
      new Group<>(
          "the level of a type",
          List.of(MONSTER, BY),
          Map.entry("", Formula.of("0")),
          f -> Map.entry(f.get(MONSTER), f.get(BY)));

  private StandingForms() {}

  private static Formula offset(String text) {
    return SIGNED.matcher(text).matches()
        ? new Formula.Constant(Integer.parseInt(text))
        : Formula.of(text);
  }
}
