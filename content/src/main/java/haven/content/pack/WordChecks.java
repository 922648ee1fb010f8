package haven.content.pack;

import haven.content.language.TileVerbs;
import haven.content.yaml.Problems;
import haven.model.Ruleset;
import haven.model.rules.ModifierRules;
import haven.model.rules.TileRules.Operation;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Words that mean something only if something else is there. */
final class WordChecks {
  private static final Set<String> OF_CHARACTERS =
      Set.of(
          "rested",
          "long-rested",
          "short-rested",
          "start-of-scenario",
          "end-of-action",
          "item-used",
          "element-consumed");

  private static final Set<String> OF_MARKS = Set.of("target-marked", "unmark", "transfer-mark");

  private static final Set<String> OF_MATS = Set.of("counter", "spend", "form", "move-marker");

  /** What is counted of cards, items, prices, slots, loot and enemies killed: not of monsters. */
  private static final Pattern OF_HEROES =
      Pattern.compile(
          "(?:\\d+ x"
              + " )?(lost-cards|cards-in-hand|discarded-cards|loot-range|looted|kills|excess-damage|damage-paid|spent|effects-on-last-slot|persistent-effects|items-used)(?:["
              + " ,].*)?");

  private final Index index;
  private final Problems problems;

  WordChecks(Index index, Problems problems) {
    this.index = index;
    this.problems = problems;
  }

  void run() {
    Set<String> marks = new TreeSet<>();
    Stream.of(index.classes, index.items, index.monsters, index.decks)
        .flatMap(kind -> kind.values().stream())
        .forEach(
            one ->
                one.fields(
                    (field, way) -> {
                      if (field.equals("mark")) {
                        marks.add(one.word(way));
                      }
                    }));
    index.own(index.classes).forEach(one -> marked(one, marks));
    index.own(index.items).forEach(one -> marked(one, marks));
    index.own(index.monsters).forEach(one -> marked(one, marks));
    index.own(index.decks).forEach(one -> marked(one, marks));
    index.own(index.monsters).forEach(this::experience);
    index.own(index.decks).forEach(this::experience);
    index.own(index.items).forEach(this::mats);
    index.own(index.monsters).forEach(this::mats);
    index.own(index.decks).forEach(this::mats);
    index.own(index.scenarios).forEach(this::mats);
    index.own(index.monsters).forEach(this::counts);
    index.own(index.decks).forEach(this::counts);
    index.own(index.scenarios).forEach(this::counts);
    index.own(index.monsters).forEach(this::moments);
    index.own(index.decks).forEach(this::moments);
  }

  private void marked(Definition<?> one, Set<String> marks) {
    one.fields(
        (field, way) -> {
          if (OF_MARKS.contains(field) && !marks.contains(one.word(way))) {
            one.wrong(
                problems,
                "nobody puts the mark '" + one.word(way) + "' on anybody",
                marks.isEmpty() ? "write a 'mark'" : Index.instead(one.word(way), marks),
                way);
          }
        });
  }

  /** Monsters gain no experience, however deep in an effect it stands. */
  private void experience(Definition<?> one) {
    one.fields(
        (field, way) -> {
          if (field.equals("xp") || field.equals("xp-each")) {
            one.wrong(problems, "monsters gain no experience", "leave it out", way);
          }
        });
  }

  /** Counters and forms are on mats of classes. */
  private void mats(Definition<?> one) {
    one.fields(
        (field, way) -> {
          if (OF_MATS.contains(field)) {
            one.wrong(
                problems,
                "only a class has counters and forms",
                "write it on cards or the mat of a class",
                way);
          }
        });
  }

  /** Numbers that are counted of what monsters do not have are always 0. */
  private void counts(Definition<?> one) {
    one.fields(
        (field, way) -> {
          Matcher counted = OF_HEROES.matcher(one.word(way));
          if (counted.matches()) {
            one.wrong(
                problems,
                "for monsters '" + counted.group(1) + "' is always 0",
                "write a number, or count something else, such as hit-points-lost",
                way);
          }
        });
  }

  /** Monsters take no rests and actions, have no items and consume with their cards. */
  private void moments(Definition<?> one) {
    one.fields(
        (field, way) -> {
          if (field.equals("at") && OF_CHARACTERS.contains(one.word(way))) {
            one.wrong(
                problems,
                "'" + one.word(way) + "' never comes for monsters",
                "take another moment, such as end-of-turn or damaged",
                way);
          }
        });
  }

  /**
   * What is done to tiles (TIL-01) and what is said of dice (BMD-03), the rules of the pack must
   * know: otherwise nothing would happen.
   */
  record OfRules(Ruleset rules, Index index, Problems problems) {
    private static final Map<String, Operation> VERBS = TileVerbs.operations();
    private static final Set<String> OF_DICE = Set.of("plus-is-neutral", "minus-is-neutral");

    void run() {
      index.own(index.classes).forEach(this::look);
      index.own(index.monsters).forEach(this::look);
      index.own(index.decks).forEach(this::look);
      index.own(index.items).forEach(this::look);
      index.own(index.scenarios).forEach(this::look);
    }

    private void look(Definition<?> one) {
      one.fields(
          (field, way) -> {
            if (OF_DICE.contains(field)
                && rules.modifiers().source() != ModifierRules.Source.BOARD) {
              one.wrong(
                  problems,
                  "by the rules " + rules.id() + " no die is rolled for a modifier",
                  "leave '" + field + "' out",
                  way);
            }
            Operation operation = VERBS.get(field);
            if (operation != null && !isKnown(operation)) {
              one.wrong(
                  problems, "the rules " + rules.id() + " know no '" + field + "'", remedy(), way);
            }
          });
    }

    private boolean isKnown(Operation operation) {
      return rules.tiles().operations().contains(operation);
    }

    private String remedy() {
      List<String> verbs =
          VERBS.entrySet().stream()
              .filter(verb -> isKnown(verb.getValue()))
              .map(Map.Entry::getKey)
              .toList();
      return verbs.isEmpty()
          ? "tiles stay as they are printed"
          : "there are " + String.join(", ", verbs);
    }
  }
}
