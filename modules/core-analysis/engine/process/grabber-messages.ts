import type { GrabOrder } from '../video/frame-grabber.ts';
import type { GrabbedFrame } from '../video/still-frames.ts';

/** What the engine's child tells its grabber thread: one order at a time, and of each frame that it was taken. */
export type ToGrabber =
  | { readonly kind: 'grab'; readonly order: GrabOrder }
  | { readonly kind: 'taken' }
  /** Nobody takes further frames of the order: it is to end. */
  | { readonly kind: 'leave' };

/** The frames of an order one by one, each after the one before was taken, and its end. */
export type FromGrabber =
  | { readonly kind: 'frame'; readonly index: number; readonly frame: GrabbedFrame }
  | { readonly kind: 'end' }
  | { readonly kind: 'failed'; readonly message: string; readonly stack: string };
