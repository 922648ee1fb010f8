package haven.app.imports;

import static org.assertj.core.api.Assertions.assertThat;

import haven.app.Run;
import haven.content.pack.PackFiles;
import haven.content.pack.Packs;
import haven.model.campaign.EventCard;
import haven.model.campaign.PersonalQuest;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.card.ItemCard;
import haven.model.card.Ware;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.pack.ClassEntry;
import haven.model.pack.Pack;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The pack of Gloomhaven is written by hand, and its figures are in the data: two readings of the
 * same things, compared as records. Where they differ, it is said which one is right.
 */
final class TwoReadingsTest {
  /** Monsters that differ, each with the decision. */
  private static final Map<String, String> MONSTERS =
      Map.of(
          "Bloated Regent",
          "ten halves are five: both",
          "Cave Bear (scenario 54)",
          "poison at all levels, as the scenario says; the figures lack it beside wound",
          "Cultist (scenario 78)",
          "cannot be pushed, stunned or immobilized, as the scenario says beside the figures",
          "High Flame",
          "flies and shoots like the demons it is one of",
          "Hungry Soul",
          "halves of even numbers; and five more than the shield of an elite, which the figures"
              + " lack",
          "Jekserah",
          "the same summons, in the data by number of characters and in the pack by figure: both");

  /** Monster cards that differ, each with the decision. */
  private static final Map<String, String> CARDS =
      Map.of(
          "Brute Crippling Offensive bottom",
          "one enemy is immobilized and pushed, not perhaps two",
          "Plagueherald Creeping Curse bottom",
          "the figures say an ally; nobody curses allies for nothing",
          "Quartermaster perk 9",
          "a refresh of either kind, since the sheet names none (REC-03)",
          "Sawbones perk 9",
          "the same",
          "Summoner Living Night bottom",
          "for this round, and for summons too, as the text beside the figures says");

  private static final Map<String, String> SYMBOLS =
      Map.of(
          "Doomstalker", "Angry Face",
          "Sawbones", "Saw",
          "Soothsinger", "Music Note",
          "Summoner", "Circles",
          "Sunkeeper", "Sun");
  private static final Map<String, String> MONSTER_CARDS = Map.of();

  /** Items that differ, each with the decision. */
  private static final Map<String, String> ITEMS =
      Map.of("Lucky Eye", "all adjacent allies are those within range 1, and oneself: both");

  /** Event cards that differ, each with the decision. */
  private static final Map<String, String> EVENTS =
      Map.of("city 41", "one of two prices is paid, not both");

  /** Names that are misspelt in the data. */
  private static final Map<String, String> QUESTS =
      Map.of(
          "Greed Is Gold", "Greed Is Good",
          "Zealot of the Blood Good", "Zealot of the Blood God");

  /** What bosses bring along, which the data has as objectives. */
  private static final Set<String> TOKENS = Set.of("Zephyr");

  @TempDir private Path folder;
  private Pack ours;
  private Pack theirs;
  private final Map<String, String> differing = new TreeMap<>();
  private int same;

  @BeforeEach
  void read() {
    Path data = SharedData.folder();
    Path to = folder.resolve("imported");
    Run.haven("import", data.toString(), "--edition", "gh", "--to", to.toString());
    ours = Packs.read(PackFiles.of(Path.of("../packs/gh"))).orRefuse();
    theirs = Packs.read(PackFiles.of(to)).orRefuse();
  }

  private void compare(String what, Object one, Object other) {
    if (one.equals(other)) {
      same++;
    } else {
      differing.put(what, one + "\n" + other);
    }
  }

  /** Figures of one scenario are named after it, or after the symbol of a class. */
  private static String theirName(String ours) {
    String theirs = ours.replaceAll("\\(scenario (\\d+)\\)", "Scenario $1");
    for (Map.Entry<String, String> symbol : SYMBOLS.entrySet()) {
      theirs = theirs.replace("(" + symbol.getKey() + " solo)", symbol.getValue() + " Solo");
    }
    return theirs.replaceAll("\\((\\w+) solo\\)", "$1 Solo");
  }

  @Test
  void monsters() {
    Map<String, MonsterType> known = byName(theirs.monsters(), MonsterType::name);
    for (MonsterType type : ours.monsters()) {
      if (TOKENS.contains(type.name())) {
        continue;
      }
      MonsterType other = Optional.ofNullable(known.get(theirName(type.name()))).orElseThrow();
      boolean whole =
          theirs.notes().texts().keySet().stream()
              .noneMatch(key -> key.startsWith("monster " + other.name() + "/"));
      if (whole) {
        // the figures call whoever has a name a boss
        String read = theirName(type.toString()).replace("NAMED=", "BOSS=");
        compare(type.name(), read, other.toString());
      }
    }
    assertThat(differing.keySet()).isEqualTo(MONSTERS.keySet());
    assertThat(same).isGreaterThanOrEqualTo(38);
  }

