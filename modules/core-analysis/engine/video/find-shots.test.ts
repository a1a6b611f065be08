import { describe, expect, it } from 'vitest';
import { casesOf } from '#platform/testing/depth.ts';
import { generateClip } from '../testing/clip-generator.ts';
import { findShots } from './find-shots.ts';
import { decodeFeatures } from './testing/decode-features.ts';
import { type PlantedClip, type PlantedTransition, plantedClips } from './testing/planted-clips.ts';

const FRAME_S = 1 / 30;

interface Tally {
  right: number;
  missed: string[];
  extra: string[];
}

async function compare({ name, clip, transitions }: PlantedClip): Promise<Record<'cut' | 'fade', Tally>> {
  const frames = await decodeFeatures(await generateClip(clip));
  const shots = findShots(frames);
  const found = shots.slice(1).map((shot) => ({ at: frames[shot.from]?.time ?? 0, kind: shot.begins }));
  const isNear = (planted: PlantedTransition, at: number) =>
    Math.abs(planted.at - at) <= Math.max(2 * FRAME_S, planted.reach) + 1e-3;
  const tally = (kind: 'cut' | 'fade'): Tally => {
    const planted = transitions.filter((transition) => transition.kind === kind);
    const told = found.filter((transition) => transition.kind === kind);
    const missed = planted.filter((transition) => !told.some(({ at }) => isNear(transition, at)));
    const extra = told.filter(({ at }) => !planted.some((transition) => isNear(transition, at)));
    const say = ({ at }: { at: number }) => `${name} ${at.toFixed(2)}`;
    return { right: planted.length - missed.length, missed: missed.map(say), extra: extra.map(say) };
  };
  return { cut: tally('cut'), fade: tally('fade') };
}

const f1 = (tallies: Tally[]) => {
  const sum = (count: (tally: Tally) => number) => tallies.reduce((total, tally) => total + count(tally), 0);
  const right = sum((tally) => tally.right);
  return (2 * right) / (2 * right + sum(({ missed }) => missed.length) + sum(({ extra }) => extra.length));
};

describe('findShots', { timeout: 120_000 }, () => {
  // truth of video: shots[].start shots[].end shots[].begins
  //   planted: cuts and fades among pans, flashes and moving things
  //   within: two frames, F1 0.95 and 0.85
  it('finds at least 40 planted cuts within two frames and fades within their length, F1 at least 0.95 and 0.85', async () => {
    for (const seed of casesOf([5, 611], 1)) {
      const tallies: Record<'cut' | 'fade', Tally>[] = [];
      for (const planted of await plantedClips(seed)) tallies.push(await compare(planted));
      const cuts = tallies.map(({ cut }) => cut);
      const fades = tallies.map(({ fade }) => fade);
      const told = JSON.stringify({ seed, cuts, fades });
      expect(cuts.reduce((total, { right, missed }) => total + right + missed.length, 0)).toBeGreaterThanOrEqual(40);
      expect(f1(cuts), told).toBeGreaterThanOrEqual(0.95);
      expect(f1(fades), told).toBeGreaterThanOrEqual(0.85);
    }
  });

  it('holds every frame once and begins with a start', async () => {
    const [planted] = await plantedClips(5);
    const frames = await decodeFeatures(await generateClip((planted as PlantedClip).clip));
    const shots = findShots(frames);
    expect(shots[0]?.begins).toBe('start');
    expect(shots[0]?.from).toBe(0);
    expect(shots.at(-1)?.to).toBe(frames.length);
    for (const [index, shot] of shots.entries()) {
      expect(shot.to).toBeGreaterThan(shot.from);
      if (index > 0) expect(shot.from).toBe(shots[index - 1]?.to);
    }
  });

  it('takes one picture for one shot, and a fade from black at the start for no shot of its own', async () => {
    const still = await decodeFeatures(
      await generateClip({ width: 96, height: 96, fps: 10, scenes: [{ seconds: 1, picture: '#336699' }] }),
    );
    expect(findShots(still)).toHaveLength(1);
    const opened = await decodeFeatures(
      await generateClip({
        width: 96,
        height: 96,
        scenes: [
          { seconds: 0.2, picture: '#000000' },
          { seconds: 2, picture: '#d0a060', fadeIn: 0.4 },
          { seconds: 1, picture: '#3060a0' },
        ],
      }),
    );
    expect(findShots(opened).map(({ begins }) => begins)).toEqual(['start', 'cut']);
  });
});
