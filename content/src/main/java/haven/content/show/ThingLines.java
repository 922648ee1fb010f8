package haven.content.show;

import haven.model.card.AbilityCard;
import haven.model.card.BattleGoal;
import haven.model.card.CardAction;
import haven.model.card.CharacterClass;
import haven.model.card.CharacterMat;
import haven.model.card.ItemCard;
import haven.model.card.ModifierCard;
import haven.model.card.Ware;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterType;
import haven.model.monster.StatLine;
import haven.model.pack.ClassEntry;
import haven.model.words.CardWords;
import haven.model.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** What is printed on a thing, line by line. */
final class ThingLines {
  /** Of a modifier board: minus, neutral and plus. */
  private static final int COLUMNS = 3;

  private final ShownLines out = new ShownLines();

  private ThingLines() {}

  /** The first line is its name. */
  static List<ShownLine> of(Thing thing) {
    ThingLines lines = new ThingLines();
    switch (thing) {
      case Thing.Card(ClassEntry owner, AbilityCard card) -> lines.card(owner, card);
      case Thing.CharacterClass(ClassEntry entry) -> lines.characterClass(entry);
      case Thing.Monster monster -> lines.monster(monster);
      case Thing.Item(Ware ware) -> lines.item(ware);
      case Thing.Goal(BattleGoal goal) -> lines.battleGoal(goal);
      case Thing.MonsterBoard board -> {
        lines.out.add(board.name());
        lines.rows(board.cells());
      }
      case Thing.Scenario scenario -> lines.out.add(scenario.name());
    }
    return lines.out.list();
  }

  static String level(ClassEntry owner, AbilityCard card) {
    return owner.level(card);
  }

  private void card(ClassEntry owner, AbilityCard card) {
    out.add(card.name());
    card.form().ifPresent(form -> out.add("Only in the form " + form));
    String level = "%s, level %s".formatted(owner.characterClass().name(), level(owner, card));
    if (card.sides().size() == 1) {
      out.add(level + ", initiative " + card.front().initiative());
      halves(card.front(), out.deeper());
      return;
    }
    out.add(level);
    char letter = 'A';
    for (AbilityCard.Side side : card.sides()) {
      out.add("Side %c, initiative %d".formatted(letter++, side.initiative()));
      halves(side, out.deeper());
    }
  }

  private static void halves(AbilityCard.Side side, ShownLines halves) {
    halves.add("Top");
    halves.deeper().addAll(CardWords.half(side.top()));
    halves.add("Bottom");
    halves.deeper().addAll(CardWords.half(side.bottom()));
  }

  /** The initiatives of its sides. */
  private static String initiatives(AbilityCard card) {
    return card.sides().stream()
        .map(side -> "%02d".formatted(side.initiative()))
        .collect(Collectors.joining("/"));
  }

  /** A modifier board, row by row. */
  private void board(int level, List<ModifierCard> cells) {
    out.add("Modifiers of level " + level);
    rows(cells);
  }

  private void rows(List<ModifierCard> cells) {
    for (int row = 0; row + COLUMNS <= cells.size(); row += COLUMNS) {
      out.deeper()
          .add(
              cells.subList(row, row + COLUMNS).stream()
                  .map(cell -> CardWords.modifier(cell).toString())
                  .collect(Collectors.joining(" | ")));
    }
  }

  static List<ShownLine> action(CardAction action) {
    ShownLines lines = new ShownLines();
    lines.addAll(CardWords.half(action));
    return lines.list();
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
      type.perks().forEach(perk -> out.deeper().add(CardWords.perk(perk).toString()));
    }
    mat(type.mat());
    type.companion()
        .ifPresent(
            one -> {
              out.add(
                  "Companion, hit points %s"
                      .formatted(
                          one.hitPoints().stream()
                              .map(String::valueOf)
                              .collect(Collectors.joining("/"))));
              out.deeper().addAll(CardWords.summon(one.card()));
            });
    for (int level = 1;
        !type.advanced().isEmpty() && level <= type.advanced().size() + 1;
        level++) {
      board(level, type.modifiers(level));
    }
    out.add("Cards");
    entry.own().stream()
        .sorted(java.util.Comparator.comparingInt(AbilityCard::level))
        .forEach(
            card ->
                out.deeper()
                    .add(
                        "%s  %s  %s"
                            .formatted(level(entry, card), initiatives(card), card.name())));
  }

  private void mat(CharacterMat mat) {
    mat.counters()
        .forEach(
            one ->
                out.add(
                    "Counter %s, %d to %d, at first %d"
                        .formatted(one.name(), one.least(), one.most(), one.start())));
    if (!mat.forms().isEmpty()) {
      out.add("Forms " + String.join(", ", mat.forms()));
    }
    if (!mat.effects().isEmpty()) {
      out.add("Always");
      mat.effects().forEach(one -> out.deeper().add(CardWords.effects(List.of(one)).toString()));
    }
    if (!mat.masteries().isEmpty()) {
      out.add("Masteries");
      mat.masteries().forEach(one -> out.deeper().add(one.name() + ": " + CardWords.mastery(one)));
    }
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
    List<Phrase> parts = new ArrayList<>();
    parts.add(Phrase.of("hitPoints", CardWords.formula(line.hitPoints())));
    parts.add(Phrase.of("move", dash(line.move())));
    parts.add(Phrase.of("attack", CardWords.formula(line.attack())));
    parts.add(Phrase.of("range", dash(line.range())));
    parts.addAll(CardWords.statLine(line));
    out.deeper().add("%s %s: %s".formatted(level, Phrase.of(rank), Phrase.list(", ", parts)));
  }

  /** The special actions, again only where they change with the level. */
  private void specials(MonsterType type) {
    List<Phrase> before = List.of();
    for (Map<Rank, StatLine> level : type.lines()) {
      for (StatLine line : level.values()) {
        List<Phrase> specials = CardWords.specials(line);
        if (!specials.equals(before)) {
          out.deeper().addAll(specials);
        }
        before = specials;
      }
    }
  }

  private static String dash(int number) {
    return number == 0 ? "-" : String.valueOf(number);
  }

  private static void deckCard(MonsterCard card, ShownLines out) {
    out.add("%02d%s".formatted(card.initiative(), card.shuffle() ? " (shuffle)" : ""));
    out.deeper().addAll(CardWords.monsterCard(card));
  }

  private void item(Ware ware) {
    ItemCard item = ware.item();
    out.add(item.name());
    out.add(
        "%s, %s%s%s"
            .formatted(
                Phrase.of(item.slot()),
                ware.cost() > 0 ? ware.cost() + " gold" : "not for sale",
                item.uses() > 1 ? ", " + item.uses() + " uses" : "",
                item.minusOnes() > 0 ? ", " + item.minusOnes() + " cards -1" : ""));
    out.deeper().addAll(CardWords.item(item));
  }

  private void battleGoal(BattleGoal goal) {
    out.add(goal.name());
    out.add(Wording.number(goal.checkmarks(), "checkmark"));
    out.deeper().addAll(CardWords.goal(goal));
  }
}
