import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runPart, writeReport } from '#platform/numeric/testing/world-table.ts';
import { CELLS } from './cells.ts';

const WORLDS = 2000;
const OUT = fileURLToPath(new URL('../../../../../docs/reports/phase2-experiments.json', import.meta.url));

/** Two standard errors are granted, so that a rule which is exactly right does not fail half of the time. */
describe(`${WORLDS} experiments a cell (fewer where the cell says so), 28 looks each, seeds from 1000`, () => {
  const parts = mkdtempSync(join(tmpdir(), 'worlds-'));
  let rows: ReturnType<typeof writeReport> = [];

  beforeAll(() => {
    runPart(CELLS, { worlds: WORLDS, processes: 1, part: 0, only: '', parts });
    rows = writeReport(CELLS, parts, WORLDS, OUT);
  });
  afterAll(() => rmSync(parts, { recursive: true, force: true }));

  it.each(CELLS.map(({ id, worlds }) => [id, Math.min(WORLDS, worlds ?? WORLDS)] as const))('%s', (id, worlds) => {
    const row = rows.find(({ cell }) => cell === id);
    expect(row?.worlds).toBe(worlds);
    for (const asked of row?.asked ?? []) {
      expect(asked.metWithinError, JSON.stringify(asked)).toBe(true);
      if (asked.twin !== undefined) expect(asked.twinFails, JSON.stringify(asked)).toBe(true);
    }
  });
});
