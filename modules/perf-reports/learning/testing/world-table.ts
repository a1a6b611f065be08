import { fileURLToPath } from 'node:url';
import { worldTableProgram } from '#platform/numeric/testing/world-table.ts';
import { CELLS } from './cells.ts';

/**
 * Runs the worlds of every cell and writes what came out beside what is asked:
 *
 *   npx tsx modules/perf-reports/learning/testing/world-table.ts --worlds 200 --out docs/reports/learning.json
 */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await worldTableProgram(CELLS, { name: 'learning', out: 'docs/reports/learning.json' });
}
