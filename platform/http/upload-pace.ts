import { finished, type Readable, Transform } from 'node:stream';
import { setImmediate as nextPass, setTimeout as sleep } from 'node:timers/promises';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import { FairGate } from './fair-gate.ts';

/** Uploads one process reads at the same time; each holds two pieces of 64 kB and a file on disk. */
const MAX_OPEN = 300;
/**
 * From the beginning of one upload to that of the next, ms: 20 a second. Each brings rows, a story and a file with it, 25 to 30 ms of
 * processor in all; those that begin together hold everybody else up by that many times as much.
 */
const BEGINNING_MS = 48;

/**
 * Lets the uploads of a process begin one after the other, a lone one at once,
 * and reads them piece by piece, one piece in each pass of the event loop,
 * whose turn it is. While fifty files arrive, a pass is as long as
 * while one does, and every other request has its share of each. A piece that
 * waits leaves its connection unread, so that its sender waits too; a sender
 * that is slow by itself holds nobody up.
 */
export class UploadPace {
  private open = 0;
  private readonly beginnings = new FairGate({ atOnce: 1, maxWaiting: MAX_OPEN });
  private readonly turns = new FairGate({ atOnce: 1, maxWaiting: MAX_OPEN });

  constructor(private readonly maxOpen = MAX_OPEN) {}

  /**
   * Counts an upload in and waits until it may begin. The caller counts it out with the function it gets.
   * @throws AppError `busy` at once when too many are being read
   */
  async admit(owner: string): Promise<() => void> {
    if (this.open >= this.maxOpen) throw new AppError(ERRORS.busy);
    this.open += 1;
    await new Promise<void>((begin) => {
      void this.beginnings.run(owner, () => {
        begin();
        return sleep(BEGINNING_MS, undefined, { ref: false });
      });
    });
    return () => {
      this.open -= 1;
    };
  }

  /**
   * A body whose pieces come when it is their owner's turn; ends with an error
   * where the sender leaves. Destroying it lets go of the source, unharmed.
   */
  of(source: Readable, owner: string): Readable {
    const turns = this.turns;
    const paced = new Transform({
      transform(piece, _encoding, pass) {
        turns.run(owner, () => nextPass()).then(() => pass(null, piece), pass);
      },
      destroy(error, done) {
        source.unpipe(paced);
        done(error);
      },
    });
    finished(source, { writable: false }, (error) => {
      if (error) paced.destroy(error);
    });
    return source.pipe(paced);
  }
}
