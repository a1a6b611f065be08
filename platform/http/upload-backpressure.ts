import { performance } from 'node:perf_hooks';
import { finished, type Readable, Transform } from 'node:stream';
import { setImmediate as nextPass, setTimeout as sleep } from 'node:timers/promises';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import { FairQueue } from './fair-queue.ts';

/** Uploads one process reads at the same time; each holds two pieces of 64 kB and a file on disk. */
const MAX_OPEN = 300;
/**
 * From the beginning of one upload to that of the next, ms: 20 a second while the process has time for them. Each brings rows, a workflow
 * and a file with it, some 20 ms of processor; those that begin together hold everybody else up by that many times as much.
 */
const BEGINNING_MS = 48;
/** Where the event loop had more to do than this share of the time since the last beginning, the next waits for it … */
const BUSY_SHARE = 0.5;
/** … but no longer than this, ms: on a machine that is never at rest uploads still come in. */
const LONGEST_GAP_MS = 400;
/** Asking is a handful of queries. Where it takes longer than this, the database is in trouble and the next does not wait for it. */
const LONGEST_ASKING_MS = 100;

/**
 * Lets the uploads of a process begin one after the other, a lone one at once,
 * and reads them piece by piece, one piece in each pass of the event loop,
 * whose turn it is. While fifty files arrive, a pass is as long as
 * while one does, and every other request has its share of each. A piece that
 * waits leaves its connection unread, so that its sender waits too; a sender
 * that is slow by itself holds nobody up.
 */
export class UploadBackpressure {
  private open = 0;
  private readonly entrances = new FairQueue({ atOnce: 1, maxWaiting: MAX_OPEN });
  private readonly beginnings = new FairQueue({ atOnce: 1, maxWaiting: MAX_OPEN });
  private readonly turns = new FairQueue({ atOnce: 1, maxWaiting: MAX_OPEN });

  constructor(private readonly maxOpen = MAX_OPEN) {}

  /**
   * Asks what is asked of an upload before its body is read, of one upload after the other.
   * @throws AppError `busy` at once when too many wait; what `ask` throws
   */
  enter<T>(address: string, ask: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const asking = async (): Promise<void> => {
        const asked = ask();
        asked.then(resolve, reject);
        await Promise.race([asked.catch(() => undefined), sleep(LONGEST_ASKING_MS, undefined, { ref: false })]);
      };
      this.entrances.run(address, asking).catch(reject);
    });
  }

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
        return untilNext();
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

/** Also slow where the machine is: time in which others have the processor counts as time in which the loop had to do. */
async function untilNext(): Promise<void> {
  const began = performance.now();
  const before = performance.eventLoopUtilization();
  do await sleep(BEGINNING_MS, undefined, { ref: false });
  while (
    performance.eventLoopUtilization(before).utilization > BUSY_SHARE &&
    performance.now() - began < LONGEST_GAP_MS
  );
}
