package haven.bots.lab;

import haven.board.Board;
import haven.bots.lab.GameFacts.Cause;
import haven.bots.lab.GameFacts.Fall;
import haven.bots.lab.GameFacts.Use;
import haven.model.Cite;
import haven.model.FigureId;
import haven.model.RuleId;
import haven.model.Ruleset;
import haven.model.card.AbilityCard;
import haven.model.map.Rank;
import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.scenario.Hero;
import haven.play.scenario.Setup;
import haven.play.scenario.Verdict;
import haven.play.table.Figure;
import haven.play.table.Nature;
import haven.play.table.State;
import haven.play.turn.Half;
import haven.play.view.View;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Looks on while a game is played, with eyes for everything, and keeps the score. */
final class Scorekeeper {
  private final Setup setup;
  private final Map<HalfOf, Use> halves = new LinkedHashMap<>();

  /** By hero. */
  private final int[] damage;

  private final int[] kills;
  private final @Nullable Fall[] falls;

  /** The half that a hero performs, by its figure, and the one that has summoned a figure. */
  private final Map<FigureId, HalfOf> under = new HashMap<>();

  /** What hurt a figure last. */
  private final Map<FigureId, Blow> blows = new HashMap<>();

  private int decisions = -1;

  private record Blow(RuleId rule, FigureId by, Optional<HalfOf> half) {}

  Scorekeeper(Setup setup) {
    this.setup = setup;
    List<Hero> heroes = setup.party().heroes();
    damage = new int[heroes.size()];
    kills = new int[heroes.size()];
    falls = new @Nullable Fall[heroes.size()];
    for (Hero hero : heroes) {
      for (AbilityCard card : hero.hand()) {
        for (int side = 0; side < card.sides().size(); side++) {
          for (Half half : Half.values()) {
            halves.put(HalfOf.of(hero.characterClass().name(), card, side > 0, half), Use.NONE);
          }
        }
      }
    }
  }

  private String characterClass(int hero) {
    return setup.party().heroes().get(hero).characterClass().name();
  }

  /** What happened because of a choice, or at the start. */
  void saw(Game game, List<Event> events) {
    decisions++;
    for (Event event : events) {
      saw(game.state(), event);
    }
  }

  private void saw(State state, Event event) {
    if (event instanceof Event.Damaged hurt) {
      damaged(state, hurt);
    } else if (event instanceof Event.Acts acts) {
      acts(state, acts);
    } else if (event instanceof Event.CardsRevealed chosen) {
      String of = characterClass(state.figure(chosen.who()).nature().hero());
      isChosen(of, chosen.leading());
      isChosen(of, chosen.second());
    } else if (event instanceof Event.Summoned summoned) {
      HalfOf half = under.get(summoned.who());
      if (half != null) {
        under.put(summoned.whom(), half);
      }
    } else if (event instanceof Event.Killed killed) {
      killed(state, killed);
    } else if (event instanceof Event.Exhausted out) {
      falls(state, out.who(), cause(out.rule()));
    } else if (event.who().isSomebody() && state.figure(event.who()).isCharacter()) {
      if (event instanceof Event.TurnEnds) {
        under.remove(event.who());
      } else if (event instanceof Event.Died) {
        falls(state, event.who(), Cause.DAMAGE);
      }
    }
  }

  private void add(HalfOf half, Use use) {
    halves.merge(half, use, Use::plus);
  }

  /** Of a card with two sides it is not told here which one was up: both could be used. */
  private void isChosen(String of, AbilityCard card) {
    for (int side = 0; side < card.sides().size(); side++) {
      for (Half half : Half.values()) {
        add(HalfOf.of(of, card, side > 0, half), new Use(1, 0, 0, 0, 0));
      }
    }
  }

  private void acts(State state, Event.Acts acts) {
    int hero = state.figure(acts.who()).nature().hero();
    if (hero < 0) {
      return;
    }
    HalfOf half = HalfOf.of(characterClass(hero), acts);
    add(half, acts.basic() ? new Use(0, 0, 1, 0, 0) : new Use(0, 1, 0, 0, 0));
    if (acts.basic()) {
      under.remove(acts.who()); // what a basic attack does is no merit of the card
    } else {
      under.put(acts.who(), half);
    }
  }

