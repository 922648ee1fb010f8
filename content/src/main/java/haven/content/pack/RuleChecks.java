package haven.content.pack;

import haven.board.Hex;
import haven.content.scenario.ScenarioPage;
import haven.content.yaml.Problems;
import haven.model.ability.Affects;
import haven.model.ability.Check;
import haven.model.ability.Consequence;
import haven.model.ability.Effect;
import haven.model.map.LaidTile;
import haven.model.map.ObjectiveSpec;
import haven.model.monster.MonsterType;
import haven.model.scenario.AllyCard;
import haven.model.scenario.ScenarioRule;
import haven.model.scenario.ScenarioRule.Deed;
import haven.model.scenario.ScenarioRule.Moment;
import haven.model.scenario.Situation;
import haven.model.scenario.Standing;
import haven.model.scenario.Whom;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Whether those whom rules speak of can be there, and whether it can happen to them. */
final class RuleChecks {
  private static final Hex ANY = new Hex(0, 0);

  private final Definition<ScenarioPage> one;
  private final ScenarioPage page;
  private final Index index;
  private final Problems problems;
  private final List<Place> places = new ArrayList<>();
  private boolean somebodyIsGone;

  /** A hex that is named somewhere, and must be on the map. */
  record Place(Hex hex, List<Object> way) {}

  RuleChecks(Definition<ScenarioPage> one, Index index, Problems problems) {
    this.one = one;
    this.page = one.thing();
    this.index = index;
    this.problems = problems;
  }

  void run() {
    situation(page.goal(), false, "goal");
    page.loss().ifPresent(loss -> situation(loss, false, "loss"));
    for (int i = 0; i < page.rules().size(); i++) {
      rule(page.rules().get(i), i);
    }
    List<Standing> standing = page.particulars().standing();
    for (int i = 0; i < standing.size(); i++) {
      standing(standing.get(i), i);
    }
    page.particulars()
        .levels()
        .keySet()
        .forEach(type -> index.refer(one, "monster", type, names(), "levels"));
  }

  /** Every hex by which rules and goals find figures, or where they put them. */
  List<Place> places() {
    return List.copyOf(places);
  }

  private void rule(ScenarioRule rule, int i) {
    boolean turn = false;
    if (rule.moment() instanceof Moment.TurnStart(Whom whose)) {
      turn = true;
      whom(whose, true, "rules", i, "on", "turn-start");
    } else if (rule.moment() instanceof Moment.TurnEnd(Whom whose)) {
      turn = true;
      whom(whose, true, "rules", i, "on", "turn-end");
    }
    if (rule.moment() instanceof Moment.Forgone(var _, Whom by)) {
      turn = true;
      whom(by, true, "rules", i, "on", "by");
      if (!mayBeCharacters(by)) {
        one.wrong(
            problems,
            "only characters have actions to forgo",
            "leave 'by' out, or say where they stand: {side: allies, at: …}",
            "rules",
            i,
            "on",
            "by");
      }
    }
    if (rule.moment() instanceof Moment.Section(String name)
        && leadsTo(name, name, new TreeSet<>())) {
      one.wrong(
          problems,
          "section '" + name + "' would be read for ever",
          "let no rule of a section read the section again",
          "rules",
          i,
          "do");
    }
    for (int j = 0; j < rule.conditions().size(); j++) {
      situation(rule.conditions().get(j), turn, "rules", i, "if", j);
    }
    somebodyIsGone = isGone(rule.moment(), i);
    for (int j = 0; j < rule.deeds().size(); j++) {
      deed(rule.deeds().get(j), turn, "rules", i, "do", j);
      if (!somebodyIsGone && !rule.deeds().get(j).where(ANY).equals(rule.deeds().get(j))) {
        nobodyIsGone("rules", i, "do", j);
      }
    }
    somebodyIsGone = false;
  }

