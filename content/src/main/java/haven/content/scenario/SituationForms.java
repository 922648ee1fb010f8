package haven.content.scenario;

import haven.board.Hex;
import haven.content.form.Form;
import haven.content.form.Forms;
import haven.content.form.Key;
import haven.content.form.Verbs;
import haven.content.language.ValueForms;
import haven.content.language.WordForms;
import haven.model.map.Formula;
import haven.model.scenario.Situation;
import haven.model.scenario.Whom;
import java.util.List;

/** What wins or loses a scenario, and the conditions of its rules. */
final class SituationForms {
  static final Form<Situation> SITUATION =
      Forms.named("goal", "a goal", new Situation.KillAll(), SituationForms::verbs);

  private static final Key<String> KILL = WordForms.NAME.required("kill", "the type: all of it");
  private static final Key<Formula> KILLS =
      ValueForms.FORMULA.required("kills", "how many monsters");
  private static final Key<String> OF = WordForms.NAME.or("of", "", "of which type; any without");
  private static final Key<String> DESTROYED =
      WordForms.NAME.required("destroyed", "an objective or ally");
  private static final Key<Integer> ROUNDS =
      Forms.number(1, 99).required("rounds", "how many rounds are over");
  private static final Key<Integer> EVERY =
      Forms.number(1, 99).required("every-round", "1 for each, 2 for every other, …");
  private static final Key<Integer> FROM =
      Forms.number(1, 99).or("from", 1, "the first such round");
  private static final Key<Formula> LOOTED =
      ValueForms.FORMULA.required("looted", "how many loot tokens");
  private static final Key<String> TREASURES =
      WordForms.NAME.required("treasures-looted", "the special rule of the goal treasures");
  private static final Key<Formula> NUMBER =
      ValueForms.FORMULA.or("number", new Formula.Constant(1), "how many");
  private static final Key<String> ESCAPED =
      WordForms.NAME.required("escaped", "a type or name, of no character");
  private static final Key<Whom> PRESENT = WhomForm.WHOM.required("present", "who is on the map");
  private static final Key<List<Hex>> REACHED = HexForm.HEXES.required("reached", "the hexes");
  private static final Key<Boolean> ALL_OF_THEM =
      Forms.flag().or("by-all", false, "whether all characters must be there");
  private static final Key<Hex> REVEALED = HexForm.HEX.required("revealed", "any hex of the room");
  private static final Key<List<Hex>> OPENED = HexForm.HEXES.required("opened", "the doors");
  private static final Key<String> COUNTED =
      WordForms.NAME.required("counted", "a counter of the rules");
  private static final Key<Formula> VALUE =
      ValueForms.FORMULA.required("value", "a formula, such as C or L");
  private static final Key<Formula> AT_LEAST =
      ValueForms.FORMULA.required("at-least", "how much it must be");
  private static final Key<List<Situation>> ALL = SITUATION.list().required("all", "all of these");
  private static final Key<List<Situation>> ANY = SITUATION.list().required("any", "one of these");
  private static final Key<Situation> NOT = SITUATION.required("not", "what must not be so");

  private SituationForms() {}

  private static Verbs<Situation> verbs() {
    return new Verbs<Situation>("goal", new Situation.KillAll())
        .word("kill-all", new Situation.KillAll())
        .word("kill-revealed", new Situation.KillRevealed())
        .word("all-escaped", new Situation.AllEscaped())
        .verb(
            Situation.KillType.class,
            "All monsters of a type are dead, and there was one.",
            List.of(KILL),
            f -> new Situation.KillType(f.get(KILL)))
        .verb(
            Situation.KillCount.class,
            "So many monsters have died.",
            List.of(KILLS, OF),
            f -> new Situation.KillCount(f.get(OF), f.get(KILLS)))
        .verb(
            Situation.Destroyed.class,
            "So many objectives are destroyed, or allies dead.",
            List.of(DESTROYED, NUMBER),
            f -> new Situation.Destroyed(f.get(DESTROYED), f.get(NUMBER)))
        .verb(
            Situation.Escaped.class,
            "So many have escaped by a rule that lets them.",
            List.of(ESCAPED, NUMBER),
            f -> new Situation.Escaped(f.get(ESCAPED), f.get(NUMBER)))
        .verb(
            Situation.Present.class,
            "So many of these figures are on the map.",
            List.of(PRESENT, NUMBER),
            f -> new Situation.Present(f.get(PRESENT), f.get(NUMBER)))
        .verb(
            Situation.Rounds.class,
            "So many rounds are over.",
            List.of(ROUNDS),
            f -> new Situation.Rounds(f.get(ROUNDS)))
        .verb(
            Situation.EveryRound.class,
            "It is one of every so many rounds.",
            List.of(EVERY, FROM),
            f -> new Situation.EveryRound(f.get(EVERY), f.get(FROM)))
        .verb(
            Situation.Looted.class,
            "So many loot tokens are looted.",
            List.of(LOOTED),
            f -> new Situation.Looted(f.get(LOOTED)))
        .verb(
            Situation.TreasuresLooted.class,
            "Goal treasures are looted.",
            List.of(TREASURES, NUMBER),
            f -> new Situation.TreasuresLooted(f.get(TREASURES), f.get(NUMBER)))
        .verb(
            Situation.Reached.class,
            "Characters stand on certain hexes.",
            List.of(REACHED, ALL_OF_THEM),
            f -> new Situation.Reached(f.get(REACHED), f.get(ALL_OF_THEM)))
        .verb(
            Situation.Revealed.class,
            "A room is revealed.",
            List.of(REVEALED),
            f -> new Situation.Revealed(f.get(REVEALED)))
        .verb(
            Situation.Opened.class,
            "Doors are open, all of them.",
            List.of(OPENED),
            f -> new Situation.Opened(f.get(OPENED)))
        .verb(
            Situation.Counted.class,
            "A counter has come so far.",
            List.of(COUNTED, NUMBER),
            f -> new Situation.Counted(f.get(COUNTED), f.get(NUMBER)))
        .verb(
            Situation.AtLeast.class,
            "There are enough characters, or the level is high enough.",
            List.of(VALUE, AT_LEAST),
            f -> new Situation.AtLeast(f.get(VALUE), f.get(AT_LEAST)))
        .verb(
            Situation.All.class,
            "All of several.",
            List.of(ALL),
            f -> new Situation.All(f.get(ALL)))
        .verb(
            Situation.Any.class,
            "One of several.",
            List.of(ANY),
            f -> new Situation.Any(f.get(ANY)))
        .verb(
            Situation.Not.class, "The opposite.", List.of(NOT), f -> new Situation.Not(f.get(NOT)));
  }
}
