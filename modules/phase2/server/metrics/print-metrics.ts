/** Writes `docs/metrics.md` from the definitions: `npx tsx modules/phase2/server/metrics/print-metrics.ts`. */
import { writeFile } from 'node:fs/promises';
import { metricsPage } from './metrics-page.ts';

await writeFile(new URL('../../../../docs/metrics.md', import.meta.url), metricsPage());
