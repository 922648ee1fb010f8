package haven.play.game;

import haven.model.ability.Ability;
import haven.model.ability.Cost;
import haven.model.ability.Rider;
import haven.model.monster.MonsterCard;
import haven.play.element.MonsterElements;
import haven.play.element.MonsterElements.Moment;
import haven.play.state.Piece;
import java.util.ArrayList;
import java.util.List;

/** Monsters that consume elements: when they can, and for whom (MEL-02). */
final class Paying {
  private Paying() {}

  /** The conditional effects of a card, in printed order. */
  static List<Rider.Paid> costs(List<Ability> abilities) {
    List<Rider.Paid> costs = new ArrayList<>();
    for (Ability ability : abilities) {
      switch (ability) {
        case Ability.Attack attack -> collect(attack.riders(), costs);
        case Ability.Heal heal -> collect(heal.riders(), costs);
        case Ability.Paid paid -> costs.add(new Rider.Paid(paid.cost(), List.of()));
        default -> {}
      }
    }
    return costs;
  }

  private static void collect(List<Rider> riders, List<Rider.Paid> costs) {
    for (Rider rider : riders) {
      if (rider instanceof Rider.Paid paid) {
        costs.add(paid);
      }
    }
  }

  private static int index(MonsterCard card, Cost cost) {
    List<Rider.Paid> costs = costs(card.abilities());
    for (int i = 0; i < costs.size(); i++) {
      if (costs.get(i).cost().equals(cost)) {
        return i;
      }
    }
    return 0;
  }

  /** The monster consumes, if it is time and the element is there. */
  static boolean consume(Play play, int figure, MonsterCard card, Rider.Paid paid, Moment moment) {
    Piece piece = play.piece(figure);
    int group = Monsters.group(play, piece);
    MonsterElements elements = play.state().monsterElements();
    int cost = index(card, paid.cost());
    if (group >= 0
        && elements.consumes(moment, group, figure, cost)
        && Costs.canPay(play, piece, paid.cost())) {
      elements.consumed(group, figure, cost);
      Costs.pay(play, figure, paid.cost());
      return true;
    }
    return false;
  }

  static boolean benefits(Play play, int figure, MonsterCard card, Cost cost) {
    int group = Monsters.group(play, play.piece(figure));
    return group >= 0 && play.state().monsterElements().benefits(group, figure, index(card, cost));
  }

  /** What the conditional effects come to for this attack. */
  static List<Rider> settle(Play play, int figure, List<Rider> riders) {
    List<Rider> settled = new ArrayList<>();
    for (Rider rider : riders) {
      if (rider instanceof Rider.Paid paid) {
        Monsters.card(play, play.piece(figure))
            .filter(
                card ->
                    consume(play, figure, card, paid, Moment.ABILITY)
                        || benefits(play, figure, card, paid.cost()))
            .ifPresent(card -> settled.addAll(paid.riders()));
      } else {
        settled.add(rider);
      }
    }
    return settled;
  }
}
