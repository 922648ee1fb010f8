package haven.model.words;

import haven.model.ability.Ability;
import haven.model.ability.Consequence;
import haven.model.ability.Cost;
import haven.model.ability.Effect;
import haven.model.ability.ElementIcon;
import haven.model.ability.Rider;
import haven.model.card.BattleGoal;
import haven.model.card.CardAction;
import haven.model.card.ItemCard;
import haven.model.card.Mastery;
import haven.model.card.ModifierCard;
import haven.model.card.Perk;
import haven.model.card.SummonCard;
import haven.model.map.Formula;
import haven.model.map.MonsterSymbol;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What is printed on cards, as phrases. Where there are several lines, one that belongs to the line
 * above is the argument of a phrase {@code deeper}.
 */
public final class CardWords {
  private CardWords() {}

  /** A half of an ability card: its price, abilities, infusions, experience, and loss. */
  public static List<Phrase> half(CardAction action) {
    Lines out = new Lines();
    if (!action.price().isEmpty()) {
      out.add(Phrase.of("onlyFor", ValueWords.icons(action.price())));
    }
    AbilityWords.write(action.abilities(), out);
    infused(action.infusions(), out);
    if (action.xp() > 0) {
      out.add(Phrase.of("xp", action.xp()));
    }
    if (action.lost()) {
      out.add(Phrase.of(action.irrecoverable() ? "lostForGood" : "lost"));
    }
    return out.list();
  }

  private static void infused(List<ElementIcon> icons, Lines out) {
    if (!icons.isEmpty()) {
      out.add(Phrase.of("infuse", ValueWords.icons(icons)));
    }
  }

  /** Without the initiative and the shuffle icon. */
  public static List<Phrase> monsterCard(MonsterCard card) {
    Lines out = new Lines();
    AbilityWords.write(card.abilities(), out);
    infused(card.infusions(), out);
    return out.list();
  }

  /** What is printed about a summon. */
  public static List<Phrase> summon(SummonCard card) {
    Lines out = new Lines();
    AbilityWords.write(List.of(new Ability.Summon(card, 1)), out);
    return out.list();
  }

  /** Several abilities on one line. */
  public static Phrase abilities(List<Ability> abilities) {
    return AbilityWords.inline(abilities);
  }

  /** What happens to somebody, as a card says it. */
  public static Phrase consequence(Consequence what) {
    return ConsequenceWords.consequence(what);
  }

  public static Phrase ability(Ability ability) {
    return AbilityWords.inline(List.of(ability));
  }

  public static Phrase rider(Rider rider) {
    return RiderWords.rider(rider);
  }

  public static Phrase effect(Effect effect) {
    return EffectWords.effect(effect);
  }

  /** Several lasting effects on one line. */
  public static Phrase effects(List<Effect> effects) {
    return Phrase.list("; ", effects.stream().map(EffectWords::effect).toList());
  }

  public static Phrase cost(Cost cost) {
    return ValueWords.cost(cost);
  }

  public static Object icon(ElementIcon icon) {
    return ValueWords.icon(icon);
  }

  /** In which rank a monster is placed, for 2, 3 and 4 characters. */
  public static Phrase ranks(MonsterSymbol symbol) {
    return AbilityWords.ranks(symbol);
  }

  /** A number, a name or a phrase. */
  public static Object formula(Formula formula) {
    return ValueWords.formula(formula);
  }

  /** What using an item does, that of its other side too, and what becomes of it. */
  public static List<Phrase> item(ItemCard item) {
    Lines out = new Lines();
    use(item.use(), out);
    item.back()
        .ifPresent(
            back -> {
              out.add(Phrase.of("otherSide"));
              use(back, out);
            });
    if (item.pockets() > 0) {
      out.add(Phrase.of("pockets", item.pockets()));
    }
    if (item.minusOnes() < 0) {
      out.add(Phrase.of("fewerMinusOnes", -item.minusOnes()));
    }
    out.add(
        item.wear() == ItemCard.Wear.LOST && item.irrecoverable()
            ? Phrase.of("lostForGood")
            : Phrase.of(item.wear()));
    return out.list();
  }

  private static void use(ItemCard.Use use, Lines out) {
    Phrase when =
        use.whose() == ItemCard.Whose.OWN
            ? Phrase.of(use.when())
            : Phrase.of("when." + use.when() + "." + use.whose());
    out.add(
        Phrase.of(
            "head",
            use.checks().isEmpty()
                ? when
                : Phrase.list(", ", List.of(when, ValueWords.checks(use.checks())))));
    Lines does = out.deeper();
    use.cost().ifPresent(cost -> does.add(ValueWords.cost(cost)));
    if (!use.riders().isEmpty()) {
      does.add(RiderWords.inline(use.riders()));
    }
    use.effects().forEach(effect -> does.add(EffectWords.effect(effect)));
    AbilityWords.write(use.abilities(), does);
    if (!use.afterwards().isEmpty()) {
      does.add(Phrase.of("then", AbilityWords.inline(use.afterwards())));
    }
    if (use.movement() > 0) {
      boolean loots = use.when() == ItemCard.When.DURING_LOOT;
      does.add(Phrase.of(loots ? "plusRange" : "plusMove", ValueWords.signed(use.movement())));
    }
    use.creates().ifPresent(kind -> does.add(Phrase.of("oneMoreTile", Phrase.of(kind))));
    if (use.jump()) {
      does.add(Phrase.of("jump"));
    }
    if (use.negates()) {
      boolean elements = use.when() == ItemCard.When.ENEMY_CONSUMES;
      does.add(Phrase.of(elements ? "consumeInstead" : "negate"));
    }
    use.extent().forEach(extent -> does.add(Phrase.of(extent)));
  }

