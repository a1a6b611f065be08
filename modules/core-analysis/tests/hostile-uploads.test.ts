import { pino } from 'pino';
import { expect, it } from 'vitest';
import { DEEP } from '#platform/testing/depth.ts';
import { EnginePool } from '../engine/index.ts';
import { hostileCorpus } from './hostile/corpus.ts';
import { decoderFiles } from './hostile/decoder-files.ts';
import { runCorpus } from './hostile/run-corpus.ts';

it('survives hostile files and still measures every sound one', async () => {
  const corpus = await hostileCorpus({ seed: 20261121, count: 230, good: 25 });
  const files = DEEP ? corpus : corpus.filter((_, index) => index % 7 === 0);
  const sound = files.filter(({ good }) => good).length;
  expect(sound).toBeGreaterThanOrEqual(4);
  const before = new Set(await decoderFiles());
  const log = pino({ level: 'silent' });
  const outcome = await runCorpus(files, { atOnce: 2, pool: (onDeath) => new EnginePool({ size: 2, log, onDeath }) });
  expect(outcome).toMatchObject({ files: files.length, good: sound, goodRefused: [], broken: [], deaths: [] });
  expect(outcome.measured).toBeGreaterThanOrEqual(sound);
  // All refusals are the file's own fault and say which: none is a mere failure.
  expect(outcome.refused.analysis_failed).toBeUndefined();
  const left = (await decoderFiles()).filter((name) => !before.has(name));
  expect(left).toEqual([]);
}, 240_000);
