package haven.content.pack;

import haven.content.yaml.Problems;
import java.util.Set;
import java.util.TreeSet;
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

  private static final Set<String> OF_MATS = Set.of("counter", "spend", "form", "move-marker");

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
    index.own(index.items).forEach(this::mats);
    index.own(index.monsters).forEach(this::mats);
    index.own(index.decks).forEach(this::mats);
    index.own(index.monsters).forEach(this::moments);
    index.own(index.decks).forEach(this::moments);
  }

  private void marked(Definition<?> one, Set<String> marks) {
    one.fields(
        (field, way) -> {
          if ((field.equals("target-marked") || field.equals("unmark"))
              && !marks.contains(one.word(way))) {
            one.wrong(
                problems,
                "nobody puts the mark '" + one.word(way) + "' on anybody",
                marks.isEmpty() ? "write a 'mark'" : Index.instead(one.word(way), marks),
                way);
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
}
