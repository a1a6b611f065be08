import { plain, seconds } from '../../rules/wording/words.ts';
import type { VideoMeasurements } from '../../video/video-measurements.ts';
import type { FixSettings } from '../fix-plan.ts';
import { type DeadOpening, findDeadOpening } from './find-dead-opening.ts';
import { TARGET_LUFS } from './normalise-sound.ts';
import { CEILING_DBTP } from './render-loudness.ts';
import type { VideoFixPlan } from './video-plan.ts';

/** The ranges of the rules V-12 and V-13. */
const ON_TARGET = { low: -16, high: -13 };
/** Under this there is room noise and no sound that was meant. */
const QUIETEST_LUFS = -45;

/** Sound at -14 LUFS, where the rules say that it is off and there is any. */
export function proposeLoudness(
  { audio }: VideoMeasurements,
  settings: FixSettings,
): Extract<VideoFixPlan, { kind: 'loudness' }> | null {
  const lufs = audio?.integratedLufs ?? null;
  if (!audio || lufs === null || lufs < QUIETEST_LUFS) return null;
  const off = lufs < ON_TARGET.low || lufs > ON_TARGET.high;
  if (!off && audio.truePeakDbtp <= CEILING_DBTP) return null;
  return {
    kind: 'loudness',
    id: 'loudness',
    title: off ? `Sound ${lufs < TARGET_LUFS ? 'raised' : 'lowered'} towards −14 LUFS` : 'Peaks limited to −1 dBTP',
    why: `Integrated loudness is ${plain(lufs)} LUFS and the true peak ${plain(audio.truePeakDbtp)} dBTP; aim for −16 to −13 LUFS and at most −1 dBTP. The pictures are not touched.`,
    note: audio.channels > 2 ? `The ${audio.channels} channels are mixed down to two.` : null,
    suggestion: false,
    placement: settings.placement,
    targets: ['V-12', 'V-13'],
  };
}

type TrimPlan = Extract<VideoFixPlan, { kind: 'trim' }>;

/**
 * A start at the first live moment, where black or still pictures come before it; `kept` tells why what was seen cannot be cut off.
 */
export function proposeTrim(
  m: VideoMeasurements,
  settings: FixSettings,
): TrimPlan | (Pick<TrimPlan, 'kind' | 'title'> & { readonly kept: string }) | null {
  const opening = findDeadOpening(m);
  if (!opening) return null;
  if ('kept' in opening) return { kind: 'trim', title: 'Start at the first live moment', kept: opening.kept };
  return {
    kind: 'trim',
    id: 'trim',
    title: `First ${seconds(opening.until)} cut off`,
    why: `The first ${seconds(opening.until)} are ${wordsFor(opening, m)}; the file begins where something happens.`,
    note: opening.silent ? null : 'Sound that ran under the opening is cut with it: listen to the first second.',
    suggestion: false,
    placement: settings.placement,
    targets: ['V-01', 'V-02', 'V-04', 'V-05', 'V-10', 'V-18'],
    at: opening.until,
  };
}

function wordsFor({ kinds, silent }: DeadOpening, { audio }: VideoMeasurements): string {
  const picture = kinds
    .map((kind) => (kind === 'black' ? 'black' : 'a still picture without words'))
    .join(' and then ');
  return silent && audio ? `${picture}, and silent or nearly so` : picture;
}
