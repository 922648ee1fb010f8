package haven.server.room;

import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.manners.Courtesy;
import haven.play.manners.Manners;
import haven.server.store.Person;
import haven.server.store.Store;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Answers what a good host does not ask, for everybody who has not wished to be asked all. */
public final class Hosting {
  private final Store store;
  private final Map<Long, Boolean> everything = new ConcurrentHashMap<>();

  public Hosting(Store store) {
    this.store = store;
  }

  /** Whether somebody wants to be asked whatever the rules leave open. */
  public boolean asksEverything(Person person) {
    return everything.computeIfAbsent(person.id(), store::asksEverything);
  }

  public void askEverything(Person person, boolean wanted) {
    store.askEverything(person.id(), wanted);
    everything.put(person.id(), wanted);
  }

  /** What is asked again of the store takes no room. */
  public void forget() {
    everything.clear();
  }

  /** The answer that is given for somebody. */
  Optional<Choice> answer(Person person, Game game, Prompt prompt) {
    return asksEverything(person)
        ? Optional.empty()
        : Manners.answer(game, prompt).map(Courtesy.Answer::choice);
  }
}
