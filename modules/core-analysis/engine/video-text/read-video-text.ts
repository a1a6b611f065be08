import type { Frame } from '../frame.ts';
import { ocrRuntime } from '../text/ocr-runtime.ts';
import type { Interval, VideoText } from '../video/video-measurements.ts';
import { trackTexts } from './track-texts.ts';
import { VideoTextReader } from './video-text-reader.ts';

/** One sampled frame; about two a second, long side 640 to 1024. */
export interface FrameSample {
  /** Seconds. */
  at: number;
  frame: Frame;
}

export interface ReadVideoTextOptions {
  /** Length of the video in seconds: a text on the last sample stands until then. */
  durationS: number;
  /** Where someone speaks; null when there is no sound. */
  voices: readonly Interval[] | null;
  /** Called after each sample with the share that is done, 0..1. */
  onProgress?: (done: number) => void;
}

const NOT_MEASURED: VideoText = {
  measured: false,
  spans: [],
  wordsFirst3s: 0,
  worstReading: null,
  voicedWithText: null,
};

/**
 * All texts of a video with the time they stand. Samples in order of time, all
 * of one size; an async source lets each frame go before the next is decoded.
 * Not measured, and no frame taken, where the recogniser cannot be loaded. Same
 * frames, same answer.
 *
 * @throws whatever the recogniser throws while it reads: worth another try, not an answer
 */
export async function readVideoText(
  samples: readonly FrameSample[] | AsyncIterable<FrameSample>,
  { durationS, voices, onProgress = () => undefined }: ReadVideoTextOptions,
): Promise<{ text: VideoText; ocrRuns: number }> {
  const runtime = await ocrRuntime().catch(() => null);
  if (!runtime) return { text: NOT_MEASURED, ocrRuns: 0 };
  const reader = new VideoTextReader(runtime);
  for await (const { at, frame } of samples) {
    await reader.push(at, frame);
    onProgress(Math.min(1, at / Math.max(durationS, 1e-6)));
  }
  onProgress(1);
  return { text: trackTexts(reader.finish(), durationS, voices), ocrRuns: reader.ocrRuns };
}
