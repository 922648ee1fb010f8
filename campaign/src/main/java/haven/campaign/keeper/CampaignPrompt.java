package haven.campaign.keeper;

import haven.model.Facts;
import haven.model.RuleId;
import java.util.List;

/**
 * What somebody can do, or has to decide, before the campaign goes on.
 *
 * @param person who is asked, or {@link #ALL} if the group decides
 * @param character whom it is about, or -1
 * @param rule what gives, and limits, the choice
 * @param options what can be chosen; a name of one's own, or a result, is not listed
 * @param waits whether the campaign cannot go on without an answer
 */
public record CampaignPrompt(
    Kind kind,
    int person,
    int character,
    RuleId rule,
    List<CampaignChoice> options,
    boolean waits) {
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
  }

  /** Something that must be answered. */
  public static CampaignPrompt of(
      Kind kind, int person, int character, RuleId rule, List<? extends CampaignChoice> options) {
    return new CampaignPrompt(kind, person, character, rule, List.copyOf(options), true);
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
