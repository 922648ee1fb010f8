package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Board;
import haven.model.Condition;
import haven.model.FigureId;
import haven.model.ability.Ability;
import haven.model.ability.Ability.SummonMonster.Term;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Consequence;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.ability.Rider;
import haven.model.ability.Scenic;
import haven.model.ability.Value;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterType;
import haven.model.monster.StatLine;
import haven.model.words.Phrase;
import haven.packs.PrintedTurn.Blow;
import haven.play.engine.Event;
import haven.play.engine.Event.What;
import haven.play.table.Active;
import haven.stage.Arena;
import haven.stage.Watched;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Every ability card of every monster type is played, and what happens is compared with what the
 * cards say. A verb without an expectation fails.
 */
final class MonsterCardsPlayedTest {
  private static final int OUT_OF_REACH = 28;

  /** One card in the hands of one monster. */
  private record Case(MonsterType type, Rank rank, int level, int number, boolean paid) {
    MonsterCard card() {
      return MonsterFloor.deck(type).cards().get(number);
    }

    StatLine stats() {
      return type.line(level, rank);
    }

    PrintedTurn printed() {
      return PrintedTurn.of(stats(), card(), paid);
    }

    Arena play(MonsterFloor floor) {
      Set<Element> strong = paid ? PrintedTurn.wanted(stats(), card()) : Set.of();
      return floor.play(type, rank, level, number, strong.toArray(Element[]::new));
    }

    @Override
    public String toString() {
      return "%s %s level %d, card %d (%d)%s"
          .formatted(rank, type.name(), level, number, card().initiative(), paid ? " paid" : "");
    }
  }

  private static Stream<DynamicTest> tests(Consumer<Case> test) {
    return Gloomhaven.PACK.monsters().stream()
        .map(type -> DynamicTest.dynamicTest(type.name(), () -> cases(type).forEach(test)));
  }

  private static List<Case> cases(MonsterType type) {
    List<Case> cases = new ArrayList<>();
    for (Rank rank : type.lines().getFirst().keySet()) {
      for (int level : new int[] {0, 7}) {
        for (int number = 0; number < MonsterFloor.deck(type).cards().size(); number++) {
          Case one = new Case(type, rank, level, number, false);
          cases.add(one);
          if (!PrintedTurn.costs(one.stats(), one.card()).isEmpty()) {
            cases.add(new Case(type, rank, level, number, true));
          }
        }
      }
    }
    return cases;
  }

  @TestFactory
  Stream<DynamicTest> outOfReachItMovesAsFarAsItMayAndAttacksNobody() {
    return tests(
        one -> {
          Arena stage = one.play(MonsterFloor.inLine(OUT_OF_REACH));
          PrintedTurn printed = one.printed();
          int end = printed.lines().size();
          if (printed.isUndisturbedBefore(end)) {
            assertThat(count(stage, What.MOVED, stage.figure('m')))
                .as("%s moves", one)
                .isEqualTo(printed.movesBefore(end));
          }
          assertThat(count(stage, What.ATTACKED, stage.figure('m'))).as("%s attacks", one).isZero();
        });
  }

