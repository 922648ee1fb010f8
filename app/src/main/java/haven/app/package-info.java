/**
 * The command line: one class per command, all with the same habits (results on standard output,
 * messages on standard error, exit status 0, 1 or 2). It may call every module; nothing calls it.
 * Start with {@link haven.app.Haven}.
 */
@NullMarked
package haven.app;

import org.jspecify.annotations.NullMarked;
