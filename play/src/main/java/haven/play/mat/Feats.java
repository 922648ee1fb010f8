package haven.play.mat;

import haven.model.Cite;
import haven.model.FigureId;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.card.Mastery;
import haven.model.card.Mastery.Deed;
import haven.model.card.Mastery.Feat;
import haven.model.card.Mastery.Moment;
import haven.model.card.Mastery.Occasion;
import haven.model.card.Mastery.Span;
import haven.play.ability.Infusion;
import haven.play.ability.Values;
import haven.play.engine.By;
import haven.play.engine.Event;
import haven.play.engine.Names;
import haven.play.engine.Play;
import haven.play.engine.Spoils;
import haven.play.table.Figure;
import haven.play.table.Frame;
import haven.play.table.HeroState;
import haven.play.table.Nature;
import haven.play.table.State;
import haven.play.turn.Zone;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;

/** Masteries: whatever happens is looked at for what they ask for (LVU-18). */
public final class Feats {
  private final Play play;

  private Feats(Play play) {
    this.play = play;
  }

  public static boolean areLookedFor(State state) {
    for (int i = 0; i < state.heroes(); i++) {
      if (!state.hero(i).mat().printed().masteries().isEmpty()) {
        return true;
      }
    }
    return false;
  }

  /** Something has happened. */
  public static void note(Play play, Event event) {
    if (play.hasMasteries()) {
      new Feats(play).note(event);
    }
  }

  /** All turns of the round are over. */
  public static void roundIsOver(Play play) {
    if (play.hasMasteries()) {
      new Feats(play).look(Moment.END_OF_ROUND);
    }
  }

  /** An ability has infused an element, by which nothing else is told. */
  public static void infuses(Play play, FigureId figure, ElementIcon icon) {
    if (play.hasMasteries()) {
      new Feats(play).elements(Deed.INFUSE, figure, icon.any());
    }
  }

  /** A character begins a rest. */
  public static void rests(Play play, HeroState hero) {
    new Feats(play).look(hero, Moment.REST);
  }

  private void note(Event event) {
    switch (event) {
      case Event.RoundStarts _ -> spans(Span.ROUND);
      case Event.TurnStarts starts -> turnStarts(starts.who());
      case Event.TurnEnds ends -> turnEnds(ends.who());
      case Event.Exhausted gone -> settle(gone.who());
      case Event.Escaped gone -> settle(gone.who());
      case Event.Ended _ -> end();
      case Event.AtHex at -> inHex(at);
      case Event.Attacked attacked -> {
        did(Deed.ATTACK, attacked.who(), attacked.whom(), 1);
        did(Deed.ATTACKED, attacked.whom(), attacked.who(), 1);
      }
      case Event.Damaged damaged -> {
        did(Deed.DAMAGE_SUFFERED, damaged.who(), damaged.whom(), damaged.amount());
        did(Deed.DAMAGE, damaged.whom(), damaged.who(), damaged.amount());
      }
      case Event.Killed killed -> did(Deed.KILL, killed.who(), killed.whom(), 1);
      case Event.Died died -> summonDied(died.who());
      case Event.Infused infused -> elements(Deed.INFUSE, infused.who(), infused.icon().any());
      case Event.Consumed consumed -> {
        Set<Element> elements = new HashSet<>();
        for (Infusion infusion : consumed.infusions()) {
          elements.addAll(Names.icon(infusion).any());
        }
        elements(Deed.CONSUME, consumed.who(), elements);
      }
      case Event.Gained gained -> did(Deed.GAIN_CONDITION, gained.who(), gained.who(), 1);
      case Event.FormTaken taken -> did(Deed.CHANGE_FORM, taken.who(), taken.who(), 1);
      case Event.SlotUsed used -> did(Deed.USE_SLOT, used.who(), used.who(), 1);
      case Event.MarkerMoved moved -> did(Deed.USE_SLOT, moved.who(), moved.who(), 1);
      case Event.CardMoved moved -> card(moved);
      case Event.Rested rested -> rested(rested);
      case Event.Negated negated when negated.by() instanceof By.Card ->
          did(Deed.LOSE_CARD, negated.who(), negated.who(), 1);
      case Event.Negated negated when negated.by() instanceof By.Cards ->
          did(Deed.LOSE_CARD, negated.who(), negated.who(), 2);
      case Event.Looted looted when looted.spoils() instanceof Spoils.Tokens(int tokens) ->
          did(Deed.LOOT, looted.who(), looted.who(), tokens);
      case Event.ItemUsed used -> did(Deed.USE_ITEM, used.who(), used.who(), 1);
      case Event.ExperienceGained gained ->
          did(Deed.GAIN_XP, gained.who(), gained.who(), gained.points());
      case Event.Told _,
          Event.GoalDealt _,
          Event.CardsChosen _,
          Event.CardsRevealed _,
          Event.LongRestDeclared _,
          Event.MonsterCardDrawn _,
          Event.Acts _,
          Event.Skipped _,
          Event.Focused _,
          Event.NoFocus _,
          Event.PlateSetOff _,
          Event.SectionRead _,
          Event.Intercepted _,
          Event.Drew _,
          Event.Modified _,
          Event.Shielded _,
          Event.Warded _,
          Event.Negated _,
          Event.Healed _,
          Event.Immune _,
          Event.LostCondition _,
          Event.Retaliates _,
          Event.Looted _,
          Event.Waned _,
          Event.Activated _,
          Event.EffectEnded _,
          Event.ItemRefreshed _,
          Event.NotPlaced _,
          Event.Shuffled _,
          Event.Turned _,
          Event.ActsAgain _,
          Event.Removed _,
          Event.HitPointsSet _,
          Event.RankChanged _,
          Event.CounterMoved _,
          Event.Mastered _,
          Event.RuleApplied _,
          Event.GoalMet _,
          Event.Lost _ -> {}
    }
  }

