/** The second decoding of a video in a thread of the engine's child: while it waits for the decoder, the child measures the frames before. */
import { inspect } from 'node:util';
import { parentPort } from 'node:worker_threads';
import { GRABBER_HERE, type GrabOrder } from '../video/frame-grabber.ts';
import type { TakeFrame } from '../video/grab-frames.ts';
import type { FromGrabber, ToGrabber } from './grabber-messages.ts';

class Left extends Error {}

let goOn: { taken(): void; leave(): void } | undefined;
let left = false;

parentPort?.on('message', (message: ToGrabber) => {
  if (message.kind === 'taken') goOn?.taken();
  else if (message.kind === 'leave') {
    left = true;
    goOn?.leave();
  } else void grab(message.order);
});

async function grab(order: GrabOrder): Promise<void> {
  left = false;
  try {
    await GRABBER_HERE(order, handOver);
    tell({ kind: 'end' });
  } catch (error) {
    tell(error instanceof Left ? { kind: 'end' } : { kind: 'failed', message: String(error), stack: inspect(error) });
  }
}

/** The pixels move to the child, they are not copied. */
const handOver: TakeFrame = (index, frame) =>
  new Promise((resolve, reject) => {
    const leave = () => reject(new Left());
    if (left) return leave();
    goOn = { taken: resolve, leave };
    const pixels = [frame.picture, frame.nativeCrop].flatMap((picture) => (picture ? [picture.rgb.buffer] : []));
    tell({ kind: 'frame', index, frame }, pixels as ArrayBuffer[]);
  });

function tell(message: FromGrabber, moved: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, moved);
}
