package haven.content.show;

import haven.model.ability.Ability;
import haven.model.card.AbilityCard;
import haven.model.card.BattleGoal;
import haven.model.card.CardAction;
import haven.model.card.CharacterClass;
import haven.model.card.ItemCard;
import haven.model.card.ModifierCard;
import haven.model.card.Perk;
import haven.model.card.Ware;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterType;
import haven.model.monster.StatLine;
import haven.model.pack.ClassEntry;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** What is printed on a thing, line by line. */
final class ThingLines {
  private final Lines out = new Lines();

  private ThingLines() {}

  /** The first line is its name. */
  static List<Line> of(Thing thing) {
    ThingLines lines = new ThingLines();
    switch (thing) {
      case Thing.Card(ClassEntry owner, AbilityCard card) -> lines.card(owner, card);
      case Thing.CharacterClass(ClassEntry entry) -> lines.characterClass(entry);
      case Thing.Monster monster -> lines.monster(monster);
      case Thing.Item(Ware ware) -> lines.item(ware);
      case Thing.Goal(BattleGoal goal) -> lines.battleGoal(goal);
      case Thing.Scenario scenario -> lines.out.add(scenario.name());
    }
    return lines.out.list();
  }

  static String level(ClassEntry owner, AbilityCard card) {
    return owner.levelX().contains(card.name()) ? "X" : String.valueOf(card.level());
  }

  private void card(ClassEntry owner, AbilityCard card) {
    out.add(card.name());
    out.add(
        "%s, level %s, initiative %d"
            .formatted(
                owner.characterClass().name(), level(owner, card), card.front().initiative()));
    Lines halves = out.deeper();
    halves.add("Top");
    action(card.front().top(), halves.deeper());
    halves.add("Bottom");
    action(card.front().bottom(), halves.deeper());
  }

  static List<Line> action(CardAction action) {
    Lines lines = new Lines();
    action(action, lines);
    return lines.list();
  }

  private static void action(CardAction action, Lines out) {
    if (!action.price().isEmpty()) {
      out.add("Only for " + Wording.icons(action.price()));
    }
    AbilityWords.write(action.abilities(), out);
    if (!action.infusions().isEmpty()) {
      out.add("Infuse " + Wording.icons(action.infusions()));
    }
    if (action.xp() > 0) {
      out.add(action.xp() + " XP");
    }
    if (action.lost()) {
      out.add(action.irrecoverable() ? "Lost for good" : "Lost");
    }
  }

  private void characterClass(ClassEntry entry) {
    CharacterClass type = entry.characterClass();
    out.add(type.name());
    out.add(
        "hand %d, hit points %s"
            .formatted(
                type.handSize(),
                type.hitPoints().stream().map(String::valueOf).collect(Collectors.joining("/"))));
    if (!type.perks().isEmpty()) {
      out.add("Perks");
      type.perks().forEach(perk -> out.deeper().add(perk(perk)));
    }
    out.add("Cards");
    type.cards().stream()
        .sorted(java.util.Comparator.comparingInt(AbilityCard::level))
        .forEach(
            card ->
                out.deeper()
                    .add(
                        "%s  %02d  %s"
                            .formatted(
                                level(entry, card), card.front().initiative(), card.name())));
  }

  private static String perk(Perk perk) {
    List<String> parts = new ArrayList<>();
    if (!perk.removed().isEmpty()) {
      parts.add("remove " + modifiers(perk.removed()));
    }
    if (!perk.added().isEmpty()) {
      parts.add("add " + modifiers(perk.added()));
    }
    perk.ignores()
        .forEach(
            what ->
                parts.add(
                    switch (what) {
                      case ITEM_MINUSES -> "ignore the -1 cards of items";
                      case SCENARIO_EFFECTS -> "ignore scenario effects";
                    }));
    return String.join(", ", parts) + (perk.boxes() > 1 ? " (x " + perk.boxes() + ")" : "");
  }

  private static String modifiers(List<ModifierCard> cards) {
    Map<String, Integer> counted = new LinkedHashMap<>();
    cards.forEach(card -> counted.merge(modifier(card), 1, Integer::sum));
    return counted.entrySet().stream()
        .map(entry -> (entry.getValue() > 1 ? entry.getValue() + " x " : "") + entry.getKey())
        .collect(Collectors.joining(", "));
  }

  private static String modifier(ModifierCard card) {
    String face =
        switch (card.kind()) {
          case PLUS -> Wording.signed(card.number());
          case DOUBLE -> "2x";
          case MISS -> "null";
          case BLESS -> "bless";
          case CURSE -> "curse";
          case EXTRA_MINUS -> "extra -1";
        };
    return (card.rolling() ? "rolling " : "")
        + face
        + (card.effects().isEmpty() ? "" : " " + RiderWords.inline(card.effects()));
  }

