package haven.server.campaign;

import haven.campaign.Campaign;
import haven.campaign.CampaignView;
import haven.campaign.book.Booking;
import haven.campaign.book.World;
import haven.campaign.keeper.CampaignChoice;
import haven.campaign.keeper.CampaignPrompt;
import haven.model.campaign.CampaignBook;
import haven.model.pack.ScenarioEntry;
import haven.play.Refusal;
import haven.server.store.TableRow;
import haven.server.wire.Codec;
import haven.server.wire.Ledger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import tools.jackson.databind.node.ObjectNode;

/**
 * A campaign at one moment as the page is shown it. Only views are read, and of the campaign what
 * is printed, and the words for a view's own questions.
 */
final class Pages {
  private static final String NOT_OPEN = "no.option";

  private final String pack;
  private final Chronicle chronicle;
  private final Campaign campaign;

  private Pages(String pack, Chronicle chronicle) {
    this.pack = pack;
    this.chronicle = chronicle;
    campaign = chronicle.campaign();
  }

  static Pages of(String pack, Chronicle chronicle) {
    return new Pages(pack, chronicle);
  }

  /** Everything that whoever has these places may know. */
  ObjectNode seenBy(Set<Integer> who) {
    CampaignView view = campaign.viewFor(who);
    Map<String, Ledger.Question> questions = questions(view);
    return Codec.write(
        new Ledger.View(
            pack,
            campaign.setup().rules().id(),
            who.stream().sorted().toList(),
            party(view.party()),
            town(view),
            scenarios(view),
            heroes(view),
            shop(view),
            view.stickers(),
            view.treasures(),
            view.decks(),
            campaign.setup().rules().levels().end().outpostPhase()
                ? Optional.of(view.outpost())
                : Optional.empty(),
            questions,
            campaign.prompts().stream()
                .filter(CampaignPrompt::waits)
                .map(one -> new Ledger.Awaited(one.kind(), one.person(), one.character()))
                .toList(),
            campaign.undoing()));
  }

  private CampaignBook book() {
    return campaign.setup().book();
  }

  private Ledger.Party party(CampaignView.Band party) {
    return new Ledger.Party(
        party.name(),
        party.members(),
        party.achievements(),
        party.reputation(),
        party.place(),
        party.due(),
        party.level(),
        book().priceShift(party.reputation()));
  }

  private Ledger.Town town(CampaignView view) {
    List<Integer> levels = book().prosperity();
    int level = view.prosperityLevel();
    return new Ledger.Town(
        view.prosperity(),
        level,
        level <= levels.size() ? Optional.of(levels.get(level - 1)) : Optional.empty(),
        view.donated(),
        view.achievements(),
        view.classes());
  }

  /** Those of which something is known, in the order of their numbers. */
  private Map<Integer, Ledger.Scenario> scenarios(CampaignView view) {
    Map<Integer, Ledger.Scenario> all = new TreeMap<>();
    view.scenarios().forEach((number, marks) -> all.put(number, scenario(view, number, marks)));
    return all;
  }

  private Ledger.Scenario scenario(CampaignView view, int number, Set<World.Mark> marks) {
    CampaignChoice out = new CampaignChoice.SetOut(number, false);
    CampaignChoice casual = new CampaignChoice.SetOut(number, true);
    return new Ledger.Scenario(
        campaign.setup().pack().scenarios().stream()
            .filter(one -> one.number() == number)
            .map(ScenarioEntry::scenario)
            .map(one -> one.name())
            .findFirst(),
        marks,
        view.links().getOrDefault(number, Set.of()),
        token(view, out),
        token(view, casual),
        view.prompts().stream().flatMap(one -> barred(one, out).stream()).findFirst());
  }

  private Optional<Ledger.Barred> barred(CampaignPrompt prompt, CampaignChoice choice) {
    return Optional.ofNullable(prompt.barred().get(choice)).map(no -> barred(prompt, choice, no));
  }

  private static Optional<String> token(CampaignView view, CampaignChoice choice) {
    return view.prompts().stream().anyMatch(one -> one.options().contains(choice))
        ? Optional.of(choice.text())
        : Optional.empty();
  }

