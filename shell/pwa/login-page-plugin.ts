import { fileURLToPath } from 'node:url';
import { type Plugin, type Rollup, runnerImport } from 'vite';

const SOURCE = fileURLToPath(new URL('../app/login-frame.tsx', import.meta.url));
const PAGE = '/shell/app/pages/login-page.tsx';
const ROOT = /<div id="root">[\s\S]*?<\/div>\s*<\/div>/;

/**
 * Writes `login.html`, which the server gives for /login: the app's document with the sign-in page drawn into it, so that
 * a first visit reads it with the first paint, and with its code asked for at once rather than after the app's.
 */
export function loginPagePlugin(): Plugin {
  return {
    name: 'adjudge:login-page',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const { module } = await runnerImport<{ renderLoginFrame(): string }>(SOURCE, {
          configFile: false,
          logLevel: 'error',
        });
        const app = bundle['app.html'];
        if (app?.type !== 'asset') throw new Error('The build has no app.html.');
        const source = withFrame(Buffer.from(app.source).toString('utf8'), module.renderLoginFrame(), codeOf(bundle));
        this.emitFile({ type: 'asset', fileName: 'login.html', source });
      },
    },
  };
}

/** The app's document with `frame` in its root and `files` asked for in its head. */
export function withFrame(html: string, frame: string, files: readonly string[]): string {
  if (!ROOT.test(html)) throw new Error('app.html has no #root with one element in it.');
  const links = files
    .filter((file) => !html.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  return html
    .replace(ROOT, () => `<div id="root" data-drawn="/login">${frame}</div>`)
    .replace('</head>', () => `${links.join('')}</head>`);
}

/** The chunk of the page and what it needs at once. */
function codeOf(bundle: Rollup.OutputBundle): string[] {
  const page = Object.values(bundle).find(
    (file): file is Rollup.OutputChunk => file.type === 'chunk' && file.facadeModuleId?.endsWith(PAGE) === true,
  );
  if (!page) throw new Error('The sign-in page has no chunk of its own.');
  return [page.fileName, ...page.imports];
}
