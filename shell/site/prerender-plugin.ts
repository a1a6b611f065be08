import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const SOURCE = fileURLToPath(new URL('./render-page.tsx', import.meta.url));

/** Puts the rendered landing page into `index.html`, at build and in development. */
export function prerenderPlugin(): Plugin {
  return {
    name: 'adjudge:prerender',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, context) {
        if (!html.includes('<!--page-->')) return html;
        const { module } = await runnerImport<{ renderLanding(): string }>(SOURCE, {
          configFile: false,
          logLevel: 'error',
        });
        context.server?.watcher.add(SOURCE);
        return html.replace('<!--page-->', module.renderLanding());
      },
    },
  };
}
