package haven.play.turn;

import haven.model.Cite;
import haven.model.FigureId;
import haven.model.card.ItemCard;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterType;
import haven.model.scenario.AllyCard;
import haven.model.words.CardWords;
import haven.model.words.Phrase;
import haven.play.engine.ByLot;
import haven.play.engine.Event;
import haven.play.engine.Lots;
import haven.play.engine.Play;
import haven.play.engine.Stock;
import haven.play.engine.Task;
import haven.play.item.ItemUse;
import haven.play.monster.Monsters;
import haven.play.table.Figure;
import haven.play.table.Nature;
import haven.play.table.State;
import java.util.List;

/** How figures get their places in the order of a round (RND-11, SPN-05). */
public final class Joining {
  private Joining() {}

  /** Everybody takes a place in the order. */
  record Everybody() implements Task {
    @Override
    public void run(Play play) {
      State state = play.state();
      List<Figure> alive = List.copyOf(state.alive());
      for (Figure figure : alive) {
        join(play, figure, TurnOrder.Turn.THIS_ROUND);
      }
      state.ordered();
      play.push(new Rounds.Initiatives());
      play.push(new TieBreak());
      for (int i = state.heroes() - 1; i >= 0; i--) {
        if (state.hero(i).takesPart()) {
          play.push(
              new ItemUse.Offer(
                  state.hero(i).figure(), FigureId.NOBODY, ItemCard.When.AFTER_INITIATIVE));
        }
      }
    }
  }

  static boolean isOf(Figure figure, MonsterType type) {
    return (figure.nature().isMonster() || figure.nature().kind() == Nature.Kind.ALLY)
        && figure.nature().group().equals(type.name());
  }

  /** A monster type gets its place in the order, with the card of its set (MON-09, SPN-07). */
  record MonsterSet(int type) implements ByLot {
    private int set(Play play) {
      return play.state().monsterCards().set(monster(play).deck());
    }

    private MonsterType monster(Play play) {
      return play.state().setup().scenario().monsters().get(type);
    }

    @Override
    public Stock stock(Play play) {
      return Stock.monsterCards(monster(play).deck());
    }

    @Override
    public Lots lots(Play play) {
      return play.state().order().has(Entry.monsters(type))
          ? Lots.NONE
          : play.state().monsterCards().lots(set(play));
    }

    @Override
    public Cite cite() {
      return Cite.MONSTER_CARD;
    }

    @Override
    public Phrase words(Play play, int what) {
      MonsterCard card = play.state().monsterCards().card(set(play), what);
      Phrase words = Phrase.of("with", CardWords.abilities(card.abilities()), card.initiative());
      return card.shuffle() ? Phrase.of("chance.shuffle", words) : words;
    }

    @Override
    public void came(Play play, int what) {
      play.state().monsterCards().came(set(play), what);
      play.reveal();
      play.tell(
          new Event.MonsterCardDrawn(
              play.cite(Cite.MONSTER_CARD),
              monster(play).name(),
              play.state().monsterCards().card(set(play), what)));
      nothing(play);
    }

    /** Another type of its set has drawn the card, or it has a place already. */
    @Override
    public void nothing(Play play) {
      State state = play.state();
      if (!state.order().has(Entry.monsters(type))) {
        int place = state.setup().scenario().order().indexOf(monster(play).name()); // RND-17a
        int set = set(play);
        int initiative = state.monsterCards().present(set).orElseThrow().initiative();
        state.order().monsters(type, set, initiative, place);
      }
    }
  }

  /** A figure takes its place in the order of this round, after the cards of its set came. */
  record One(FigureId figure, TurnOrder.Turn turn) implements Task {
    @Override
    public void run(Play play) {
      Figure joining = play.figure(figure);
      join(play, joining, turn);
      if (turn == TurnOrder.Turn.THIS_ROUND) {
        int group = Monsters.group(play, joining);
        if (group >= 0) {
          play.state().monsterElements().arrived(group, figure.number());
        }
      }
    }
  }

  /** What it takes for a figure to take its place in the order of this round. */
  public static List<Task> of(Play play, Figure figure, TurnOrder.Turn turn) {
    Task join = new One(figure.id(), turn);
    Nature nature = figure.nature();
    boolean drawn =
        nature.isMonster()
            || nature.kind() == Nature.Kind.ALLY && Rounds.ally(play, nature.group()) < 0;
    return drawn ? List.of(new MonsterSet(Rounds.type(play, nature.group())), join) : List.of(join);
  }

  /** A figure takes its place in the order of this round. */
  private static void join(Play play, Figure figure, TurnOrder.Turn turn) {
    State state = play.state();
    Nature nature = figure.nature();
    switch (nature.kind()) {
      case MONSTER -> joinMonsters(play, figure, turn);
      case SUMMON -> {
        if (state.order().has(Entry.character(nature.summoner().number()))) {
          state.order().summon(nature.summoner().number(), figure.id().number(), turn);
        }
      }
      case ALLY -> {
        int ally = Rounds.ally(play, nature.group());
        if (ally < 0) {
          joinMonsters(play, figure, turn);
        } else {
          AllyCard card = state.setup().scenario().allies().get(ally);
          if (card.initiative().isPresent()) {
            if (!state.order().has(Entry.allies(ally))) {
              state.order().allies(ally, card.initiative().getAsInt());
            }
            state
                .order()
                .ally(
                    ally,
                    figure.id().number(),
                    nature.number(),
                    card.card().isPresent() ? turn : TurnOrder.Turn.NONE); // ALY-09
          }
        }
      }
      case CHARACTER, OBJECTIVE -> {}
    }
  }

  /** A monster of another rank than before: if its turn is to come, it has another place. */
  public static void rankChanged(Play play, Figure figure) {
    int id = figure.id().number();
    if (play.state().order().toCome().contains(id)) {
      play.state().order().remove(id);
      joinMonsters(play, figure, TurnOrder.Turn.THIS_ROUND);
    }
  }

  private static void joinMonsters(Play play, Figure figure, TurnOrder.Turn turn) {
    int type = Rounds.type(play, figure.nature().group());
    play.state()
        .order()
        .monster(
            type, figure.id().number(), figure.nature().rank(), figure.nature().number(), turn);
  }
}
