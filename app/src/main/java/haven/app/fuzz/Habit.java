package haven.app.fuzz;

/** How questions are answered. */
enum Habit {
  /** As much as possible is performed and paid for. */
  MUCH,
  /** The same, but nothing is paid for, and nobody walks. */
  POOR,
  /** Anything. */
  LOT
}
