import type { Shot, VideoMeasurements } from './video-measurements.ts';

/** The measured shot whose picture stands for this one: itself, or the one whose keyframe looks the same; null without either. */
export function measuredShotOf(shots: readonly Shot[], shot: Shot): Shot | null {
  if (shot.still !== null) return shot;
  const twin = shot.like === undefined ? undefined : shots[shot.like];
  return twin && twin.still !== null ? twin : null;
}

/** The video with each shot that looks like a measured one holding its measures. Same video, same answer. */
export function withLikeShots(m: VideoMeasurements): VideoMeasurements {
  if (m.shots.every(({ like }) => like === undefined)) return m;
  return {
    ...m,
    shots: m.shots.map((shot) => ({ ...shot, still: measuredShotOf(m.shots, shot)?.still ?? null })),
  };
}
