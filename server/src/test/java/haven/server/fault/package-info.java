/** The server in bad times: killed, misheard and lied to. */
@NullMarked
package haven.server.fault;

import org.jspecify.annotations.NullMarked;
