import type { CreativeKind } from '../sight/creative-kind.ts';
import type { AudioMeasures, Interval, Shot } from './video-measurements.ts';

/** Share of the frame from which a face is that of somebody who speaks to the viewer. */
const FACE = 0.02;
/** Share of the time that is spoken from which somebody speaks. */
const SPOKEN = 0.3;
/** Share of the measured time from which a kind is that of the whole. */
const MOST = 0.5;

const length = ({ start, end }: Interval): number => end - start;
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** What kind of creative a video is: somebody speaks to the viewer, or what most of its measured time is; else unsure. */
export function videoKind(shots: readonly Shot[], audio: Pick<AudioMeasures, 'speech'> | null): CreativeKind {
  const measured = shots.flatMap((shot) => (shot.still ? [{ still: shot.still, seconds: length(shot) }] : []));
  const whole = sum(measured.map(({ seconds }) => seconds));
  if (whole === 0) return 'unsure';
  const shareOf = (is: (still: NonNullable<Shot['still']>) => boolean) =>
    sum(measured.filter(({ still }) => is(still)).map(({ seconds }) => seconds)) / whole;
  const isFaced = shareOf(({ people }) => (people?.faces ?? []).some(({ region: { w, h } }) => w * h >= FACE)) >= MOST;
  const isSpoken = (audio?.speech?.share ?? 0) >= SPOKEN;
  if (isFaced && isSpoken) return 'person_speaking';
  const kinds = new Set(measured.flatMap(({ still }) => still.creative ?? []));
  return [...kinds].find((kind) => shareOf((still) => still.creative === kind) > MOST) ?? 'unsure';
}
