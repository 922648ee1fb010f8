package haven.content.scenario;

import haven.board.Direction;
import haven.board.Hex;
import haven.content.form.Bearer;
import haven.content.form.Form;
import haven.content.form.FormFields;
import haven.content.form.Forms;
import haven.content.form.Key;
import haven.content.form.Verbs;
import haven.content.language.AbilityForms;
import haven.content.language.EffectForms;
import haven.content.language.ValueForms;
import haven.content.language.WordForms;
import haven.model.Condition;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Consequence;
import haven.model.ability.Duration;
import haven.model.ability.Effect;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.ability.Value;
import haven.model.map.Formula;
import haven.model.map.MonsterSymbol;
import haven.model.scenario.ScenarioRule.Deed;
import haven.model.scenario.Whom;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;

/** What special rules do. */
final class DeedForms {
  private static final Key<String> SPAWN = WordForms.NAME.required("spawn", "the monster type");
  private static final Key<MonsterSymbol> RANKS =
      WordForms.RANKS.required("ranks", "for 2/3/4 characters: none, normal, elite");
  private static final Key<Formula> NUMBER =
      ValueForms.FORMULA.or("number", new Formula.Constant(1), "how many");
  private static final Key<Optional<Whom>> FOR_EACH =
      WhomForm.WHOM.optional("for-each", "figures: so many for each of them");
  private static final Key<Hex> AT = HexForm.HEX.required("at", "the hex");
  private static final Key<Hex> UNLOCK = HexForm.HEX.required("unlock", "the door");
  private static final Key<Hex> OPEN = HexForm.HEX.required("open", "the door");
  private static final Key<Hex> CLOSE = HexForm.HEX.required("close", "the door");
  private static final Key<Hex> LOCK = HexForm.HEX.required("lock", "the hex of a closed door");
  private static final Key<Condition> GIVE =
      Forms.word(Condition.class).required("give", "the condition, or a bless or curse card");
  private static final Key<Integer> TIMES = Forms.number(1, 10).or("times", 1, "how often");
  private static final Key<Whom> WHOM =
      WhomForm.WHOM.or(
          "whom",
          Whom.all(Affects.ALLIES),
          "allies for the characters, enemies for the monsters, or fields that say who");
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

  private static final Key<Whom> KILL = WhomForm.WHOM.required("kill", "who dies");
  private static final Key<List<Condition>> CURE =
      Forms.word(Condition.class).list().required("cure", "conditions that are removed");
  private static final Key<Formula> HIT_POINTS =
      ValueForms.FORMULA.required("hit-points", "how many they have now");
  private static final Key<Whom> ACT = WhomForm.WHOM.required("act", "who acts once more");
  private static final Key<Whom> REMOVE = WhomForm.WHOM.required("remove", "who leaves the map");
  private static final Key<Whom> ESCAPE = WhomForm.WHOM.required("escape", "who is safe");
  private static final Key<Whom> TRANSFORM =
      WhomForm.WHOM.required("transform", "who becomes something else");
  private static final Key<String> INTO = WordForms.NAME.required("into", "the monster type");
  private static final Key<Whom> TELEPORT =
      WhomForm.WHOM.required("teleport", "who is put somewhere else");
  private static final Key<List<Hex>> TO =
      HexForm.HEXES.required("to", "hexes: the first that is empty, or one near it");

  private static final Key<Integer> PUSH = Forms.number(1, 9).required("push", "how far");
  private static final Key<Integer> PULL = Forms.number(1, 9).required("pull", "how far");
  private static final Key<Hex> AWAY_FROM = HexForm.HEX.required("away-from", "the hex");
  private static final Key<Hex> TOWARDS = HexForm.HEX.required("towards", "the hex");
  private static final Key<Element> ELEMENT =
      Forms.word(Element.class).required("element", "the element");
  private static final Key<Deed.SetElement.Column> IS =
      Forms.word(Deed.SetElement.Column.class).required("is", "where it is on the board now");

  private static final Key<Integer> DRIFT = Forms.number(1, 9).required("drift", "how far");
  private static final Key<Direction> DIRECTION =
      Forms.word(Direction.class).required("direction", "where to");
  private static final Key<List<Effect>> BESTOW =
      EffectForms.EFFECT
          .list()
          .by(Bearer.MONSTER)
          .required("bestow", "lasting effects that each of them has from now on");
  private static final Key<Duration> LASTS =
      Forms.words(new TreeMap<>(Map.of("round", Duration.ROUND, "scenario", Duration.SCENARIO)))
          .or("lasts", Duration.SCENARIO, "round, or scenario to its end");
  private static final Key<List<Ability>> PERFORM =
      AbilityForms.ABILITIES
          .by(Bearer.MONSTER)
          .required("perform", "what each of them performs; characters decide about it");
  private static final Key<Integer> LOSE_CARDS =
      Forms.number(1, 9).required("lose-cards", "cards of the hand each character loses");
  private static final Key<String> MARK = WordForms.NAME.required("mark", "its name");
  private static final Key<String> UNMARK = WordForms.NAME.required("unmark", "its name");

