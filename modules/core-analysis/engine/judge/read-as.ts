import type { SourceFacts } from '../measurements.ts';
import { percent, seconds } from '../rules/wording/words.ts';
import type { VideoSource } from '../video/video-measurements.ts';

/** How a file was read where that is not as it is shown: one of many frames, see-through parts on a ground. Null for all others. */
export function readAs(source: SourceFacts): string | null {
  return [ofFrames(source), ofGround(source)].filter((part) => part !== null).join(' ') || null;
}

function ofFrames({ animated, frames, frame }: SourceFacts): string | null {
  if (!animated) return null;
  const which =
    frame === undefined
      ? `the first of its ${frames ?? 'many'} frames`
      : `frame ${frame} of ${frames}, the first that shows the picture`;
  return `Judged by ${which}; what moves was not seen.`;
}

function ofGround({ transparentShare = 0, ground, lostOnLight = 0, lostOnDark = 0 }: SourceFacts): string | null {
  if (transparentShare === 0) return null;
  const clear = `${percent(transparentShare)} of the picture is transparent and was judged on`;
  if (ground === 'dark')
    return `${clear} a dark background; ${percent(lostOnLight)} of what is drawn vanishes on white.`;
  if (lostOnDark > 0) return `${clear} white; ${percent(lostOnDark)} of what is drawn vanishes on a dark screen.`;
  return `${clear} white; on a dark screen it looks different.`;
}

/** The same of a video: by the pictures that could be decoded. Null where all could. */
export function readAsOfVideo({ undecoded, frames }: Pick<VideoSource, 'undecoded' | 'frames'>): string | null {
  if (!undecoded) return null;
  const { pictures, start, end } = undecoded;
  return `The file is damaged between ${seconds(start)} and ${seconds(end)}: ${pictures} of its ${frames + pictures} pictures could not be decoded, and it was judged by the others.`;
}
