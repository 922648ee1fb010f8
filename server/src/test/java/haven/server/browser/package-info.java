/**
 * The page as people use it: in Debian's Chromium, against a real server in the same JVM. Start at
 * {@code BrowserTest}.
 */
@NullMarked
package haven.server.browser;

import org.jspecify.annotations.NullMarked;
