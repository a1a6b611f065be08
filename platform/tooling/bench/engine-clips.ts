import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderSpot, type SpotPlan, spotPlan } from '#modules/core-analysis/tests/ranking/spot.ts';
import { SPOT_DESIGNS } from '#modules/core-analysis/tests/ranking/video-ladders.ts';

/** Raise it when the clips change. */
const CLIPS_VERSION = 1;
const CARD_SECONDS = 3;
const SHOT_SECONDS = 2.5;

/**
 * An ad of so many seconds at 1080x1920 and 30 frames a second: gliding
 * photographs with a cut every 2.5 s, supers and captions, speech and music, an
 * end card; H.264 with B-frames at 8 Mbit/s and AAC. Kept in `folder`, since making one takes longer than measuring it.
 */
export async function benchClip(seconds: number, folder: string): Promise<Uint8Array> {
  const design = SPOT_DESIGNS[1];
  if (!design) throw new Error('there is no spot to film');
  const plan = longSpot(spotPlan(design), seconds);
  const name = createHash('sha256')
    .update(JSON.stringify([CLIPS_VERSION, plan]))
    .digest('hex')
    .slice(0, 12);
  const path = join(folder, `clip-${seconds}s-${name}.mp4`);
  const kept = await readFile(path).catch(() => null);
  if (kept) return kept;
  const made = await renderSpot(plan);
  await mkdir(folder, { recursive: true });
  await writeFile(path, made);
  return made;
}

function longSpot(plan: SpotPlan, seconds: number): SpotPlan {
  const { photos } = plan.design;
  const count = Math.round((seconds - CARD_SECONDS) / SHOT_SECONDS);
  const each = (seconds - CARD_SECONDS) / count;
  const told = plan.shots.reduce((sum, shot) => sum + shot.seconds, 0);
  const rounds = Math.ceil((seconds - CARD_SECONDS) / told);
  const texts = Array.from({ length: rounds }, (_, round) =>
    plan.texts.map((text) => ({ ...text, start: text.start + round * told, end: text.end + round * told })),
  ).flat();
  return {
    ...plan,
    width: 1080,
    height: 1920,
    shots: Array.from({ length: count }, (_, index) => ({
      seconds: each,
      photo: photos[index % photos.length] ?? null,
    })),
    texts: texts.filter(({ end }) => end <= seconds - CARD_SECONDS),
    file: { fps: 30, bitrateKbps: 8000, thorough: true },
  };
}
