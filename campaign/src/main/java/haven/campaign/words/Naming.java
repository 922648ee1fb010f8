package haven.campaign.words;

import haven.campaign.book.Books;
import haven.campaign.book.CharacterSheet;
import haven.model.LootKind;
import haven.model.campaign.BuildingCard;
import haven.model.campaign.Sticker;
import haven.model.pack.ScenarioEntry;
import haven.model.words.CardWords;
import haven.model.words.English;
import haven.model.words.Phrase;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What things of a campaign are called. */
record Naming(Books books) {
  /** A character by its name; the party if it is nobody's. */
  Object character(int number) {
    return number < 0 ? Phrase.of("party") : books.character(number).name();
  }

  String classOf(int character) {
    return books.character(character).characterClass();
  }

  /** By number and name if the pack has it. */
  Phrase scenario(int number) {
    Optional<ScenarioEntry> entry =
        books.setup().pack().scenarios().stream().filter(one -> one.number() == number).findFirst();
    return entry
        .map(one -> Phrase.of("scenario.named", number, one.scenario().name()))
        .orElseGet(() -> Phrase.of("scenario.number", number));
  }

  /** Homebrew may have decks that no language knows. */
  Object deck(String name) {
    String key = "deck." + name;
    return English.LANGUAGE.templates().containsKey(key) ? Phrase.of(key) : name;
  }

  Object building(int number) {
    return books.setup().book().outpost().buildings().stream()
        .filter(card -> card.number() == number)
        .map(BuildingCard::name)
        .<Object>map(name -> name)
        .findFirst()
        .orElse(number);
  }

  Phrase perk(int character, int place) {
    CharacterSheet one = books.character(character);
    return CardWords.perk(
        books
            .setup()
            .pack()
            .characterClass(one.characterClass())
            .characterClass()
            .perks()
            .get(place));
  }

  Phrase sticker(Sticker sticker) {
    return switch (sticker.kind()) {
      case CONDITION -> Phrase.of(sticker.condition().orElseThrow());
      case ELEMENT, PLUS_ONE, SUMMON, JUMP, HEX -> Phrase.of(sticker);
    };
  }

  /** Such as {@code 3 lumber}. */
  Phrase amount(int number, LootKind kind) {
    return Phrase.of("amount", number, Phrase.of(kind));
  }

  /** A resource by the word of records, or inspiration. */
  Phrase resource(String word) {
    return word.equals("inspiration")
        ? Phrase.of("inspiration")
        : Phrase.of(LootKind.valueOf(word.toUpperCase(Locale.ROOT)));
  }

  /** Gained, or, if it is less than nothing, lost. */
  static Phrase change(String key, int number, Object... before) {
    Object[] args = Arrays.copyOf(before, before.length + 1);
    args[before.length] = Math.abs(number);
    return Phrase.of(number < 0 ? key + "Lost" : key, args);
  }
}
