// @ts-check
/** Small controls that several pages show: language, theme. */
import { html } from "lit";
import { live } from "lit/directives/live.js";
import { PageElement } from "./element.js";
import { LANGUAGES, LANGUAGE_NAMES, language, setLanguage, t } from "./words.js";
import { prefs, setPrefs } from "./prefs.js";

class LanguageSwitch extends PageElement {
  render() {
    return html`<label class="choice">
      <span class="unseen">${t("language.label")}</span>
      <select data-action="language" @change=${this.#change}>
        ${LANGUAGES.map(
          (lang) =>
            html`<option value=${lang} lang=${lang} .selected=${live(lang === language())}>
              ${LANGUAGE_NAMES[lang]}
            </option>`,
        )}
      </select>
    </label>`;
  }

  /** @param {Event} event */
  #change(event) {
    const chosen = /** @type {HTMLSelectElement} */ (event.target).value;
    setLanguage(/** @type {import("./words.js").Language} */ (chosen));
  }
}
customElements.define("language-switch", LanguageSwitch);

class ThemeSwitch extends PageElement {
  render() {
    const themes = /** @type {const} */ (["system", "dark", "light"]);
    return html`<label class="choice">
      <span class="unseen">${t("theme.label")}</span>
      <select data-action="theme" @change=${this.#change}>
        ${themes.map(
          (theme) =>
            html`<option value=${theme} .selected=${live(theme === prefs().theme)}>
              ${t(`theme.${theme}`)}
            </option>`,
        )}
      </select>
    </label>`;
  }

  /** @param {Event} event */
  #change(event) {
    const chosen = /** @type {HTMLSelectElement} */ (event.target).value;
    setPrefs({ theme: /** @type {"system"|"dark"|"light"} */ (chosen) });
  }
}
customElements.define("theme-switch", ThemeSwitch);
