import { describe, expect, it } from 'vitest';
import { judge, summarise } from '#platform/numeric/testing/cell.ts';
import { FIRST_SEED } from '#platform/numeric/testing/world-table.ts';
import { CELLS } from './cells.ts';

/** Few worlds of each kind, each bound granted two standard errors; `world-table.ts` runs hundreds. */
const QUICK: readonly (readonly [id: string, worlds: number])[] = [
  ['b.1 shift 0.6, 300 pairs', 8],
  ['b.1 shift 0.6, 3000 pairs', 2],
  ['b.3 four accounts against the truth, 3000 pairs', 6],
  ['personal, common taste, 60 creatives', 8],
  ['specialists, 600 pairs', 10],
  ['residuals, nothing to correct, 120 predictions', 60],
  ['residuals, bias 0.3 and slope 0.5, 120 predictions', 60],
  ['b.2 null world, 20 runs of 250 pairs', 1],
  ['b.2 shift 0.6, 20 runs of 250 pairs', 4],
  ['b.6 taste turns at run 10', 1],
];

describe('planted truth', () => {
  for (const [id, worlds] of QUICK) {
    it(`${id}: W ${worlds}, seeds ${FIRST_SEED} to ${FIRST_SEED + worlds - 1}, bounds ± 2 se; naive twins fail`, () => {
      const cell = CELLS.find((candidate) => candidate.id === id);
      if (!cell) throw new Error(`No cell ${id}`);
      const figures = summarise(Array.from({ length: worlds }, (_, world) => cell.run(FIRST_SEED + world)));
      for (const asked of judge(cell.asks, figures)) {
        expect(asked.metWithinError, JSON.stringify(asked)).toBe(true);
        if (asked.twin !== undefined) expect(asked.twinFails, JSON.stringify(asked)).toBe(true);
      }
    });
  }
});
