import type { VideoContent } from './analysis.ts';

/**
 * Index of the shot whose frame a video's heat was measured on: what the judgement chose, the first shot that shows something,
 * since that is where a viewer begins. Older results name none: theirs is the shot with a kept frame that asks most for
 * attention, the first of equals. -1 without any. Page, report and model ask the same question.
 */
export function heatShot(video: HeatSource): number {
  return video.heatShot ?? mostAttended(video);
}

/** Which shot and moment a video's heat is of, in words: "shot 2, the frame at 3.1 s"; null without any. */
export function heatMoment(video: HeatSource, say: (seconds: number) => string): string | null {
  const index = heatShot(video);
  const shot = video.shots[index];
  return shot ? `shot ${index + 1}, the frame at ${say(shot.keyframeAt)}` : null;
}

function mostAttended({ shots, attention, stepSeconds }: HeatSource): number {
  let best = { index: -1, mean: -1 };
  shots.forEach(({ start, end, frame }, index) => {
    const from = Math.max(0, Math.floor(start / stepSeconds));
    const values = attention.slice(from, Math.max(from + 1, Math.ceil(end / stepSeconds)));
    const mean = values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : 0;
    if (frame !== null && mean > best.mean) best = { index, mean };
  });
  return best.index;
}

interface HeatSource extends Pick<VideoContent, 'attention' | 'stepSeconds' | 'heatShot'> {
  readonly shots: readonly Pick<VideoContent['shots'][number], 'start' | 'end' | 'frame' | 'keyframeAt'>[];
}
