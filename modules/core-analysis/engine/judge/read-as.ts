import type { SourceFacts } from '../measurements.ts';
import { percent, seconds } from '../rules/words.ts';
import type { VideoSource } from '../video/video-measurements.ts';

/** How a file was read where that is not as it is shown: the first of many frames, see-through parts on white. Null for all others. */
export function readAs({ animated, frames, transparentShare = 0 }: SourceFacts): string | null {
  const moving = animated ? `Judged by the first of its ${frames ?? 'many'} frames; what moves was not seen.` : null;
  const clear =
    transparentShare > 0
      ? `${percent(transparentShare)} of the picture is transparent and was judged on white; on a dark screen it looks different.`
      : null;
  return [moving, clear].filter((part) => part !== null).join(' ') || null;
}

/** The same of a video: by the pictures that could be decoded. Null where all could. */
export function readAsOfVideo({ undecoded, frames }: Pick<VideoSource, 'undecoded' | 'frames'>): string | null {
  if (!undecoded) return null;
  const { pictures, start, end } = undecoded;
  return `The file is damaged between ${seconds(start)} and ${seconds(end)}: ${pictures} of its ${frames + pictures} pictures could not be decoded, and it was judged by the others.`;
}
