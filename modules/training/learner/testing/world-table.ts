import { fileURLToPath } from 'node:url';
import { worldTableProgram } from '#platform/numeric/testing/world-table.ts';
import { CELLS } from './cells.ts';

/**
 * Runs the worlds of every cell and writes what came out beside what is asked:
 *
 *   npx tsx modules/training/learner/testing/world-table.ts --worlds 400 --out docs/reports/training.json
 */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await worldTableProgram(CELLS, { name: 'training', out: 'docs/reports/training.json' });
}
