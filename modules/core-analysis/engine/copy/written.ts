import type { CallToAction, CopyMeasures, ImageMeasurements, TextMeasures } from '../measurements.ts';
import type { VideoMeasurements } from '../video/video-measurements.ts';

/** What was said in writing: all of a picture's words, or all that a video shows over time. */
export interface Written {
  text: Pick<TextMeasures, 'measured' | 'blocks' | 'wordCount' | 'capsShare' | 'exclamations' | 'readingEase'> &
    /** Of a picture only: the words of a video share no frame. */
    Partial<Pick<TextMeasures, 'areaShare'>>;
  copy: Omit<CopyMeasures, 'cta'> & { cta: WrittenCta | null };
  colour: Pick<ImageMeasurements['colour'], 'palette'>;
  /** Of a video, which blocks are captions of speech. */
  captions?: readonly boolean[];
  /** Of a video, which frames were read and what was heard. */
  overTime?: Pick<VideoMeasurements, 'text' | 'audio'>;
}

/** A call to action by its words; how it looks is known only where it stands on a measured picture. */
export type WrittenCta = Pick<
  CallToAction,
  'text' | 'verb' | 'specific' | 'probability' | 'block' | 'region' | 'button'
>;
