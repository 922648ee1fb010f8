package haven.play.modifier;

import haven.model.ability.Rider;
import haven.model.card.ModifierCard;
import haven.model.card.ModifierCard.Kind;
import haven.model.rules.ModifierRules;
import haven.model.rules.ModifierRules.Attacker;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Which of the cards drawn for an attack count (AMD-26 to AMD-33). */
record Counting(ModifierRules rules, Attacker attacker, int attackValue) {

  /** One entry, or two if the attacking character has to choose. */
  List<Applied> choices(Lean lean, List<ModifierCard> drawn, Set<Rider.Plain> twists) {
    List<ModifierCard> all = taken(drawn, twists);
    if (lean == Lean.NEITHER) {
      return List.of(applied(all)); // AMD-09
    }
    return switch (rules.rolling()) {
      case COUNTS_AMONG_THE_TWO -> amongTwo(lean, all);
      case LEADS_TO_THE_TWO -> // AMD-29: the rolling icon of the very last card means nothing
          ofTwo(lean, all, all.subList(Math.max(0, all.size() - 2), all.size()));
    };
  }

  /** The cards drawn, as they count in this attack: what doubles may be a +0. */
  private static List<ModifierCard> taken(List<ModifierCard> drawn, Set<Rider.Plain> twists) {
    if (!twists.contains(Rider.Plain.DOUBLE_IS_ZERO)) {
      return drawn;
    }
    List<ModifierCard> taken = new ArrayList<>(drawn);
    taken.replaceAll(
        card ->
            card.kind() == Kind.DOUBLE || card.kind() == Kind.BLESS
                ? new ModifierCard(Kind.PLUS, 0, card.rolling(), false, card.effects())
                : card);
    return taken;
  }

  /** AMD-26, AMD-27. */
  private List<Applied> amongTwo(Lean lean, List<ModifierCard> all) {
    boolean firstRolls = !all.isEmpty() && all.getFirst().rolling();
    boolean secondRolls = all.size() > 1 && all.get(1).rolling();
    if (!firstRolls && !secondRolls) {
      return ofTwo(lean, all, all);
    }
    if (lean == Lean.ADVANTAGE) {
      return List.of(applied(all));
    }
    return List.of(applied(List.of(firstRolls ? all.getLast() : all.getFirst())));
  }

  /** One of the last two cards; those before it count with advantage only. */
  private List<Applied> ofTwo(Lean lean, List<ModifierCard> all, List<ModifierCard> two) {
    if (two.size() < 2) {
      return List.of(applied(all));
    }
    ModifierCard first = two.getFirst();
    ModifierCard second = two.getLast();
    List<ModifierCard> leading =
        lean == Lean.ADVANTAGE ? all.subList(0, all.size() - 2) : List.of();
    if (lean == Lean.ADVANTAGE
        && rules.chooseWithAdvantage().contains(attacker)
        && !first.equals(second)) {
      return List.of(applied(leading, first), applied(leading, second));
    }
    int order = new Worth(rules.reducedRandomness()).compare(first, second, attackValue);
    boolean takeSecond = lean == Lean.ADVANTAGE ? order < 0 : order > 0; // else AMD-32
    return List.of(applied(leading, takeSecond ? second : first));
  }

  private Applied applied(List<ModifierCard> leading, ModifierCard last) {
    if (leading.isEmpty()) {
      return applied(List.of(last));
    }
    List<ModifierCard> all = new ArrayList<>(leading);
    all.add(last);
    return applied(all);
  }

  private Applied applied(List<ModifierCard> all) {
    return new Applied(all, rules.reducedRandomness());
  }
}
