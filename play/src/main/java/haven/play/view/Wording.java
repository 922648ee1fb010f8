package haven.play.view;

import haven.model.ability.Ability;
import haven.model.words.CardWords;
import haven.model.words.Phrase;
import haven.play.ability.Abilities;
import haven.play.ability.Costs;
import haven.play.ability.Recovery;
import haven.play.ability.Summons;
import haven.play.ability.Targeted;
import haven.play.ability.Tiles;
import haven.play.attack.Aftermath;
import haven.play.attack.Aiming;
import haven.play.attack.Armour;
import haven.play.attack.Damage;
import haven.play.attack.Modifying;
import haven.play.attack.OnThePath;
import haven.play.attack.Shelter;
import haven.play.attack.Strike;
import haven.play.engine.Choice;
import haven.play.engine.Names;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.item.ItemUse;
import haven.play.monster.MonsterAbilities;
import haven.play.monster.MonsterHeal;
import haven.play.monster.Monsters;
import haven.play.movement.Commands;
import haven.play.movement.Forced;
import haven.play.movement.Moves;
import haven.play.movement.ToTheDoor;
import haven.play.scenario.Arrival;
import haven.play.scenario.ScenarioRules;
import haven.play.scenario.Start;
import haven.play.table.Pending;
import haven.play.turn.Rests;
import haven.play.turn.Rounds;
import haven.play.turn.Turns;
import org.jspecify.annotations.Nullable;

/** Decisions in words: who is asked, and what. {@link OptionWords} says what the answers mean. */
public record Wording(Play play, @Nullable Pending asked, Prompt prompt) {

  public Phrase question() {
    Phrase question = wanted();
    return prompt.kind() == Prompt.Kind.UNDO ? question : Phrase.of("ask.who", who(), question);
  }

  /** Whoever decides, or acts; a hero before it is placed. */
  private Object who() {
    int figure = figure();
    if (figure >= 0) {
      return Phrase.figure(figure);
    }
    return switch (asked) {
      case Start.Place(int hero) -> play.state().hero(hero).hero().name();
      case Start.KeepGoal(int hero) -> play.state().hero(hero).hero().name();
      case null, default -> Phrase.of("party");
    };
  }

  /** The figure that the question is put to; often not the one that it is about. */
  int figure() {
    return switch (asked) {
      case Strike strike -> strike.attacker();
      case Strike.Bonuses bonuses -> bonuses.strike().attacker();
      case Strike.Guard guard -> guard.strike().target();
      case Modifying.Chosen chosen -> chosen.strike().attacker();
      case Modifying.Modified modified -> modified.strike().attacker();
      case Modifying.Effects effects -> effects.strike().attacker();
      case Aftermath.Ordered ordered -> ordered.strike().attacker();
      case Armour armour -> armour.hit().strike().target();
      case Shelter shelter -> play.state().hero(shelter.hero()).piece();
      case Forced forced -> forced.actor();
      case Recovery.Cure cure -> cure.actor();
      case Aiming aiming -> aiming.actor();
      case ItemUse.Offer offer -> offer.figure();
      case null, default -> prompt.figure();
    };
  }

  private Phrase wanted() {
    return switch (prompt.kind()) {
      case ACTION -> action();
      case PERFORM -> perform();
      case STEP -> asks(asked instanceof Moves.Walk walk ? walk.points() : 0);
      case TARGET -> asks(ability());
      case AREA -> asked instanceof OnThePath ? Phrase.of("ask.PATH", ability()) : asks(ability());
      case BEFORE_DRAW ->
          asked instanceof Strike strike
              ? Phrase.of("ask.BEFORE_DRAW.attack", Phrase.figure(strike.target()))
              : asks(ability());
      case NEGATE -> negate();
      case FORCED_PATH -> asks(Phrase.figure(prompt.figure()));
      case HEX -> hex();
      case ELEMENT ->
          asked instanceof Costs.Consume ? Phrase.of("ask.CONSUME") : Phrase.of("ask.ELEMENT");
      case PAY ->
          asked instanceof Abilities.OfferPaid offer
              ? asks(CardWords.ability(offer.paid()))
              : Phrase.of("ask.PAY.card");
      case CHOOSE -> choose();
      case REDRAW -> redraw();
      case RECOVER ->
          Phrase.of(asked instanceof Recovery.Refresh ? "ask.RECOVER.item" : "ask.RECOVER");
      case ITEM -> item();
      case FIGURE ->
          asked instanceof MonsterAbilities.Friend friend
              ? Phrase.of("ask.FIGURE.for", CardWords.ability(friend.ability()))
              : asked instanceof MonsterHeal heal
                  ? Phrase.of("ask.FIGURE.for", CardWords.ability(heal.heal()))
                  : asks();
      case MONSTER_TURN ->
          asked instanceof Monsters.Decide decide && !decide.listsAllWays(play)
              ? Phrase.of("ask.MONSTER_TURN.examples")
              : asks();
      case BATTLE_GOAL,
          START_HEX,
          CARDS,
          WHO_FIRST,
          ORDER_OF_BONUSES,
          MODIFIER,
          MODIFIER_EFFECTS,
          ORDER_OF_EFFECTS,
          REST_CARDS,
          REST_LOSS,
          REST_HEAL,
          REST_REFRESH,
          SHORT_REST,
          ESCAPE,
          PLACE_WHOM,
          UNDO ->
          asks();
    };
  }

