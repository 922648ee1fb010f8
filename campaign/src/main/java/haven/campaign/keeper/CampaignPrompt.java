package haven.campaign.keeper;

import haven.model.Facts;
import haven.model.RuleId;
import haven.play.Refusal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What somebody can do, or has to decide, before the campaign goes on.
 *
 * @param person who is asked, or {@link #ALL} if the group decides
 * @param character whom it is about, or -1
 * @param rule what gives, and limits, the choice
 * @param options what can be chosen; a name of one's own, or a result, is not listed
 * @param waits whether the campaign cannot go on without an answer
 * @param topic what else it is about
 * @param barred what could be wished for but is refused, and why
 */
public record CampaignPrompt(
    Kind kind,
    int person,
    int character,
    RuleId rule,
    List<CampaignChoice> options,
    boolean waits,
    Optional<Topic> topic,
    Map<CampaignChoice, Refusal> barred) {
  /** The group decides: anybody may answer for it. */
  public static final int ALL = -1;

  /** What is asked. */
  public enum Kind {
    /** Whatever one does between two scenarios. */
    ERRANDS,
    /** What the party does next. */
    TRAVEL,
    QUEST,
    CARD,
    PERK,
    WHO_GETS_IT,
    WHO_GIVES_IT,
    /** Which of several things is given or taken. */
    WHICH_REWARD,
    HOW_MUCH,
    EVENT,
    /** Which one is opened. */
    WHICH_SCENARIO,
    /** Which section is read first. */
    SECTION,
    /** Which building is attacked. */
    TARGET,
    /** How many soldiers are lost for a check. */
    SOLDIERS,
    /** What becomes of the character that a new one follows. */
    FAREWELL,
    /** Whether something is paid. */
    PAY,
    HERB,
    /** How hard the rooms of a random dungeon are. */
    PENALTIES,
    /** By which one enters a random dungeon. */
    ENTRANCE,
    /** Whom something strikes. */
    WHOM,
    /** What starting gold is spent on. */
    FIRST_ITEMS,
    /** What is asked for as a scenario begins. */
    FAVOURS,
    /** A scenario is being played. */
    SCENARIO,
    /** What came up, where somebody at the table draws. */
    CHANCE,
    /** Whether the others agree to take a choice back. */
    UNDO
  }

  public CampaignPrompt {
    options = List.copyOf(options);
    barred = Collections.unmodifiableMap(new LinkedHashMap<>(barred));
  }

  /** Something that must be answered. */
  public static CampaignPrompt of(
      Kind kind, int person, int character, RuleId rule, List<? extends CampaignChoice> options) {
    return new CampaignPrompt(
        kind, person, character, rule, List.copyOf(options), true, Optional.empty(), Map.of());
  }

  /** The same question, about that. */
  public CampaignPrompt about(Topic what) {
    return new CampaignPrompt(
        kind, person, character, rule, options, waits, Optional.of(what), barred);
  }

  /** Whether that person may answer. */
  public boolean asks(int who) {
    return person == ALL || person == who;
  }

  /** Nobody need say what is certain. */
  boolean isForced() {
    return waits && options.size() == 1;
  }

  public void tell(Facts facts) {
    facts.word(kind.name()).number(person).number(character).number(options.size());
    options.forEach(option -> facts.word(option.text()));
  }
}
