import { finished, type Readable, Transform } from 'node:stream';
import { setImmediate as nextPass } from 'node:timers/promises';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import { FairGate } from './fair-gate.ts';

/** Uploads one process reads at the same time; each holds two pieces of 64 kB and a file on disk. */
const MAX_OPEN = 300;

/**
 * Reads the uploads of a process piece by piece, one piece in each pass of the
 * event loop, whose turn it is. While fifty files arrive, a pass is as long as
 * while one does, and every other request has its share of each. A piece that
 * waits leaves its connection unread, so that its sender waits too; a sender
 * that is slow by itself holds nobody up.
 */
export class UploadPace {
  private open = 0;
  private readonly turns = new FairGate({ atOnce: 1, maxWaiting: MAX_OPEN });

  constructor(private readonly maxOpen = MAX_OPEN) {}

  /**
   * Counts an upload in. The caller counts it out with the function it gets.
   * @throws AppError `busy` when too many are being read
   */
  admit(): () => void {
    if (this.open >= this.maxOpen) throw new AppError(ERRORS.busy);
    this.open += 1;
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