  /** What a battle goal asks for. */
  public static List<Phrase> goal(BattleGoal goal) {
    return goal.demands().stream().map(CardWords::demand).toList();
  }

  private static Phrase demand(BattleGoal.Demand demand) {
    Object number =
        switch (demand.from()) {
          case NOTHING -> demand.number();
          case LEVEL, HIT_POINTS, HALF_HIT_POINTS -> based(demand);
        };
    return Phrase.of("colon", Phrase.of(demand.measure()), Phrase.of(demand.is()).with(number));
  }

  private static Phrase based(BattleGoal.Demand demand) {
    Phrase base = Phrase.of(demand.from());
    return demand.number() == 0
        ? base
        : Phrase.list(
            demand.number() < 0 ? " - " : " + ", List.of(base, Math.abs(demand.number())));
  }

  /** What a stat card says besides hit points, move, attack, range and special actions. */
  public static List<Phrase> statLine(StatLine line) {
    Lines out = new Lines();
    if (line.targets() > 1) {
      out.add(Phrase.of("target", line.targets()));
    }
    line.riders().forEach(rider -> out.add(RiderWords.rider(rider)));
    line.traits().forEach(trait -> out.add(EffectWords.effect(trait)));
    if (!line.immunities().isEmpty()) {
      out.add(Phrase.of("immune", ValueWords.conditions(line.immunities())));
    }
    return out.list();
  }

  /** The special actions of a boss. */
  public static List<Phrase> specials(StatLine line) {
    List<Phrase> lines = new ArrayList<>();
    for (int i = 0; i < line.specials().size(); i++) {
      Phrase does = AbilityWords.inline(line.specials().get(i));
      lines.add(Phrase.of("colon", Phrase.of("special", i + 1), does));
    }
    return lines;
  }

  private static void gift(Perk.Gift gift, List<Phrase> parts) {
    if (!gift.effects().isEmpty()) {
      Phrase effects = effects(gift.effects());
      parts.add(
          gift.uses() == 0
              ? Phrase.of("perk.always", effects)
              : Phrase.of("perk.uses", effects, gift.uses()));
    }
    if (gift.hitPoints() > 0) {
      parts.add(Phrase.of("perk.hitPoints", gift.hitPoints()));
    }
    if (gift.hands() > 0) {
      parts.add(Phrase.of("perk.hands", gift.hands()));
    }
  }

  /** What a mastery asks for. */
  public static Phrase mastery(Mastery mastery) {
    return MasteryWords.mastery(mastery);
  }

  public static Phrase perk(Perk perk) {
    List<Phrase> parts = new ArrayList<>();
    if (!perk.removed().isEmpty()) {
      parts.add(Phrase.of("perk.remove", counted(perk.removed())));
    }
    if (!perk.added().isEmpty()) {
      parts.add(Phrase.of("perk.add", counted(perk.added())));
    }
    perk.ignores().forEach(what -> parts.add(Phrase.of(what)));
    gift(perk.gift(), parts);
    Phrase all = Phrase.list(", ", parts);
    return perk.boxes() > 1 ? Phrase.of("perk.boxes", all, perk.boxes()) : all;
  }

  private static Phrase counted(List<ModifierCard> cards) {
    Map<Object, Integer> counted = new LinkedHashMap<>();
    cards.forEach(card -> counted.merge(modifier(card), 1, Integer::sum));
    List<Object> parts = new ArrayList<>();
    counted.forEach(
        (card, number) -> parts.add(number > 1 ? Phrase.of("times", number, card) : card));
    return Phrase.list(", ", parts);
  }

  /** Attack modifiers one after the other. */
  public static Phrase modifiers(List<ModifierCard> cards) {
    return Phrase.list(", ", cards.stream().map(CardWords::modifier).toList());
  }

  /** Such as {@code rolling +1 Push 1}. */
  public static Object modifier(ModifierCard card) {
    Object face =
        switch (card.kind()) {
          case PLUS -> ValueWords.signed(card.number());
          case DOUBLE -> "2x";
          case MISS -> Phrase.of("modifier.miss");
          case BLESS -> Phrase.of("condition.BLESS");
          case CURSE -> Phrase.of("condition.CURSE");
          case EXTRA_MINUS -> Phrase.of("modifier.extra", ValueWords.signed(card.number()));
        };
    Object rolled = card.rolling() ? Phrase.of("modifier.rolling", face) : face;
    if (card.effects().isEmpty()) {
      return rolled;
    }
    List<Object> parts = new ArrayList<>(List.of(rolled));
    card.effects().forEach(effect -> parts.add(RiderWords.rider(effect)));
    return Phrase.list(" ", parts);
  }
}
