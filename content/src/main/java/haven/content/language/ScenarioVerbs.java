package haven.content.language;

import haven.board.Direction;
import haven.content.form.Bearer;
import haven.content.form.FormFields;
import haven.content.form.Forms;
import haven.content.form.Key;
import haven.content.form.Verbs;
import haven.model.ability.Ability;
import haven.model.ability.Scenic;
import haven.model.ability.Value;
import haven.model.map.Formula;
import haven.model.map.MonsterSymbol;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Verbs that speak of the scenario: its marked hexes, objectives, others of the same side. */
final class ScenarioVerbs {
  private static final Key<List<String>> TO_NEXT =
      WordForms.NAME
          .list()
          .required("to-next", "letters of marked hexes: it is put on the one after the last")
          .of(Bearer.MONSTER, Bearer.BOSS);
  private static final Key<String> MOVED =
      WordForms.NAME.or("moved", "", "the objective that is put there; without it the figure");
  private static final Key<List<String>> APPEAR =
      WordForms.NAME
          .list()
          .or("appear", List.of(), "for each hex the type of a monster that appears beside it");
  private static final Key<MonsterSymbol> RANKS =
      WordForms.RANKS.or(
          "ranks", MonsterSymbol.of("white/white/white"), "for 2/3/4 characters; normal without");

  private static final Key<String> LAY =
      WordForms.NAME.required("lay-objective", "its name").of(Bearer.MONSTER, Bearer.BOSS);
  private static final Key<Formula> NUMBER =
      ValueForms.FORMULA.or("number", new Formula.Constant(1), "how many, such as C");
  private static final Key<Formula> HIT_POINTS =
      ValueForms.FORMULA.required("hit-points", "its hit points");
  private static final Key<Optional<Integer>> INITIATIVE =
      Forms.number(0, 99).optional("initiative", "for the focus of others");

  private static final Key<String> HATCH =
      WordForms.NAME
          .required("hatch", "the type or name of those who become something else")
          .of(Bearer.MONSTER, Bearer.BOSS);
  private static final Key<String> INTO = WordForms.NAME.required("into", "the monster type");

  private static final Key<String> BID =
      WordForms.NAME
          .required("bid", "the type or name of others on its side")
          .of(Bearer.MONSTER, Bearer.BOSS);
  private static final Key<List<Ability>> PERFORM =
      AbilityForms.ABILITIES.required("perform", "what each of them performs");

  private static final Key<Value> MOVE_TO =
      ValueForms.VALUE
          .required("move-to", "movement points towards the nearest marked hex")
          .of(Bearer.MONSTER, Bearer.BOSS);
  private static final Key<List<String>> MARKS =
      WordForms.NAME.list().required("marks", "letters of marked hexes");
  private static final Key<Boolean> OPENS =
      Forms.flag().or("opens-doors", false, "whether it opens closed doors on its way");

  private static final Key<Direction> TO_SIDE =
      Forms.word(Direction.class)
          .required("to-side", "the direction in which the empty hex lies farthest")
          .of(Bearer.MONSTER, Bearer.BOSS);
  private static final Key<String> SWAP_RANKS =
      WordForms.NAME.required("swap-ranks", "the monster type").of(Bearer.MONSTER, Bearer.BOSS);

  private ScenarioVerbs() {}

  static void add(Verbs<Ability> verbs) {
    verbs
        .verb(
            Scenic.ToNext.class,
            "Puts the figure or an objective on the next of some marked hexes.",
            List.of(TO_NEXT, MOVED, APPEAR, RANKS),
            ScenarioVerbs::toNext)
        .verb(
            Scenic.Lay.class,
            "Objectives to destroy appear beside the figure.",
            List.of(LAY, NUMBER, HIT_POINTS, INITIATIVE),
            f ->
                new Scenic.Lay(
                    f.get(LAY),
                    f.get(NUMBER),
                    f.get(HIT_POINTS),
                    f.get(INITIATIVE).map(OptionalInt::of).orElse(OptionalInt.empty())))
        .verb(
            Scenic.Hatch.class,
            "Monsters of a type stand where others stood.",
            List.of(HATCH, INTO, RANKS),
            f -> new Scenic.Hatch(f.get(HATCH), f.get(INTO), f.get(RANKS)))
        .verb(
            Scenic.Bid.class,
            "Others of its side perform abilities.",
            List.of(BID, PERFORM),
            f -> new Scenic.Bid(f.get(BID), f.get(PERFORM)))
        .verb(
            Scenic.Towards.class,
            "Moves towards the nearest of some marked hexes, whoever else is near.",
            List.of(MOVE_TO, MARKS, OPENS),
            f -> new Scenic.Towards(f.get(MOVE_TO), f.get(MARKS), f.get(OPENS)))
        .verb(
            Scenic.ToSide.class,
            "Teleports to the empty hex that lies farthest to one side.",
            List.of(TO_SIDE),
            f -> new Scenic.ToSide(f.get(TO_SIDE)))
        .verb(
            Scenic.SwapRanks.class,
            "All elites of a type become normal, all normal ones elite; what they suffer from"
                + " stays.",
            List.of(SWAP_RANKS),
            f -> new Scenic.SwapRanks(f.get(SWAP_RANKS)));
  }

  private static Ability toNext(FormFields f) {
    List<String> marks = f.get(TO_NEXT);
    List<String> appear = f.get(APPEAR);
    if (!appear.isEmpty() && appear.size() != marks.size()) {
      f.wrong(
          APPEAR,
          "there are %d hexes and %d types".formatted(marks.size(), appear.size()),
          "name one type for each hex");
    }
    if (appear.isEmpty() && f.has(RANKS)) {
      f.wrong(RANKS, "nobody appears", "name types in 'appear', or leave it out");
    }
    return new Scenic.ToNext(marks, f.get(MOVED), appear, f.get(RANKS));
  }
}
