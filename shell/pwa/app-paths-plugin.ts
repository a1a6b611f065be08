import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import { PUBLIC_PAGES, publicPageFile } from '../site/public-paths.ts';

const SOURCE = fileURLToPath(new URL('../app/app-paths.ts', import.meta.url));
const VIRTUAL = 'virtual:app-paths';

async function readAppPaths(): Promise<readonly string[]> {
  const { module } = await runnerImport<{ appPaths: readonly string[] }>(SOURCE, {
    configFile: false,
    logLevel: 'error',
  });
  return module.appPaths;
}

/** Signing out everywhere is no page to be found. */
const FINDABLE = Object.keys(PUBLIC_PAGES).filter((path) => path !== '/force-logout');

/** Writes `pages.json` and `public-pages.json` for the server; in development sends navigations to the public page or the app's. */
export function appPathsPlugin(): Plugin {
  return {
    name: 'adjudge:app-paths',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(await readAppPaths()) });
      this.emitFile({ type: 'asset', fileName: 'public-pages.json', source: JSON.stringify(FINDABLE) });
    },
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const path = (request.url ?? '/').split('?')[0] ?? '/';
        const navigation = request.headers.accept?.includes('text/html') && !/\.\w+$/.test(path);
        if (navigation && !path.startsWith('/api/')) request.url = `/${publicPageFile(path) ?? 'app.html'}`;
        next();
      });
    },
  };
}

/** The same list inside the worker's own build. */
export function appPathsForWorker(): Plugin {
  return {
    name: 'adjudge:app-paths-for-worker',
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load: async (id) =>
      id === `\0${VIRTUAL}` ? `export const appPaths = ${JSON.stringify(await readAppPaths())};` : undefined,
  };
}
