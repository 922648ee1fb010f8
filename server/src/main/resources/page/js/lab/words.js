// @ts-check
import de from "./words/de.js";
import en from "./words/en.js";
import it from "./words/it.js";

export default { en, de, it };
