import type { UndecodedPictures } from './video-measurements.ts';

/** Steps by which a picture's time must be off every decoded one: fields of one picture may be stored apart, half a step from each other. */
const OFF = 0.75;

/** What a decoder could not bring. */
export interface Undecoded {
  /** Between the first and the last decoded picture; null where none are missing. */
  readonly inside: UndecodedPictures | null;
  /** When the last decoded picture ends, where stored ones follow it: the rest is lost, as of a file that breaks off. Seconds; else null. */
  readonly endsS: number | null;
}

/**
 * Pictures that lie in the file and did not come out of the decoder, by the times of both, in seconds from the first decoded one.
 * What is shown before that leans on pictures that were cut off with the file's beginning, and is no loss.
 *
 * @param stored times of the stored pictures that are to be shown, ticks
 * @param decoded times of the decoded pictures, ticks
 * @param tick seconds a tick
 * @param stepS usual distance of two pictures, seconds
 */
export function findUndecoded(
  stored: Iterable<bigint>,
  decoded: readonly (bigint | null)[],
  tick: number,
  stepS: number,
): Undecoded {
  const shown = decoded.flatMap((time) => (time === null ? [] : [Number(time) * tick])).sort((a, b) => a - b);
  const [first = Number.NaN, last = Number.NaN] = [shown[0], shown.at(-1)];
  const times = [...stored].map((time) => Number(time) * tick).sort((a, b) => a - b);
  const lost: number[] = [];
  let next = 0;
  for (const time of times.filter((one) => one > first && one < last)) {
    while ((shown[next] as number) < time) next += 1;
    const near = Math.min(time - (shown[next - 1] as number), (shown[next] as number) - time);
    if (near > OFF * stepS) lost.push(time - first);
  }
  const [start, end] = [lost[0], lost.at(-1)];
  return {
    inside: start === undefined || end === undefined ? null : { pictures: lost.length, start, end: end + stepS },
    endsS: (times.at(-1) ?? last) - last > OFF * stepS ? last - first + stepS : null,
  };
}
