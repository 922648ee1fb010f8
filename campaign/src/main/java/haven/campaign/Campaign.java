package haven.campaign;

import haven.campaign.book.Booking;
import haven.campaign.book.Books;
import haven.campaign.journey.Beginning;
import haven.campaign.journey.Departure;
import haven.campaign.journey.Outing;
import haven.campaign.keeper.CampaignChoice;
import haven.campaign.keeper.CampaignPrompt;
import haven.campaign.keeper.Keeper;
import haven.campaign.town.Prices;
import haven.campaign.words.BookingWords;
import haven.campaign.words.OptionWords;
import haven.campaign.words.PromptWords;
import haven.model.CampaignCite;
import haven.model.Facts;
import haven.model.words.Phrase;
import haven.play.Refusal;
import haven.play.Refused;
import haven.play.engine.Chance;
import haven.play.scenario.Setup;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * A campaign being played. It is its set-up, its seed and its choices; a scenario is one long step
 * of it.
 *
 * <pre>
 * Campaign campaign = Campaign.start(setup, seed);
 * List&lt;Booking&gt; booked = campaign.choose(person, choice);
 * </pre>
 */
public final class Campaign {
  /** A choice of the log. */
  public record Made(int person, CampaignChoice choice) {}

  /**
   * A choice in force.
   *
   * @param revelations how much had come out before it
   */
  private record Kept(Made made, int revelations) {}

  private final CampaignSetup setup;
  private final Chance first;
  private Keeper keeper;
  private List<CampaignPrompt> prompts = List.of();
  private List<Booking> events = List.of();
  private final List<Made> log = new ArrayList<>();
  private final List<Kept> kept = new ArrayList<>();

  /** Who must still agree before the last choice is taken back; the asking person is first. */
  private List<Integer> undoing = List.of();

  private Campaign(CampaignSetup setup, Chance first, Keeper keeper) {
    this.setup = setup;
    this.first = first;
    this.keeper = keeper;
  }

  public static Campaign start(CampaignSetup setup, long seed) {
    return start(setup, Chance.dice(seed));
  }

  /** Starts it for whatever decides what is left to chance. */
  public static Campaign start(CampaignSetup setup, Chance chance) {
    Keeper keeper = new Keeper(Books.blank(setup), chance.copy());
    Campaign campaign = new Campaign(setup, chance.copy(), keeper);
    keeper.push(new Beginning());
    campaign.prompts = keeper.runOn();
    campaign.events = keeper.takeBooked();
    return campaign;
  }

  public CampaignSetup setup() {
    return setup;
  }

  /** What can be decided first; a campaign always goes on. */
  public CampaignPrompt prompt() {
    return prompts().getFirst();
  }

  /** All decisions that are open: between two scenarios everybody has something to do. */
  public List<CampaignPrompt> prompts() {
    if (undoing.isEmpty()) {
      return prompts;
    }
    List<CampaignChoice> options =
        List.of(new CampaignChoice.Accept(), new CampaignChoice.Decline());
    return undoing.stream()
        .skip(1)
        .map(
            person ->
                CampaignPrompt.of(
                    CampaignPrompt.Kind.UNDO, person, -1, keeper.cite(CampaignCite.PARTY), options))
        .toList();
  }

  /** Who wants to take a choice back while others are asked, if somebody does. */
  public Optional<Integer> undoing() {
    return undoing.stream().findFirst();
  }

  /** Whoever is asked for it first makes the choice. */
  public List<Booking> choose(CampaignChoice choice) {
    Optional<CampaignPrompt> offering =
        prompts().stream().filter(one -> one.options().contains(choice)).findFirst();
    return choose(Math.max(0, offering.orElse(prompt()).person()), choice);
  }

  /**
   * Somebody makes a choice, and the campaign runs on to the next decision.
   *
   * @throws Refused if the rules refuse it; then nothing has changed
   */
  public List<Booking> choose(int person, CampaignChoice choice) {
    if (!undoing.isEmpty()) {
      return consent(person, choice);
    }
    if (choice instanceof CampaignChoice.Undo) {
      return undo(person);
    }
    refusal(person, choice)
        .ifPresent(
            refusal -> {
              throw new Refused(refusal);
            });
    Made made = new Made(person, choice);
    kept.add(new Kept(made, keeper.revelations()));
    log.add(made);
    keeper.answer(choice);
    prompts = keeper.runOn();
    events = keeper.takeBooked();
    return events();
  }

