import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** `sha256-…` of every inline script of a page, as a policy lists them. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)];
  return scripts
    .filter(([, attributes]) => !/type="application\/(ld\+)?json"/.test(attributes ?? ''))
    .map(
      ([, , code]) =>
        `sha256-${createHash('sha256')
          .update(code ?? '')
          .digest('base64')}`,
    );
}

/** Writes `csp.json` with the hashes of all inline scripts in the built pages. */
export function cspPlugin(): Plugin {
  return {
    name: 'adjudge:csp',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const pages = Object.values(bundle).filter((file) => file.fileName.endsWith('.html'));
        const hashes = pages.flatMap((page) =>
          inlineScriptHashes(page.type === 'asset' ? Buffer.from(page.source).toString('utf8') : ''),
        );
        const source = JSON.stringify({ scriptHashes: [...new Set(hashes)] });
        this.emitFile({ type: 'asset', fileName: 'csp.json', source });
      },
    },
  };
}
