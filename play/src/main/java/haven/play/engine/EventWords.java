package haven.play.engine;

import haven.board.Hex;
import haven.board.Terrain;
import haven.model.Condition;
import haven.model.card.AbilityCard;
import haven.model.card.BattleGoal;
import haven.model.words.CardWords;
import haven.model.words.English;
import haven.model.words.Phrase;
import haven.model.words.ScenarioWords;
import haven.play.turn.Zone;
import java.util.List;
import java.util.Optional;

/** Events in words: the sentence of who {0}, whom {1}, how much {2} and the thing {3}. */
final class EventWords {
  private static final String NOTHING = "";
  private static final String SECRET = "…";

  private EventWords() {}

  static Phrase sentence(Event event) {
    String key = "event." + event.what();
    String alone = key + ".nobody";
    boolean nobody = event.who() < 0 && event.seat() == Event.EVERYBODY;
    return Phrase.of(
        nobody && English.LANGUAGE.templates().containsKey(alone) ? alone : key,
        event.who() < 0 && event.seat() != Event.EVERYBODY
            ? Phrase.of("seat", event.seat())
            : figure(event.who()),
        figure(event.whom()),
        number(event),
        thing(event));
  }

  private static Phrase figure(int id) {
    return id < 0 ? Phrase.of("somebody") : Phrase.figure(id);
  }

  /** How much, in which round, of which initiative: what the sentence counts, or 0. */
  static int number(Event event) {
    return switch (event) {
      case Event.RoundStarts starts -> starts.round();
      case Event.CardsRevealed revealed -> revealed.initiative();
      case Event.MonsterCardDrawn drawn -> drawn.card().initiative();
      case Event.Attacked attacked -> attacked.attack();
      case Event.Drew drew -> drew.attack();
      case Event.Modified modified -> modified.attack();
      case Event.Shielded shielded -> shielded.shield();
      case Event.Damaged damaged -> damaged.amount();
      case Event.Warded warded -> warded.amount();
      case Event.Healed healed -> healed.amount();
      case Event.Retaliates retaliates -> retaliates.amount();
      case Event.ExperienceGained gained -> gained.points();
      case Event.SlotUsed used -> used.slot();
      case Event.Looted looted -> number(looted.spoils());
      case Event.Told _,
          Event.GoalDealt _,
          Event.Placed _,
          Event.RoomRevealed _,
          Event.CardsChosen _,
          Event.LongRestDeclared _,
          Event.TurnStarts _,
          Event.TurnEnds _,
          Event.Acts _,
          Event.Skipped _,
          Event.Focused _,
          Event.NoFocus _,
          Event.Moved _,
          Event.Forced _,
          Event.Teleported _,
          Event.DoorOpened _,
          Event.DoorUnlocked _,
          Event.DoorClosed _,
          Event.TrapSprung _,
          Event.HazardEntered _,
          Event.PlateSetOff _,
          Event.SectionRead _,
          Event.Intercepted _,
          Event.Negated _,
          Event.Gained _,
          Event.Immune _,
          Event.LostCondition _,
          Event.Died _,
          Event.Killed _,
          Event.Exhausted _,
          Event.TokenDropped _,
          Event.Infused _,
          Event.Consumed _,
          Event.Waned _,
          Event.Activated _,
          Event.EffectEnded _,
          Event.CardMoved _,
          Event.ItemUsed _,
          Event.ItemRefreshed _,
          Event.Summoned _,
          Event.Spawned _,
          Event.NotPlaced _,
          Event.TileCreated _,
          Event.TileDestroyed _,
          Event.TokenLaid _,
          Event.ActsFrom _,
          Event.Rested _,
          Event.Shuffled _,
          Event.Escaped _,
          Event.RuleApplied _,
          Event.GoalMet _,
          Event.Lost _,
          Event.Ended _ ->
          0;
    };
  }

  private static int number(Spoils spoils) {
    return switch (spoils) {
      case Spoils.Tokens(int tokens) -> tokens;
      case Spoils.Treasure(int number, _) -> number;
      case Spoils.Card _, Spoils.Item _, Spoils.Goal _ -> 0;
    };
  }

