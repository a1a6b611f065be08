import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { type Fingerprint, fingerprint } from './fingerprint.ts';

const HOW = 'then run: npx tsx modules/core-analysis/engine/testing/print-fingerprint.ts';

it('what measures and what judges are as their versions say', async () => {
  const kept = JSON.parse(await readFile(new URL('fingerprint.json', import.meta.url), 'utf8')) as Fingerprint;
  const now = await fingerprint();
  expect(
    now.engine,
    `The measuring code changed: raise ENGINE_VERSION unless no file can measure differently, ${HOW}`,
  ).toEqual(kept.engine);
  expect(
    now.ruleBook,
    `The rules or the judging changed: raise RULE_BOOK_VERSION unless no response or sentence can differ, ${HOW}`,
  ).toEqual(kept.ruleBook);
});