  private void monster(Thing.Monster monster) {
    MonsterType type = monster.type();
    out.add(type.name());
    out.add(
        "%s%s, deck %s"
            .formatted(
                Wording.number(type.standees(), "standee"),
                type.flying() ? ", flying" : "",
                type.deck()));
    for (Rank rank : Rank.values()) {
      for (int level = 0; level < type.lines().size(); level++) {
        StatLine line = type.lines().get(level).get(rank);
        if (line != null) {
          stats(type.lines().size() == 1 ? "all levels" : "level " + level, rank, line);
        }
      }
    }
    specials(type);
    monster
        .deck()
        .ifPresent(
            deck -> {
              out.add("Deck " + deck.name());
              deck.cards().forEach(card -> deckCard(card, out.deeper()));
            });
  }

  private void stats(String level, Rank rank, StatLine line) {
    List<String> parts =
        new ArrayList<>(
            List.of(
                "hit points " + Wording.formula(line.hitPoints()),
                "move " + dash(line.move()),
                "attack " + Wording.formula(line.attack()),
                "range " + dash(line.range())));
    if (line.targets() > 1) {
      parts.add("targets " + line.targets());
    }
    if (!line.riders().isEmpty()) {
      parts.add(RiderWords.inline(line.riders()));
    }
    line.traits().forEach(trait -> parts.add(EffectWords.effect(trait)));
    if (!line.immunities().isEmpty()) {
      parts.add("immune to " + Wording.conditions(line.immunities()));
    }
    out.deeper().add("%s %s: %s".formatted(level, Wording.words(rank), String.join(", ", parts)));
  }

  /** The special actions, again only where they change with the level. */
  private void specials(MonsterType type) {
    List<List<Ability>> before = List.of();
    for (Map<Rank, StatLine> level : type.lines()) {
      for (StatLine line : level.values()) {
        List<List<Ability>> specials = line.specials();
        for (int i = 0; i < specials.size() && !specials.equals(before); i++) {
          out.deeper().add("Special %d: %s".formatted(i + 1, AbilityWords.inline(specials.get(i))));
        }
        before = specials;
      }
    }
  }

  private static String dash(int number) {
    return number == 0 ? "-" : String.valueOf(number);
  }

  private static void deckCard(MonsterCard card, Lines out) {
    out.add("%02d%s".formatted(card.initiative(), card.shuffle() ? " (shuffle)" : ""));
    Lines text = out.deeper();
    AbilityWords.write(card.abilities(), text);
    if (!card.infusions().isEmpty()) {
      text.add("Infuse " + Wording.icons(card.infusions()));
    }
  }

  private void item(Ware ware) {
    ItemCard item = ware.item();
    out.add(item.name());
    out.add(
        "%s, %s%s%s"
            .formatted(
                Wording.words(item.slot()),
                ware.cost() > 0 ? ware.cost() + " gold" : "not for sale",
                item.uses() > 1 ? ", " + item.uses() + " uses" : "",
                item.minusOnes() > 0 ? ", " + item.minusOnes() + " cards -1" : ""));
    use(item.use());
    item.back()
        .ifPresent(
            back -> {
              out.add("Other side");
              use(back);
            });
    out.add(
        switch (item.wear()) {
          case NONE -> "Always";
          case SPENT -> "Spent";
          case LOST -> item.irrecoverable() ? "Lost for good" : "Lost";
          case FLIPPED -> "Flipped";
        });
  }

  private void use(ItemCard.Use use) {
    Lines text = out.deeper();
    String checks = use.checks().isEmpty() ? "" : ", " + Wording.checks(use.checks());
    text.add(Wording.title(use.when()) + checks + ":");
    Lines does = text.deeper();
    use.cost().ifPresent(cost -> does.add(Wording.cost(cost)));
    if (!use.riders().isEmpty()) {
      does.add(RiderWords.inline(use.riders()));
    }
    use.effects().forEach(effect -> does.add(EffectWords.effect(effect)));
    List<Ability> abilities = use.abilities();
    AbilityWords.write(abilities, does);
    if (use.movement() > 0) {
      does.add(Wording.signed(use.movement()) + " move");
    }
    if (use.jump()) {
      does.add("Jump");
    }
    if (use.negates()) {
      does.add("Negate the damage");
    }
    use.extent()
        .forEach(
            extent ->
                does.add(
                    switch (extent) {
                      case ROUND -> "For the round";
                      case WHOLE_ABILITY -> "For the whole attack ability";
                      case ONCE_PER_TURN -> "Once in each turn";
                    }));
  }

  private void battleGoal(BattleGoal goal) {
    out.add(goal.name());
    out.add(Wording.number(goal.checkmarks(), "checkmark"));
    for (BattleGoal.Demand demand : goal.demands()) {
      String from =
          switch (demand.from()) {
            case NOTHING -> String.valueOf(demand.number());
            case LEVEL, HIT_POINTS, HALF_HIT_POINTS ->
                Wording.words(demand.from()) + " " + Wording.signed(demand.number());
          };
      out.deeper()
          .add(Wording.words(demand.measure()) + " " + Wording.words(demand.is()) + " " + from);
    }
  }
}