  private Map<Integer, Ledger.Hero> heroes(CampaignView view) {
    Map<Integer, Ledger.Hero> all = new TreeMap<>();
    view.characters()
        .forEach(one -> all.put(one.number(), new SheetPage(campaign.setup(), one).shown()));
    return all;
  }

  private Map<String, Ledger.Shelf> shop(CampaignView view) {
    Map<String, Ledger.Shelf> all = new TreeMap<>();
    view.supply()
        .forEach(
            (item, copies) ->
                all.put(
                    item,
                    new Ledger.Shelf(
                        copies, campaign.price(new CampaignChoice.Buy(0, item)).orElse(0))));
    return all;
  }

  // Questions

  private Map<String, Ledger.Question> questions(CampaignView view) {
    Map<String, Ledger.Question> all = new LinkedHashMap<>();
    for (CampaignPrompt prompt : view.prompts()) {
      all.put(prompt.kind() + " " + prompt.person(), question(prompt));
    }
    return all;
  }

  private Ledger.Question question(CampaignPrompt prompt) {
    Map<String, Ledger.Option> options = new LinkedHashMap<>();
    prompt
        .options()
        .forEach(
            one ->
                options.put(
                    one.text(), new Ledger.Option(one, campaign.phrase(prompt, one), gold(one))));
    Map<String, Ledger.Barred> barred = new LinkedHashMap<>();
    prompt
        .barred()
        .forEach(
            (one, no) -> {
              if (!no.why().key().equals(NOT_OPEN)) { // what is no matter now needs no reason
                barred.put(one.text(), barred(prompt, one, no));
              }
            });
    return new Ledger.Question(
        prompt.kind(),
        prompt.person(),
        prompt.character(),
        prompt.rule(),
        prompt.waits(),
        campaign.phrase(prompt),
        prompt.topic(),
        options,
        barred);
  }

  private Ledger.Barred barred(CampaignPrompt prompt, CampaignChoice choice, Refusal no) {
    return new Ledger.Barred(
        choice, campaign.phrase(prompt, choice), gold(choice), no.rule(), no.why());
  }

  private Optional<Integer> gold(CampaignChoice choice) {
    OptionalInt price = campaign.price(choice);
    return price.isPresent() ? Optional.of(price.getAsInt()) : Optional.empty();
  }

  Ledger.Vote vote(Ballot.Wish wish) {
    CampaignPrompt asked =
        campaign.prompts().stream()
            .filter(one -> one.options().contains(wish.choice()))
            .findFirst()
            .orElse(campaign.prompt());
    return new Ledger.Vote(
        wish.place(), wish.choice().text(), campaign.phrase(asked, wish.choice()));
  }

  // What happened

  /** What a choice has led to. */
  Ledger.Step step(Chronicle.Attempt attempt, int from, Set<Integer> who, ObjectNode patch) {
    return new Ledger.Step(
        "step",
        chronicle.number(),
        from,
        chronicle.kept(),
        attempt.person(),
        attempt.undone() ? List.of() : booked(attempt.booked(), who),
        attempt.undone() ? Optional.of(true) : Optional.empty(),
        attempt.refused(),
        patch);
  }

  private List<Ledger.Booked> booked(List<Booking> booked, Set<Integer> who) {
    return CampaignView.seen(campaign, booked, who).stream()
        .map(one -> new Ledger.Booked(one, campaign.phrase(one)))
        .toList();
  }

  /** Up to so many steps, the last of them before that number. */
  Ledger.Log log(Set<Integer> who, int before, int most) {
    List<Chronicle.Entry> all = chronicle.entries();
    int end = Math.min(before, all.size());
    int first = Math.max(0, end - most);
    return new Ledger.Log(
        first,
        all.size(),
        all.subList(first, end).stream()
            .map(one -> new Ledger.LogStep(one.person(), booked(one.booked(), who)))
            .toList());
  }

  Ledger.Summary summary(TableRow row, Charter charter, Set<Integer> own) {
    return new Ledger.Summary(
        row.code(),
        charter.name(),
        charter.pack(),
        (int)
            campaign.books().world().scenarios().values().stream()
                .filter(marks -> marks.contains(World.Mark.COMPLETED))
                .count(),
        campaign.prompts().stream()
            .anyMatch(one -> one.waits() && own.stream().anyMatch(one::asks)),
        row.made().toString());
  }
}
