package haven.play.monster;

import haven.model.Cite;
import haven.model.FigureId;
import haven.model.ability.Ability;
import haven.model.ability.Cost;
import haven.model.ability.ElementIcon;
import haven.model.ability.Rider;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterType;
import haven.model.rules.ElementRules;
import haven.play.ability.Costs;
import haven.play.ability.MonsterElements.Moment;
import haven.play.attack.Attacks;
import haven.play.engine.Event;
import haven.play.engine.Play;
import haven.play.engine.Task;
import haven.play.table.Figure;
import haven.play.table.State;
import java.util.ArrayList;
import java.util.List;

/** Monsters that consume and infuse elements: when, and for whom (MEL-02). */
public final class Paying {
  private Paying() {}

  /**
   * A conditional effect of a card. Each has an icon of its own, though it may cost the same as
   * another: one icon consumes for one effect (ELM-07).
   *
   * @param printed the ability or the rider as it stands on the card
   * @param early whether it changes how the monster moves or attacks, so that it must be settled
   *     before the turn is decided
   */
  private record Conditional(Record printed, Cost cost, boolean early) {
    static Conditional of(Ability.Paid paid) {
      return new Conditional(paid, paid.cost(), isEarly(paid));
    }

    static Conditional of(Rider.Paid paid) {
      return new Conditional(paid, paid.cost(), Attacks.changesTargets(paid.riders()));
    }
  }

  /** The conditional effects of a card, in printed order. */
  private static List<Conditional> costs(Play play, FigureId figure, MonsterCard card) {
    if (!isConditional(card.abilities())) {
      return List.of();
    }
    List<Conditional> costs = new ArrayList<>();
    for (Ability ability : card.abilities()) {
      if (ability instanceof Ability.Special(int number)) { // BOS-04
        for (Ability one : play.figure(figure).nature().stats().specials().get(number - 1)) {
          add(one, one.riders(), costs);
        }
      }
      add(ability, ability.riders(), costs);
    }
    return costs;
  }

  private static void add(Ability ability, List<Rider> riders, List<Conditional> costs) {
    if (ability instanceof Ability.Paid paid) {
      costs.add(Conditional.of(paid));
    }
    for (Rider rider : riders) {
      if (rider instanceof Rider.Paid paid) {
        costs.add(Conditional.of(paid));
      }
    }
  }

  private static boolean isConditional(Ability ability, List<Rider> riders) {
    for (int i = 0; i < riders.size(); i++) {
      if (riders.get(i) instanceof Rider.Paid) {
        return true;
      }
    }
    return ability instanceof Ability.Paid;
  }

  private static boolean isConditional(List<Ability> abilities) {
    for (int i = 0; i < abilities.size(); i++) {
      Ability ability = abilities.get(i);
      if (ability instanceof Ability.Special || isConditional(ability, ability.riders())) {
        return true;
      }
    }
    return false;
  }

  /** Whether moves or attacks depend on it. */
  static boolean isEarly(Ability.Paid paid) {
    return paid.then().stream().anyMatch(Paying::isMoveOrAttack)
        || paid.otherwise().stream().anyMatch(Paying::isMoveOrAttack);
  }

  private static boolean isMoveOrAttack(Ability ability) {
    return ability instanceof Ability.Move || ability instanceof Ability.Attack;
  }

  private static int index(Play play, FigureId figure, MonsterCard card, Conditional conditional) {
    List<Conditional> costs = costs(play, figure, card);
    for (int i = 0; i < costs.size(); i++) {
      if (costs.get(i).printed.equals(conditional.printed)) {
        return i;
      }
    }
    return 0;
  }

  /** The start of a turn: what is consumed then, one cost after the other (MEL-02). */
  record AtStart(FigureId figure, MonsterCard card, int next) implements Task {
    @Override
    public void run(Play play) {
      List<Conditional> costs = costs(play, figure, card);
      if (next >= costs.size()) {
        return;
      }
      play.push(new AtStart(figure, card, next + 1));
      Conditional conditional = costs.get(next);
      if (isDue(play, figure, card, conditional, Moment.START_OF_TURN)
          || conditional.early && isDue(play, figure, card, conditional, Moment.ABILITY)) {
        consume(play, figure, card, conditional);
      }
    }
  }

