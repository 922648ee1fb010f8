package haven.play.scenario;

import haven.model.Cite;
import haven.model.RuleId;
import haven.model.Variant;
import haven.model.card.ModifierCard;
import haven.model.map.RoomSetup;
import haven.model.map.Treasure;
import haven.model.map.TreasureTile;
import haven.model.rules.LevelRules;
import haven.model.rules.LevelRules.Raises;
import haven.model.rules.LootRules;
import haven.model.rules.PartyRules;
import haven.model.rules.PartyRules.Standing;
import haven.model.words.CardWords;
import haven.model.words.Phrase;
import haven.play.Refusal;
import haven.play.modifier.Modifiers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** What speaks against starting a scenario. */
final class SetupCheck {
  private final Setup setup;
  private final LevelRules levels;
  private final PartyRules rules;
  private final List<Refusal> refusals = new ArrayList<>();

  SetupCheck(Setup setup) {
    this.setup = setup;
    levels = setup.ruleset().levels();
    rules = levels.party();
  }

  List<Refusal> refusals() {
    refusals.addAll(setup.party().refusals(setup.ruleset(), setup.choices().spare()));
    if (refusals.isEmpty()) {
      level();
      character();
      favours();
      variants();
      standing();
      box();
    }
    return List.copyOf(refusals);
  }

  private RuleId cite(Cite cite) {
    return setup.ruleset().cite(cite);
  }

  private void refuse(RuleId rule, String key, Object... about) {
    refusals.add(new Refusal(rule, Phrase.of("no." + key, about)));
  }

  private void level() {
    int level = setup.level();
    if (!levels.allows(level)) {
      refuse(cite(Cite.LEVEL), "level", levels.lowest(), levels.highest(), level);
    }
    OptionalInt printed = setup.scenario().level();
    OptionalInt chosen = setup.choices().level();
    if (printed.isPresent() && chosen.isPresent() && !printed.equals(chosen)) {
      refuse(cite(Cite.PRINTED_LEVEL), "printedLevel", printed.getAsInt());
    }
    if (levels.raises() == Raises.THE_CHARACTER) {
      if (setup.party().heroes().getFirst().level() != level) {
        refuse(cite(Cite.LEVEL), "heroLevel", level);
      }
    } else if (setup.choices().monsterModifiers().isPresent()) {
      refuse(cite(Cite.LEVEL), "levelOnly");
    }
  }

  private void character() {
    Optional<String> wanted = setup.scenario().particulars().character();
    if (wanted.isPresent()
        && setup.party().heroes().stream()
            .noneMatch(hero -> hero.characterClass().name().equals(wanted.get()))) {
      refuse(cite(Cite.PRESCRIBED_CHARACTER), "prescribed", wanted.get());
    }
  }

  /** AMD-36: only -1 cards and the -2 pay, and they must be there. */
  private void favours() {
    List<ModifierCard> deck = new ArrayList<>(Modifiers.standard(setup.ruleset().modifiers()));
    for (ModifierCard card : setup.choices().favours()) {
      boolean pays = card.equals(ModifierCard.plus(-1)) || card.equals(ModifierCard.plus(-2));
      if (!setup.ruleset().modifiers().favours() || !pays || !deck.remove(card)) {
        refuse(cite(Cite.FAVOUR), "favour", CardWords.modifier(card));
      }
    }
  }

  private void variants() {
    for (Variant variant : setup.choices().variants()) {
      if (!rules.variants().contains(variant)) {
        refuse(cite(variant.cite()), "variant", Phrase.of(variant));
      }
    }
    if (setup.plays(Variant.SOLO) && !setup.party().isSolo()) {
      refuse(cite(Cite.PARTY_SIZE), "solo");
    }
  }

  private void standing() {
    Set<Standing> barred = setup.plays(Variant.CASUAL) ? rules.barredCasually() : rules.barred();
    for (Standing standing : setup.circumstances().standing()) {
      if (barred.contains(standing)) {
        refuse(
            cite(Cite.SCENARIO_CHOICE), "standing", setup.scenario().name(), Phrase.of(standing));
      }
    }
  }

  private void box() {
    int goals = setup.battleGoalsEach() * setup.party().size();
    if (setup.box().battleGoals().size() < goals) {
      refuse(cite(Cite.BATTLE_GOAL), "goals", goals);
    }
    boolean lootCards = setup.ruleset().loot().token() == LootRules.Token.LOOT_CARD;
    if (lootCards && !setup.scenario().loot().isEmpty() && setup.box().loot().isEmpty()) {
      refuse(cite(Cite.LOOT_DECK), "lootDeck");
    }
    for (RoomSetup room : setup.scenario().map().rooms()) {
      room.treasures().forEach(this::treasure);
    }
  }

  private void treasure(TreasureTile tile) {
    if (tile.treasure() instanceof Treasure.Numbered numbered
        && numbered.isLaidOut(setup.circumstances().looted())
        && !setup.box().treasures().containsKey(numbered.number())) {
      refuse(cite(Cite.NUMBERED_TREASURE), "treasure", numbered.number());
    }
  }
}
