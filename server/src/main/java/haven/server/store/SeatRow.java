package haven.server.store;

import java.util.OptionalLong;

/** A seat at a table and who holds it, if anybody does. */
public record SeatRow(String code, int seat, String kind, OptionalLong person) {}
