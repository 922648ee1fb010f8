/**
 * The laboratory on the command line: {@code haven simulate} cuts rows of games into jobs, has them
 * done on several threads, keeps what is done, and shows what came out. Start at {@code
 * SimulateCommand}; what is counted is in {@code haven.bots.lab}.
 */
@NullMarked
package haven.app.lab;

import org.jspecify.annotations.NullMarked;
