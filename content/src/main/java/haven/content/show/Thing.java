package haven.content.show;

import haven.content.form.Closest;
import haven.content.form.Forms;
import haven.model.Difficulty;
import haven.model.card.AbilityCard;
import haven.model.card.BattleGoal;
import haven.model.card.ModifierCard;
import haven.model.card.Ware;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.pack.ClassEntry;
import haven.model.pack.Pack;
import haven.model.pack.ScenarioEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Something of a pack that can be shown. */
public sealed interface Thing {
  /** Its English name. */
  String name();

  record Card(ClassEntry owner, AbilityCard card) implements Thing {
    @Override
    public String name() {
      return owner.called(card);
    }

    /** Several cards of a class may share a name, and then have their level behind it. */
    private String called(String translated) {
      return name().replaceFirst(Pattern.quote(card.name()), Matcher.quoteReplacement(translated));
    }
  }

  record CharacterClass(ClassEntry entry) implements Thing {
    @Override
    public String name() {
      return entry.characterClass().name();
    }
  }

  record Monster(MonsterType type, Optional<MonsterDeck> deck) implements Thing {
    @Override
    public String name() {
      return type.name();
    }
  }

  record Item(Ware ware) implements Thing {
    @Override
    public String name() {
      return ware.item().name();
    }
  }

  record Goal(BattleGoal goal) implements Thing {
    @Override
    public String name() {
      return goal.name();
    }
  }

  /** The modifier board that monsters have at a difficulty. */
  record MonsterBoard(Difficulty difficulty, List<ModifierCard> cells) implements Thing {
    @Override
    public String name() {
      return "Monster Modifiers " + Forms.written(difficulty);
    }
  }

  record Scenario(ScenarioEntry entry) implements Thing {
    @Override
    public String name() {
      return entry.scenario().name();
    }
  }

  /** Everything of a pack. */
  static List<Thing> all(Pack pack) {
    List<Thing> all = new ArrayList<>();
    pack.scenarios().forEach(entry -> all.add(new Scenario(entry)));
    for (ClassEntry entry : pack.classes()) {
      all.add(new CharacterClass(entry));
      entry.cards().forEach(printed -> all.add(new Card(entry, printed.card())));
    }
    for (MonsterType type : pack.monsters()) {
      all.add(
          new Monster(
              type,
              pack.decks().stream().filter(deck -> deck.name().equals(type.deck())).findFirst()));
    }
    pack.items().forEach(ware -> all.add(new Item(ware)));
    pack.battleGoals().forEach(goal -> all.add(new Goal(goal)));
    pack.monsterModifiers().forEach((step, cells) -> all.add(new MonsterBoard(step, cells)));
    return all;
  }

  /** By its name in English or any language of the pack, or a scenario by its number. */
  static Optional<Thing> find(Pack pack, String wanted) {
    String asked = wanted.toLowerCase(Locale.ROOT);
    return all(pack).stream().filter(thing -> thing.isCalled(asked, pack)).findFirst();
  }

  private boolean isCalled(String asked, Pack pack) {
    return name().toLowerCase(Locale.ROOT).equals(asked)
        || Pack.slug(name()).equals(asked)
        || this instanceof Scenario one && String.valueOf(one.entry.number()).equals(asked)
        || pack.manifest().languages().stream()
            .anyMatch(language -> in(language, pack).toLowerCase(Locale.ROOT).equals(asked));
  }

  private String in(String language, Pack pack) {
    return this instanceof Card one
        ? one.called(pack.texts().in(language, one.card.name()))
        : pack.texts().in(language, name());
  }

  /** What may have been meant. */
  static Optional<String> closest(Pack pack, String wanted) {
    return Closest.to(wanted, all(pack).stream().map(Thing::name).toList());
  }

  /** What the authors note on it and its parts. */
  default List<String> notes(Pack pack) {
    return ThingNotes.of(this, pack.notes());
  }

  /** As text. */
  default String text() {
    return switch (this) {
      case Scenario scenario -> new MapText(scenario.entry).text();
      case Card _, CharacterClass _, Monster _, Item _, Goal _, MonsterBoard _ ->
          ShownLine.plain(ThingLines.of(this));
    };
  }

  /** As a picture of our own. */
  default String svg() {
    return switch (this) {
      case Scenario scenario -> new MapSvg(scenario.entry).svg();
      case Card card -> new CardSvg(card).svg();
      case CharacterClass _, Monster _, Item _, Goal _, MonsterBoard _ ->
          PanelSvg.of(ThingLines.of(this));
    };
  }
}
