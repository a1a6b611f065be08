import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const SOURCE = fileURLToPath(new URL('./render-page.tsx', import.meta.url));
const HEAD = fileURLToPath(new URL('./head.html', import.meta.url));
const PLACE = /<!--page:(\/[\w-]*)-->/;

/** Puts the common head and the rendered page into each public page's HTML, at build and in development. */
export function prerenderPlugin(): Plugin {
  return {
    name: 'adjudge:prerender',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, context) {
        const path = PLACE.exec(html)?.[1];
        if (!path) return html;
        const { module } = await runnerImport<{ renderPage(path: string): string }>(SOURCE, {
          configFile: false,
          logLevel: 'error',
        });
        context.server?.watcher.add([SOURCE, HEAD]);
        const head = await readFile(HEAD, 'utf8');
        // As functions: a `$` in what is put in would be read as a pattern.
        return html.replace('<!--site-head-->', () => head).replace(PLACE, () => module.renderPage(path));
      },
    },
  };
}
