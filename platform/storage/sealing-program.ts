/** Encrypts files into files, in a thread of the process that keeps them. */
import { createReadStream } from 'node:fs';
import { answerQuestions } from '#platform/asked-thread.ts';
import type { SealingOrder } from './sealing-thread.ts';
import { writeSealed } from './write-sealed.ts';

const PIECE_BYTES = 64 * 1024;

answerQuestions(({ source, target, ...seal }: SealingOrder) => writeSealed(target, piecesOf(source), seal));

/** Opened by whoever reads it: a stream that fails while nobody listens would end the thread. */
async function* piecesOf(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path, { highWaterMark: PIECE_BYTES });
}
