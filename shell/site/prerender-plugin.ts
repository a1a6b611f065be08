import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const file = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const SOURCE = file('./render-page.tsx');
const PLACE = /<!--page:(\/[\w-]*)-->/;

/** What every page's head has in common, and what the public pages add to it. */
const HEADS = { '<!--head-->': file('../head.html'), '<!--site-head-->': file('./head.html') } as const;

interface Renderer {
  renderPage(path: string, site: { supportEmail: string }): string;
}

/** Puts the common head into every page and the rendered page into each public one, at build and in development. */
export function prerenderPlugin(site: { readonly supportEmail: string }): Plugin {
  return {
    name: 'adjudge:prerender',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, context) {
        context.server?.watcher.add([SOURCE, ...Object.values(HEADS)]);
        let page = html;
        // As functions: a `$` in what is put in would be read as a pattern.
        for (const [place, path] of Object.entries(HEADS)) {
          if (page.includes(place)) {
            const head = await readFile(path, 'utf8');
            page = page.replace(place, () => head);
          }
        }
        const path = PLACE.exec(page)?.[1];
        if (!path) return page;
        const { module } = await runnerImport<Renderer>(SOURCE, { configFile: false, logLevel: 'error' });
        return page.replace(PLACE, () => module.renderPage(path, site));
      },
    },
  };
}
