package haven.model.campaign.rules;

/**
 * With which scenario a game that teaches itself brings what into play (JLC-12); 0 for what is
 * known from the start. It holds where the pack says that its first scenarios teach.
 *
 * @param gold coins, and the shop after it
 * @param experience what the dial shows, and the bonus
 * @param events perks and the events of the town, after it
 * @param goals battle goals and their check marks
 * @param levels the level of scenarios, and the level-up after it
 */
public record LessonRules(int gold, int experience, int events, int goals, int levels) {

  /** Nothing is taught, until somebody says otherwise. */
  public static final class Draft {
    public int gold = 0;
    public int experience = 0;
    public int events = 0;
    public int goals = 0;
    public int levels = 0;

    public Draft() {}

    public Draft(LessonRules like) {
      gold = like.gold;
      experience = like.experience;
      events = like.events;
      goals = like.goals;
      levels = like.levels;
    }

    public LessonRules done() {
      return new LessonRules(gold, experience, events, goals, levels);
    }
  }
}
