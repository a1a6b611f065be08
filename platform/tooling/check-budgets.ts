/**
 * The size gate: walks the static imports of every page in the build, gzips
 * them and compares with `shell/budgets.json`. Prints a table; exits 1 on any
 * excess, `--json` prints the figures alone. Run after `vite build`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
  css?: string[];
}

interface Budgets {
  pages: { page: string; modules: string[]; kB: number }[];
  userPageLimitKB: number;
  cssKB: number;
  preloadedFontKB: number;
  workerKB: number;
  precacheKB: number;
  bannedInUserPages: string[];
}

export interface Measured {
  what: string;
  kB: number;
  limit: number;
}

const KB = 1024;

/** Every script a page needs before it can run: the static closure of its modules. */
export function closure(manifest: Readonly<Record<string, Chunk>>, modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const walk = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no module "${key}": correct shell/budgets.json.`);
    if (chunk.file.endsWith('.js')) files.add(chunk.file);
    for (const next of chunk.imports ?? []) walk(next);
  };
  for (const module of modules) walk(module);
  return files;
}

function gzipKB(path: string): number {
  return gzipSync(readFileSync(path), { level: 9 }).length / KB;
}

/** All figures of a build; throws when there is none. */
export function measure(webDir: string, budgets: Budgets): { rows: Measured[]; banned: string[] } {
  const manifestPath = join(webDir, '.vite/manifest.json');
  if (!existsSync(manifestPath)) throw new Error('There is no build to measure. Run the build first.');
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Record<string, Chunk>;
  const size = (file: string) => gzipKB(join(webDir, file));
  const assets = readdirSync(join(webDir, 'assets'));

  const rows: Measured[] = budgets.pages.map(({ page, modules, kB }) => {
    const files = [...closure(manifest, modules)];
    const limit = page === 'landing' ? kB : Math.min(kB, budgets.userPageLimitKB);
    return { what: `js ${page}`, kB: files.reduce((sum, file) => sum + size(file), 0), limit };
  });

  const css = assets.filter((file) => file.endsWith('.css'));
  const cssTotal = css.reduce((sum, file) => sum + size(`assets/${file}`), 0);
  rows.push({ what: 'css, all', kB: cssTotal, limit: budgets.cssKB });

  const app = readFileSync(join(webDir, 'app.html'), 'utf8');
  const fonts = [...app.matchAll(/<link[^>]*rel="preload"[^>]*href="\/(assets\/[^"]+\.woff2)"/g)].map(
    (m) => m[1] ?? '',
  );
  const fontBytes = fonts.reduce((sum, file) => sum + readFileSync(join(webDir, file)).length, 0);
  rows.push({ what: 'font, preloaded', kB: fontBytes / KB, limit: budgets.preloadedFontKB });

  const worker = join(webDir, 'sw.js');
  rows.push({ what: 'service worker', kB: gzipKB(worker), limit: budgets.workerKB });
  const precached = [...readFileSync(worker, 'utf8').matchAll(/"url":"([^"]+)"|url:\s*[`"']([^`"']+)[`"']/g)]
    .map((match) => match[1] ?? match[2] ?? '')
    .filter((url) => existsSync(join(webDir, url)) && basename(url) !== '');
  const precacheKB = [...new Set(precached)].reduce((sum, url) => sum + size(url), 0);
  rows.push({ what: 'precache', kB: precacheKB, limit: budgets.precacheKB });

  const userChunks = budgets.pages.flatMap(({ modules }) => [...closure(manifest, modules)]);
  const sources = Object.entries(manifest).filter(([, chunk]) => userChunks.includes(chunk.file));
  const banned = budgets.bannedInUserPages.filter((name) =>
    sources.some(([key, chunk]) => key.includes(name) || chunk.file.includes(name)),
  );
  return { rows, banned };
}

function main(): void {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const budgets = JSON.parse(readFileSync(join(root, 'shell/budgets.json'), 'utf8')) as Budgets;
  const { rows, banned } = measure(join(root, 'dist/web'), budgets);
  if (process.argv.includes('--json')) {
    process.stdout.write(`${JSON.stringify({ rows, banned })}\n`);
  } else {
    for (const { what, kB, limit } of rows) {
      const mark = kB > limit ? 'OVER' : 'ok';
      process.stdout.write(
        `${what.padEnd(20)} ${kB.toFixed(1).padStart(7)} kB of ${String(limit).padStart(4)}  ${mark}\n`,
      );
    }
    for (const name of banned) process.stdout.write(`${name} must not be part of a user page\n`);
  }
  if (banned.length > 0 || rows.some(({ kB, limit }) => kB > limit)) process.exitCode = 1;
}

if (process.argv[1] && fileURLToPath(import.meta.url) === process.argv[1]) main();
