package haven.play.state;

/** A rule in progress: immutable, and complete as text. */
public interface Pending {}
