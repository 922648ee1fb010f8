package haven.stage;

import static haven.model.ability.Ability.attack;
import static haven.model.ability.Ability.move;
import static haven.model.ability.Element.AIR;
import static haven.model.ability.Element.FIRE;
import static haven.model.ability.Element.ICE;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Cost;
import haven.model.ability.Effect;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.ability.Rider;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.Arrays;
import java.util.List;

/** ELM-17 to ELM-27: elements without a board, as icons that can be seen. */
final class VisibleElementsTest {
  private static final StatLine GUARD = StatLine.of(90, 0, 0, 0);

  private static ElementIcon[] icons(Element... elements) {
    return Arrays.stream(elements).map(ElementIcon::of).toArray(ElementIcon[]::new);
  }

  /** A card whose top and bottom attack for 1, and for 3 more if all of this is consumed. */
  private static AbilityCard consuming(ElementIcon... icons) {
    CardAction action =
        CardAction.of(
            attack(1, Aim.AS_USUAL, Rider.paid(new Cost.Elements(List.of(icons)), Rider.plus(3))));
    return Arena.card("Pyre", 20, action, action);
  }

  private static AbilityCard showing(String name, ElementIcon... icons) {
    return Arena.card(name, 30, CardAction.of(move(1)).infusing(icons), CardAction.of(move(1)));
  }

  /** In A's turn, who has that card 0 and these others; the guard's action shows some icons. */
  private static Arena arena(
      Ruleset ruleset, AbilityCard pyre, ElementIcon[] rolled, AbilityCard... others) {
    AbilityCard[] cards = new AbilityCard[others.length + 1];
    cards[0] = pyre;
    System.arraycopy(others, 0, cards, 1, others.length);
    return Arena.in(ruleset, "A   g   .\n  h   .")
        .hero('A', cards)
        .monster('g', "Guard", GUARD, MonsterCard.of(50).infusing(rolled))
        .answering(Answers.Policy.LITTLE)
        .start()
        .turnOf('A');
  }

  private static boolean mayConsume(Arena arena, String action) {
    arena.choose(action);
    arena.choose(arena.at(arena.all("Guard").getFirst()));
    return arena.isAsked(Prompt.Kind.BEFORE_DRAW)
        && arena.prompt().options().contains(new Choice.Buy(0));
  }

  private static int lost(Arena arena) {
    return arena.lost(arena.all("Guard").getFirst());
  }

  private static boolean canPay(Arena arena, Element element) {
    return arena
        .game
        .state()
        .elements()
        .canPay(List.of(ElementIcon.of(element)), arena.game.state().visible());
  }

  @RulesetTest(Edition.BB)
  @Rule(value = "ELM-01", in = Edition.BB)
  @Rule({"ELM-17", "ELM-25", "ELM-22"})
  void whatAHandCardShowsIsAvailableByThatAlone(Ruleset ruleset) {
    for (Element element : Element.values()) {
      Arena arena =
          arena(
              ruleset,
              consuming(icons(element)),
              icons(),
              showing("One"),
              showing("Two"),
              showing("In hand", icons(element)));
      assertThat(arena.sheet('A').cards().hand()).as("not even chosen").isEqualTo(0b1100);
      assertThat(mayConsume(arena, "top 0")).isTrue();
      arena.choose(new Choice.Buy(0));
      assertThat(lost(arena)).isEqualTo(1 + 3);
      Arena none = arena(ruleset, consuming(icons(element)), icons());
      assertThat(mayConsume(none, "top 0")).as("nothing shows it").isFalse();
      assertThat(lost(none)).isEqualTo(1);
    }
  }

  @RulesetTest
  @Rule({"ELM-17", "ELM-22"})
  void bothHalvesShowTheirIconsAndOnlyTheWantedElementPays(Ruleset ruleset) {
    AbilityCard bottom =
        Arena.card(
            "Below", 30, CardAction.of(move(1)), CardAction.of(move(1)).infusing(icons(ICE)));
    assertThat(mayConsume(arena(ruleset, consuming(icons(ICE)), icons(), bottom), "top 0"))
        .isTrue();
    assertThat(mayConsume(arena(ruleset, consuming(icons(FIRE)), icons(), bottom), "top 0"))
        .as("ice is no fire")
        .isFalse();
    assertThat(mayConsume(arena(ruleset, consuming(icons(FIRE)), icons(AIR)), "top 0")).isFalse();
  }

