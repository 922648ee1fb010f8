/**
 * Bots at work: which there are, and threads of their own on which they think, so that no table
 * waits for them. They see what a seat may see. Start reading at {@link
 * haven.server.think.Thinking}.
 */
@NullMarked
package haven.server.think;

import org.jspecify.annotations.NullMarked;
