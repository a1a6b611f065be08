import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import { RULE_BOOK_VERSION } from '../rules/book/rule-book.ts';
import { ENGINE_VERSION } from '../version.ts';

/** What the sources say, without how they are written: one hash over what measures and one over what judges. */
export interface Fingerprint {
  engine: { version: string; hash: string };
  ruleBook: { version: string; hash: string };
}

const ENGINE = new URL('../', import.meta.url);

/** Folders whose files decide what is measured, and those that decide what is said of it. `copy` and `brand` read for both. */
const MEASURES = [
  'audio',
  'brand',
  'copy',
  'decode',
  'measure',
  'people',
  'placements',
  'sight',
  'text',
  'video',
  'video-text',
];
const MEASURING_FILES = ['colour-science.ts', 'frame.ts', 'measure-file.ts', 'measure-image.ts', 'measure-still.ts'];
const JUDGES = ['brand', 'copy', 'judge', 'placements', 'rules', 'specialists'];
/** Outside of the engine, because the page says it too. */
const JUDGING_FILES = ['../contract/placement-names.ts'];
/** The versions stand beside the hashes; the page of rules is compared by its own test. */
const OUTSIDE =
  /(\.test\.ts|\.d\.ts|\/testing\/.*|rules\/print-rule-book\.ts|rules\/rule-book-page\.ts|rules\/not-covered\.ts)$/;

async function sources(folders: readonly string[], files: readonly string[] = []): Promise<string[]> {
  const inside = await Promise.all(
    folders.map(async (folder) => {
      const found = await readdir(new URL(`${folder}/`, ENGINE), { recursive: true }).catch(() => []);
      return found.map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
    }),
  );
  return [...files, ...inside.flat()].filter((path) => /\.(ts|json)$/.test(path) && !OUTSIDE.test(path)).sort();
}

/** Of the code without comments, types, names of locals and layout, so that formatting and wording of comments do not count. */
async function hashOf(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) {
    const text = await readFile(new URL(path, ENGINE), 'utf8').catch(() => null);
    if (text === null) continue;
    const code = path.endsWith('.ts')
      ? (await transform(text, { loader: 'ts', minify: true, legalComments: 'none', target: 'es2022' })).code
      : JSON.stringify(JSON.parse(text));
    hash.update(`${path}\n${withoutVersion(path, code)}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

/** A raised version alone changes no measure and no rule. */
function withoutVersion(path: string, code: string): string {
  return path === 'rules/rule-book.ts' ? code.replaceAll(RULE_BOOK_VERSION, '') : code;
}

/** The fingerprint of the sources as they are. */
export async function fingerprint(): Promise<Fingerprint> {
  const [engine, ruleBook] = await Promise.all([
    sources(MEASURES, MEASURING_FILES).then(hashOf),
    sources(JUDGES, JUDGING_FILES).then(hashOf),
  ]);
  return {
    engine: { version: ENGINE_VERSION, hash: engine },
    ruleBook: { version: RULE_BOOK_VERSION, hash: ruleBook },
  };
}