  @RulesetTest(Edition.BB)
  @Rule(value = "ELM-09", in = Edition.BB)
  @Rule("ELM-18")
  void aConsumptionOfTwoNeedsTwoInstances(Ruleset ruleset) {
    AbilityCard pyre = consuming(icons(FIRE, FIRE));
    assertThat(mayConsume(arena(ruleset, pyre, icons(FIRE)), "top 0")).isFalse();
    assertThat(mayConsume(arena(ruleset, pyre, icons(FIRE, ICE)), "top 0")).isFalse();
    Arena arena = arena(ruleset, pyre, icons(FIRE, FIRE));
    assertThat(mayConsume(arena, "top 0")).isTrue();
    arena.choose(new Choice.Buy(0));
    assertThat(lost(arena)).isEqualTo(1 + 3);
    assertThat(canPay(arena, FIRE)).isFalse();
  }

  @RulesetTest
  @Rule({"ELM-22", "ELM-18"})
  void whatWasConsumedIsNotThereAgainInTheRound(Ruleset ruleset) {
    AbilityCard second =
        Arena.card("Second", 25, CardAction.of(), consuming(icons(ICE)).front().bottom());
    Arena arena = arena(ruleset, consuming(icons(ICE)), icons(ICE), second);
    assertThat(mayConsume(arena, "top 0")).isTrue();
    arena.choose(new Choice.Buy(0));
    arena.until(Prompt.Kind.ACTION, "A");
    assertThat(mayConsume(arena, "bottom 1")).isFalse();
  }

  @RulesetTest
  @Rule("ELM-22")
  void aConsumptionMayAllowANewAbility(Ruleset ruleset) {
    for (boolean there : new boolean[] {true, false}) {
      Ability more = new Ability.Paid(Cost.of(FIRE), List.of(attack(5)), List.of());
      Arena arena =
          arena(
              ruleset,
              Arena.card("Pyre", 20, CardAction.of(attack(1), more), CardAction.of()),
              there ? icons(FIRE) : icons());
      arena.choose("top 0");
      arena.choose(arena.at(arena.only("Guard")));
      assertThat(arena.isAsked(Prompt.Kind.PAY)).isEqualTo(there);
      if (there) {
        arena.choose("yes");
        arena.choose(arena.at(arena.only("Guard")));
        assertThat(lost(arena)).isEqualTo(6);
      }
    }
  }

  @RulesetTest
  @Rule({"ELM-20", "MEL-06"})
  void aRolledActionShowsItsIconAtOnceAndOnceForItsType(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .\n  h   .")
            .hero('A', consuming(icons(ICE)), consumingBottom())
            .monster('g', "Guard", StatLine.of(4, 0, 0, 0), MonsterCard.of(50).infusing(icons(ICE)))
            .another('h', "Guard", Rank.NORMAL)
            .answering(Answers.Policy.LITTLE)
            .start();
    assertThat(canPay(arena, ICE)).as("nothing is rolled yet").isFalse();
    arena.turnOf('A');
    assertThat(arena.turns()).as("before the guards act").containsExactly("A");
    assertThat(mayConsume(arena, "top 0")).isTrue();
    arena.choose(new Choice.Buy(0));
    arena.until(Prompt.Kind.ACTION, "A");
    assertThat(canPay(arena, ICE)).as("the other guard shows the same").isFalse();
  }

  private static AbilityCard consumingBottom() {
    return Arena.card("Embers", 25, CardAction.of(), CardAction.of(attack(9)));
  }

  @RulesetTest
  @Rule({"ELM-20", "MEL-06"})
  void theIconOfATypeEndsWithItsLastMonster(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .\n  h   .")
            .hero('A', Arena.top(attack(9)), consumingBottom())
            .monster('g', "Guard", StatLine.of(4, 0, 0, 0), MonsterCard.of(50).infusing(icons(ICE)))
            .another('h', "Guard", Rank.NORMAL)
            .answering(Answers.Policy.LITTLE)
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.choose(arena.at(arena.all("Guard").getFirst()));
    assertThat(canPay(arena, ICE)).as("one is left").isTrue();
    arena.choose("bottom 1");
    arena.choose(arena.at(arena.all("Guard").getLast()));
    assertThat(arena.all("Guard")).allMatch(guard -> guard.isGone());
    assertThat(canPay(arena, ICE)).isFalse();
  }

