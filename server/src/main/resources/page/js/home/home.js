// @ts-check
import { html } from "lit";
import { Page } from "../element.js";
import { t } from "../words.js";

class HomePage extends Page {
  render() {
    return html`<h1>${t("app.name")}</h1>`;
  }
}
customElements.define("home-page", HomePage);
