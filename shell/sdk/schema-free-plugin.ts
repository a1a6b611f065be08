import type { Plugin } from 'vite';

const STAND_IN = '\0adjudge:schema-free';

/** The files that describe routes. */
const CONTRACT = /\/contract\/[^/]+\.ts$|[/-]contract\.ts$/;
const SUMMARY = /\bsummary:\s*('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/g;
/** How often a route may be called: a list, or the name of one. */
const LIMITS = /\blimits:\s*(\[[^[\]]*\]|\w+)(?=\s*[,}])/g;
/** What a route may refuse with: what comes is read as it comes. */
const REFUSALS = /\berrors:\s*(\[[^[\]]*\])(?=\s*[,}])/g;
/** What an upload over its limit is refused with; it alone would keep a whole catalogue of errors. */
const TOO_LARGE = /\btooLarge:\s*([\w.]+)(?=\s*[,}])/g;

/**
 * Empties what only the server and the API's documentation read, summaries, limits and lists of refusals, and leaves each line and column
 * where it was.
 */
export function withoutServersPart(code: string): string {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  return code
    .replace(SUMMARY, (whole, text: string) => whole.replace(text, () => `''${blank(text.slice(2))}`))
    .replace(LIMITS, (whole, list: string) => whole.replace(list, () => `0${blank(list.slice(1))}`))
    .replace(TOO_LARGE, (whole, error: string) => whole.replace(error, `0${blank(error.slice(1))}`))
    .replace(REFUSALS, (whole, list: string) => whole.replace(list, () => `0${blank(list.slice(1))}`));
}

/**
 * Keeps zod, and what only documentation reads, out of the browser. A page reads method, path and types of a
 * contract and leaves checking to the server, which checks both ways; so here
 * `zod/mini` becomes one inert object with the same names (about 9 kB less per
 * page). Code that does want to check something in the browser imports
 * `zod/v4/mini`; calling `parse` on a contract's schema throws and says so.
 */
export function schemaFreePlugin(): Plugin {
  return {
    name: 'adjudge:schema-free',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    config: () => ({ optimizeDeps: { exclude: ['zod/mini'] } }),
    resolveId: (id) => (id === 'zod/mini' ? STAND_IN : undefined),
    transform: (code, id) =>
      CONTRACT.test(id.split('?')[0] ?? id) ? { code: withoutServersPart(code), map: null } : undefined,
    async load(id) {
      if (id !== STAND_IN) return undefined;
      const names = Object.keys(await import('zod/mini')).filter((name) => name !== 'default');
      const exports = names.map((name) => `inert as ${name}`);
      return `
        const refuse = () => { throw new Error('Schemas of contracts check nothing in the browser; import zod/v4/mini there.'); };
        const inert = /* @__PURE__ */ new Proxy(function () {}, {
          get: (_, key) => /^(safe)?(parse|encode|decode)/i.test(String(key)) ? refuse : inert,
          apply: () => inert,
        });
        export { ${exports.join(', ')} };`;
    },
  };
}
