package haven.content.campaign;

import haven.content.card.RewardForms;
import haven.content.form.Form;
import haven.content.form.FormFields;
import haven.content.form.Forms;
import haven.content.form.Group;
import haven.content.form.Key;
import haven.content.language.WordForms;
import haven.model.campaign.CampaignBook;
import haven.model.campaign.CampaignBook.ClassEvents;
import haven.model.campaign.CampaignBook.Milestone;
import haven.model.campaign.CampaignBook.PriceShift;
import haven.model.campaign.Clause;
import haven.model.campaign.DungeonBook;
import haven.model.campaign.OutpostBook;
import haven.model.scenario.Reward;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The tables of a campaign, its sealed boxes and what opens them. */
public final class CampaignForms {
  private static final int FAR = 99;
  private static final int MOST = 999;

  /** The tables, without the cards and boxes that are written for themselves. */
  public record Tables(String name, CampaignBook book) {}

  /** A sealed box or envelope. */
  public record SealedBox(String name, List<Reward> holds) {}

  private record ClassNumbers(String name, ClassEvents numbers) {}

  public static final Key<String> CAMPAIGN = WordForms.NAME.required("campaign", "its name");
  private static final Form<Integer> SCENARIO = Forms.number(0, MOST);
  private static final Key<List<Integer>> PROSPERITY =
      Forms.number(1, MOST)
          .list()
          .or("prosperity", List.of(), "the boxes for each level of the town, from level 2");
  private static final Key<Integer> FROM =
      Forms.number(-FAR, FAR).required("reputation", "from there");
  private static final Key<Integer> TO = Forms.number(-FAR, FAR).required("to", "up to there");
  private static final Key<Integer> GOLD =
      Forms.number(-FAR, FAR).required("gold", "added to every price");
  private static final Key<List<PriceShift>> PRICES =
      new Group<>(
              "a change of prices",
              List.of(FROM, TO, GOLD),
              new PriceShift(0, 0, 0),
              f -> new PriceShift(f.get(FROM), f.get(TO), f.get(GOLD)))
          .list()
          .or("prices", List.of(), "what reputation makes of prices");
  private static final Key<List<Integer>> OPEN =
      SCENARIO.list().required("open", "the scenarios that it begins with");
  private static final Key<List<Integer>> AT_HOME =
      SCENARIO.list().or("at-home", List.of(), "scenarios that are linked to the town");
  private static final Key<List<Integer>> SIDE_SCENARIOS =
      SCENARIO.list().or("side-scenarios", List.of(), "the deck of random scenarios");
  private static final Key<String> CLASS = WordForms.NAME.required("class", "its name");
  private static final Key<Integer> UNLOCKED =
      Forms.number(0, MOST).or("unlocked", 0, "the number of the events it brings");
  private static final Key<Integer> RETIRED =
      Forms.number(0, MOST).or("retired", 0, "the number of those the first to retire leaves");
  private static final Key<String> SECTION =
      WordForms.NAME.or("section", "", "the section that is read when the first of it retires");
  private static final Key<List<ClassNumbers>> CLASS_EVENTS =
      new Group<>(
              "the events of a class",
              List.of(CLASS, UNLOCKED, RETIRED, SECTION),
              new ClassNumbers("", ClassEvents.NONE),
              f ->
                  new ClassNumbers(
                      f.get(CLASS),
                      new ClassEvents(f.get(UNLOCKED), f.get(RETIRED), f.get(SECTION))))
          .list()
          .or("class-events", List.of(), "the numbers on the backs of the mats");
  private static final Key<List<Clause>> ENHANCING =
      ClauseForms.CLAUSE
          .list()
          .or("enhancing", List.of(), "what must be true before cards are enhanced");

  private static final Key<Boolean> LEARNING =
      Forms.flag()
          .or("learning", false, "whether its first scenarios teach, in Jaws of the Lion only");

  public static final List<Key<?>> KEYS =
      List.of(
          CAMPAIGN,
          PROSPERITY,
          PRICES,
          OPEN,
          AT_HOME,
          SIDE_SCENARIOS,
          CLASS_EVENTS,
          ENHANCING,
          LEARNING);

  public static final Key<String> BOX =
      WordForms.NAME.required("box", "the name of a sealed box or envelope");
  private static final Key<List<Reward>> HOLDS =
      RewardForms.REWARD.list().required("holds", "what is in it");
  public static final List<Key<?>> BOX_KEYS = List.of(BOX, HOLDS);

  public static final Key<String> MILESTONE = WordForms.NAME.required("milestone", "its name");
  private static final Key<List<Clause>> WHEN =
      ClauseForms.CLAUSE.list().required("when", "all of it must be true");
  private static final Key<List<Reward>> GIVES =
      RewardForms.REWARD.list().required("gives", "what happens then, once");
  public static final List<Key<?>> MILESTONE_KEYS = List.of(MILESTONE, WHEN, GIVES);

  private CampaignForms() {}

  public static Tables tables(FormFields f) {
    Map<String, ClassEvents> events = new TreeMap<>();
    f.get(CLASS_EVENTS).forEach(one -> events.put(one.name(), one.numbers()));
    return new Tables(
        f.get(CAMPAIGN),
        new CampaignBook(
            f.get(PROSPERITY),
            f.get(PRICES),
            Set.copyOf(f.get(OPEN)),
            Set.copyOf(f.get(AT_HOME)),
            f.get(SIDE_SCENARIOS),
            List.of(),
            List.of(),
            events,
            List.of(),
            Map.of(),
            f.get(ENHANCING),
            OutpostBook.NONE,
            DungeonBook.NONE,
            f.get(LEARNING)));
  }

  public static SealedBox box(FormFields f) {
    return new SealedBox(f.get(BOX), f.get(HOLDS));
  }

  public static Milestone milestone(FormFields f) {
    return new Milestone(f.get(MILESTONE), f.get(WHEN), f.get(GIVES));
  }
}