  @Test
  void monsterCards() {
    Map<String, MonsterDeck> known = byName(theirs.decks(), MonsterDeck::name);
    for (MonsterDeck deck : ours.decks()) {
      if (TOKENS.contains(deck.name())) {
        continue;
      }
      MonsterDeck other = Optional.ofNullable(known.get(theirName(deck.name()))).orElseThrow();
      assertThat(other.cards()).as(deck.name()).hasSameSizeAs(deck.cards());
      for (int i = 0; i < deck.cards().size(); i++) {
        compare(deck.name() + " " + (i + 1), deck.cards().get(i), other.cards().get(i));
      }
    }
    assertThat(differing.keySet()).isEqualTo(MONSTER_CARDS.keySet());
    assertThat(same).isGreaterThanOrEqualTo(231);
  }

  @Test
  void cardsOfClasses() {
    for (ClassEntry entry : ours.classes()) {
      String name = entry.characterClass().name();
      ClassEntry other = theirs.characterClass(name);
      compare(name + " hand", entry.characterClass().handSize(), other.characterClass().handSize());
      compare(
          name + " hit points",
          entry.characterClass().hitPoints(),
          other.characterClass().hitPoints());
      for (int i = 0; i < entry.characterClass().perks().size(); i++) {
        compare(
            name + " perk " + (i + 1),
            entry.characterClass().perks().get(i),
            other.characterClass().perks().get(i));
      }
      Map<String, AbilityCard> known = byName(other.characterClass().cards(), AbilityCard::name);
      for (AbilityCard card : entry.characterClass().cards()) {
        Optional.ofNullable(known.get(card.name()))
            .ifPresent(there -> cards(name + " " + card.name(), card, there, other));
      }
    }
    assertThat(differing.keySet()).isEqualTo(CARDS.keySet());
    assertThat(same).isGreaterThanOrEqualTo(700);
  }

  private void cards(String what, AbilityCard card, AbilityCard there, ClassEntry owner) {
    int index = owner.characterClass().cards().indexOf(there);
    String note = theirs.notes().on("class", owner.characterClass().name(), "cards[" + index + "]");
    compare(what + " initiative", card.front().initiative(), there.front().initiative());
    half(what + " top", card.front().top(), there.front().top(), note.contains("top ("));
    half(
        what + " bottom", card.front().bottom(), there.front().bottom(), note.contains("bottom ("));
  }

  private void half(String what, CardAction one, CardAction other, boolean missing) {
    if (!missing) {
      compare(what, one, other);
    }
  }

  @Test
  void items() {
    Map<String, Ware> known = byName(theirs.items(), ware -> ware.item().name());
    for (Ware ware : ours.items()) {
      Ware there = Optional.ofNullable(known.get(ware.item().name())).orElseThrow();
      if (!there.item().use().equals(ItemCard.Use.UNKNOWN)) {
        compare(ware.item().name(), ware, there);
      }
    }
    assertThat(differing.keySet()).isEqualTo(ITEMS.keySet());
    assertThat(same).isGreaterThanOrEqualTo(15);
  }

  @Test
  void eventCards() {
    Map<String, EventCard> known =
        byName(theirs.campaign().events(), card -> card.deck() + " " + card.number());
    for (EventCard card : ours.campaign().events()) {
      String name = card.deck() + " " + card.number();
      compare(name, card, Optional.ofNullable(known.get(name)).orElseThrow());
    }
    assertThat(differing.keySet()).isEqualTo(EVENTS.keySet());
    assertThat(same).isEqualTo(149);
  }

  @Test
  void personalQuests() {
    Map<String, PersonalQuest> known =
        byName(
            theirs.campaign().quests(), quest -> QUESTS.getOrDefault(quest.name(), quest.name()));
    for (PersonalQuest quest : ours.campaign().quests()) {
      Optional.ofNullable(known.get(quest.name()))
          .ifPresent(
              there -> {
                compare(quest.name(), quest.demands(), there.demands());
                compare(quest.name() + " opens", quest.reward(), there.reward());
              });
    }
    assertThat(differing).isEmpty();
    assertThat(same).isEqualTo(2 * 8);
  }

  private static <T> Map<String, T> byName(List<T> all, Function<T, String> name) {
    return all.stream().collect(Collectors.toMap(name, Function.identity(), (a, _) -> a));
  }
}
