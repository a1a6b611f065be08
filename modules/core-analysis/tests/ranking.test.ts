import { beforeAll, describe, expect, it } from 'vitest';
import { casesOf, DEEP } from '#platform/testing/depth.ts';
import { AD_DESIGNS, MORE_DESIGNS } from '../engine/testing/ad-designs.ts';
import type { AdDesign } from '../engine/testing/ad-generator.ts';
import { IMAGE_KINDS, imageLadder, isPossible } from './ranking/image-ladders.ts';
import { isMonotone, type Ladder, reportOf, type ScoredLadder, scoreLadders } from './ranking/ladder.ts';
import { measurePlain } from './ranking/measure-plain.ts';
import { SPOT_DESIGNS, videoLadder } from './ranking/video-ladders.ts';

/**
 * A part of the ranking suite (`npm run test:deep` runs the whole). Of each
 * ladder only the strongest version; the designs held out here were never used
 * to shape a threshold or a weight. What is found on them is found out, not tuned to.
 */
const HELD_OUT: readonly AdDesign[] = [...AD_DESIGNS.slice(8), ...MORE_DESIGNS].filter((_, index) => index % 2 === 0);
const SHAPED_ON: readonly AdDesign[] = AD_DESIGNS.slice(0, 5);

const strongest = (ladder: Ladder): Ladder => ({
  ...ladder,
  strengths: ladder.strengths.slice(-1),
  version: (_step) => ladder.version(ladder.strengths.length - 1),
});

const KINDS = Object.keys(IMAGE_KINDS);
/** In npm test seven kinds of fault come up once, three of them on designs held out; the deep run tries all on both. */
const OF_KNOWN = DEEP ? KINDS : ['dark', 'cluttered', 'low contrast text', 'no call to action'];
const OF_HELD_OUT = DEEP ? KINDS : ['blurred', 'tiny text', 'heavy compression'];

/** Each kind of fault on the next design it can happen to. */
function onceEach(designs: readonly AdDesign[], kinds: readonly string[], from = 0): Ladder[] {
  return kinds.map((kind, index) => {
    const able = designs.filter((design) => isPossible(kind, design));
    return strongest(imageLadder(able[(index + from) % able.length] as AdDesign, kind));
  });
}

const tell = ({ creative, kind, good, scores }: ScoredLadder): void =>
  void process.stdout.write(`${creative}, ${kind}: ${[good, ...scores].join(' > ')}\n`);

describe('ranking of ads against their worst versions', () => {
  let known: ScoredLadder[] = [];
  let heldOut: ScoredLadder[] = [];

  beforeAll(async () => {
    known = await scoreLadders(onceEach(casesOf(SHAPED_ON, 2), OF_KNOWN), measurePlain, { onScored: tell });
    heldOut = await scoreLadders(onceEach(casesOf(HELD_OUT, 2), OF_HELD_OUT, 3), measurePlain, { onScored: tell });
  }, 600_000);

  it('scores the good version higher in at least 95 % of pairs', () => {
    const { all, lost } = reportOf([...known, ...heldOut]);
    expect(all.pairs).toBe(OF_KNOWN.length + OF_HELD_OUT.length);
    expect(all.share, JSON.stringify(lost)).toBeGreaterThanOrEqual(0.95);
  });

  it('does so on designs the rule book never saw: at most one pair lost', () => {
    expect(reportOf(heldOut).lost.length).toBeLessThanOrEqual(1);
  });

  it('calls clean, professional ads good or nearly so: each between 65 and 95', () => {
    // What a button is taken from has a faint label already.
    for (const { creative, kind, good } of [...known, ...heldOut]) {
      if (kind === 'faint button taken away') continue;
      expect(good, creative).toBeGreaterThanOrEqual(65);
      expect(good, creative).toBeLessThanOrEqual(95);
    }
  });

  it('contradicts itself in no result', () => {
    expect([...known, ...heldOut].flatMap(({ contradictions }) => contradictions)).toEqual([]);
  });

  it('sets broken ads clearly apart: 20 points lower on average', () => {
    const drops = [...known, ...heldOut].map(({ good, scores }) => good - (scores[0] as number));
    expect(drops.reduce((sum, drop) => sum + drop, 0) / drops.length).toBeGreaterThanOrEqual(20);
  });
});

describe('ranking of a spot against its worse versions', () => {
  let ladders: ScoredLadder[] = [];

  beforeAll(async () => {
    const [, trek] = SPOT_DESIGNS;
    if (!trek) throw new Error('there is no spot');
    const kinds = casesOf(['dead opening', 'no end card', 'faint supers'], 1);
    ladders = await scoreLadders(
      kinds.map((kind) => strongest(videoLadder(trek, kind))),
      measurePlain,
      { onScored: tell },
    );
  }, 600_000);

  it('scores the good version higher in every pair', () => {
    expect(reportOf(ladders).lost).toEqual([]);
  });

  it('contradicts itself in no result', () => {
    expect(ladders.flatMap(({ contradictions }) => contradictions)).toEqual([]);
  });
});

describe('what a ladder is called', () => {
  it('monotone when it never rises and ends lower', () => {
    expect(isMonotone({ good: 80, scores: [80, 70, 70] })).toBe(true);
    expect(isMonotone({ good: 80, scores: [60, 61] })).toBe(false);
    expect(isMonotone({ good: 80, scores: [80, 80] })).toBe(false);
  });

  it('lost in each version that does not score lower, by name', () => {
    const row = { medium: 'image', placement: 'auto', strengths: ['mild', 'strong'], contradictions: [] } as const;
    const { all, known, heldOut, kinds, lost } = reportOf([
      { ...row, creative: 'a', kind: 'dark', known: true, good: 80, scores: [80, 60] },
      { ...row, creative: 'b', kind: 'dark', known: false, good: 80, scores: [70, 40] },
    ]);
    expect([all, known, heldOut].map(({ agree, pairs }) => [agree, pairs])).toEqual([
      [3, 4],
      [1, 2],
      [2, 2],
    ]);
    expect(kinds['image dark']).toMatchObject({ share: 0.75, meanDrop: 17.5 });
    expect(lost).toEqual([{ pair: 'image a, dark (mild)', good: 80, worse: 80 }]);
  });
});
