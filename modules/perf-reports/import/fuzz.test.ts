import { describe, expect, it } from 'vitest';
import { runs } from '#platform/testing/depth.ts';
import { germanSpreadsheet, googleCampaigns, metaByAd, metaByDay, UNDECIDED } from '../tests/make-exports.ts';
import { judgeImport } from './testing/judge-import.ts';
import { mutate } from './testing/mutate.ts';

const files = [metaByDay({ summary: true }), googleCampaigns(), germanSpreadsheet(), metaByAd(), UNDECIDED].map(
  (file) => Buffer.from(file as string),
);

describe('broken files', () => {
  it('are read or refused with a reason, and every line is accounted for', async () => {
    const outcomes = new Set<string>();
    for (let seed = 1; seed <= runs(150, 2_000); seed += 1) {
      const file = files[seed % files.length] as Buffer;
      const verdict = await judgeImport(mutate(file, files[(seed + 1) % files.length] as Buffer, seed)).catch(
        (error: unknown) => {
          throw new Error(`seed ${seed}`, { cause: error });
        },
      );
      outcomes.add(verdict.kind === 'rows' && verdict.refused > 0 ? 'partly' : verdict.kind);
    }
    // Else the changes were too mild to say anything.
    expect([...outcomes].sort()).toEqual(['partly', 'refused', 'rows']);
  });
});