  /** Whether there is somebody gone of whom the rule can speak. */
  private boolean isGone(Moment moment, int i) {
    if (moment instanceof Moment.Died(Whom whom)) {
      whom(whom, false, "rules", i, "on");
      if (whom.name().isEmpty() && isOfCharacters(whom)) {
        one.wrong(
            problems,
            "characters do not die, they are exhausted",
            "write 'on: {exhausted: …}', or the type or name of somebody else",
            "rules",
            i,
            "on");
      }
      return true;
    }
    if (moment instanceof Moment.Exhausted(Whom whom)) {
      whom(whom, false, "rules", i, "on");
      if (!mayBeCharacters(whom)) {
        one.wrong(
            problems,
            "only characters are exhausted",
            "write 'on: {died: …}', or allies",
            "rules",
            i,
            "on");
      }
      return true;
    }
    return false;
  }

  private static boolean isOfCharacters(Whom whom) {
    return whom.side() == Affects.ALLIES || whom.isActing();
  }

  private void nobodyIsGone(Object... way) {
    one.wrong(
        problems,
        "nobody has died here",
        "'where-it-died' goes with 'on: {died: …}' and 'on: {exhausted: …}', in 'do'",
        way);
  }

  /** Whether reading a section leads to another one being read. */
  private boolean leadsTo(String section, String other, Set<String> seen) {
    for (ScenarioRule rule : page.rules()) {
      if (rule.moment().equals(new Moment.Section(section))) {
        for (Deed deed : rule.deeds()) {
          if (deed instanceof Deed.Read(String next)
              && (next.equals(other) || seen.add(next) && leadsTo(next, other, seen))) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** Only what such a rule can bring about (see {@code StandingRules}). */
  private void standing(Standing rule, int i) {
    whom(rule.whom(), false, "standing", i, "whom");
    if (!rule.whom().only().isEmpty()) {
      one.wrong(
          problems,
          "a standing rule asks nothing of them here",
          "write it as 'when' of what they have",
          "standing",
          i,
          "whom");
    }
    for (int j = 0; j < rule.conditions().size(); j++) {
      situation(rule.conditions().get(j), false, "standing", i, "while", j);
    }
    if (rule.effects().isEmpty() && !rule.rests()) {
      one.wrong(problems, "nothing is different", "write 'have' or 'rest'", "standing", i);
    }
    if (rule.rests() && mayBeCharacters(rule.whom())) {
      one.wrong(
          problems,
          "characters do not rest by a rule",
          "say which monsters: side: enemies, or a name",
          "standing",
          i,
          "whom");
    }
    new StandingChecks(one, index, problems).have(rule, i);
  }

  private void deed(Deed deed, boolean turn, Object... way) {
    if (deed instanceof Deed.Spawn spawn) {
      spawn.forEach().ifPresent(whom -> whom(whom, turn, SituationChecks.on(way, "for-each")));
    }
    if (deed instanceof Deed.Inflict(Consequence what, Whom whom)) {
      whom(whom, turn, way);
      if (what instanceof Consequence.LoseCards && !mayBeCharacters(whom)) {
        one.wrong(
            problems,
            "only characters have cards to lose",
            "leave 'whom' out, or say where they stand: {side: allies, at: …}",
            way);
      }
    } else if (deed instanceof Deed.OnMap onMap) {
      onMap(onMap, way);
    } else if (deed instanceof Deed.OnFigures onFigures) {
      whom(onFigures.whom(), turn, way);
      if (deed instanceof Deed.Relocate(Whom _, List<Hex> hexes)) {
        hexes.forEach(hex -> place(hex, SituationChecks.on(way, "to")));
      } else if (deed instanceof Deed.Shove(int _, boolean _, Hex hex, Whom _)) {
        place(hex, way);
      }
      if (deed instanceof Deed.ActAgain(Whom whom) && (mayBeCharacters(whom) || !turn)) {
        one.wrong(
            problems,
            "only figures with cards of their own can act again, when a turn starts or ends",
            "write it with 'on: {turn-end: …}', for enemies or a name",
            way);
      }
      if (deed instanceof Deed.Bestow(List<Effect> effects, var _, Whom whom)) {
        new StandingChecks(one, index, problems).bestowed(effects, whom, way);
      }
      if (deed instanceof Deed.Transform(Whom whom, String _) && mayBeCharacters(whom)) {
        one.wrong(
            problems,
            "characters cannot become monsters",
            "say which monsters: side: enemies, or a name",
            way);
      }
    }
  }

  private void onMap(Deed.OnMap deed, Object... way) {
    switch (deed) {
      case Deed.RevealRoom(Hex room) -> place(room, SituationChecks.on(way, "reveal"));
      case Deed.Read(String section) -> {
        boolean heard =
            page.rules().stream()
                .anyMatch(rule -> rule.moment().equals(new Moment.Section(section)));
        if (!heard) {
          one.wrong(
              problems,
              "no rule says what happens when section '" + section + "' is read",
              "add one with 'on: {section: " + section + "}', or 'tell' something",
              SituationChecks.on(way, "read"));
        }
      }
      case Deed.Erect(ObjectiveSpec objective) ->
          place(objective.hex(), SituationChecks.on(way, "at"));
      case Deed.Bring(String ally, Hex hex) -> {
        place(hex, SituationChecks.on(way, "at"));
        index.refer(
            one,
            "ally",
            ally,
            page.allies().stream().map(AllyCard::name).toList(),
            SituationChecks.on(way, "ally"));
      }
      case Deed.Lay(List<LaidTile> tiles) ->
          tiles.forEach(tile -> place(tile.hex(), SituationChecks.on(way, "at")));
      case Deed.Clear(List<Hex> hexes) ->
          hexes.forEach(hex -> place(hex, SituationChecks.on(way, "clear")));
      case Deed.MoveTile(Hex from, Hex to) -> {
        place(from, SituationChecks.on(way, "move-tile"));
        place(to, SituationChecks.on(way, "to"));
      }
    }
  }

  private void place(Hex hex, Object... way) {
    if (!hex.equals(ScenarioRule.WHERE_IT_DIED)) {
      places.add(new Place(hex, List.of(way)));
    }
  }

  static boolean mayBeCharacters(Whom whom) {
    return switch (whom.side()) {
      case ENEMIES -> false;
      case SELF, FIGURES -> whom.name().isEmpty();
      case ALLIES, ALLIES_OR_SELF, AS_USUAL -> true;
    };
  }

  private void situation(Situation goal, boolean turn, Object... way) {
    if (goal instanceof Situation.Present(Whom whom, var _)) {
      whom(whom, turn, SituationChecks.on(way, "present"));
    } else if (goal instanceof Situation.Combined combined) {
      SituationChecks.parts(combined, way)
          .forEach((part, further) -> situation(part, turn, further));
    }
  }

  /** Names are known, and "self" is said only where it is somebody's turn. */
  private void whom(Whom whom, boolean turn, Object... way) {
    if (whom.isActing() && !turn) {
      one.wrong(
          problems,
          "it is nobody's turn here",
          "'self' goes with 'on: {turn-start: …}', 'on: {turn-end: …}' and 'on: {forgo: …}'",
          way);
    }
    if (!somebodyIsGone && whom.hexes().contains(ScenarioRule.WHERE_IT_DIED)) {
      nobodyIsGone(way);
    }
    whom.hexes().forEach(hex -> place(hex, way));
    if (!whom.only().stream().allMatch(Check::isOfAFigure)) {
      one.wrong(
          problems,
          "that is about an attack or an action, and there is none here",
          "say something of the figures: target-is-summon, target-below-half, {target-has: …},"
              + " {target-marked: …}, {count: target-hit-points, at-least: …}",
          way);
    }
    whom.room().ifPresent(hex -> place(hex, way));
    if (!whom.name().isEmpty()) {
      index.refer(one, "figure", whom.name(), names(), way);
    }
  }

  private Set<String> names() {
    Set<String> names = new TreeSet<>(ScenarioChecks.figures(page));
    for (String type : List.copyOf(names)) {
      Definition<MonsterType> known = index.monsters.get(type);
      if (known != null) {
        names.addAll(Assembly.Summoned.by(known.thing(), index));
        names.addAll(Marks.Needs.laid(known.thing(), index));
      }
    }
    return names;
  }
}