  static final Form<Deed> DEED =
      new Verbs<Deed>("deed", new Deed.Win())
          .word("win", new Deed.Win())
          .word("lose", new Deed.Lose())
          .verb(
              Deed.Spawn.class,
              "Monsters spawn.",
              List.of(SPAWN, RANKS, AT, NUMBER, FOR_EACH),
              f ->
                  new Deed.Spawn(
                      f.get(SPAWN), f.get(RANKS), f.get(AT), f.get(NUMBER), f.get(FOR_EACH)))
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
              Deed.LockDoor.class,
              "A closed door is locked.",
              List.of(LOCK),
              f -> new Deed.LockDoor(f.get(LOCK)))
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
          .verb(Deed.Tell.class, "A text is shown.", List.of(TELL), f -> new Deed.Tell(f.get(TELL)))
          .verb(
              Consequence.Die.class,
              "Figures die.",
              List.of(KILL),
              f -> new Deed.Inflict(new Consequence.Die(), f.get(KILL)))
          .verb(
              Consequence.Cure.class,
              "Conditions are removed.",
              List.of(CURE, WHOM),
              f ->
                  inflict(
                      f, new Consequence.Cure(Set.copyOf(f.get(CURE)), Condition.values().length)))
          .verb(
              Deed.SetHitPoints.class,
              "Figures have so many hit points now.",
              List.of(HIT_POINTS, WHOM),
              f -> new Deed.SetHitPoints(f.get(HIT_POINTS), f.get(WHOM)))
          .verb(
              Deed.ActAgain.class,
              "Monsters and allies do what their cards say once more.",
              List.of(ACT),
              f -> new Deed.ActAgain(f.get(ACT)))
          .verb(
              Deed.Remove.class,
              "Figures leave the map without dying; characters are exhausted.",
              List.of(REMOVE),
              f -> new Deed.Remove(f.get(REMOVE)))
          .verb(
              Deed.Escape.class,
              "Figures leave the map and have escaped.",
              List.of(ESCAPE),
              f -> new Deed.Escape(f.get(ESCAPE)))
          .verb(
              Deed.Transform.class,
              "A monster of another type stands where each of them stood.",
              List.of(TRANSFORM, INTO),
              f -> new Deed.Transform(f.get(TRANSFORM), f.get(INTO)))
          .verb(
              Deed.Relocate.class,
              "Figures are put somewhere else.",
              List.of(TELEPORT, TO),
              f -> new Deed.Relocate(f.get(TELEPORT), f.get(TO)))
          .verb(
              Deed.Shove.class,
              "Figures are pushed away from a hex.",
              List.of(PUSH, AWAY_FROM, WHOM),
              shove(PUSH, AWAY_FROM))
          .verb(
              Deed.Shove.class,
              "Figures are pulled towards a hex.",
              List.of(PULL, TOWARDS, WHOM),
              shove(PULL, TOWARDS))
          .verb(
              Deed.SetElement.class,
              "An element is strong, waning or inert at once.",
              List.of(ELEMENT, IS),
              f -> new Deed.SetElement(f.get(ELEMENT), f.get(IS)))
          .verb(
              Deed.Drift.class,
              "Figures are carried on in one direction.",
              List.of(DRIFT, DIRECTION, WHOM),
              f -> new Deed.Drift(f.get(DRIFT), f.get(DIRECTION), f.get(WHOM)))
          .verb(
              Deed.Perform.class,
              "Figures perform abilities.",
              List.of(PERFORM, WHOM),
              f -> new Deed.Perform(f.get(PERFORM), f.get(WHOM)))
          .verb(
              Consequence.LoseCards.class,
              "Characters lose cards of their hand.",
              List.of(LOSE_CARDS, WHOM),
              f -> inflict(f, new Consequence.LoseCards(f.get(LOSE_CARDS))))
          .verb(
              Deed.Bestow.class,
              "Figures have lasting effects.",
              List.of(BESTOW, WHOM, LASTS),
              f -> new Deed.Bestow(f.get(BESTOW), f.get(LASTS), f.get(WHOM)))
          .verb(
              Deed.Bestow.class,
              "Figures have a mark, of which 'target-marked' speaks: they carry something.",
              List.of(MARK, WHOM),
              f -> marked(f.get(MARK), f.get(WHOM)))
          .verb(
              Consequence.Unmark.class,
              "Figures have a mark no more.",
              List.of(UNMARK, WHOM),
              f -> inflict(f, new Consequence.Unmark(f.get(UNMARK))))
          .including(MapDeedForms.DEED, deed -> deed);

  private DeedForms() {}

  /** A push goes away from a hex, a pull towards it. */
  private static Function<FormFields, Deed> shove(Key<Integer> hexes, Key<Hex> hex) {
    return f -> new Deed.Shove(f.get(hexes), hexes == PUSH, f.get(hex), f.get(WHOM));
  }

  private static Deed marked(String name, Whom whom) {
    Effect mark = Effect.self(new Effect.Change.Marked(name, true));
    return new Deed.Bestow(List.of(mark), Duration.SCENARIO, whom);
  }

  private static Deed inflict(FormFields f, Consequence what) {
    return new Deed.Inflict(what, f.get(WHOM));
  }
}