  /** Why somebody cannot choose that now, by which rule; empty if they can. */
  public Optional<Refusal> refusal(int person, CampaignChoice choice) {
    return keeper.asked().refusal(keeper, person, choice);
  }

  /** Free until something came out that nobody could know; then all must agree. */
  private List<Booking> undo(int person) {
    if (kept.isEmpty()) {
      throw new Refused(keeper.cite(CampaignCite.PARTY), Phrase.of("no.undo"));
    }
    log.add(new Made(person, new CampaignChoice.Undo()));
    events = List.of();
    List<Integer> others = new ArrayList<>(List.of(person));
    for (int other = 0; other < setup.people().size(); other++) {
      if (other != person) {
        others.add(other);
      }
    }
    boolean free = kept.getLast().revelations == keeper.revelations();
    if (free || others.size() == 1) {
      takeBack();
    } else {
      undoing = List.copyOf(others);
    }
    return events;
  }

  private List<Booking> consent(int person, CampaignChoice choice) {
    boolean better = person == undoing.getFirst() && choice instanceof CampaignChoice.Decline;
    boolean answers =
        undoing.indexOf(person) > 0
            && (choice instanceof CampaignChoice.Accept
                || choice instanceof CampaignChoice.Decline);
    if (!better && !answers) {
      throw new Refused(keeper.cite(CampaignCite.PARTY), Phrase.of("no.yesOrNo"));
    }
    log.add(new Made(person, choice));
    List<Integer> left = new ArrayList<>(undoing);
    left.remove(Integer.valueOf(person));
    undoing = choice instanceof CampaignChoice.Accept && left.size() > 1 ? left : List.of();
    if (choice instanceof CampaignChoice.Accept && undoing.isEmpty()) {
      takeBack();
    }
    return events;
  }

  private void takeBack() {
    kept.removeLast();
    Campaign again = start(setup, first);
    kept.forEach(one -> again.choose(one.made.person, one.made.choice));
    keeper = again.keeper;
    prompts = again.prompts;
    events = List.of();
  }

  /** What was booked because of the last choice, or at the start. */
  public List<Booking> events() {
    return Collections.unmodifiableList(events);
  }

  /** An independent campaign that stands exactly where this one does. */
  public Campaign copy() {
    Campaign copy = new Campaign(setup, first, keeper.copy());
    copy.prompts = prompts;
    copy.events = events;
    copy.log.addAll(log);
    copy.kept.addAll(kept);
    copy.undoing = undoing;
    return copy;
  }

  /** What the campaign remembers; to be read only. */
  public Books books() {
    return keeper.books();
  }

  /** The scenario that is being played, ready for a game; empty between two scenarios. */
  public Optional<Setup> scenario() {
    return keeper.asked() instanceof Departure.Away away
        ? Optional.of(away.setup(keeper))
        : Optional.empty();
  }

  /** Who sets out for the scenario that is being played; empty between two scenarios. */
  public Optional<Outing> outing() {
    return keeper.asked() instanceof Departure.Away away
        ? Optional.of(away.outing(keeper.copy()))
        : Optional.empty();
  }

  /** The question in words. */
  public Phrase phrase(CampaignPrompt prompt) {
    return new PromptWords(books()).asks(prompt);
  }

  /** What a choice would mean, in words. */
  public Phrase phrase(CampaignPrompt prompt, CampaignChoice choice) {
    return new OptionWords(keeper).means(prompt, choice);
  }

  /** What was booked, in words. */
  public Phrase phrase(Booking booking) {
    return new BookingWords(books()).sentence(booking);
  }

  /** What a choice costs in gold, less than nothing for what it brings; empty without gold. */
  public OptionalInt price(CampaignChoice choice) {
    return Prices.of(keeper, choice);
  }

  /** All choices made, in order, those taken back included. */
  public List<Made> choices() {
    return Collections.unmodifiableList(log);
  }

  /** The choices in force, in order. */
  public List<Made> kept() {
    return kept.stream().map(Kept::made).toList();
  }

  /** Everything that a person may know, and nothing else. */
  public CampaignView viewFor(int person) {
    return viewFor(Set.of(person));
  }

  /** Everything that somebody may know who answers for these people; none look on. */
  public CampaignView viewFor(Set<Integer> people) {
    return CampaignView.of(this, people);
  }

  /**
   * A number that tells campaigns apart by what is booked, the hidden things too, and by what is
   * asked; the same in every release for the same facts.
   */
  public long hash() {
    Facts facts = new Facts();
    keeper.tell(facts);
    prompts().forEach(prompt -> prompt.tell(facts));
    return facts.sum();
  }
}