  private Phrase asks(Object... args) {
    return Phrase.of("ask." + prompt.kind(), args);
  }

  private Phrase action() {
    if (asked instanceof Turns.Act(_, boolean top, boolean bottom) && top != bottom) {
      return Phrase.of(top ? "ask.ACTION.top" : "ask.ACTION.bottom");
    }
    return Phrase.of("ask.ACTION");
  }

  private Phrase perform() {
    Phrase what =
        switch (asked) {
          case Abilities.Perform perform -> CardWords.ability(perform.ability());
          case Abilities.Mandatory must -> CardWords.ability(must.ability());
          case Commands.Perform command -> CardWords.abilities(command.abilities());
          case null, default -> Phrase.of("somethingElse");
        };
    boolean must = prompt.options().stream().noneMatch(Choice.Decline.class::isInstance);
    return Phrase.of(must ? "ask.PERFORM.must" : "ask.PERFORM", what);
  }

  /** The ability that is being aimed. */
  private Phrase ability() {
    Ability ability =
        switch (asked) {
          case Aiming aiming -> aiming.attack();
          case OnThePath path -> path.aiming().attack();
          case Targeted targeted -> targeted.ability();
          case null, default -> null;
        };
    return ability == null ? Phrase.of("somethingElse") : CardWords.ability(ability);
  }

  private Phrase negate() {
    return switch (asked) {
      case Damage.Negate negate -> asks(negate.amount());
      case Shelter shelter ->
          Phrase.of(
              "ask.SHELTER", shelter.damage().amount(), Phrase.figure(shelter.damage().figure()));
      case null, default -> asks(0);
    };
  }

  private Phrase hex() {
    return switch (asked) {
      case Summons.Place place -> Phrase.of("ask.HEX.for", place.summon().summon().name());
      case Summons.Monster monster -> Phrase.of("ask.HEX.for", monster.summon().type());
      case Start.Guest guest -> Phrase.of("ask.HEX.for", guest.ally().name());
      case Tiles.Create create -> Phrase.of("ask.HEX.tile", CardWords.ability(create.create()));
      case MonsterAbilities.Trap trap ->
          Phrase.of("ask.HEX.tile", CardWords.ability(trap.create()));
      case Tiles.Destroy destroy -> Phrase.of("ask.HEX.tile", CardWords.ability(destroy.destroy()));
      case Moves.Teleporting _ -> Phrase.of("ask.HEX.teleport");
      case Arrival.Wave _ -> Phrase.of("ask.HEX.spawn");
      case ToTheDoor _ -> Phrase.of("ask.HEX.door");
      case null, default -> Phrase.of("ask.HEX");
    };
  }

  private Phrase choose() {
    return switch (asked) {
      case Recovery.Cure cure -> Phrase.of("ask.CHOOSE.condition", Phrase.figure(cure.figure()));
      case Rounds.ShiftInitiative _ -> Phrase.of("ask.CHOOSE.initiative");
      case ScenarioRules.AnyOrder _ -> Phrase.of("ask.CHOOSE.order");
      case Moves.Land _ -> Phrase.of("ask.CHOOSE.landing");
      case null, default -> Phrase.of("ask.CHOOSE");
    };
  }

  private Phrase redraw() {
    return asked instanceof Rests.Redraw(int figure, var rest)
        ? asks(Names.card(play.heroOf(play.piece(figure)).orElseThrow(), rest.lost()))
        : asks(Phrase.of("somethingElse"));
  }

  private Phrase item() {
    return switch (asked) {
      case Strike.Guard guard ->
          Phrase.of("ask.ITEM.attack", Phrase.figure(guard.strike().attacker()));
      case Armour armour ->
          Phrase.of("ask.ITEM.attack", Phrase.figure(armour.hit().strike().attacker()));
      case null, default -> Phrase.of("ask.ITEM");
    };
  }
}
