import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { METRIC_IDS } from '../../contract/metric-ids.ts';
import { DEFINITIONS } from './definitions.ts';
import { metricsPage } from './metrics-page.ts';

it('docs/metrics.md says what the pages say', async () => {
  expect(await readFile(new URL('../../../../docs/metrics.md', import.meta.url), 'utf8')).toBe(metricsPage());
});

it('every figure that a page may show has a definition', () => {
  expect(Object.keys(DEFINITIONS).sort()).toEqual([...METRIC_IDS].sort());
});
