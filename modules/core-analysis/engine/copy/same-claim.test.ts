import { describe, expect, it } from 'vitest';
import { claimBlocks, type ReadBlock } from './read-claims.ts';

const lines = (...texts: string[]): ReadBlock[] => texts.map((text) => ({ text, role: 'body' }));
const none = { offer: null };
const PROMISE = 'Save an hour every day';

describe('claims', () => {
  it('that are a cut-off beginning of another one are the same claim, told by the longest', () => {
    const blocks = lines('Save an hour ev', PROMISE, 'SAVE AN HOUR');
    expect(claimBlocks(blocks, none, null)).toEqual([1]);
  });

  it('that are written twice count once', () => {
    expect(claimBlocks(lines(PROMISE, `${PROMISE}!`), none, null)).toEqual([0]);
  });

  it('that begin alike and go on otherwise are two', () => {
    expect(claimBlocks(lines('Save an hour every day', 'Save an hour of your time'), none, null)).toEqual([0, 1]);
  });

  it('keep the offer, whatever is cut from it', () => {
    const blocks = lines('50% OFF ALL BOOTS', '50% OFF');
    expect(
      claimBlocks(blocks, { offer: { text: '50% OFF', kind: 'percent', specific: false, block: 1 } }, null),
    ).toEqual([1]);
  });
});
