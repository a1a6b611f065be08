import { environment } from '../../bin/bootstrap/environment.mjs';
import type { Progress } from '../../bin/bootstrap/progress.mjs';
import { runOnce } from '../../embedded/run-once.ts';
import { asTest } from './as-test.ts';
import { sumTallies, type Tally } from './tally.ts';

interface StaticCheck {
  readonly name: string;
  /** A script of a package, or a program on PATH. */
  readonly program: string;
  readonly args: readonly string[];
  /** True where it takes the folders it is to look at; it is left out of a run over some folders otherwise. */
  readonly takesPaths?: boolean;
  /** Reads everything, whatever folders are asked for: part of their run all the same. */
  readonly always?: boolean;
}

/** Checks that read the sources; each counts as one test. */
const STATIC_CHECKS: readonly StaticCheck[] = [
  { name: 'types', program: 'node_modules/typescript/bin/tsc', args: ['--noEmit'], always: true },
  {
    name: 'types of the service worker',
    program: 'node_modules/typescript/bin/tsc',
    args: ['--noEmit', '-p', 'shell/pwa/worker/tsconfig.json'],
  },
  {
    name: 'lint',
    program: 'node_modules/@biomejs/biome/bin/biome',
    args: ['ci', '--max-diagnostics=50'],
    takesPaths: true,
  },
  {
    name: 'layer rules',
    program: 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    args: ['--config', 'platform/tooling/layer-rules.cjs', 'flags', 'platform', 'modules', 'workflows', 'shell'],
    always: true,
  },
  { name: 'dead code', program: 'node_modules/knip/bin/knip.js', args: ['--no-progress'] },
];

/** Runs the checks at the same time; over some folders, those that can say something of them alone. */
export async function staticChecks(
  { root, progress }: { readonly root: string; readonly progress: Progress },
  paths: readonly string[],
  signal: AbortSignal,
): Promise<Tally> {
  const asked = STATIC_CHECKS.filter(({ takesPaths, always }) => paths.length === 0 || takesPaths || always);
  const run = ({ name, program, args, takesPaths }: StaticCheck) =>
    asTest(name, progress, () =>
      runOnce(process.execPath, {
        args: [program, ...args, ...(takesPaths ? paths : [])],
        cwd: root,
        env: environment(),
        signal,
      }),
    );
  return sumTallies(await Promise.all(asked.map(run)));
}
