import { pathToFileURL } from "node:url";

const PACKAGES = pathToFileURL("target/types/page.js").href;

export const resolve = (specifier, context, next) =>
  /^lit(\/|$)/.test(specifier) ? next(specifier, { ...context, parentURL: PACKAGES }) : next(specifier, context);

export const load = (url, context, next) =>
  next(url, url.includes("/resources/page/js/") ? { ...context, format: "module" } : context);
