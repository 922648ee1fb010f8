package haven.app.trial;

import haven.board.OverlayTile;
import haven.board.Terrain;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Element;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.card.CharacterClass;
import haven.model.card.ItemCard;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.words.CardWords;
import haven.model.words.Phrase;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Something that is to be seen on a stage. */
sealed interface Trial {
  /** What is tried, in the words of a language. */
  String title(Speech speech);

  /** What is printed on it. */
  List<Phrase> printed();

  Game start(TrialStage stage);

  /** Plays it; the stage is shown when everything is ready. */
  void play(TrialStage stage, Rehearsal run);

  /** Elements that it infuses: of those one sees more if they are inert before. */
  default Set<Element> infused() {
    return Set.of();
  }

  /** Whether there is anything on it that could be performed. */
  default boolean isWritten() {
    return true;
  }

  /** Whether items are used wherever they can be. */
  default boolean usesItems() {
    return false;
  }

  /** A half of an ability card. */
  record Half(CharacterClass owner, AbilityCard card, boolean top) implements Trial {
    @Override
    public String title(Speech speech) {
      return speech.say(Phrase.of(top ? "action.TOP" : "action.BOTTOM", card.name()));
    }

    private CardAction action() {
      return top ? card.front().top() : card.front().bottom();
    }

    @Override
    public List<Phrase> printed() {
      return CardWords.half(action());
    }

    @Override
    public boolean isWritten() {
      return !action().abilities().isEmpty();
    }

    @Override
    public Set<Element> infused() {
      Set<Element> elements = EnumSet.noneOf(Element.class);
      action().infusions().stream()
          .filter(icon -> !icon.isChoice())
          .forEach(icon -> elements.addAll(icon.any()));
      return elements;
    }

    @Override
    public Game start(TrialStage stage) {
      return stage.game(owner, List.of(card));
    }

    @Override
    public void play(TrialStage stage, Rehearsal run) {
      run.getReady(stage.starts());
      if (!run.comesToAct(TrialStage.TRIED, TrialStage.BLANK)) {
        return;
      }
      run.show();
      if (!run.perform(new Choice.Act(TrialStage.TRIED, top, false)) || !run.isLasting()) {
        return;
      }
      run.say("Afterwards, with basic actions and with enemies that attack:");
      run.perform(new Choice.Act(TrialStage.BLANK, !top, true));
      run.endRound();
      if (run.comesToAct(TrialStage.BLANK + 1, TrialStage.BLANK + 2)) {
        run.perform(new Choice.Act(TrialStage.BLANK + 1, true, true));
        run.perform(new Choice.Act(TrialStage.BLANK + 2, false, true));
        run.endRound();
      }
    }
  }

  /** An item, worn by a hero who attacks, moves, loots and heals, and is attacked. */
  record Item(ItemCard item) implements Trial {
    private static final CharacterClass NOBODY =
        new CharacterClass("Hero", 1, List.of(), List.of(), List.of());

    @Override
    public String title(Speech speech) {
      return speech.name(item.name());
    }

    @Override
    public List<Phrase> printed() {
      return CardWords.item(item);
    }

    @Override
    public boolean usesItems() {
      return true;
    }

    private static List<AbilityCard> cards() {
      Aim far = Aim.AS_USUAL.range(4);
      CardAction strike = CardAction.of(Ability.attack(3));
      CardAction walk = CardAction.of(Ability.move(3), new Ability.Loot(1));
      CardAction shoot = CardAction.of(Ability.attack(2, far));
      CardAction mend =
          CardAction.of(
              Ability.heal(2, Aim.AS_USUAL.at(Affects.ALLIES_OR_SELF).range(3)),
              new Ability.CreateTile(OverlayTile.of(Terrain.OBSTACLE), 2, 1));
      return List.of(
          AbilityCard.of("Strike", 20, strike, CardAction.of()),
          AbilityCard.of("Walk", 21, CardAction.of(), walk),
          AbilityCard.of("Shoot", 22, shoot, CardAction.of()),
          AbilityCard.of("Mend", 23, CardAction.of(), mend));
    }

    @Override
    public Game start(TrialStage stage) {
      return stage.game(NOBODY, cards(), item);
    }

    @Override
    public void play(TrialStage stage, Rehearsal run) {
      run.getReady(stage.starts());
      int[][] rounds = {{TrialStage.TRIED, 3}, {4, 5}};
      for (int[] cards : rounds) {
        if (run.isUsed() || !run.comesToAct(cards[0], cards[1])) {
          return;
        }
        if (cards[0] == TrialStage.TRIED) {
          run.show();
        }
        run.perform(new Choice.Act(cards[0], true, false));
        run.perform(new Choice.Act(cards[1], false, false));
        run.endRound();
      }
    }
  }

  /** A card of a monster, drawn by a normal and an elite one. */
  record Monster(MonsterType type, MonsterDeck deck, MonsterCard card) implements Trial {
    @Override
    public String title(Speech speech) {
      return "%s, %02d".formatted(speech.name(type.name()), card.initiative());
    }

    @Override
    public List<Phrase> printed() {
      return CardWords.monsterCard(card);
    }

    @Override
    public boolean isWritten() {
      return !card.abilities().isEmpty();
    }

    @Override
    public Game start(TrialStage stage) {
      MonsterDeck only = new MonsterDeck(deck.name(), Collections.nCopies(2, card));
      return stage.game(type, only);
    }

    @Override
    public void play(TrialStage stage, Rehearsal run) {
      run.getReady(stage.starts());
      run.show();
      run.until(
          prompt -> prompt.kind() == Prompt.Kind.ACTION && prompt.figure().equals(run.hero()));
    }
  }
}
