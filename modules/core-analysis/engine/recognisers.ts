import { type HeardSteps, hearSteps, type SpeechMemory, speechRuntime } from './audio/speech-network.ts';
import { SerialQueue } from './concurrency.ts';
import type { Frame, Frames } from './frame.ts';
import type { ImageMeasurements } from './measurements.ts';
import { measurePeople } from './people/measure-people.ts';
import { type SightAnswers, type SightViews, seeViews, sightRuntime } from './sight/sight-runtime.ts';
import { ocrRuntime } from './text/recognise/ocr-runtime.ts';
import { readText, warmText } from './text/recognise/read-text.ts';
import { type TextSample, VideoTextReader } from './video-text/video-text-reader.ts';

/** Reads the texts of a video's sampled frames one after the other, as `VideoTextReader` does; the next may be given before one is read. */
export interface VideoReader {
  /** @throws whatever the recogniser throws while it reads */
  push(at: number, frame: Frame, afterCut: boolean): Promise<void>;
  /** What stood on each frame, for `trackTexts`. */
  finish(): Promise<TextSample[]>;
  /** To be called in the end, finished or not. */
  close(): void;
}

/** The parts of the engine that run networks, which hold the thread they run in. */
export interface Recognisers {
  warm(): Promise<void>;
  readText(frames: Pick<Frames, 'full' | 'long1024'>): Promise<ImageMeasurements['text']>;
  measurePeople(frames: Pick<Frames, 'long512'>): Promise<ImageMeasurements['people']>;
  /** What the networks of sight see in pictures made for them; null where they cannot be loaded. */
  see(views: SightViews): Promise<SightAnswers | null>;
  /** How surely each step of 32 ms is speech, going on from what was heard before; null where the network cannot be loaded. */
  hear(samples: Float32Array, memory: SpeechMemory | null): Promise<HeardSteps | null>;
  /** Null where the recogniser cannot be loaded. */
  readVideo(): Promise<VideoReader | null>;
}

/** In this thread. */
export const RECOGNISERS_HERE: Recognisers = {
  async warm() {
    await warmText();
    await sightRuntime().catch(() => undefined);
    await speechRuntime().catch(() => undefined);
  },
  readText,
  measurePeople,
  see: seeViews,
  hear: hearSteps,
  async readVideo() {
    const runtime = await ocrRuntime().catch(() => null);
    if (!runtime) return null;
    const reader = new VideoTextReader(runtime);
    const turn = new SerialQueue();
    return {
      push: (at, frame, afterCut) => turn.add(() => reader.push(at, frame, afterCut)),
      finish: async () => reader.finish(),
      close: () => undefined,
    };
  },
};

let used = RECOGNISERS_HERE;

/** The recognisers of this process: its own thread's unless told otherwise. Where they run changes no answer. */
export const recognisers = (): Recognisers => used;

export function setRecognisers(others: Recognisers): void {
  used = others;
}