  @RulesetTest
  @Rule("ELM-21")
  void whatWasConsumedCanBeConsumedAgainInTheNextRound(Ruleset ruleset) {
    Arena arena =
        arena(
            ruleset,
            consuming(icons(AIR)),
            icons(),
            showing("One"),
            showing("Two"),
            showing("In hand", icons(AIR)));
    assertThat(mayConsume(arena, "top 0")).isTrue();
    arena.choose(new Choice.Buy(0));
    assertThat(canPay(arena, AIR)).isFalse();
    arena.endRound();
    assertThat(canPay(arena, AIR)).isTrue();
    arena.turnOf('A');
    assertThat(mayConsume(arena, "top 0")).isTrue();
    arena.choose(new Choice.Buy(0));
    assertThat(lost(arena)).isEqualTo(2 * (1 + 3));
  }

  @RulesetTest
  @Rule("ELM-19")
  void aCardShowsTheIconsOfTheSideThatIsUpAndNoneWhenDiscarded(Ruleset ruleset) {
    AbilityCard faces =
        AbilityCard.of(
            "Two Faces",
            new AbilityCard.Side(10, CardAction.of(move(1)).infusing(icons(FIRE)), CardAction.of()),
            new AbilityCard.Side(12, CardAction.of(move(1)).infusing(icons(ICE)), CardAction.of()));
    Arena arena =
        Arena.in(ruleset, "A   .   g")
            .hero('A', faces)
            .monster('g', "Guard", GUARD)
            .answering(Answers.Policy.LITTLE)
            .start();
    assertThat(canPay(arena, FIRE)).isTrue();
    assertThat(canPay(arena, ICE)).isFalse();
    arena.turnOf('A').choose("no");
    assertThat(canPay(arena, FIRE)).as("turned over").isFalse();
    assertThat(canPay(arena, ICE)).as("at once").isTrue();
    arena.endRound().turnOf('A');
    assertThat(canPay(arena, ICE)).as("selected").isTrue();
    arena.choose("no");
    assertThat(canPay(arena, ICE)).as("discarded").isFalse();
    assertThat(canPay(arena, FIRE)).isFalse();
  }

  @RulesetTest
  @Rule("ELM-17")
  void anActiveCardShowsItsIconsToo(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   .   g")
            .hero(
                'A',
                Arena.card(
                    "Bonus",
                    20,
                    CardAction.of(Ability.persistent(Effect.retaliate(1))).infusing(icons(FIRE)),
                    CardAction.of()))
            .monster('g', "Guard", GUARD)
            .answering(Answers.Policy.LITTLE)
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.chooseIfOffered(new Choice.Accept());
    assertThat(arena.sheet('A').cards().active()).isEqualTo(0b1);
    assertThat(canPay(arena, FIRE)).isTrue();
    arena.endRound();
    assertThat(canPay(arena, FIRE)).isTrue();
    arena.choose("remove 0 0");
    arena.sheet('A').cards().lose(0);
    assertThat(canPay(arena, FIRE)).as("lost").isFalse();
  }

  @RulesetTest
  @Rule("ELM-23")
  void wildAndMixedStandForOneOfTheirs(Ruleset ruleset) {
    ElementIcon mixed = ElementIcon.mixed(FIRE, ICE);
    ElementIcon wild = ElementIcon.WILD;
    for (Element element : Element.values()) {
      ElementIcon one = ElementIcon.of(element);
      boolean in = element == FIRE || element == ICE;
      assertThat(pays(ruleset, one, wild)).as("wild consumed as %s", element).isTrue();
      assertThat(pays(ruleset, wild, one)).as("%s pays for wild", element).isTrue();
      assertThat(pays(ruleset, one, mixed)).isEqualTo(in);
      assertThat(pays(ruleset, mixed, one)).isEqualTo(in);
    }
    assertThat(pays(ruleset, mixed, ElementIcon.mixed(ICE, AIR))).isTrue();
    assertThat(pays(ruleset, mixed, ElementIcon.mixed(Element.DARK, AIR))).isFalse();
    Arena once = arena(ruleset, consuming(icons(FIRE, ICE)), new ElementIcon[] {wild});
    assertThat(mayConsume(once, "top 0")).as("one only").isFalse();
  }

  private static boolean pays(Ruleset ruleset, ElementIcon cost, ElementIcon shown) {
    return mayConsume(arena(ruleset, consuming(cost), new ElementIcon[] {shown}), "top 0");
  }

