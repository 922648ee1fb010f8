package haven.content.scenario;

import haven.content.form.Form;
import haven.content.form.FormFields;
import haven.content.form.Forms;
import haven.content.form.Key;
import haven.content.form.Verbs;
import haven.content.language.WordForms;
import haven.model.scenario.Chart;
import haven.model.scenario.Requirement;
import java.util.List;
import java.util.regex.Pattern;

/** Where a scenario stands in its campaign: how one finds it, and what one must have to go. */
final class ChartForms {
  private static final String NOT = "not ";
  private static final Requirement BLANK = new Requirement.Held("", 1);
  private static final int MOST = 9;

  private static final Form<Requirement> REQUIREMENT =
      Forms.named("requirement", "an achievement", BLANK, ChartForms::requirement);

  private static final Key<String> ACHIEVEMENT =
      WordForms.NAME.required("achievement", "a party or global achievement");
  private static final Key<Integer> TIMES =
      Forms.number(1, MOST).or("times", 1, "how often it must have been gained");
  private static final Key<List<List<Requirement>>> ANY_WAY =
      REQUIREMENT.list().list().required("any-way", "ways; of one of them everything is needed");

  private static final Key<List<Requirement>> REQUIRES =
      REQUIREMENT.list().or("requires", List.of(), "achievements; with 'not' before, absent");

  private static final Key<String> SQUARE =
      Forms.text("a square such as F-10", Pattern.compile("[A-Z]{1,2}-?\\d{0,2}"), "A-1")
          .or("square", "", "where it lies on the campaign's map");
  private static final Key<Boolean> ROAD_EVENT =
      Forms.flag().or("road-event", true, "whether the way there brings a road event");
  private static final Key<Chart.Found> FOUND =
      Forms.word(Chart.Found.class).or("found", Chart.Found.BY_REWARD, "how it becomes known");

  /** Fields of a scenario. */
  static final List<Key<?>> KEYS = List.of(SQUARE, ROAD_EVENT, FOUND, REQUIRES);

  private ChartForms() {}

  private static Form<Requirement> requirement() {
    return Forms.textOr(
        WordForms.NAME.as(
            text ->
                text.startsWith(NOT)
                    ? new Requirement.Absent(text.substring(NOT.length()))
                    : new Requirement.Held(text, 1)),
        new Verbs<>("requirement", BLANK)
            .verb(
                Requirement.Held.class,
                "An achievement, so often.",
                List.of(ACHIEVEMENT, TIMES),
                f -> new Requirement.Held(f.get(ACHIEVEMENT), f.get(TIMES)))
            .verb(
                Requirement.AnyWay.class,
                "One of several ways.",
                List.of(ANY_WAY),
                ChartForms::anyWay));
  }

  private static Requirement anyWay(FormFields f) {
    List<List<Requirement>> ways = f.get(ANY_WAY);
    if (ways.size() == 1) {
      f.wrong(ANY_WAY, "there is only one way", "write its achievements without 'any-way'");
    }
    return new Requirement.AnyWay(ways);
  }

  /** What is needed, and that it can be had at all. */
  static List<Requirement> requirements(FormFields f) {
    List<Requirement> all = f.get(REQUIRES);
    for (Requirement one : all) {
      if (one instanceof Requirement.Absent(String name)
          && all.contains(new Requirement.Held(name, 1))) {
        f.wrong(REQUIRES, "'" + name + "' must be there and must not", "remove one of the two");
      }
    }
    return all;
  }

  static Chart chart(FormFields f) {
    return new Chart(f.get(SQUARE), f.get(ROAD_EVENT), f.get(FOUND));
  }
}
