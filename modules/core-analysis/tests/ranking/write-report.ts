import { writeFile } from 'node:fs/promises';
import { ENGINE_VERSION } from '../../engine/index.ts';
import { RULE_BOOK_VERSION } from '../../engine/rules/book/rule-book.ts';

const REPORTS = new URL('../../../../docs/reports/', import.meta.url);

/** Keeps what a suite found under its name, with the versions it was found with. */
export async function writeReport(name: string, found: object): Promise<void> {
  const versions = { engineVersion: ENGINE_VERSION, ruleBookVersion: RULE_BOOK_VERSION };
  await writeFile(new URL(`${name}.json`, REPORTS), `${JSON.stringify({ ...versions, ...found }, null, 2)}\n`);
}
