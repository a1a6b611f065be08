/** Writes `docs/rules.md` from the rule book. Run it after any change of a rule's title, target, grade or source. */
import { writeFile } from 'node:fs/promises';
import { ruleBookPage } from './rule-book-page.ts';

await writeFile(new URL('../../../../../docs/rules.md', import.meta.url), ruleBookPage());