  @RulesetTest
  @Rule("ELM-26")
  void aCardMayConsumeWhatItShowsItselfInTheSameTurn(Ruleset ruleset) {
    CardAction own =
        CardAction.of(attack(1, Aim.AS_USUAL, Rider.paid(Cost.of(FIRE), Rider.plus(3))))
            .infusing(icons(FIRE));
    Arena self = arena(ruleset, Arena.card("Self", 20, own, CardAction.of()), icons());
    assertThat(mayConsume(self, "top 0")).isTrue();
    self.choose(new Choice.Buy(0));
    assertThat(lost(self)).isEqualTo(1 + 3);
    Arena other = arena(ruleset, consuming(icons(FIRE)), icons(), showing("One", icons(FIRE)));
    assertThat(mayConsume(other, "top 0")).as("on the other played card").isTrue();
  }

  @RulesetTest
  @Rule("ELM-27")
  void allInstancesFormOnePoolOfWhichYouChoose(Ruleset ruleset) {
    for (int chosen : new int[] {0, 1}) {
      Arena arena = arena(ruleset, consuming(icons(ICE)), icons(ICE), showing("One", icons(ICE)));
      assertThat(mayConsume(arena, "top 0")).isTrue();
      arena.choose(new Choice.Buy(0));
      assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.ELEMENT);
      assertThat(arena.prompt().options()).hasSize(2);
      arena.choose(new Choice.Consume(chosen));
      assertThat(lost(arena)).isEqualTo(1 + 3);
      assertThat(canPay(arena, ICE)).as("the other one is left").isTrue();
    }
  }

  /** An attack of 1, which fire makes an attack of 3. */
  private static MonsterCard demon(ElementIcon cost) {
    return MonsterCard.of(50, attack(1, Aim.AS_USUAL, Rider.paid(Cost.of(cost), Rider.plus(2))));
  }

  private static Arena demons(Ruleset ruleset, ElementIcon cost, AbilityCard... cards) {
    return Arena.in(ruleset, "g   A   h")
        .hero('A', cards)
        .hitPoints('A', 30)
        .monster('g', "Demon", GUARD, demon(cost))
        .another('h', "Demon", Rank.NORMAL)
        .answering(Answers.Policy.LITTLE)
        .start();
  }

  @RulesetTest
  @Rule({"ELM-24", "ELM-27", "MEL-02c"})
  void monstersConsumeWhatYourCardsShowOnceForTheType(Ruleset ruleset) {
    AbilityCard two = showing("Two", icons(FIRE));
    AbilityCard three = showing("Three", icons(FIRE));
    Arena arena =
        demons(ruleset, ElementIcon.of(FIRE), showing("Zero"), showing("One"), two, three);
    arena.selectFirstTwo().endRound();
    assertThat(arena.lost('A')).isEqualTo(3 + 3);
    assertThat(arena.events(Event.What.CONSUMED)).hasSize(1);
  }

  @RulesetTest
  @Rule({"ELM-24", "MEL-02c"})
  void aMonsterThatDoesNotBenefitConsumesNothing(Ruleset ruleset) {
    Arena arena =
        demons(
            ruleset,
            ElementIcon.of(FIRE),
            showing("Zero"),
            showing("One"),
            showing("Two", icons(FIRE)));
    arena.all("Demon").forEach(demon -> arena.give(demon, Condition.DISARM));
    arena.selectFirstTwo().endRound();
    assertThat(arena.lost('A')).isZero();
    assertThat(arena.events(Event.What.CONSUMED)).isEmpty();

    Arena second =
        demons(
            ruleset,
            ElementIcon.of(FIRE),
            showing("Zero"),
            showing("One"),
            showing("Two", icons(FIRE)));
    second.give(second.all("Demon").getFirst(), Condition.DISARM);
    second.selectFirstTwo().endRound();
    assertThat(second.lost('A')).as("the other one still can").isEqualTo(3);
  }

  @RulesetTest
  @Rule("ELM-24")
  void youChooseWhichInstanceAMonsterConsumes(Ruleset ruleset) {
    Arena arena =
        demons(
            ruleset,
            ElementIcon.WILD,
            showing("Zero"),
            showing("One"),
            showing("Two", icons(FIRE)),
            showing("Three", icons(ICE)));
    arena.selectFirstTwo().until(Prompt.Kind.ELEMENT);
    assertThat(arena.prompt().options()).hasSize(2);
    arena.choose(new Choice.Consume(1));
    assertThat(canPay(arena, FIRE)).isTrue();
    assertThat(canPay(arena, ICE)).isFalse();
  }
}
