import { type FrameGrabber, GRABBER_HERE } from '../video/frame-grabber.ts';
import type { FromGrabber, ToGrabber } from './grabber-messages.ts';
import { openEngineThread } from './open-engine-thread.ts';

/** Files up to here are copied where their memory is not shared; longer ones would be held twice. */
const COPIED_BYTES = 1 << 23;

/**
 * Starts the grabber in a thread of its own, for one file at a time. A long
 * file that does not lie in shared memory is read in this thread.
 */
export function startGrabberThread(): FrameGrabber {
  const thread = openEngineThread('grabber-program');
  const tell = (message: ToGrabber) => thread.postMessage(message);

  return (order, take) => {
    const { buffer, length } = order.bytes;
    if (length > COPIED_BYTES && !(buffer instanceof SharedArrayBuffer)) return GRABBER_HERE(order, take);
    return new Promise((resolve, reject) => {
      let failure: unknown;
      const hear = (message: FromGrabber) => {
        if (message.kind === 'frame') {
          if (failure !== undefined) return;
          take(message.index, message.frame).then(
            () => tell({ kind: 'taken' }),
            (error: unknown) => {
              failure = error ?? new Error('a frame was not taken');
              tell({ kind: 'leave' });
            },
          );
          return;
        }
        thread.off('message', hear);
        if (failure !== undefined) reject(failure);
        else if (message.kind === 'end') resolve();
        else reject(Object.assign(new Error(message.message), { stack: message.stack }));
      };
      thread.on('message', hear);
      tell({ kind: 'grab', order });
    });
  };
}
