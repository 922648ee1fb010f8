package haven.campaign.keeper;

import haven.campaign.book.Booking;
import haven.campaign.book.Books;
import haven.campaign.book.CharacterSheet;
import haven.model.CampaignCite;
import haven.model.Facts;
import haven.model.RuleId;
import haven.model.Ruleset;
import haven.model.campaign.CampaignBook;
import haven.model.pack.ClassEntry;
import haven.model.pack.Pack;
import haven.play.Refusal;
import haven.play.engine.Chance;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** What the steps of a campaign work with: the books, what is still to be done, and chance. */
public final class Keeper {
  private final Ruleset rules;

  /** By name: they are looked up again and again. */
  private final Map<String, ClassEntry> classes;

  private final Books books;
  private final Chance chance;
  private final List<Step> stack;
  private List<Booking> booked = new ArrayList<>();
  private int revelations;

  private Keeper(
      Ruleset rules,
      Map<String, ClassEntry> classes,
      Books books,
      Chance chance,
      List<Step> stack,
      int revelations) {
    this.rules = rules;
    this.classes = classes;
    this.books = books;
    this.chance = chance;
    this.stack = stack;
    this.revelations = revelations;
  }

  public Keeper(Books books, Chance chance) {
    this(
        books.setup().rules(),
        byName(books.setup().pack().classes()),
        books,
        chance,
        new ArrayList<>(),
        0);
  }

  private static Map<String, ClassEntry> byName(List<ClassEntry> classes) {
    Map<String, ClassEntry> named = new HashMap<>();
    classes.forEach(one -> named.put(one.characterClass().name(), one));
    return named;
  }

  public Keeper copy() {
    return new Keeper(
        rules, classes, books.copy(), chance.copy(), new ArrayList<>(stack), revelations);
  }

  public Books books() {
    return books;
  }

  public Ruleset rules() {
    return rules;
  }

  public Pack pack() {
    return books.setup().pack();
  }

  /** What is printed for the campaign. */
  public CampaignBook print() {
    return books.setup().book();
  }

  public ClassEntry classOf(CharacterSheet character) {
    return Objects.requireNonNull(classes.get(character.characterClass()));
  }

  public RuleId cite(CampaignCite cite) {
    return rules.cite(cite);
  }

  public Optional<Refusal> refuse(CampaignCite cite, String key, Object... about) {
    return Refusal.of(cite(cite), key, about);
  }

  Chance chance() {
    return chance;
  }

  /** Something is written into the books. */
  public void book(Booking booking) {
    books.book(booking);
    booked.add(booking);
  }

  /** What was booked since this was asked last. */
  public List<Booking> takeBooked() {
    List<Booking> taken = booked;
    booked = new ArrayList<>();
    return taken;
  }

  /** This is done before anything that waits already. */
  public void push(Step step) {
    stack.add(step);
  }

  /** These are done one after the other, before anything that waits already. */
  public void push(List<? extends Step> steps) {
    steps.reversed().forEach(this::push);
  }

  void pop() {
    stack.removeLast();
  }

  /** The inquiry that waits for an answer. */
  public Inquiry asked() {
    return (Inquiry) stack.getLast();
  }

  /** Something came out that nobody could know. */
  public void reveals() {
    revelations++;
  }

  /** How much has come out so far. */
  public int revelations() {
    return revelations;
  }

  /** Runs until somebody can decide something, and says what. */
  public List<CampaignPrompt> runOn() {
    List<CampaignPrompt> prompts = List.of();
    while (prompts.isEmpty()) {
      prompts = stack.getLast().goOn(this);
    }
    return prompts;
  }

  /** The inquiry that waits is answered. */
  public void answer(CampaignChoice choice) {
    Inquiry inquiry = asked();
    pop();
    inquiry.answer(this, choice);
  }

  public void tell(Facts facts) {
    books.tell(facts);
  }
}
