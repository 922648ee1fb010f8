package haven.content.scenario;

import haven.board.Hex;
import haven.content.form.Form;
import haven.content.form.FormFields;
import haven.content.form.Forms;
import haven.content.form.Group;
import haven.content.form.Key;
import haven.content.form.Verbs;
import haven.content.language.ValueForms;
import haven.content.language.WordForms;
import haven.model.Condition;
import haven.model.ability.Affects;
import haven.model.ability.Consequence;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.ability.Value;
import haven.model.map.Formula;
import haven.model.map.MonsterSymbol;
import haven.model.scenario.ScenarioRule;
import haven.model.scenario.ScenarioRule.Deed;
import haven.model.scenario.ScenarioRule.Moment;
import haven.model.scenario.Situation;
import java.util.List;
import java.util.Set;

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
  private static final Key<String> DIED = WordForms.NAME.required("died", "a type or name");

  private static final Key<String> SPAWN = WordForms.NAME.required("spawn", "the monster type");
  private static final Key<MonsterSymbol> RANKS =
      WordForms.RANKS.required("ranks", "for 2/3/4 characters: none, normal, elite");
  private static final Key<Hex> AT = HexForm.HEX.required("at", "the hex");
  private static final Key<Hex> UNLOCK = HexForm.HEX.required("unlock", "the door");
  private static final Key<Hex> OPEN = HexForm.HEX.required("open", "the door");
  private static final Key<Hex> CLOSE = HexForm.HEX.required("close", "the door");
  private static final Key<Condition> GIVE =
      Forms.word(Condition.class).required("give", "the condition, or a bless or curse card");
  private static final Key<Integer> TIMES = Forms.number(1, 10).or("times", 1, "how often");
  private static final Key<Affects> WHOM =
      Forms.word(Affects.class)
          .or("whom", Affects.ALLIES, "allies for the characters, enemies for the monsters");
  private static final Key<Formula> DAMAGE =
      ValueForms.FORMULA.required("damage", "how much each suffers");
  private static final Key<Element> INFUSE =
      Forms.word(Element.class).required("infuse", "the element");
  private static final Key<Integer> MINUS_ONES =
      Forms.number(1, 10).required("minus-ones", "extra -1 cards for each character");
  private static final Key<String> COUNT = WordForms.NAME.required("count", "the counter");
  private static final Key<Integer> BY = Forms.number(-99, 99).or("by", 1, "by how much");
  private static final Key<Integer> RECOVER =
      Forms.number(1, 20).required("recover-lost", "lost cards each character recovers");
  private static final Key<String> TELL = Forms.text().required("tell", "a text of your own");

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
              f -> new Moment.Died(f.get(DIED)));

  private static final Form<Deed> DEED =
      new Verbs<Deed>("deed", new Deed.Win())
          .word("win", new Deed.Win())
          .word("lose", new Deed.Lose())
          .verb(
              Deed.Spawn.class,
              "A monster spawns.",
              List.of(SPAWN, RANKS, AT),
              f -> new Deed.Spawn(f.get(SPAWN), f.get(RANKS), f.get(AT)))
          .verb(
              Deed.Unlock.class,
              "A door is unlocked.",
              List.of(UNLOCK),
              f -> new Deed.Unlock(f.get(UNLOCK)))
          .verb(
              Deed.OpenDoor.class,
              "A door opens.",
              List.of(OPEN),
              f -> new Deed.OpenDoor(f.get(OPEN)))
          .verb(
              Deed.CloseDoor.class,
              "An open door is closed again.",
              List.of(CLOSE),
              f -> new Deed.CloseDoor(f.get(CLOSE)))
          .verb(
              Consequence.Gain.class,
              "Figures gain a condition.",
              List.of(GIVE, TIMES, WHOM),
              f -> inflict(f, new Consequence.Gain(Set.of(f.get(GIVE)), f.get(TIMES))))
          .verb(
              Consequence.Suffer.class,
              "Figures suffer damage.",
              List.of(DAMAGE, WHOM),
              f -> inflict(f, new Consequence.Suffer(new Value.Computed(f.get(DAMAGE)))))
          .verb(
              Consequence.Infuse.class,
              "An element is infused.",
              List.of(INFUSE),
              f ->
                  new Deed.Inflict(
                      new Consequence.Infuse(ElementIcon.of(f.get(INFUSE))), Affects.FIGURES))
          .verb(
              Consequence.MinusOnes.class,
              "Characters get -1 cards.",
              List.of(MINUS_ONES),
              f -> new Deed.Inflict(new Consequence.MinusOnes(f.get(MINUS_ONES)), Affects.ALLIES))
          .verb(
              Deed.Count.class,
              "A counter of the scenario changes.",
              List.of(COUNT, BY),
              f -> new Deed.Count(f.get(COUNT), f.get(BY)))
          .verb(
              Consequence.Recover.class,
              "Characters recover lost cards.",
              List.of(RECOVER),
              f ->
                  new Deed.Inflict(
                      new Consequence.Recover(Consequence.Recover.Pile.LOST, f.get(RECOVER)),
                      Affects.ALLIES))
          .verb(
              Deed.Tell.class, "A text is shown.", List.of(TELL), f -> new Deed.Tell(f.get(TELL)));

  private static final Key<String> RULE = WordForms.NAME.required("rule", "its name");
  private static final Key<Moment> WHEN = MOMENT.required("on", "the moment it is looked at");
  private static final Key<List<Situation>> IF =
      SituationForms.SITUATION.list().or("if", List.of(), "what must hold then");
  private static final Key<List<Deed>> DO = DEED.list().required("do", "what happens");
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

  private static Deed inflict(FormFields f, Consequence what) {
    return new Deed.Inflict(what, f.get(WHOM));
  }
}