  /** Whether it is time that the monster consumes, and the element is there. */
  private static boolean isDue(
      Play play, FigureId figure, MonsterCard card, Conditional conditional, Moment moment) {
    Figure acting = play.figure(figure);
    int group = Monsters.group(play, acting);
    return group >= 0
        && play.state()
            .monsterElements()
            .consumes(moment, group, figure.number(), index(play, figure, card, conditional))
        && Costs.canPay(play, acting, conditional.cost);
  }

  /** It pays, unless somebody takes the elements away before. */
  private static void consume(
      Play play, FigureId figure, MonsterCard card, Conditional conditional) {
    if (!(conditional.cost instanceof Cost.Elements elements) || !Damping.isPossible(play)) {
      pay(play, figure, card, conditional);
      return;
    }
    play.push(new PayIfLeft(figure, card, conditional));
    Damping.ask(play, figure, elements);
  }

  /** The monster pays if it still can. */
  private record PayIfLeft(FigureId figure, MonsterCard card, Conditional conditional)
      implements Task {
    @Override
    public void run(Play play) {
      if (Costs.canPay(play, play.figure(figure), conditional.cost)) {
        pay(play, figure, card, conditional);
      }
    }
  }

  private static void pay(Play play, FigureId figure, MonsterCard card, Conditional conditional) {
    int group = Monsters.group(play, play.figure(figure));
    play.state()
        .monsterElements()
        .consumed(group, figure.number(), index(play, figure, card, conditional));
    Costs.pay(play, figure, conditional.cost);
  }

  /** Whether the monster has the benefit of that part of its card. */
  static boolean benefits(Play play, FigureId figure, MonsterCard card, Ability.Paid paid) {
    return benefits(play, figure, card, Conditional.of(paid));
  }

  static boolean benefits(Play play, FigureId figure, MonsterCard card, Rider.Paid paid) {
    return benefits(play, figure, card, Conditional.of(paid));
  }

  private static boolean benefits(
      Play play, FigureId figure, MonsterCard card, Conditional conditional) {
    int group = Monsters.group(play, play.figure(figure));
    return group >= 0
        && play.state()
            .monsterElements()
            .benefits(group, figure.number(), index(play, figure, card, conditional));
  }

  /**
   * Consumes what is due with an ability that is about to be performed; {@code again} performs it
   * afterwards. Whether there was anything.
   */
  static boolean first(
      Play play, FigureId figure, Ability ability, List<Rider> riders, Task again) {
    if (!isConditional(ability, riders)) {
      return false;
    }
    MonsterCard card = Monsters.card(play, play.figure(figure)).orElse(null);
    if (card == null) {
      return false;
    }
    List<Conditional> costs = new ArrayList<>();
    add(ability, riders, costs);
    for (Conditional conditional : costs) {
      if (isDue(play, figure, card, conditional, Moment.ABILITY)) {
        play.push(again);
        consume(play, figure, card, conditional);
        return true;
      }
    }
    return false;
  }

  /** What the conditional effects come to, now that everything is paid. */
  public static List<Rider> settle(Play play, FigureId figure, List<Rider> riders) {
    List<Rider> settled = new ArrayList<>(riders.size());
    for (Rider rider : riders) {
      if (rider instanceof Rider.Paid paid) {
        Monsters.card(play, play.figure(figure))
            .filter(card -> benefits(play, figure, card, Conditional.of(paid)))
            .ifPresent(_ -> settled.addAll(paid.riders()));
      } else {
        settled.add(rider);
      }
    }
    return settled;
  }

  /**
   * The end of somebody's turn: monsters' cards infuse (MEL-02). With the last turn of a set it may
   * be over without a turn of the last one, if that is dead or stunned.
   */
  public static void infuse(Play play) {
    State state = play.state();
    boolean byType = play.rules().elements().sharing() == ElementRules.Sharing.TYPE;
    List<MonsterType> types = state.setup().scenario().monsters();
    for (int type = 0; type < types.size(); type++) {
      int group = Monsters.group(play, type);
      if (!state.monsterElements().hasPerformed(group)) {
        continue;
      }
      int set = state.monsterCards().set(types.get(type).deck());
      boolean more = byType ? state.order().isTypeToCome(type) : state.order().isSetToCome(set);
      if (state.monsterElements().infuses(group, more)) {
        state.monsterCards().present(set).ifPresent(card -> infuse(play, card));
      }
    }
  }

  private static void infuse(Play play, MonsterCard card) {
    for (ElementIcon icon : card.infusions()) {
      play.state().elements().infuse(icon);
      play.tell(new Event.Infused(play.cite(Cite.INFUSE), play.state().turn().figure(), icon));
    }
  }
}
