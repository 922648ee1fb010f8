package haven.play.engine;

import haven.board.Hex;
import haven.board.Terrain;
import haven.model.Condition;
import haven.model.FigureId;
import haven.model.card.AbilityCard;
import haven.model.card.BattleGoal;
import haven.model.words.CardWords;
import haven.model.words.English;
import haven.model.words.Phrase;
import haven.model.words.ScenarioWords;
import haven.play.engine.Event.What;
import haven.play.turn.Zone;
import java.util.List;
import java.util.Optional;

/** Events in words: the sentence of who {0}, whom {1}, how much {2} and the thing {3}. */
final class EventWords {
  private static final String NOTHING = "";
  private static final String SECRET = "…";

  private EventWords() {}

  /** The kind of an event. */
  static What what(Event event) {
    return switch (event) {
      case Event.Told _ -> What.TOLD;
      case Event.RoundStarts _ -> What.ROUND_STARTS;
      case Event.GoalDealt _ -> What.GOAL_DEALT;
      case Event.Placed _ -> What.PLACED;
      case Event.RoomRevealed _ -> What.ROOM_REVEALED;
      case Event.CardsChosen _ -> What.CARDS_CHOSEN;
      case Event.CardsRevealed _ -> What.CARDS_REVEALED;
      case Event.LongRestDeclared _ -> What.LONG_REST_DECLARED;
      case Event.MonsterCardDrawn _ -> What.MONSTER_CARD;
      case Event.TurnStarts _ -> What.TURN_STARTS;
      case Event.TurnEnds _ -> What.TURN_ENDS;
      case Event.Acts _ -> What.ACTION;
      case Event.Skipped _ -> What.SKIPPED;
      case Event.Focused _ -> What.FOCUSED;
      case Event.NoFocus _ -> What.NO_FOCUS;
      case Event.Moved _ -> What.MOVED;
      case Event.Forced _ -> What.FORCED;
      case Event.Teleported _ -> What.TELEPORTED;
      case Event.DoorOpened _ -> What.DOOR_OPENED;
      case Event.DoorUnlocked _ -> What.DOOR_UNLOCKED;
      case Event.DoorClosed _ -> What.DOOR_CLOSED;
      case Event.TrapSprung _ -> What.TRAP_SPRUNG;
      case Event.HazardEntered _ -> What.HAZARD_ENTERED;
      case Event.PlateSetOff _ -> What.PLATE;
      case Event.SectionRead _ -> What.SECTION;
      case Event.Intercepted _ -> What.INTERCEPTED;
      case Event.Turned _ -> What.TURNED;
      case Event.ActsAgain _ -> What.ACTS_AGAIN;
      case Event.Attacked _ -> What.ATTACKED;
      case Event.Drew _ -> What.DREW;
      case Event.Modified _ -> What.MODIFIED;
      case Event.Shielded _ -> What.SHIELDED;
      case Event.Damaged _ -> What.DAMAGED;
      case Event.Warded _ -> What.WARDED;
      case Event.Negated _ -> What.NEGATED;
      case Event.Healed _ -> What.HEALED;
      case Event.Gained _ -> What.GAINED;
      case Event.Immune _ -> What.IMMUNE;
      case Event.LostCondition _ -> What.LOST_CONDITION;
      case Event.Retaliates _ -> What.RETALIATES;
      case Event.Died _ -> What.DIED;
      case Event.Killed _ -> What.KILLED;
      case Event.Exhausted _ -> What.EXHAUSTED;
      case Event.TokenDropped _ -> What.TOKEN_DROPPED;
      case Event.Looted _ -> What.LOOTED;
      case Event.ExperienceGained _ -> What.XP;
      case Event.Infused _ -> What.INFUSED;
      case Event.Consumed _ -> What.CONSUMED;
      case Event.Waned _ -> What.WANED;
      case Event.Activated _ -> What.ACTIVATED;
      case Event.SlotUsed _ -> What.SLOT_USED;
      case Event.EffectEnded _ -> What.ENDED_EFFECT;
      case Event.CardMoved _ -> What.CARD_MOVED;
      case Event.ItemUsed _ -> What.ITEM_USED;
      case Event.ItemRefreshed _ -> What.ITEM_REFRESHED;
      case Event.Summoned _ -> What.SUMMONED;
      case Event.Spawned _ -> What.SPAWNED;
      case Event.NotPlaced _ -> What.NOT_PLACED;
      case Event.TileCreated _ -> What.TILE_CREATED;
      case Event.TileDestroyed _ -> What.TILE_DESTROYED;
      case Event.TokenLaid _ -> What.TOKEN_LAID;
      case Event.ActsFrom _ -> What.ACTS_FROM;
      case Event.Rested _ -> What.RESTED;
      case Event.Shuffled _ -> What.SHUFFLED;
      case Event.Escaped _ -> What.ESCAPED;
      case Event.Removed _ -> What.REMOVED;
      case Event.HitPointsSet _ -> What.HIT_POINTS_SET;
      case Event.RankChanged _ -> What.RANK_CHANGED;
      case Event.CounterMoved _ -> What.COUNTER_MOVED;
      case Event.FormTaken _ -> What.FORM_TAKEN;
      case Event.MarkerMoved _ -> What.MARKER_MOVED;
      case Event.Mastered _ -> What.MASTERED;
      case Event.RuleApplied _ -> What.RULE_APPLIED;
      case Event.GoalMet _ -> What.GOAL_MET;
      case Event.Lost _ -> What.LOSS;
      case Event.Ended _ -> What.ENDED;
    };
  }

