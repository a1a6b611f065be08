// npm run build: what changed since the last build; with --force everything. Nothing is started.
import { fileURLToPath } from 'node:url';
import { buildChanged } from '../tooling/build/build-changed.ts';
import { BUILD_PARTS } from '../tooling/build/build-parts.ts';
import { Progress } from './bootstrap/progress.mjs';

const progress = new Progress();
const built = await buildChanged({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  parts: BUILD_PARTS,
  progress,
  signal: new AbortController().signal,
  force: process.argv.includes('--force'),
}).catch((error: Error) => {
  process.stderr.write(`\n${error.message}\n`);
  process.exit(1);
});
if (built.length === 0) progress.line('Nothing changed: dist is up to date.');
