/**
 * The engine's jail: a forked process that does one job after the other on
 * untrusted files, told and answering over IPC. It holds no secret, no connection
 * and no state between files; whatever a file does to it is one file's failure.
 */
import { inspect } from 'node:util';
import sharp from 'sharp';
import { ChunkCollector, type SendChunk, sendAhead } from '../chunks.ts';
import { EngineError } from '../decode/engine-error.ts';
import { recognisers, setRecognisers } from '../recognisers.ts';
import { JOBS, type JobName } from './jobs.ts';
import type { FromChild, ToChild } from './messages.ts';
import { startRecogniserThread } from './recogniser-thread.ts';
import { warmClip } from './warm-clip.ts';

// Keeping decoded pictures for later would only hold memory; one file at a time needs no more than its share of threads.
sharp.cache(false);
sharp.concurrency(1);

const arriving = new ChunkCollector();
process.on('message', (message: ToChild) => {
  if (message.kind === 'chunk') arriving.take(message);
  else void answer(message.job, arriving.complete(message.input));
});
// The pool is gone, perhaps while this program was still loading: nobody is left to answer.
process.on('disconnect', () => process.exit(0));
if (!process.connected) process.exit(0);
// Ctrl-C reaches the whole group; the pool decides when its children end.
process.on('SIGINT', () => undefined);

setRecognisers(startRecogniserThread());
await recognisers()
  .warm()
  .catch((error: unknown) => {
    void send({ kind: 'trouble', message: 'texts will not be measured', reason: inspect(error) });
  });
await warmMeasures();
void send({ kind: 'ready' });

/** The first picture would take three times as long as those after it, the first video a second and a half longer: let them be ours. */
async function warmMeasures(): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width: 864, height: 1080, channels: 3, background: '#808080', noise } as const;
  const bytes = await sharp({ create }).blur(2).jpeg().toBuffer();
  const nobody = async () => undefined;
  for (let round = 0; round < 2; round += 1) await run('measure', { bytes }, nobody, nobody);
  await run('measure', { bytes: warmClip() }, nobody, nobody);
}

type OnStage = (stage: string, percent: number) => void;

async function run(name: JobName, input: unknown, onStage: OnStage, sendChunk: SendChunk): Promise<FromChild> {
  const job = JOBS[name] as (input: unknown, onStage: OnStage, sendChunk: SendChunk) => Promise<unknown>;
  try {
    return { kind: 'done', output: await job(input, onStage, sendChunk) };
  } catch (error) {
    if (error instanceof EngineError) return { kind: 'refused', code: error.code, details: error.details };
    return { kind: 'failed', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function answer(job: JobName, input: unknown): Promise<void> {
  const result = await run(job, input, (stage, percent) => void send({ kind: 'stage', stage, percent }), send);
  if (result.kind !== 'done') return await send(result);
  await send({ kind: 'done', output: await sendAhead({ ...(result.output as object) }, send) });
}

/** Resolves when it is sent, or when nobody is left. */
function send(message: FromChild): Promise<void> {
  return new Promise((resolve) => {
    if (process.connected) process.send?.(message, () => resolve());
    else resolve();
  });
}
