package haven.model.words;

import haven.model.Condition;
import haven.model.ability.Ability;
import haven.model.ability.Consequence;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Phrases for what happens to a figure, as a card would say it. */
final class ConsequenceWords {
  private ConsequenceWords() {}

  static Phrase consequence(Consequence what) {
    return switch (what) {
      case Consequence.Gain(Set<Condition> conditions, int times) ->
          times > 1
              ? Phrase.of("times", times, ValueWords.conditions(conditions))
              : ValueWords.conditions(conditions);
      case Consequence.Suffer suffer -> Phrase.of("suffer", ValueWords.value(suffer.damage()));
      case Consequence.Die() -> Phrase.of("kill");
      case Consequence.Push(int hexes) -> Phrase.of("push", hexes);
      case Consequence.Lead(int hexes) -> Phrase.of("lead", hexes);
      case Consequence.Pull(int hexes) -> Phrase.of("pull", hexes);
      case Consequence.Recover recover -> recovered(recover);
      case Consequence.Refresh refresh -> refreshed(refresh);
      case Consequence.Cure cure -> cured(cure);
      case Consequence.Unmark(String name) -> Phrase.of("unmark", name);
      case Consequence.LoseCards(int number) -> Phrase.of("loseCards", number);
      case Consequence.DiscardCards(int number) -> Phrase.of("discardCards", number);
      case Consequence.UseUp(var slot, int number) -> Phrase.of("useUp", number, Phrase.of(slot));
      case Consequence.MeetTile() -> Phrase.of("meetTile");
      case Consequence.Money money -> Phrase.of("gainMoney", ValueWords.value(money.tokens()));
      case Consequence.HitPoints(int number) -> Phrase.of("setHitPoints", number);
      case Consequence.Exhaust() -> Phrase.of("exhausted");
      case Consequence.Swap(boolean mutual) -> Phrase.of(mutual ? "swap.targets" : "swap");
      case Consequence.GiveCard(String name) -> Phrase.of("giveCard", name);
      case Consequence.Transfer(String name, int number) ->
          number == Integer.MAX_VALUE
              ? Phrase.of("transfer.all", name)
              : Phrase.of("transfer", name, number);
      case Consequence.TakeLost(int number) -> Phrase.of("takeLost", number);
      case Consequence.Purge() -> Phrase.of("purge");
      case Consequence.MoveCounter counter -> counted(counter);
      case Consequence.TakeForm(String name) ->
          name.isEmpty() ? Phrase.of("form.next") : Phrase.of("form", name);
      case Consequence.MoveMarkers(int slots, int number) ->
          Phrase.of(slots < 0 ? "markers.backwards" : "markers.forwards", number, Math.abs(slots));
      case Consequence.ActAgain() -> Phrase.of("actAgain");
      case Consequence.Drive(boolean away, int points) ->
          Phrase.of(away ? "drive.away" : "drive.near", points);
      case Consequence.MindControl(List<Ability> first) ->
          Phrase.of("mindControl", AbilityWords.inline(first));
      case Consequence.MinusOnes(int number) -> Phrase.of("minusOnes", number);
      case Consequence.Xp xp -> Phrase.of("xp", ValueWords.value(xp.points()));
      case Consequence.Infuse infuse -> Phrase.of("infuse", ValueWords.icon(infuse.icon()));
    };
  }

  private static Phrase counted(Consequence.MoveCounter counter) {
    return counter.set()
        ? Phrase.of("counter.set", counter.counter(), ValueWords.value(counter.number()))
        : Phrase.of("counter.added", counter.counter(), ValueWords.added(counter.number()));
  }

  private static Phrase cured(Consequence.Cure cure) {
    Phrase conditions = ValueWords.conditions(cure.conditions());
    return cure.number() < cure.conditions().size()
        ? Phrase.of("removeSome", cure.number(), conditions)
        : Phrase.of("remove", conditions);
  }

  private static Phrase recovered(Consequence.Recover recover) {
    Phrase cards =
        recover.isAll()
            ? Phrase.of("recoverAll." + recover.pile())
            : Phrase.of("recover." + recover.pile(), ValueWords.value(recover.amount()));
    Consequence.Recover.Limit limit = recover.limit();
    List<Phrase> parts = new ArrayList<>(List.of(cards));
    if (limit.level() != Integer.MAX_VALUE) {
      parts.add(Phrase.of("recover.level", limit.level()));
    }
    limit.kind().ifPresent(kind -> parts.add(Phrase.of("recover.kind", Phrase.of(kind))));
    return Phrase.line(parts);
  }

  private static Phrase refreshed(Consequence.Refresh refresh) {
    String which = refresh.spent() && refresh.lost() ? "any" : refresh.spent() ? "spent" : "lost";
    Phrase items =
        refresh.number() == Integer.MAX_VALUE
            ? Phrase.of("refreshAll." + which)
            : Phrase.of("refresh." + which, refresh.number());
    return refresh.slots().isEmpty()
        ? items
        : Phrase.of("with", items, Phrase.line(refresh.slots().stream().map(Phrase::of).toList()));
  }
}
