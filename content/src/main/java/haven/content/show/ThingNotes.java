package haven.content.show;

import haven.model.card.AbilityCard;
import haven.model.monster.MonsterCard;
import haven.model.pack.ClassEntry;
import haven.model.pack.Notes;
import java.util.ArrayList;
import java.util.List;

/** The notes on a thing, each with the part that it is about. */
final class ThingNotes {
  private final Notes notes;
  private final List<String> lines = new ArrayList<>();

  private ThingNotes(Notes notes) {
    this.notes = notes;
  }

  static List<String> of(Thing thing, Notes notes) {
    ThingNotes all = new ThingNotes(notes);
    switch (thing) {
      case Thing.Card(ClassEntry owner, AbilityCard card) -> all.card(owner, card);
      case Thing.CharacterClass(ClassEntry entry) -> all.characterClass(entry);
      case Thing.Monster monster -> all.monster(monster);
      case Thing.Item item -> all.add("item", item.name(), "", "");
      case Thing.Goal goal -> all.add("battle-goal", goal.name(), "", "");
      case Thing.MonsterBoard _ -> {}
      case Thing.Scenario scenario -> all.add("scenario", scenario.name(), "", "");
    }
    return all.lines;
  }

  private void add(String kind, String name, String part, String about) {
    String note = notes.on(kind, name, part);
    if (!note.isEmpty()) {
      lines.add(about.isEmpty() ? note : about + ": " + note);
    }
  }

  private void card(ClassEntry owner, AbilityCard card) {
    int index = owner.cards().stream().map(ClassEntry.Printed::card).toList().indexOf(card);
    add("class", owner.characterClass().name(), "cards[" + index + "]", "");
  }

  private void characterClass(ClassEntry entry) {
    String name = entry.characterClass().name();
    add("class", name, "", "");
    for (int i = 0; i < entry.characterClass().perks().size(); i++) {
      add("class", name, "perks[" + i + "]", "perk " + (i + 1));
    }
    for (int i = 0; i < entry.cards().size(); i++) {
      add("class", name, "cards[" + i + "]", entry.called(entry.cards().get(i).card()));
    }
  }

  private void monster(Thing.Monster monster) {
    add("monster", monster.name(), "", "");
    monster
        .deck()
        .ifPresent(
            deck -> {
              for (int i = 0; i < deck.cards().size(); i++) {
                MonsterCard card = deck.cards().get(i);
                add(
                    "ability-deck",
                    deck.name(),
                    "cards[" + i + "]",
                    "card %d of the deck, initiative %02d".formatted(i + 1, card.initiative()));
              }
            });
  }
}
