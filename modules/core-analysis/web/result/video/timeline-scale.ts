import type { VideoContent } from '../../../contract/analysis.ts';

interface Span {
  start: number;
  end: number;
}

/** Index of the shot a moment lies in; the last one from its start on. Without shots 0. */
export function indexAt(shots: readonly Span[], seconds: number): number {
  const found = shots.findLastIndex(({ start }) => start <= seconds + 1e-6);
  return Math.max(0, found);
}

/** Moment held to the video; to the hundredth, so that an address stays short. */
export function clampTime(seconds: number, duration: number): number {
  return Math.round(Math.min(duration, Math.max(0, seconds)) * 100) / 100;
}

/** A span as `left` and `width` in percent of the timeline; at least `least` percent wide, so that it can be seen. */
export function place(span: Span, duration: number, least = 0.6): { left: string; width: string } {
  const left = Math.min((Math.max(0, span.start) / duration) * 100, 100 - least);
  const wide = ((Math.min(span.end, duration) - Math.max(0, span.start)) / duration) * 100;
  return { left: `${fixed(left)}%`, width: `${fixed(Math.min(Math.max(least, wide), 100 - left))}%` };
}

/** Keys of the timeline's slider to the moment they lead to; null for any other key. */
export function timeForKey(
  key: string,
  shift: boolean,
  now: number,
  { shots, durationSeconds, stepSeconds }: Pick<VideoContent, 'shots' | 'durationSeconds' | 'stepSeconds'>,
): number | null {
  const step = shift ? stepSeconds : Math.max(stepSeconds, 0.5);
  const at = indexAt(shots, now);
  const moves: Readonly<Record<string, number | undefined>> = {
    ArrowRight: now + step,
    ArrowUp: now + step,
    ArrowLeft: now - step,
    ArrowDown: now - step,
    PageUp: shots[at + 1]?.start ?? durationSeconds,
    ']': shots[at + 1]?.start ?? durationSeconds,
    PageDown: shots[Math.max(0, at - 1)]?.start ?? 0,
    '[': shots[Math.max(0, at - 1)]?.start ?? 0,
    Home: 0,
    End: durationSeconds,
  };
  const next = moves[key];
  return next === undefined ? null : clampTime(next, durationSeconds);
}

/** A series as one area in a box of 100 by 100: value 1 at the top. Each value stands at the middle of its step. */
export function areaPath(values: readonly number[], stepSeconds: number, duration: number): string {
  const first = values[0];
  const last = values.at(-1);
  if (first === undefined || last === undefined) return '';
  const y = (value: number) => fixed(100 - Math.min(1, Math.max(0, value)) * 100);
  const points = values.map((value, index) => `${fixed((((index + 0.5) * stepSeconds) / duration) * 100)} ${y(value)}`);
  return `M0 100L0 ${y(first)}L${points.join('L')}L100 ${y(last)}L100 100Z`;
}

/** Loudness from which something is drawn, and the loudest there is, in LUFS. */
const [QUIET, LOUD] = [-50, -6];

/** A loudness series as a band around the middle of a box of 100 by 100; silence and gaps leave a thin line. */
export function loudnessPath(values: readonly (number | null)[], stepSeconds: number, duration: number): string {
  const half = (value: number | null) =>
    value === null ? 0.01 : Math.min(1, Math.max(0.02, (value - QUIET) / (LOUD - QUIET)));
  const x = (index: number) => fixed(((index * stepSeconds) / duration) * 100);
  return values
    .map((value, index) => {
      const h = half(value) * 50;
      const [left, right] = [x(index), Math.min(100, x(index + 1))];
      return `M${left} ${fixed(50 - h)}H${right}V${fixed(50 + h)}H${left}Z`;
    })
    .join('');
}

const fixed = (value: number) => Math.round(value * 100) / 100;
