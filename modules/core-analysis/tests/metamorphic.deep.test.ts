import { beforeAll, describe, expect, it } from 'vitest';
import {
  describeMove,
  MOST_MOVED,
  type Moved,
  movements,
  requestAdded,
  scoreUnmoved,
  UNMOVED_CLIPS,
  UNMOVED_IMAGES,
} from './metamorphic/relations.ts';
import { scoreOf } from './ranking/ladder.ts';
import { measurePlain } from './ranking/measure-plain.ts';
import { writeReport } from './ranking/write-report.ts';

/** Every creative with every change that should not matter; `docs/reports/metamorphic.json` holds what moved. */
const tell = (moved: Moved): void => void process.stdout.write(`${describeMove(moved)}\n`);
const offenders = (all: readonly Moved[]) =>
  all.filter(({ before, after }) => Math.abs(after - before) > MOST_MOVED).map(describeMove);

describe('changes nobody would see', () => {
  let images: Moved[] = [];
  let clips: Moved[] = [];
  const lowered: string[] = [];

  beforeAll(async () => {
    images = await scoreUnmoved(UNMOVED_IMAGES, measurePlain, { onScored: tell });
    clips = await scoreUnmoved(UNMOVED_CLIPS, measurePlain, { onScored: tell });
    for (const { creative, without, with: asking } of requestAdded()) {
      const [before, after] = [await without(), await asking()];
      const scores = [scoreOf(await measurePlain(before), 'auto'), scoreOf(await measurePlain(after), 'auto')] as const;
      if (scores[1] < scores[0]) lowered.push(`${creative}: ${scores.join(' > ')}`);
    }
    await writeReport('metamorphic', {
      mostMoved: MOST_MOVED,
      images: { creatives: UNMOVED_IMAGES.length, movement: movements(images), offenders: offenders(images) },
      clips: { creatives: UNMOVED_CLIPS.length, movement: movements(clips), offenders: offenders(clips) },
      loweredByARequest: lowered,
    });
  }, 7_200_000);

  it('move no score of at least 30 images by more than 3 points', () => {
    expect(UNMOVED_IMAGES.length).toBeGreaterThanOrEqual(30);
    expect(offenders(images)).toEqual([]);
  });

  it('move no score of at least 6 clips by more than 3 points', () => {
    expect(UNMOVED_CLIPS.length).toBeGreaterThanOrEqual(6);
    expect(offenders(clips)).toEqual([]);
  });

  it('a call to action that is added lowers no score', () => {
    expect(lowered).toEqual([]);
  });
});
