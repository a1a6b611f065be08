/**
 * Writes `fingerprint.json` anew. Run it after raising ENGINE_VERSION
 * (`engine/version.ts`) or RULE_BOOK_VERSION (`rules/rule-book.ts`), or when a
 * change cannot alter any measure, response or sentence.
 */
import { writeFile } from 'node:fs/promises';
import { fingerprint } from './fingerprint.ts';

await writeFile(new URL('fingerprint.json', import.meta.url), `${JSON.stringify(await fingerprint(), null, 2)}\n`);
