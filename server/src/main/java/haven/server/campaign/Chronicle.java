package haven.server.campaign;

import haven.campaign.Campaign;
import haven.campaign.CampaignSetup;
import haven.campaign.book.Booking;
import haven.campaign.keeper.CampaignChoice;
import haven.campaign.keeper.CampaignPrompt;
import haven.model.Facts;
import haven.play.Refused;
import haven.server.room.Denied;
import haven.server.store.ChoiceRow;
import haven.server.store.Snapshot;
import haven.server.table.Changed;
import haven.server.wire.Told;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * The course of a campaign: the campaign, the number of the last choice, and what was booked by
 * which. A choice is tried first; only when it is stored does it become the course.
 */
final class Chronicle {
  private final Map<String, Integer> accepted = new HashMap<>();
  private final List<Entry> entries = new ArrayList<>();
  private Campaign campaign;
  private @Nullable Changed changed;
  private int number;

  /** Since which choice all wait for an answer. */
  private int waiting;

  /** Since which choice the party has been out for a scenario; 0 if it is not. */
  private int away;

  /** A choice in force and what was booked by it; the first is the start, by nobody. */
  record Entry(int person, List<Booking> booked) {
    Entry {
      booked = List.copyOf(booked);
    }
  }

  /**
   * A choice that would be accepted, with the consents that follow from it.
   *
   * @param rows what is to be stored
   * @param undone whether a choice is taken back by it
   * @param refused if by it nothing is taken back although somebody wanted to
   */
  record Attempt(
      Campaign after,
      List<ChoiceRow> rows,
      int person,
      boolean undone,
      List<Booking> booked,
      Optional<Told.Refused> refused) {}

  Chronicle(CampaignSetup setup, long seed) {
    campaign = Campaign.start(setup, seed);
    entries.add(new Entry(-1, campaign.events()));
  }

  /**
   * Makes stored choices again, as far as they hold; whatever they lead to is the course.
   *
   * @param marks the number of the books after some of the choices
   */
  void resume(List<ChoiceRow> rows, Map<Integer, Long> marks) {
    int otherwise = 0;
    for (ChoiceRow row : rows) {
      Campaign before = campaign.copy();
      try {
        campaign.choose(row.seat(), read(row.choice()));
      } catch (RuntimeException no) {
        // An engine that fails at an old choice has changed, too, as far as this campaign goes.
        campaign = before;
        changed =
            new Changed(
                row.n(),
                row.seat(),
                row.choice(),
                String.valueOf(no.getMessage()),
                number,
                rows.size() - rows.indexOf(row));
        return;
      }
      accept(row);
      Long mark = marks.get(number);
      if (otherwise == 0 && mark != null && mark != hash()) {
        otherwise = number;
      }
    }
    if (otherwise > 0) {
      changed = new Changed(otherwise, -1, "", "", number, 0);
    }
  }

  static CampaignChoice read(String text) {
    return CampaignChoice.read(text).orElseThrow(() -> Denied.of("no choice reads '" + text + "'"));
  }

  /** Of what is booked alone: what can be chosen next grows with what a pack offers. */
  private long hash() {
    Facts facts = new Facts();
    campaign.books().tell(facts);
    return facts.sum();
  }

  /** A check mark of where it is. */
  Snapshot snapshot(String code) {
    return new Snapshot(code, number, hash(), "");
  }

  /** Where the stored campaign no longer goes as it went; nothing is chosen until it goes on. */
  Optional<Changed> changed() {
    return Optional.ofNullable(changed);
  }

  /**
   * The campaign goes on from here.
   *
   * @param last the number of the last choice that is stored, whether it counts or not
   */
  void goOn(int last) {
    changed = null;
    number = last;
    waiting = last;
  }

  Campaign campaign() {
    return campaign;
  }

  int number() {
    return number;
  }

  /** How many choices are in force. */
  int kept() {
    return entries.size() - 1;
  }

  List<Entry> entries() {
    return List.copyOf(entries);
  }

  /** Since which choice the party has been out for a scenario; 0 if it is not. */
  int awaySince() {
    return away;
  }

  /** The choice that a command has become, or 0: a command sent twice counts once. */
  int accepted(String command) {
    return accepted.getOrDefault(command, 0);
  }

  /** Whether somebody has been asked something since before that choice, and not answered. */
  boolean isAsked(int person, int by) {
    return waiting <= by
        && campaign.prompts().stream().anyMatch(one -> one.waits() && one.person() == person);
  }

  /**
   * Whether somebody who has seen that much knows what is chosen about. Between two scenarios the
   * rules alone decide: nobody minds what the others do meanwhile.
   */
  boolean isCurrent(int seen, CampaignChoice choice) {
    return switch (choice) {
      case CampaignChoice.Undo _ -> seen == number;
      case CampaignChoice.Answer _ -> seen >= waiting && seen <= number;
      case CampaignChoice.Create _, CampaignChoice.Errand _, CampaignChoice.Together _ ->
          seen <= number;
    };
  }

  /**
   * Tries a choice.
   *
   * @param agrees who agrees at once if a choice is to be taken back
   * @throws Denied if the rules refuse it
   */
  Attempt attempt(
      String code, int person, String command, CampaignChoice choice, IntPredicate agrees) {
    Campaign after = campaign.copy();
    List<ChoiceRow> rows = new ArrayList<>();
    try {
      List<Booking> booked = List.copyOf(after.choose(person, choice));
      rows.add(new ChoiceRow(code, number + 1, person, command, choice.text()));
      for (CampaignPrompt prompt : after.prompts()) {
        if (prompt.kind() == CampaignPrompt.Kind.UNDO && agrees.test(prompt.person())) {
          CampaignChoice yes = new CampaignChoice.Accept();
          after.choose(prompt.person(), yes);
          rows.add(
              new ChoiceRow(
                  code,
                  number + 1 + rows.size(),
                  prompt.person(),
                  command + "/" + rows.size(),
                  yes.text()));
        }
      }
      boolean undone = after.kept().size() < kept();
      return new Attempt(after, rows, person, undone, booked, refused(after, person, undone));
    } catch (Refused refused) {
      throw Denied.of(refused);
    }
  }

  /** Somebody has not agreed that a choice is taken back. */
  private Optional<Told.Refused> refused(Campaign after, int person, boolean undone) {
    return undone || after.undoing().isPresent()
        ? Optional.empty()
        : campaign.undoing().map(asked -> new Told.Refused(asked, person));
  }

  /** The attempt is stored: from now on it is what happened. */
  void accept(Attempt attempt) {
    campaign = attempt.after;
    attempt.rows.forEach(this::accept);
  }

  private void accept(ChoiceRow row) {
    number = row.n();
    accepted.put(row.command(), number);
    int now = campaign.kept().size();
    if (now > kept()) {
      entries.add(new Entry(row.seat(), campaign.events()));
    }
    while (now < kept()) {
      entries.removeLast();
    }
    boolean consenting = campaign.undoing().isPresent() && waiting > 0 && isConsent(row);
    waiting = consenting ? waiting : number;
    boolean out = campaign.prompt().kind() == CampaignPrompt.Kind.SCENARIO;
    if (campaign.undoing().isEmpty()) {
      away = out ? (away == 0 ? number : away) : 0;
    }
  }

  private static boolean isConsent(ChoiceRow row) {
    return read(row.choice()) instanceof CampaignChoice.Accept;
  }
}
