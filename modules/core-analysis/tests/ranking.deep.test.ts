import { beforeAll, describe, expect, it } from 'vitest';
import { imageLadders } from './ranking/image-ladders.ts';
import { type RankingReport, reportOf, type ScoredLadder, scoreLadders } from './ranking/ladder.ts';
import { measurePlain } from './ranking/measure-plain.ts';
import { videoLadders } from './ranking/video-ladders.ts';
import { writeReport } from './ranking/write-report.ts';

/** All creatives with their worse versions; `docs/reports/ranking.json` holds every score. */
const tell = ({ medium, creative, kind, good, scores }: ScoredLadder): void =>
  void process.stdout.write(`${medium} ${creative}, ${kind}: ${[good, ...scores].join(' > ')}\n`);

describe('ranking of creatives against their worse versions', () => {
  let report: RankingReport;
  let contradictions: string[] = [];

  beforeAll(async () => {
    const images = await scoreLadders(imageLadders(), measurePlain, { onScored: tell });
    const videos = await scoreLadders(videoLadders(), measurePlain, { onScored: tell });
    const ladders = [...images, ...videos];
    report = reportOf(ladders);
    contradictions = ladders.flatMap(({ creative, kind, contradictions: of }) =>
      of.map((text) => `${creative}, ${kind}: ${text}`),
    );
    await writeReport('ranking', {
      report,
      ladders: ladders.map(({ medium, creative, kind, known, placement, strengths, good, scores }) => ({
        creative: `${medium} ${creative}`,
        kind,
        known,
        placement,
        good,
        worse: Object.fromEntries(strengths.map((strength, step) => [strength, scores[step]])),
      })),
    });
  }, 7_200_000);

  it('holds at least 300 pairs, 40 of videos, and creatives the rule book never saw', () => {
    const videoPairs = Object.entries(report.kinds).reduce(
      (sum, [kind, { pairs }]) => sum + (kind.startsWith('video') ? pairs : 0),
      0,
    );
    expect(report.all.pairs).toBeGreaterThanOrEqual(300);
    expect(videoPairs).toBeGreaterThanOrEqual(40);
    expect(report.heldOut.pairs).toBeGreaterThanOrEqual(150);
  });

  it('scores the better version higher in at least 95 % of all pairs, held-out ones by themselves too', () => {
    expect(report.all.share, report.lost.map(({ pair }) => pair).join('\n')).toBeGreaterThanOrEqual(0.95);
    expect(report.heldOut.share).toBeGreaterThanOrEqual(0.95);
  });

  it('contradicts itself in no result', () => {
    expect(contradictions).toEqual([]);
  });

  it('sees through every kind of fault in at least 80 % of its pairs', () => {
    const weak = Object.entries(report.kinds).filter(([, { share }]) => share < 0.8);
    expect(weak).toEqual([]);
  });

  it('drops further the stronger the fault: at least 90 % of ladders never rise', () => {
    expect(report.monotone.share, report.notMonotone.join('\n')).toBeGreaterThanOrEqual(0.9);
  });
});
