package haven.server.store;

import java.time.Instant;

/**
 * Something said at a table, under the name that the person had then.
 *
 * @param when to the millisecond
 */
public record ChatRow(String code, long person, String name, String text, Instant when) {}
