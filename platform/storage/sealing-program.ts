/** Encrypts files into files, in a thread of the process that keeps them. */
import { createReadStream } from 'node:fs';
import { answerRequests } from '#platform/worker-thread.ts';
import type { SealingOrder } from './sealing-thread.ts';
import { writeSealed } from './write-sealed.ts';

const CHUNK_BYTES = 64 * 1024;

answerRequests(({ source, target, ...seal }: SealingOrder) => writeSealed(target, chunksOf(source), seal));

/** Opened by whoever reads it: a stream that fails while nobody listens would end the thread. */
async function* chunksOf(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path, { highWaterMark: CHUNK_BYTES });
}
