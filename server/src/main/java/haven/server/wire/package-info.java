/**
 * What travels between page and server: views, prompts and events as JSON, and the patches between
 * two views. It calls {@code play}, which has cut away what a seat may not know. Start at {@code
 * ViewJson}.
 */
@NullMarked
package haven.server.wire;

import org.jspecify.annotations.NullMarked;
