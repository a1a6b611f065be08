import { createHash } from 'node:crypto';
import pino from 'pino';
import { EnginePool } from '../../engine/index.ts';
import { FULL_DEPTH } from '../../engine/judge/depth.ts';
import { judge } from '../../engine/judge/judge.ts';
import type { MeasuredFile } from '../../engine/measure-file.ts';
import { measureFile } from '../../engine/measure-file.ts';
import { warmText } from '../../engine/text/recognise/read-text.ts';

/** One hash over everything a user gets of a file: measurements, pictures and the judgement. */
function hashOf({ measurements, preview, thumbnail, frames }: MeasuredFile): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify(measurements));
  for (const picture of [preview, thumbnail, ...frames]) hash.update(picture);
  hash.update(JSON.stringify(judge(measurements, { goal: 'sales', placement: 'auto', depth: FULL_DEPTH })));
  return hash.digest('hex');
}

/** The hashes of so many runs in this process, each once. */
export async function hashesHere(bytes: Uint8Array, runs: number): Promise<Set<string>> {
  await warmText();
  const hashes = new Set<string>();
  for (let run = 0; run < runs; run += 1) hashes.add(hashOf(await measureFile({ bytes }, () => undefined)));
  return hashes;
}

/** The hash from an engine's child that has just been started and ends afterwards. */
export async function hashElsewhere(bytes: Uint8Array): Promise<string> {
  const pool = new EnginePool({ size: 1, log: pino({ level: 'silent' }), wallMs: 300_000 });
  try {
    return hashOf(await pool.run('measure', { bytes }));
  } finally {
    await pool.stop();
  }
}
