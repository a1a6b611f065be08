// npm start: from a fresh clone to the running product. Until the dependencies
// are there this uses nothing but Node itself.
import { fileURLToPath } from 'node:url';
import { prepare } from './bootstrap/prepare.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
try {
  const { progress, temporalBuild } = await prepare({ root, needsTemporal: true });
  const { start } = await import('./start.ts');
  await start({ root, progress, temporalBuild, args: process.argv.slice(2) });
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
