// @ts-check
/** Keeps the newest line of a panel in sight as it grows, unless somebody reads further up. */

/** Milliseconds after which a sheet of styles that was put aside is in force again. */
const SETTLED = 120;
/** Pixels from the end that still count as the end. */
const NEAR = 24;

export class Newest {
  /** @type {Element|undefined} */ #body;
  /** @type {ResizeObserver|undefined} */ #sizes;
  #tab = "";
  #follows = false;
  /** Where it was when it last stood still. */ #at = 0;

  /**
   * After the panel was drawn.
   * @param {Element} body @param {string} tab what it shows @param {boolean} grows whether new lines come at its end
   * @param {boolean} acts whether the reader has just done something, and wants to see what comes of it
   */
  drawn(body, tab, grows, acts) {
    if (body !== this.#body) this.#watch(body);
    if (tab !== this.#tab) {
      this.#tab = tab;
      this.#follows = grows;
      if (!grows) body.scrollTop = 0;
      // Once more with the sheet of styles, which may come after the words.
      setTimeout(() => this.#settle(), SETTLED);
    } else if (acts) {
      this.#follows = grows;
    }
    this.#settle();
  }

  dispose() {
    this.#sizes?.disconnect();
    this.#body = undefined;
  }

  /** @param {Element} body */
  #watch(body) {
    this.dispose();
    this.#body = body;
    this.#tab = "";
    body.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    // Styles that come late and a prompt that takes more room change where the end is.
    this.#sizes = new ResizeObserver(() => this.#settle());
    this.#sizes.observe(body);
  }

  #settle() {
    const body = this.#body;
    if (!body || !this.#follows) return;
    body.scrollTop = body.scrollHeight;
    this.#at = body.scrollTop;
  }

  /** Only who goes up leaves the end: it goes away by itself when something new comes. */
  #scrolled() {
    const body = /** @type {Element} */ (this.#body);
    const { scrollTop, scrollHeight, clientHeight } = body;
    if (scrollHeight - scrollTop - clientHeight < NEAR) this.#follows = this.#tab === "log" || this.#tab === "talk";
    else if (scrollTop < this.#at - 1) this.#follows = false;
    this.#at = scrollTop;
  }
}
