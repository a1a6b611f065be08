// npm test: everything a change must pass, summed in one last line. Until the
// dependencies are there this uses nothing but Node itself.
import { fileURLToPath } from 'node:url';
import { prepare } from './bootstrap/prepare.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const args = process.argv.slice(2);
try {
  const { progress, temporalBuild } = await prepare({ root, needsTemporal: !args.includes('--static') });
  const { runTests } = await import('../tooling/test-run/run-tests.ts');
  process.exitCode = await runTests({ root, progress, temporalBuild, args });
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : error}\n`);
  process.stdout.write('0 passed, 1 failed\n');
  process.exitCode = 1;
}
