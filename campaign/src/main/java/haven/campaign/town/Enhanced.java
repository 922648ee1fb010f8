package haven.campaign.town;

import haven.model.ability.Ability;
import haven.model.ability.ElementIcon;
import haven.model.campaign.Enhancement;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.card.CharacterClass;
import haven.model.pack.ClassEntry;
import haven.model.pack.Pack;
import java.util.ArrayList;
import java.util.List;

/** Classes as their cards are with all stickers on them: so they set out (ENH-02). */
public final class Enhanced {
  private Enhanced() {}

  public static Pack pack(Pack printed, List<Enhancement> stickers) {
    return stickers.isEmpty()
        ? printed
        : printed.with(printed.classes().stream().map(one -> entry(one, stickers)).toList());
  }

  static ClassEntry entry(ClassEntry printed, List<Enhancement> stickers) {
    CharacterClass of = printed.characterClass();
    List<Enhancement> own =
        stickers.stream().filter(one -> one.characterClass().equals(of.name())).toList();
    if (own.isEmpty()) {
      return printed;
    }
    List<ClassEntry.Printed> cards =
        printed.cards().stream()
            .map(
                one ->
                    new ClassEntry.Printed(
                        card(printed.called(one.card()), one.card(), own), one.level()))
            .toList();
    return new ClassEntry(
        of.withCards(of.cards().stream().map(c -> card(printed.called(c), c, own)).toList()),
        cards,
        printed.locked(),
        printed.origin());
  }

  private static AbilityCard card(String called, AbilityCard printed, List<Enhancement> stickers) {
    AbilityCard card = printed;
    for (Enhancement one : stickers) {
      if (one.card().equals(called)) {
        card = with(card, one);
      }
    }
    return card;
  }

  private static AbilityCard with(AbilityCard card, Enhancement one) {
    AbilityCard.Side front = card.front();
    AbilityCard.Side changed =
        new AbilityCard.Side(
            front.initiative(),
            one.top() ? with(front.top(), one) : front.top(),
            one.top() ? front.bottom() : with(front.bottom(), one));
    List<AbilityCard.Side> sides = new ArrayList<>(card.sides());
    sides.set(0, changed);
    return new AbilityCard(card.name(), card.level(), sides, card.form());
  }

  private static CardAction with(CardAction action, Enhancement one) {
    List<Ability> abilities = new ArrayList<>(action.abilities());
    Ability before = abilities.get(one.line());
    CardLine.of(before)
        .with(one.sticker(), one.place())
        .ifPresent(
            after ->
                abilities.set(
                    one.line(), before instanceof Ability.Must ? new Ability.Must(after) : after));
    List<ElementIcon> infusions = new ArrayList<>(action.infusions());
    one.sticker().element().ifPresent(infusions::add);
    return new CardAction(
        abilities, infusions, action.price(), action.xp(), action.lost(), action.irrecoverable());
  }
}
