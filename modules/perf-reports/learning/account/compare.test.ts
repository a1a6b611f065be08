import { describe, expect, it } from 'vitest';
import { RandomStream } from '#platform/numeric/random-stream.ts';
import { expit, logit } from '#platform/numeric/summaries.ts';
import { scoreLine } from './correlation-score.ts';
import { type DayRatio, periodChange } from './period-change.ts';
import { type GroupCell, reversal, standardise } from './standardise.ts';

const WORLDS = 300;

/** Days whose level wanders (AR(1), sd 0.15) around a rate that changes by `factor` between two periods. */
function days(stream: RandomStream, count: number, rate: number): DayRatio[] {
  let noise = 0.15 * stream.normal();
  return Array.from({ length: count }, () => {
    noise = 0.4 * noise + 0.15 * Math.sqrt(1 - 0.16) * stream.normal();
    return { over: stream.binomial(20_000, expit(logit(rate) + noise)), under: 20_000 };
  });
}

describe('periodChange', () => {
  it(`holds a planted change of 20 % in its 90 % interval in at least 84 % of ${WORLDS} worlds; counting noise alone does not`, () => {
    let held = 0;
    let naive = 0;
    for (let seed = 1; seed <= WORLDS; seed += 1) {
      const stream = new RandomStream(seed, ['change']);
      const [before, now] = [days(stream, 14, 0.01), days(stream, 21, 0.012)];
      const { change } = periodChange(before, now);
      if (!change) throw new Error('both periods have clicks');
      if (change.low <= 0.2 && change.high >= 0.2) held += 1;
      const sum = (list: readonly DayRatio[]) => list.reduce((all, { over }) => all + over, 0);
      const reach = 1.645 * Math.sqrt(1 / sum(before) + 1 / sum(now));
      if (Math.abs(Math.log((1 + change.value) / 1.2)) <= reach) naive += 1;
    }
    expect(held / WORLDS).toBeGreaterThanOrEqual(0.84);
    expect(held / WORLDS).toBeLessThanOrEqual(0.98);
    expect(naive / WORLDS).toBeLessThan(0.6);
  });

  it('never takes a longer period for more', () => {
    const day = { over: 50, under: 1 };
    const { change } = periodChange(Array(7).fill(day), Array(14).fill(day));
    expect(change).toEqual({ value: 0, low: 0, high: 0 });
    expect(periodChange([{ over: 0, under: 1 }, day], [day, day]).before).toBe(25);
    expect(periodChange(Array(4).fill({ over: 0, under: 1 }), Array(4).fill(day)).change).toBeNull();
  });
});

/** Feed is better by 30 % for every ad, and was given the worse ads. */
function confounded(seed: number): GroupCell[] {
  const stream = new RandomStream(seed, ['placements']);
  return Array.from({ length: 12 }, (_, ad) => {
    const quality = 0.008 * (1 + 0.25 * ad) * Math.exp(0.1 * stream.normal());
    const toFeed = ad < 6 ? 0.9 : 0.1;
    return [
      { group: 'Feed', share: toFeed, rate: quality * 1.3 },
      { group: 'Stories', share: 1 - toFeed, rate: quality },
    ].map(({ group, share, rate }) => {
      const trials = Math.round(40_000 * share);
      return { group, stratum: `ad ${ad}`, trials, successes: stream.binomial(trials, rate) };
    });
  }).flat();
}

describe('standardise', () => {
  it(`says the better placement is the better one in at least 97 % of ${WORLDS} worlds in which the counted rates say the opposite`, () => {
    let counted = 0;
    let right = 0;
    let held = 0;
    for (let seed = 1; seed <= WORLDS; seed += 1) {
      const groups = new Map(standardise(confounded(seed)).map((group) => [group.group, group]));
      const [feed, stories] = [groups.get('Feed'), groups.get('Stories')];
      if (!feed?.standardised || !stories?.standardised) throw new Error('both have the same ads');
      if (feed.counted > stories.counted) counted += 1;
      if (feed.standardised.value > stories.standardised.value) right += 1;
      // Both lie on either side of their geometric mean by half of the planted difference.
      const middle = Math.sqrt(feed.standardised.value * stories.standardised.value);
      const half = Math.sqrt(1.3) * middle;
      if (feed.standardised.low <= half && feed.standardised.high >= half) held += 1;
    }
    expect(counted / WORLDS).toBeLessThan(0.03);
    expect(right / WORLDS).toBeGreaterThanOrEqual(0.97);
    expect(held / WORLDS).toBeGreaterThanOrEqual(0.82);
    expect(reversal(standardise(confounded(1)))).toEqual({ better: 'Feed', worse: 'Stories' });
  });

  it('does not compare groups that share no ad', () => {
    const cells = ['a', 'b', 'c'].map((group, at) => ({
      group,
      stratum: at < 2 ? 'one' : 'two',
      trials: 1_000,
      successes: 10 + at,
    }));
    expect(standardise(cells).map(({ group, standardised }) => [group, standardised !== null])).toEqual([
      ['a', true],
      ['b', true],
      ['c', false],
    ]);
    expect(standardise(cells.slice(1)).every(({ standardised }) => standardised === null)).toBe(true);
  });
});

/** Creatives whose log-odds rise by 0.01 a point of the score, spread by 0.35, shown in two groups of different levels. */
function scored(seed: number) {
  const stream = new RandomStream(seed, ['scores']);
  return Array.from({ length: 24 }, (_, at) => {
    const score = 30 + 50 * stream.uniform();
    const rate = expit(-4.5 + 0.01 * (score - 55) + 0.35 * stream.normal());
    const impressions = 20_000;
    const group = at % 2 === 0 ? 'Feed' : 'Stories';
    return {
      id: `c${String(at).padStart(2, '0')}`,
      score,
      features: {},
      groups: [{ group, impressions, clicks: stream.binomial(impressions, rate), conversions: 0, spend: 1 }],
    };
  });
}

describe('scoreLine', () => {
  it(`holds the true line at 40 and at 70 in its 90 % band in at least 83 % of ${WORLDS} worlds; a band of counting noise does not`, () => {
    let held = 0;
    let naive = 0;
    for (let seed = 1; seed <= WORLDS; seed += 1) {
      const found = scoreLine(scored(seed), 'ctr');
      if (!found) throw new Error('there are enough creatives');
      for (const at of [40, 70]) {
        const truth = expit(-4.5 + 0.01 * (at - 55));
        const near = found.line.reduce((one, other) =>
          Math.abs(other.score - at) < Math.abs(one.score - at) ? other : one,
        );
        const expected = truth * Math.exp(0.01 * (near.score - at));
        if (near.low <= expected && near.high >= expected) held += 1;
        const reach = 1.645 / Math.sqrt(24 * 20_000 * truth);
        if (Math.abs(Math.log(near.rate / expected)) <= reach) naive += 1;
      }
    }
    expect(held / WORLDS / 2).toBeGreaterThanOrEqual(0.83);
    expect(naive / WORLDS / 2).toBeLessThan(0.5);
  });

  it('needs eight creatives and different scores', () => {
    expect(scoreLine(scored(1).slice(0, 7), 'ctr')).toBeNull();
    expect(
      scoreLine(
        scored(1).map((one) => ({ ...one, score: 50 })),
        'ctr',
      ),
    ).toBeNull();
  });
});
