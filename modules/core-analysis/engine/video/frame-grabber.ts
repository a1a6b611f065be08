import type { VideoContainer } from '../decode/sniff-media.ts';
import { grabFrames, type TakeFrame, type WantedFrame } from './grab-frames.ts';
import { OpenVideo } from './open-video.ts';

/** Which frames of which file. */
export interface GrabOrder {
  readonly bytes: Uint8Array;
  readonly container: VideoContainer;
  readonly wanted: readonly WantedFrame[];
  /** Time stamps of the packets a decoder can begin with. */
  readonly entries: readonly bigint[];
}

/**
 * Grabs the wanted frames of a video, as `grabFrames` does. Resolves when all that can be decoded are taken.
 *
 * @throws whatever `take` throws; EngineError where the file does not open
 */
export type FrameGrabber = (order: GrabOrder, take: TakeFrame) => Promise<void>;

/** In this thread. */
export const GRABBER_HERE: FrameGrabber = async ({ bytes, container, wanted, entries }, take) => {
  const open = await OpenVideo.open(bytes, container);
  try {
    await grabFrames(open, wanted, entries, take);
  } finally {
    await open.close();
  }
};

let used = GRABBER_HERE;

/** The grabber of this process: its own thread's unless told otherwise. Where it runs changes no frame. */
export const frameGrabber = (): FrameGrabber => used;

export function setFrameGrabber(other: FrameGrabber): void {
  used = other;
}
