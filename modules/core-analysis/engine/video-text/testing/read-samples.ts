import type { Frame } from '../../frame.ts';
import { ocrRuntime } from '../../text/recognise/ocr-runtime.ts';
import type { Interval, VideoText } from '../../video/video-measurements.ts';
import { trackTexts } from '../track-texts.ts';
import { VideoTextReader } from '../video-text-reader.ts';

/** One sampled frame and its time in seconds. */
export interface FrameSample {
  at: number;
  frame: Frame;
}

/** The texts of frames that are all at hand; `measureVideo` hands them over one by one. */
export async function readSamples(
  samples: readonly FrameSample[],
  { durationS, voices }: { durationS: number; voices: readonly Interval[] | null },
): Promise<{ text: VideoText; ocrRuns: number }> {
  const reader = new VideoTextReader(await ocrRuntime());
  for (const { at, frame } of samples) await reader.push(at, frame);
  return { text: trackTexts(reader.finish(), durationS, voices), ocrRuns: reader.ocrRuns };
}
