/**
 * The laboratory of the server: bots play many games for somebody, on a few threads of their own
 * that give way to everything else, and within bounds. What is counted is in {@code
 * haven.bots.lab}, as for {@code haven simulate}, so the numbers are the same. Start reading at
 * {@link haven.server.lab.Laboratory}.
 */
@NullMarked
package haven.server.lab;

import org.jspecify.annotations.NullMarked;