  static Phrase sentence(Event event) {
    String key = "event." + event.what();
    String alone = key + ".nobody";
    boolean nobody = event.who().isNobody() && event.seat() == Event.EVERYBODY;
    return Phrase.of(
        nobody && English.LANGUAGE.templates().containsKey(alone) ? alone : key,
        event.who().isNobody() && event.seat() != Event.EVERYBODY
            ? Phrase.of("seat", event.seat())
            : figure(event.who()),
        figure(event.whom()),
        event.number(),
        thing(event));
  }

  private static Phrase figure(FigureId id) {
    return id.isNobody() ? Phrase.of("somebody") : Phrase.figure(id);
  }

  /** How much, in which round, of which initiative: what the sentence counts. */
  static int number(Event.Counting event) {
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
      case Event.HitPointsSet set -> set.number();
      case Event.Retaliates retaliates -> retaliates.amount();
      case Event.ExperienceGained gained -> gained.points();
      case Event.SlotUsed used -> used.slot();
      case Event.MarkerMoved moved -> moved.slot();
      case Event.CounterMoved moved -> moved.number();
      case Event.Looted looted -> number(looted.spoils());
    };
  }

  private static int number(Spoils spoils) {
    return switch (spoils) {
      case Spoils.Tokens(int tokens) -> tokens;
      case Spoils.Treasure(int number, _) -> number;
      case Spoils.Card _, Spoils.Special _, Spoils.Item _, Spoils.Goal _ -> 0;
    };
  }

  /** What else it is about: a name or a {@link Phrase}; empty without anything. */
  static Object thing(Event event) {
    return switch (event) {
      case Event.Told told -> told.text();
      case Event.GoalDealt dealt -> dealt.goal().map(BattleGoal::name).orElse(SECRET);
      case Event.CardsChosen cards -> chosen(cards.chosen());
      case Event.CardsRevealed cards ->
          Phrase.of("and", cards.leading().name(), cards.second().name());
      case Event.MonsterCardDrawn drawn ->
          Phrase.of("colon", drawn.type(), CardWords.abilities(drawn.card().abilities()));
      case Event.Acts acts -> action(acts);
      case Event.Skipped skipped -> undone(skipped.undone());
      case Event.Focused focused -> focused.reasons().<Object>map(why -> why).orElse(NOTHING);
      case Event.PlateSetOff plate -> plate.effect();
      case Event.SectionRead read -> read.section();
      case Event.Intercepted intercepted -> by(intercepted.by());
      case Event.Turned turned -> by(turned.by());
      case Event.Drew drew -> CardWords.modifiers(drew.cards());
      case Event.Warded warded -> ward(warded);
      case Event.Negated negated -> by(negated.by());
      case Event.Gained gained -> Phrase.of(gained.condition());
      case Event.Immune immune -> Phrase.of(immune.condition());
      case Event.LostCondition lost -> Phrase.of(lost.condition());
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
      case Event.MarkerMoved moved -> by(moved.by());
      case Event.CounterMoved moved -> moved.counter();
      case Event.RankChanged changed -> Phrase.of(changed.rank());
      case Event.FormTaken taken -> taken.form();
      case Event.Mastered mastered -> mastered.mastery();
      case Event.EffectEnded ended -> by(ended.by());
      case Event.CardMoved moved -> Phrase.of(zone(moved.to()), moved.card().name());
      case Event.ItemUsed used -> used.item().name();
      case Event.ItemRefreshed refreshed -> refreshed.item().name();
      case Event.NotPlaced missing -> missing.type();
      case Event.TileCreated tile -> tile(tile.tile(), tile.hex());
      case Event.TileDestroyed tile -> tile(tile.tile(), tile.hex());
      case Event.AtHex at -> Phrase.hex(at.hex());
      case Event.Rested rested -> lost(rested.lost());
      case Event.Shuffled _ -> Phrase.of("modifierDeck");
      case Event.RuleApplied applied -> applied.name();
      case Event.Ended ended -> Phrase.of(ended.won() ? "end.won" : "end.lost");
      case Event.Counting _, Event.Bare _ -> NOTHING;
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
      case By.Bonus(FigureId figure) -> Phrase.of("bonusOf", Phrase.figure(figure));
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
      case Spoils.Special(String name) -> name;
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
      case SUPPLY -> "card.supply";
    };
  }

  private static Phrase lost(Optional<AbilityCard> lost) {
    return lost.map(card -> Phrase.of("card.lost", card.name()))
        .orElseGet(() -> Phrase.of("nothingLost"));
  }
}