  private void inHex(Event.AtHex event) {
    FigureId who = event.who();
    switch (event) {
      case Event.Moved _ -> did(Deed.HEX_MOVED, who, who, 1);
      case Event.Forced _ -> forced(who);
      case Event.DoorOpened _ -> did(Deed.OPEN_DOOR, who, who, 1);
      case Event.TokenLaid _ -> did(Deed.LAY_TOKEN, who, who, 1);
      case Event.TileCreated _ -> did(Deed.CREATE_TILE, who, who, 1);
      case Event.TileDestroyed _ -> did(Deed.DESTROY_TILE, who, who, 1);
      case Event.Summoned summoned -> did(Deed.SUMMON, who, summoned.whom(), 1);
      case Event.Placed _,
          Event.RoomRevealed _,
          Event.Teleported _,
          Event.DoorUnlocked _,
          Event.DoorClosed _,
          Event.TrapSprung _,
          Event.HazardEntered _,
          Event.TokenDropped _,
          Event.Spawned _,
          Event.ActsFrom _ -> {}
    }
  }

  private void summonDied(FigureId figure) {
    Figure dead = play.figure(figure);
    if (dead.nature().kind() == Nature.Kind.SUMMON) {
      did(Deed.SUMMON_DIES, dead.nature().summoner(), figure, 1);
    }
  }

  /** Whoever performs the ability in progress forces it. */
  private void forced(FigureId figure) {
    if (play.state().frame() instanceof Frame frame && !frame.actor().equals(figure)) {
      did(Deed.HEX_FORCED, frame.actor(), figure, 1);
    }
  }

  private void card(Event.CardMoved moved) {
    if (moved.to() == Zone.LOST) {
      did(Deed.LOSE_CARD, moved.who(), moved.who(), 1);
    } else if (moved.to() == Zone.HAND) {
      did(Deed.RECOVER_CARD, moved.who(), moved.who(), 1);
    }
  }

  private void rested(Event.Rested rested) {
    boolean isLong = rested.rule().equals(play.cite(Cite.LONG_REST));
    did(isLong ? Deed.LONG_REST : Deed.SHORT_REST, rested.who(), rested.who(), 1);
    if (rested.lost().isPresent()) {
      did(Deed.LOSE_CARD, rested.who(), rested.who(), 1);
    }
  }

  private void did(Deed deed, FigureId who, FigureId other, int number) {
    count(deed, who, other, number, did -> did.element().isEmpty());
  }