  /** What else it is about: a name or a {@link Phrase}; empty without anything. */
  static Object thing(Event event) {
    return switch (event) {
      case Event.Told told -> told.text();
      case Event.GoalDealt dealt -> dealt.goal().map(BattleGoal::name).orElse(SECRET);
      case Event.Placed placed -> Phrase.hex(placed.hex());
      case Event.RoomRevealed revealed -> Phrase.hex(revealed.hex());
      case Event.CardsChosen cards -> chosen(cards.chosen());
      case Event.CardsRevealed cards ->
          Phrase.of("and", cards.leading().name(), cards.second().name());
      case Event.MonsterCardDrawn drawn ->
          Phrase.of("colon", drawn.type(), CardWords.abilities(drawn.card().abilities()));
      case Event.Acts acts -> action(acts);
      case Event.Skipped skipped -> undone(skipped.undone());
      case Event.Focused focused -> focused.reasons().<Object>map(why -> why).orElse(NOTHING);
      case Event.Moved moved -> Phrase.hex(moved.hex());
      case Event.Forced forced -> Phrase.hex(forced.hex());
      case Event.Teleported teleported -> Phrase.hex(teleported.hex());
      case Event.DoorOpened opened -> Phrase.hex(opened.hex());
      case Event.DoorUnlocked unlocked -> Phrase.hex(unlocked.hex());
      case Event.DoorClosed closed -> Phrase.hex(closed.hex());
      case Event.TrapSprung sprung -> Phrase.hex(sprung.hex());
      case Event.HazardEntered entered -> Phrase.hex(entered.hex());
      case Event.PlateSetOff plate -> plate.effect();
      case Event.SectionRead read -> read.section();
      case Event.Intercepted intercepted -> by(intercepted.by());
      case Event.Drew drew -> CardWords.modifiers(drew.cards());
      case Event.Warded warded -> ward(warded);
      case Event.Negated negated -> by(negated.by());
      case Event.Gained gained -> Phrase.of(gained.condition());
      case Event.Immune immune -> Phrase.of(immune.condition());
      case Event.LostCondition lost -> Phrase.of(lost.condition());
      case Event.TokenDropped dropped -> Phrase.hex(dropped.hex());
      case Event.Looted looted -> spoils(looted.spoils());
      case Event.Infused infused -> CardWords.icon(infused.icon());
      case Event.Consumed consumed ->
          Phrase.list(
              ", ",
              consumed.infusions().stream()
                  .map(infusion -> CardWords.icon(Names.icon(infusion)))
                  .toList());
      case Event.Activated activated -> CardWords.effects(activated.effects());
      case Event.SlotUsed used -> by(used.by());
      case Event.EffectEnded ended -> by(ended.by());
      case Event.CardMoved moved -> Phrase.of(zone(moved.to()), moved.card().name());
      case Event.ItemUsed used -> used.item().name();
      case Event.ItemRefreshed refreshed -> refreshed.item().name();
      case Event.Summoned summoned -> Phrase.hex(summoned.hex());
      case Event.Spawned spawned -> Phrase.hex(spawned.hex());
      case Event.NotPlaced missing -> missing.type();
      case Event.TileCreated tile -> tile(tile.tile(), tile.hex());
      case Event.TileDestroyed tile -> tile(tile.tile(), tile.hex());
      case Event.TokenLaid laid -> Phrase.hex(laid.hex());
      case Event.ActsFrom acts -> Phrase.hex(acts.hex());
      case Event.Rested rested -> lost(rested.lost());
      case Event.Shuffled _ -> Phrase.of("modifierDeck");
      case Event.RuleApplied applied -> applied.name();
      case Event.Ended ended -> Phrase.of(ended.won() ? "end.won" : "end.lost");
      case Event.RoundStarts _,
          Event.LongRestDeclared _,
          Event.TurnStarts _,
          Event.TurnEnds _,
          Event.NoFocus _,
          Event.Attacked _,
          Event.Modified _,
          Event.Shielded _,
          Event.Damaged _,
          Event.Healed _,
          Event.Retaliates _,
          Event.Died _,
          Event.Killed _,
          Event.Exhausted _,
          Event.ExperienceGained _,
          Event.Waned _,
          Event.Escaped _,
          Event.GoalMet _,
          Event.Lost _ ->
          NOTHING;
    };
  }

  private static Phrase tile(Terrain tile, Hex hex) {
    return Phrase.of("tile.at", Phrase.of(tile), Phrase.hex(hex));
  }

  private static Object chosen(Event.Chosen chosen) {
    return switch (chosen) {
      case Event.Chosen.Cards(AbilityCard leading, AbilityCard second) ->
          Phrase.list(", ", List.of(leading.name(), second.name()));
      case Event.Chosen.LongRest() -> Phrase.of("longRest");
      case Event.Chosen.Secret() -> SECRET;
    };
  }

  /** An action, and what it is called after (ABL-08). */
  private static Phrase action(Event.Acts acts) {
    Phrase name = Names.action(acts.card().name(), acts.half(), acts.basic());
    List<Phrase> kinds = acts.action().kinds().stream().map(Phrase::of).toList();
    return kinds.isEmpty() ? name : Phrase.of("colon", name, Phrase.chain("and", kinds));
  }

  private static Object undone(Event.Undone undone) {
    return switch (undone) {
      case Event.Undone.Ability.MOVE -> Phrase.of("aMove");
      case Event.Undone.Ability.ATTACK -> Phrase.of("anAttack");
      case Event.Undone.Ability.LOOT -> Phrase.of("aLoot");
      case Event.Undone.Action(AbilityCard card) -> card.name();
    };
  }

  static Object by(By by) {
    return switch (by) {
      case By.Card(AbilityCard card) -> card.name();
      case By.Cards(AbilityCard first, AbilityCard second) ->
          Phrase.of("and", first.name(), second.name());
      case By.Item(var item) -> item.name();
      case By.Bonus(int figure) -> Phrase.of("bonusOf", Phrase.figure(figure));
    };
  }

  private static Phrase ward(Event.Warded warded) {
    Phrase ward = Phrase.of(Condition.WARD);
    Phrase brittle = Phrase.of(Condition.BRITTLE);
    return warded.ward() && warded.brittle()
        ? Phrase.of("and", ward, brittle)
        : warded.ward() ? ward : brittle;
  }

  private static Object spoils(Spoils spoils) {
    return switch (spoils) {
      case Spoils.Tokens(int tokens) -> Phrase.of("tokens", tokens);
      case Spoils.Card(var loot) -> Phrase.of(loot);
      case Spoils.Item(var item) -> item.name();
      case Spoils.Goal(String treasure) -> treasure;
      case Spoils.Treasure(int number, var rewards) ->
          rewards
              .map(all -> Phrase.list(", ", all.stream().map(ScenarioWords::reward).toList()))
              .orElseGet(() -> Phrase.of("treasure.number", number));
    };
  }

  private static String zone(Zone zone) {
    return switch (zone) {
      case HAND -> "card.hand";
      case ACTIVE -> "card.active";
      case DISCARD -> "card.discarded";
      case SELECTED, LOST -> "card.lost";
    };
  }

  private static Phrase lost(Optional<AbilityCard> lost) {
    return lost.map(card -> Phrase.of("card.lost", card.name()))
        .orElseGet(() -> Phrase.of("nothingLost"));
  }
}
