/** Writes `docs/reports/truth-suite.md`. Run it after any change of a mark, or of the title of a marked test. */
import { writeFile } from 'node:fs/promises';
import { plantedTruths } from './truth-suite.ts';
import { truthSuitePage } from './truth-suite-page.ts';

await writeFile(
  new URL('../../../../docs/reports/truth-suite.md', import.meta.url),
  truthSuitePage(await plantedTruths()),
);
