/** The request that a creator takes over, and why there is none to speak: by the same answer as the rules give. */
import type { Region } from '../../../contract/evidence.ts';
import { findRefused, findRisky } from '../../copy/policy-words.ts';
import { type VideoWords, wordsOfVideo } from '../../copy/words-of-video.ts';
import { withoutCaptions } from '../../judge/without-captions.ts';
import type { ImageMeasurements } from '../../measurements.ts';
import { requestContrast, requestRead } from '../../rules/message/request-read.ts';
import { isLegible } from '../../text/recognise/legible.ts';
import type { VideoMeasurements } from '../../video/video-measurements.ts';

export type Asked =
  | { kind: 'none' }
  /** Words that look like a request were read there, too doubtfully to be said. */
  | { kind: 'unsure'; region: Region }
  /** Its words are of a kind that platforms refuse or ask to prove. */
  | { kind: 'refused' }
  /** `contrast` where its letters can hardly be made out. */
  | { kind: 'said'; text: string; at: number | null; region: Region; contrast: number | null };

/** Whether somebody may be asked to say it: read surely, and no claim that a platform refuses or asks to prove. */
export function maySay(line: { text: string; confidence: number }): boolean {
  return isLegible(line) && isAllowed(line);
}

const isAllowed = ({ text }: { text: string }): boolean =>
  findRisky(text).length === 0 && findRefused(text).length === 0;

export function askedIn(m: ImageMeasurements | VideoMeasurements): Asked {
  if (m.kind === 'image') return askedOf(m, null);
  const words = wordsOfVideo(withoutCaptions(m));
  return askedOf(words, startOf(words));
}

function startOf({ copy: { cta }, times }: VideoWords): number | null {
  return (cta && times[cta.block]?.[0]?.start) ?? null;
}

function askedOf(m: Parameters<typeof requestRead>[0], at: number | null): Asked {
  const { cta } = m.copy;
  const state = requestRead(m);
  if (!cta || state === 'none') return { kind: 'none' };
  if (state === 'unsure') return { kind: 'unsure', region: cta.region };
  if (!isAllowed(cta)) return { kind: 'refused' };
  const contrast = state === 'faint' ? requestContrast(m) : null;
  return { kind: 'said', text: cta.text, at, region: cta.region, contrast };
}
