/** Writes `docs/reports/truth-suite.md`. Run it after any change of `truth-suite.ts`. */
import { writeFile } from 'node:fs/promises';
import { truthSuitePage } from './truth-suite-page.ts';

await writeFile(new URL('../../../../docs/reports/truth-suite.md', import.meta.url), truthSuitePage());
