package haven.content.campaign;

import haven.content.card.RewardForms;
import haven.content.form.Form;
import haven.content.form.FormFields;
import haven.content.form.Forms;
import haven.content.form.Group;
import haven.content.form.Key;
import haven.content.scenario.ScenarioForms;
import haven.model.campaign.Clause;
import haven.model.campaign.EventCard;
import haven.model.campaign.EventCard.Option;
import haven.model.campaign.EventCard.Result;
import haven.model.campaign.Guest;
import haven.model.campaign.OutpostAttack;
import haven.model.scenario.AllyCard;
import haven.model.scenario.Reward;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Event cards. */
public final class EventForms {
  private static final int MOST = 999;

  private static final Key<List<Clause>> WHEN =
      ClauseForms.CLAUSE.list().or("when", List.of(), "all of it must be true");
  private static final Key<List<Reward>> GIVES =
      RewardForms.REWARD.list().or("gives", List.of(), "what happens then");
  private static final Key<String> SAYS =
      Forms.text().or("text", "", "how it goes on, in words of your own");
  private static final Key<Boolean> RETURNS =
      Forms.yes().or("returns", false, "the card goes under its deck, and not out of the game");
  private static final Form<Result> RESULT =
      new Group<>(
          "a result",
          List.of(WHEN, GIVES, SAYS, RETURNS),
          new Result(List.of(), List.of(), false),
          f -> new Result(f.get(WHEN), f.get(GIVES), f.get(RETURNS)));
  private static final Key<List<Result>> RESULTS =
      RESULT.list().or("results", List.of(), "from top to bottom");
  private static final Key<AllyCard> ALLY = ScenarioForms.ALLY_FORM.required("who", "an ally");
  private static final Key<List<Reward>> LOST =
      RewardForms.REWARD
          .list()
          .or("lost", List.of(), "what happens if the scenario is lost or it does not survive");
  private static final Key<Optional<Guest>> GUEST =
      new Group<>(
              "a guest",
              List.of(ALLY, LOST),
              new Guest(ScenarioForms.NO_ALLY, List.of()),
              f -> new Guest(f.get(ALLY), f.get(LOST)))
          .optional("guest", "somebody who comes along, as one character more");
  private static final Form<Option> OPTION =
      new Group<>(
          "a way out",
          List.of(SAYS, RESULTS, RETURNS, GUEST),
          new Option(List.of(), false, Optional.empty()),
          f -> new Option(f.get(RESULTS), f.get(RETURNS), f.get(GUEST)));

  public static final Key<String> EVENT =
      Forms.text(
              "a deck and a number, such as road 1",
              Pattern.compile("[a-z-]+ [1-9]\\d{0,2}"),
              "road 1")
          .required("event-card", "its deck and number");
  private static final Key<Option> A = OPTION.required("a", "the first way out");
  private static final Key<Option> B = OPTION.required("b", "the second way out");
  private static final Key<Boolean> FIRST =
      Forms.yes().or("first", false, "a campaign begins with it in its deck");
  private static final Key<String> TEXT =
      Forms.text().or("text", "", "what is read aloud, in words of your own");

  private static final Key<Integer> VALUE =
      Forms.number(0, MOST).required("value", "to be equalled for each target");
  private static final Key<Integer> TARGETS =
      Forms.number(1, 99).required("targets", "how many buildings");
  private static final Key<OutpostAttack.Which> WHICH =
      Forms.word(OutpostAttack.Which.class)
          .or("which", OutpostAttack.Which.ALL, "of which buildings, by their numbers");
  private static final Key<OutpostAttack.Order> ORDER =
      Forms.word(OutpostAttack.Order.class)
          .or("order", OutpostAttack.Order.BY_CHOICE, "in which order of their numbers");
  private static final Key<List<Integer>> BUILDINGS =
      Forms.number(1, MOST).list().or("buildings", List.of(), "the only ones it is about");
  private static final Key<Boolean> WRECKS =
      Forms.yes().or("wrecks", false, "a building that is not defended is wrecked");
  private static final Key<List<Reward>> AFTERWARDS =
      RewardForms.REWARD.list().or("afterwards", List.of(), "what is gained in any case");
  private static final Key<Optional<OutpostAttack>> ATTACK =
      new Group<>(
              "an attack",
              List.of(VALUE, TARGETS, WHICH, ORDER, BUILDINGS, WRECKS, AFTERWARDS),
              new OutpostAttack(
                  0,
                  1,
                  OutpostAttack.Which.ALL,
                  OutpostAttack.Order.BY_CHOICE,
                  List.of(),
                  false,
                  List.of()),
              f ->
                  new OutpostAttack(
                      f.get(VALUE),
                      f.get(TARGETS),
                      f.get(WHICH),
                      f.get(ORDER),
                      f.get(BUILDINGS),
                      f.get(WRECKS),
                      f.get(AFTERWARDS)))
          .optional("attack", "an attack on the outpost that follows");

  public static final List<Key<?>> EVENT_KEYS = List.of(EVENT, A, B, FIRST, ATTACK, TEXT);

  private EventForms() {}

  public static EventCard event(FormFields f) {
    String[] name = f.get(EVENT).split(" ", 2);
    return new EventCard(
        name[0], Integer.parseInt(name[1]), f.get(A), f.get(B), f.get(FIRST), f.get(ATTACK));
  }
}