  @TestFactory
  Stream<DynamicTest> atTheVeryEndOfItsReachItAttacks() {
    return tests(
        one -> {
          PrintedTurn printed = one.printed();
          int first = printed.firstAttack();
          if (first < 0 || !printed.isUndisturbedBefore(first)) {
            return;
          }
          Blow blow = printed.blows().getFirst();
          int distance = printed.movesBefore(first) + blow.far();
          Arena stage = one.play(MonsterFloor.inLine(distance));
          List<Event> attacks = attacks(stage);
          assertThat(attacks).as("%s at %d", one, distance).isNotEmpty();
          assertThat(attacks.getFirst().number()).as("%s", one).isEqualTo(blow.base());
          assertThat(attacks.getFirst().whom()).as("%s", one).isEqualTo(stage.figure('A').id());
          for (Rider rider : blow.riders()) {
            if (rider instanceof Rider.Inflicts(Consequence.Pull _) && distance > 1) {
              assertThat(count(stage, What.FORCED, stage.figure('A')))
                  .as("%s pulls", one)
                  .isPositive();
            }
          }
          boolean last = printed.blows().size() == 1;
          if (last && printed.movesBefore(printed.lines().size()) == printed.movesBefore(first)) {
            assertThat(attacks(one.play(MonsterFloor.inLine(distance + 1))))
                .as("%s one hex further", one)
                .isEmpty();
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> nextToItsEnemiesItDoesEverything() {
    return tests(
        one -> {
          Arena stage = one.play(MonsterFloor.ADJACENT);
          new Verdict(one, one.printed(), stage).check();
        });
  }

  private static List<Event> attacks(Arena stage) {
    return MonsterFloor.turn(stage).stream()
        .filter(
            event -> event.what() == What.ATTACKED && event.who().equals(stage.figure('m').id()))
        .toList();
  }

  private static long count(Arena stage, What what, Watched figure) {
    return MonsterFloor.turn(stage).stream()
        .filter(event -> event.what() == what && event.who().equals(figure.id()))
        .count();
  }

  /** What happened, against what is printed. */
  private record Verdict(Case one, PrintedTurn printed, Arena stage) {

    void check() {
      long consumed =
          MonsterFloor.turn(stage).stream().filter(e -> e.what() == What.CONSUMED).count();
      int costs = one.paid ? PrintedTurn.costs(one.stats(), one.card()).size() : 0;
      assertThat(consumed).as("%s consumes", one).isEqualTo(costs);
      for (ElementIcon icon : one.card().infusions()) {
        assertThat(stage.isStrong(icon.any().iterator().next())).as("%s infuses", one).isTrue();
      }
      attacks();
      for (int i = 0; i < printed.lines().size(); i++) {
        line(i, printed.lines().get(i));
      }
    }

    private void line(int index, Ability ability) {
      switch (ability) {
        case Ability.Attack _, Ability.Move _, Ability.OpenDoor _ -> {}
        case Scenic _ -> {} // BossPlacesTest: it takes a scenario
        case Ability.Inflict(Consequence.ActAgain _, Aim _) -> {} // BossSpecialsTest: so do these
        case Ability.Brings(Consequence.Drive _), Ability.Brings(Consequence.MindControl _) -> {}
        case Ability.Heal heal -> heal(heal);
        case Ability.Inflict(Consequence.Gain give, Aim aim) ->
            targets(index, aim)
                .forEach(
                    figure ->
                        give.conditions()
                            .forEach(condition -> happened(What.GAINED, figure, word(condition))));
        case Ability.Inflict(Consequence.Push _, Aim aim) ->
            targets(index, aim).forEach(this::isMoved);
        case Ability.Inflict(Consequence.Suffer suffer, Aim aim) ->
            targets(index, aim)
                .forEach(figure -> happened(What.DAMAGED, figure, number(suffer.damage())));
        case Ability.Activate activate ->
            targets(index, activate.aim()).forEach(figure -> lasts(activate, figure));
        case Ability.SummonMonster summon -> summon(summon);
        case Ability.Loot _ -> happened(What.LOOTED, stage.figure('m'));
        case Ability.CreateTile _ -> happened(What.TILE_CREATED, stage.figure('m'));
        case Ability.Brings(Consequence.Infuse(ElementIcon icon)) ->
            assertThat(stage.isStrong(icon.any().iterator().next())).as("%s infuses", one).isTrue();
        default -> throw new AssertionError(one + ": nobody knows what to expect of " + ability);
      }
    }

    private void lasts(Ability.Activate activate, Watched figure) {
      if (one.card().initiative() == 99) { // it acted last, and nothing of that round is left
        happened(What.ACTIVATED, figure);
        return;
      }
      assertThat(stage.game.state().actives())
          .as("%s: %s has %s", one, figure.name(), activate)
          .filteredOn(active -> active.owner().equals(figure.id()))
          .extracting(Active::effects)
          .contains(activate.effects());
    }

    /** Whom an ability must have reached; only those who stood there for sure. */
    private List<Watched> targets(int index, Aim aim) {
      boolean sure = !printed.isAnybodyMovedBefore(index);
      List<Watched> heroes =
          sure && aim.all() ? List.of(stage.figure('A'), stage.figure('B')) : List.of();
      return switch (aim.affects()) {
        case SELF -> List.of(stage.figure('m'));
        case ALLIES -> List.of(stage.figure('k'));
        case AS_USUAL, ENEMIES -> heroes.isEmpty() ? someHero(index) : heroes;
        case FIGURES ->
            aim.among() == Aim.Among.ADJACENT_TO_TARGETS
                ? others()
                : heroes.isEmpty() ? someHero(index) : heroes;
        case ALLIES_OR_SELF -> List.of(stage.figure('m'), stage.figure('k'));
      };
    }

    /** At least the one it is focused on. */
    private List<Watched> someHero(int index) {
      boolean pushed = printed.lines().subList(0, index).stream().anyMatch(PrintedTurn::isPush);
      assertThat(pushed).as("%s pushes its enemies out of reach", one).isFalse();
      Set<Integer> ids =
          new HashSet<>(Set.of(stage.figure('A').id().number(), stage.figure('B').id().number()));
      List<Event> focused =
          MonsterFloor.turn(stage).stream()
              .filter(e -> e.what() != What.ATTACKED && ids.contains(e.who().number()))
              .toList();
      assertThat(focused).as("%s reaches nobody", one).isNotEmpty();
      return List.of(new Watched(stage.game, focused.getFirst().who()));
    }

    /** Those who stand next to the target of the attack. */
    private List<Watched> others() {
      List<Event> attacks = MonsterCardsPlayedTest.attacks(stage);
      assertThat(attacks).as("%s attacks", one).hasSize(1);
      return List.of(
          attacks.getFirst().whom().equals(stage.figure('A').id())
              ? stage.figure('B')
              : stage.figure('A'));
    }

    private void heal(Ability.Heal heal) {
      int points = number(heal.value());
      int targets = heal.aim().targets().map(value -> value.on(1)).orElse(1);
      for (Rider rider : heal.riders()) {
        if (rider instanceof Rider.Paid price && one.paid) {
          for (Rider bought : price.riders()) {
            points += bought instanceof Rider.Plus(Value more) ? number(more) : 0;
            targets += bought instanceof Rider.PlusTargets(int more) ? more : 0;
          }
        }
      }
      if (heal.aim().affects() == Affects.SELF) {
        happened(What.HEALED, stage.figure('m'), points);
      } else if (heal.aim().affects() == Affects.ALLIES_OR_SELF || targets > 1) {
        happened(What.HEALED, stage.figure('m'), points);
        happened(What.HEALED, stage.figure('k'), points);
      } else {
        happened(What.HEALED, stage.figure('k'), points); // who lacks one more
      }
    }

    private void summon(Ability.SummonMonster summon) {
      int expected = 0;
      for (Ability line : printed.lines()) {
        if (line instanceof Ability.SummonMonster other && other.type().equals(summon.type())) {
          expected += other.symbol().rank(2).isPresent() ? number(other.number()) : 0;
        }
      }
      List<Watched> newcomers =
          MonsterFloor.turn(stage).stream()
              .filter(event -> event.what() == What.SUMMONED)
              .map(event -> new Watched(stage.game, event.whom()))
              .filter(figure -> figure.nature().group().equals(summon.type()))
              .toList();
      assertThat(newcomers).as("%s summons %s", one, summon.type()).hasSize(expected);
      for (Watched figure : newcomers) {
        summoned(summon, figure);
      }
    }

    private void summoned(Ability.SummonMonster summon, Watched figure) {
      Board board = stage.game.state().board();
      if (summon.says(Term.NEXT_TO_TARGET)) {
        FigureId target = MonsterCardsPlayedTest.attacks(stage).getFirst().whom();
        assertThat(board.range(board.at(figure.hex()), board.at(stage.game.state().hexOf(target))))
            .as("%s: next to the target", one)
            .isEqualTo(1);
      }
      assertThat(figure.hitPoints())
          .as("%s: hit points", one)
          .isEqualTo(
              summon.says(Term.OWN_HIT_POINTS)
                  ? Math.min(figure.maxHitPoints(), stage.figure('m').hitPoints())
                  : figure.maxHitPoints());
    }

    private static int number(Value value) {
      return ((Value.Fixed) value).number();
    }

    private static String word(Condition condition) {
      return Phrase.of(condition).toString();
    }

    private void isMoved(Watched figure) {
      happened(What.FORCED, figure);
    }

    private void happened(What what, Watched figure) {
      assertThat(count(stage, what, figure)).as("%s: %s %s", one, figure.name(), what).isPositive();
    }

    private void happened(What what, Watched figure, String thing) {
      assertThat(MonsterFloor.turn(stage))
          .as("%s: %s %s %s", one, figure.name(), what, thing)
          .anyMatch(
              e -> e.what() == what && e.who().equals(figure.id()) && e.words().equals(thing));
    }

    private void happened(What what, Watched figure, int number) {
      assertThat(MonsterFloor.turn(stage))
          .as("%s: %s %s %d", one, figure.name(), what, number)
          .anyMatch(e -> e.what() == what && e.who().equals(figure.id()) && e.number() == number);
    }

    /** The attacks of all attack abilities, one after the other. */
    private void attacks() {
      List<Event> turn = MonsterFloor.turn(stage);
      List<Integer> made = new ArrayList<>();
      for (int i = 0; i < turn.size(); i++) {
        if (turn.get(i).what() == What.ATTACKED
            && turn.get(i).who().equals(stage.figure('m').id())) {
          made.add(i);
        }
      }
      int next = 0;
      for (int i = 0; i < printed.lines().size(); i++) {
        if (printed.lines().get(i) instanceof Ability.Attack attack) {
          Blow blow = printed.blow(attack);
          boolean sure = blow.isSure() && !isOutOfReach(i, blow);
          int number = 0;
          while (next < made.size()
              && number < blow.most()
              && turn.get(made.get(next)).number() == blow.base()) {
            int end = next + 1 < made.size() ? made.get(next + 1) : turn.size();
            attack(turn.subList(made.get(next), end), turn.subList(0, made.get(next)), blow);
            next++;
            number++;
          }
          assertThat(number)
              .as("%s: targets of line %d", one, i)
              .isBetween(sure ? blow.most() : isOutOfReach(i, blow) ? 0 : 1, blow.most());
        }
      }
      assertThat(next).as("%s: all attacks", one).isEqualTo(made.size());
    }

    /** Enemies were pushed before, and it does not follow them; or they stand too near. */
    private boolean isOutOfReach(int line, Blow blow) {
      return blow.sparesNeighbours()
          || blow.reach() < 9
              && printed.lines().subList(0, line).stream().anyMatch(PrintedTurn::isPush)
              && printed.lines().subList(0, line).stream()
                  .noneMatch(Ability.Move.class::isInstance);
    }

    private void attack(List<Event> events, List<Event> before, Blow blow) {
      FigureId target = events.getFirst().whom();
      int value = blow.base();
      boolean poisoned =
          before.stream().anyMatch(e -> isAbout(e, target, What.GAINED, word(Condition.POISON)));
      value += poisoned ? 1 : 0;
      value += printed.growsWithMoves() ? moved(before) : 0;
      for (Rider rider : blow.riders()) {
        value += rider instanceof Rider.Plus(Value more) ? number(more) : 0;
        switch (rider) {
          case Rider.Inflicts(Consequence.Gain gain) ->
              gain.conditions()
                  .forEach(
                      condition ->
                          assertThat(events)
                              .as("%s gives %s", one, condition)
                              .anyMatch(e -> isAbout(e, target, What.GAINED, word(condition))));
          case Rider.Inflicts _ ->
              assertThat(events)
                  .as("%s pushes", one)
                  .anyMatch(e -> e.what() == What.FORCED && e.who().equals(target));
          case Rider.ThenIfHurt(Ability.Heal(Value points, _, _)) ->
              assertThat(events)
                  .as("%s heals", one)
                  .anyMatch(e -> e.what() == What.HEALED && e.number() == number(points));
          default -> {}
        }
      }
      int expected = Math.max(0, value);
      assertThat(events)
          .as("%s: value %d", one, expected)
          .anyMatch(e -> e.what() == What.MODIFIED && e.number() == expected);
    }

    private int moved(List<Event> before) {
      return (int)
          before.stream()
              .filter(e -> e.what() == What.MOVED && e.who().equals(stage.figure('m').id()))
              .count();
    }

    private static boolean isAbout(Event event, FigureId who, What what, String thing) {
      return event.what() == what && event.who().equals(who) && event.words().equals(thing);
    }
  }
}
