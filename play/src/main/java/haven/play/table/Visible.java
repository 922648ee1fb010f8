package haven.play.table;

import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterType;
import haven.model.rules.ElementRules;
import haven.play.ability.Infusion;
import haven.play.turn.Cards;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The infusion icons that can be seen: on cards of hand and table, on rolled actions (ELM-17). */
final class Visible {
  private Visible() {}

  static List<Infusion> infusions(State state) {
    if (state.rules().elements().source() == ElementRules.Source.BOARD) {
      return List.of();
    }
    List<Infusion> visible = new ArrayList<>();
    for (int i = 0; i < state.heroes(); i++) {
      Cards cards = state.hero(i).cards();
      for (int rest = cards.visible(); rest != 0; rest &= rest - 1) {
        int card = Integer.numberOfTrailingZeros(rest);
        int side = cards.onSideB() >> card & 1;
        visible.addAll(Infusion.on(card, cards.all().get(card), side));
      }
    }
    List<MonsterType> types = state.setup().scenario().monsters();
    for (int type = 0; type < types.size(); type++) {
      String name = types.get(type).name();
      int set = state.monsterCards().set(types.get(type).deck());
      Optional<MonsterCard> action = state.monsterCards().present(set);
      if (action.isPresent()
          && state.alive().stream().anyMatch(figure -> figure.nature().group().equals(name))) {
        visible.addAll(Infusion.on(type, state.monsterCards().column(set), action.get()));
      }
    }
    return visible;
  }
}
