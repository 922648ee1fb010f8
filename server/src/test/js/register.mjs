// Lets node read the page's modules as a browser does: they are ES modules, lit comes from where the
// types of the page are checked, and what only a browser has does nothing.
import { register } from "node:module";

register("./hooks.mjs", import.meta.url);
const nothing = () => undefined;
Object.assign(globalThis, {
  addEventListener: nothing,
  matchMedia: () => ({ matches: false }),
  localStorage: { getItem: () => null, setItem: nothing },
});