  private void elements(Deed deed, FigureId who, Set<Element> which) {
    count(
        deed,
        who,
        who,
        1,
        did -> did.element().isEmpty() || which.equals(Set.of(did.element().get())));
  }

  private void count(
      Deed deed, FigureId who, FigureId other, int number, Predicate<Occasion.Did> meant) {
    if (who.isNobody()) {
      return;
    }
    Figure figure = play.figure(who);
    play.heroOf(figure)
        .filter(HeroState::takesPart)
        .ifPresent(
            hero ->
                each(
                    hero,
                    (feat, tally) ->
                        feat.occasion() instanceof Occasion.Did did
                                && did.deed() == deed
                                && meant.test(did)
                                && isInTime(feat, figure)
                                && values(figure, other).hold(did.only())
                            ? tally.plus(number)
                            : tally));
  }

  private Values values(Figure figure, FigureId other) {
    return other.isNobody() ? Values.of(play, figure) : Values.of(play, figure, play.figure(other));
  }

  /** What is asked of a turn is done in the character's own. */
  private boolean isInTime(Feat feat, Figure figure) {
    return feat.span() != Span.TURN || play.state().turn().figure().equals(figure.id());
  }

  /** What becomes of one tally. */
  private interface Step {
    FeatTally of(Feat feat, FeatTally before);
  }

  private static void each(HeroState hero, Step step) {
    Mat mat = hero.mat();
    for (int i = 0; i < mat.printed().masteries().size(); i++) {
      Mastery mastery = mat.printed().masteries().get(i);
      for (int j = 0; j < mastery.feats().size(); j++) {
        FeatTally before = mat.feat(i, j);
        FeatTally after = step.of(mastery.feats().get(j), before);
        if (!after.equals(before)) {
          mat.feat(i, j, after);
        }
      }
    }
  }

  private void look(Moment moment) {
    for (int i = 0; i < play.state().heroes(); i++) {
      look(play.state().hero(i), moment);
    }
  }

  private void look(HeroState hero, Moment moment) {
    if (!hero.takesPart()) {
      return;
    }
    Values values = Values.of(play, play.state().figureOf(hero));
    each(
        hero,
        (feat, tally) ->
            !(feat.occasion() instanceof Occasion.Held held) || held.moment() != moment
                ? tally
                : values.hold(held.checks()) ? tally.plus(1) : tally.miss());
  }

  private void turnStarts(FigureId figure) {
    play.heroOf(play.figure(figure))
        .ifPresent(
            hero -> {
              each(hero, (feat, tally) -> feat.span() == Span.TURN ? tally.begin() : tally);
              look(hero, Moment.START_OF_TURN);
            });
  }

  private void turnEnds(FigureId figure) {
    play.heroOf(play.figure(figure))
        .ifPresent(
            hero -> {
              look(hero, Moment.END_OF_TURN);
              spans(hero, Span.TURN);
            });
  }

  /** The round before this one is over, with all rests. */
  private void spans(Span span) {
    if (play.state().round() > 1) {
      for (int i = 0; i < play.state().heroes(); i++) {
        spans(play.state().hero(i), span);
      }
    }
  }

  private static void spans(HeroState hero, Span span) {
    if (hero.takesPart()) {
      each(
          hero,
          (feat, tally) ->
              feat.span() == span ? tally.end(feat.occasion() instanceof Occasion.Did) : tally);
    }
  }

  private void end() {
    look(Moment.END_OF_SCENARIO);
    for (int i = 0; i < play.state().heroes(); i++) {
      spans(play.state().hero(i), Span.ROUND);
      settle(play.state().hero(i));
    }
  }

  private void settle(FigureId figure) {
    play.heroOf(play.figure(figure)).ifPresent(this::settle);
  }

  /** END-20: what counts is what has come to pass when the character leaves or all is over. */
  private void settle(HeroState hero) {
    Mat mat = hero.mat();
    for (int i = 0; i < mat.printed().masteries().size(); i++) {
      if (mat.isMet(i) && hero.takesPart()) {
        Mastery mastery = mat.printed().masteries().get(i);
        hero.tally().masters(mastery.name());
        play.tell(new Event.Mastered(play.cite(Cite.MASTERY), hero.figure(), mastery.name()));
      }
    }
  }
}
