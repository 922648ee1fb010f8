package haven.play.table;

/** A rule in progress: immutable, and complete as text. */
public interface Pending {}
