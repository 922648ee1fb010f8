package haven.server.table;

import haven.play.engine.Game;
import haven.server.think.Review;
import java.util.List;
import java.util.function.ObjIntConsumer;

/** A game that is over, to be looked at again. */
record Finished(Course course, List<Game.Made> choices) implements Review.Past {
  static Finished of(Course course) {
    return new Finished(course, course.game().kept());
  }

  @Override
  public boolean isPersons(int choice) {
    return course.isPersons(choice);
  }

  @Override
  public void again(ObjIntConsumer<Game> looking) {
    course.again(
        choices.size(),
        false,
        (step, _, game) -> {
          if (step < choices.size()) {
            looking.accept(game, step);
          }
        });
  }
}
