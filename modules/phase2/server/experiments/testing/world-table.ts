import { fileURLToPath } from 'node:url';
import { worldTableProgram } from '#platform/numeric/testing/world-table.ts';
import { CELLS } from './cells.ts';

/**
 * Runs experiments with planted truth, reads each every day and writes what came out beside what is asked:
 *
 *   npx tsx modules/phase2/server/experiments/testing/world-table.ts --worlds 2000 --out docs/reports/phase2-experiments.json
 */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await worldTableProgram(CELLS, { name: 'experiments', out: 'docs/reports/phase2-experiments.json' });
}