  private void damaged(State state, Event.Damaged hurt) {
    Optional<HalfOf> half = Optional.empty();
    if (hurt.whom().isSomebody()) {
      Figure by = state.figure(hurt.whom());
      int master = master(state, by);
      if (master >= 0 && by.nature().side() != state.figure(hurt.who()).nature().side()) {
        half = Optional.ofNullable(under.get(hurt.whom()));
        damage[master] += hurt.amount();
        half.ifPresent(one -> add(one, new Use(0, 0, 0, hurt.amount(), 0)));
      }
    }
    blows.put(hurt.who(), new Blow(hurt.rule(), hurt.whom(), half));
  }

  /** The hero a figure is, or whose summon it is; -1 if neither. */
  private static int master(State state, Figure figure) {
    Nature nature = figure.nature();
    return nature.hero() >= 0 || nature.summoner().isNobody()
        ? nature.hero()
        : state.figure(nature.summoner()).nature().hero();
  }

  private void killed(State state, Event.Killed killed) {
    int hero = state.figure(killed.who()).nature().hero();
    if (hero < 0) {
      return;
    }
    kills[hero]++;
    Blow blow = blows.get(killed.whom());
    if (blow != null) {
      blow.half().ifPresent(half -> add(half, new Use(0, 0, 0, 0, 1)));
    }
  }

  private Cause cause(RuleId rule) {
    Ruleset rules = setup.ruleset();
    return rule.equals(rules.cite(Cite.EXHAUSTED_BY_DAMAGE))
        ? Cause.DAMAGE
        : rule.equals(rules.cite(Cite.EXHAUSTED_BY_CARDS)) ? Cause.CARDS : Cause.RULE;
  }

  private void falls(State state, FigureId who, Cause cause) {
    Figure figure = state.figure(who);
    int hero = figure.nature().hero();
    if (falls[hero] == null) {
      Board board = state.board();
      int cell = board.at(figure.hex());
      int room = board.room(cell) == Board.NONE ? 0 : board.room(cell) + 1;
      String by = cause == Cause.DAMAGE ? lastBlow(state, who) : "";
      falls[hero] = new Fall(cause, by, room, state.round());
    }
  }

  private String lastBlow(State state, FigureId who) {
    Blow blow = blows.get(who);
    if (blow == null) {
      return "";
    }
    Ruleset rules = setup.ruleset();
    if (blow.by().isSomebody() && !blow.by().equals(who)) {
      Nature nature = state.figure(blow.by()).nature();
      return nature.group() + (nature.rank() == Rank.ELITE ? " (elite)" : "");
    }
    RuleId rule = blow.rule();
    return rule.equals(rules.cite(Cite.WOUND))
        ? "wound"
        : rule.equals(rules.cite(Cite.NEGATIVE_HEX))
            ? "trap or hazard"
            : rule.equals(rules.cite(Cite.REDRAW))
                ? "rest"
                : rule.equals(rules.cite(Cite.SPECIAL_RULE)) ? "special rule" : "other";
  }

  /** The facts of a game that is over. */
  GameFacts facts(Game game) {
    Set<Integer> all = new HashSet<>(setup.party().players());
    View view = game.viewFor(all);
    List<GameFacts.Hero> heroes = new ArrayList<>();
    for (View.Hero hero : view.heroes()) {
      int index = hero.index();
      Fall fall = falls[index];
      Figure figure = game.state().figure(hero.figure());
      heroes.add(
          new GameFacts.Hero(
              hero.characterClass(),
              fall == null ? Math.max(0, figure.hitPoints()) : 0,
              fall == null ? hero.handCards() + hero.discards().size() : 0,
              damage[index],
              kills[index],
              Optional.ofNullable(fall)));
    }
    return new GameFacts(
        game.verdict() == Verdict.COMPLETED, view.round(), decisions, heroes, halves);
  }
}
