import { describe, expect, it } from 'vitest';
import { GOALS, type Goal } from '../../../contract/analysis.ts';
import { judge } from '../../judge/judge.ts';
import { makeVideo } from '../../specialists/testing/make-video.ts';
import { makeMeasurements } from '../../testing/measurements-factory.ts';
import { makeAudio, makeSpeech } from '../../testing/video-factory.ts';
import type { Measurements } from '../book/rule.ts';

const ad = makeMeasurements();
const of = (goal: Goal, brand: string | null, m: Measurements = ad) =>
  judge(m, { goal, placement: 'meta_feed', brand }).results;
const lost = (goal: Goal) => of(goal, null).score - of(goal, 'Acme').score;

/** The decent ad with its headline in letters of so many pixels of 1080. */
function named(pixels: number) {
  const [headline, ...rest] = ad.text.blocks;
  if (!headline) throw new Error('the decent ad has a headline');
  return makeMeasurements({ text: { blocks: [...rest, { ...headline, lineHeightOfShortSide: pixels / 1080 }] } });
}

describe('a named brand that is nowhere on the ad', () => {
  it('costs an ad for awareness 8 to 15 points, and others less', () => {
    expect(lost('awareness')).toBeGreaterThanOrEqual(8);
    expect(lost('awareness')).toBeLessThanOrEqual(15);
    for (const goal of GOALS.filter((g) => g !== 'awareness')) {
      expect(lost(goal), goal).toBeGreaterThanOrEqual(2);
      expect(lost(goal), goal).toBeLessThan(8);
    }
  });

  it('is the first thing said of an ad for awareness, with the name that was looked for', () => {
    const { bad, strategy, basis } = of('awareness', 'Acme');
    expect(bad[0]?.title).toBe('“Acme” is nowhere to be read');
    expect(bad[0]?.text).toContain('We looked for “Acme” among the 13 words we read');
    expect(bad[0]?.text).toContain('A logo without letters, or drawn too freely to read, would be missed');
    expect(strategy.map(({ title }) => title)).toContain('Put “Acme” on it in plain letters');
    expect(basis.deductions?.find(({ ruleId }) => ruleId === 'B-01')?.points).toBeGreaterThanOrEqual(8);
  });

  it('is not said to be missing among no words', () => {
    const m = makeMeasurements({ text: { blocks: [], wordCount: 0, areaShare: 0 }, copy: { cta: null, offer: null } });
    const { text } = of('awareness', 'Acme', m).bad.find(({ evidence }) => evidence.ruleId === 'B-01') ?? {};
    expect(text).toContain('We looked for “Acme”, and no words were read at all');
  });

  it.each(GOALS)('is claimed of no ad for %s whose brand was not named', (goal) => {
    const { bad, good, strategy, basis } = of(goal, null);
    expect([...bad, ...good, ...strategy].filter(({ evidence }) => evidence.ruleId.startsWith('B-'))).toEqual([]);
    expect(basis.deductions?.filter(({ ruleId }) => ruleId.startsWith('B-'))).toEqual([]);
  });
});

describe('a named brand that no frame of a video shows', () => {
  const spoken = (seconds: number) =>
    makeVideo({ audio: makeAudio({ speech: makeSpeech(seconds > 0 ? [{ start: 1, end: 1 + seconds }] : []) }) });
  const lostBy = (m: ReturnType<typeof makeVideo>) => of('awareness', null, m).score - of('awareness', 'Acme', m).score;

  it('costs half as much where a voice may say it, evenly with the seconds of speech, and says so', () => {
    const all = [0, 0.5, 1, 1.5, 2, 6].map((seconds) => lostBy(spoken(seconds)));
    expect(all).toEqual([...all].sort((a, b) => b - a));
    expect(all[0]).toBeGreaterThanOrEqual(8);
    expect(all[0]).toBeLessThanOrEqual(15);
    expect(all.at(-1)).toBeLessThanOrEqual((all[0] ?? 0) - 4);
    const said = of('awareness', 'Acme', spoken(6)).bad.find(({ evidence }) => evidence.ruleId === 'B-01')?.text;
    expect(said).toContain('Speech is not: the 6 s of it that are heard may say it.');
  });
});

describe('a named brand in small letters', () => {
  it('goes from nothing to all in steps of a pixel, none of which moves the score by more than 3 points', () => {
    const scores = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17].map(
      (pixels) => of('awareness', 'figs', named(pixels)).score,
    );
    const steps = scores.slice(1).map((score, i) => score - (scores[i] as number));
    expect((scores.at(-1) as number) - (scores[0] as number)).toBeGreaterThanOrEqual(8);
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...steps)).toBeLessThanOrEqual(3);
  });
});
