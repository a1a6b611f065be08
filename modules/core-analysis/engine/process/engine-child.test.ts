import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEEP } from '#platform/testing/depth.ts';
import { degradeImage } from '../degrade/degrade-image.ts';
import { measureFile } from '../measure-file.ts';
import { measureImage } from '../measure-image.ts';
import { generateClip } from '../testing/clip-generator.ts';
import { EnginePool } from './engine-pool.ts';
import { engineChildEntry } from './engine-process.ts';

const picture = () =>
  sharp({ create: { width: 320, height: 400, channels: 3, background: '#dddddd' } })
    .composite([
      { input: { create: { width: 90, height: 90, channels: 3, background: '#c2185b' } }, left: 60, top: 80 },
    ])
    .jpeg({ quality: 90 })
    .toBuffer();

const clip = async (seconds: number): Promise<Buffer> =>
  Buffer.from(
    await generateClip({ width: 96, height: 128, fps: 12, grain: 3, scenes: [{ seconds, picture: '#b03a2e' }] }),
  );

describe('engine child', { timeout: 240_000 }, () => {
  const deaths: string[] = [];
  const pool = new EnginePool({ size: 1, log: pino({ level: 'silent' }), onDeath: (cause) => deaths.push(cause) });
  beforeAll(() => pool.warm(), 240_000);
  afterAll(() => pool.stop());

  it('measures in its own process exactly what this process measures, and tells its stages', async () => {
    const bytes = await picture();
    const stages: string[] = [];
    const jailed = await pool.run('measure', { bytes }, { onStage: (stage) => stages.push(stage) });
    const here = await measureImage(bytes, {});
    expect(JSON.stringify(jailed.measurements)).toBe(JSON.stringify(here.measurements));
    expect(Buffer.from(jailed.preview).equals(Buffer.from(here.preview))).toBe(true);
    expect(stages).toEqual(['checking', 'measuring', 'reading', 'attention']);
  });

  it('goes on without the recogniser where it cannot be loaded, and the log tells why', async () => {
    const lines: string[] = [];
    const lame = new EnginePool({
      size: 1,
      log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
      entry: fileURLToPath(new URL('./testing/child-without-recogniser.ts', import.meta.url)),
    });
    const { measurements } = await lame.run('measure', { bytes: await picture() }).finally(() => lame.stop());
    expect(measurements.text.measured).toBe(false);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        level: 50,
        msg: 'texts will not be measured',
        reason: expect.stringContaining('the native library is not there'),
      }),
    ]);
  });

  it('leaves when its parent has gone while it was loading', async () => {
    const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
    const child = fork(engineChildEntry(), [], {
      execArgv: ['--import', loader],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const left = once(child, 'exit');
    child.disconnect();
    expect(await left).toEqual([0, null]);
  });

  it('measures worse versions of a picture in its own process exactly as in this one', async () => {
    const input = { bytes: await picture(), settings: { goal: 'sales', placement: 'meta_feed' } } as const;
    const jailed = await pool.run('degrade', input);
    expect(jailed.versions.map(({ name, level }) => `${name} ${level}`)).toEqual([
      'blur 1',
      'blur 2',
      'faded 1',
      'faded 2',
    ]);
    expect(JSON.stringify(jailed.versions)).toBe(JSON.stringify(await degradeImage(input, () => undefined)));
  });

  it('measures a video in its own process exactly what this process measures', async () => {
    const bytes = await clip(1);
    const jailed = await pool.run('measure', { bytes, kind: 'video' });
    const here = await measureFile({ bytes }, () => undefined);
    expect(JSON.stringify(jailed.measurements)).toBe(JSON.stringify(here.measurements));
    expect(jailed.frames.map((frame) => Buffer.from(frame).equals(Buffer.from(here.frames[0] ?? [])))).toEqual([true]);
  });

  it('refuses a video that is longer than it may be, and what was taken for another kind', async () => {
    const bytes = await clip(3);
    await expect(pool.run('measure', { bytes, maxVideoSeconds: 2 })).rejects.toMatchObject({
      code: 'video_too_long',
      details: { maxSeconds: 2 },
    });
    await expect(pool.run('measure', { bytes, kind: 'image' })).rejects.toMatchObject({
      code: 'file_type_unsupported',
    });
  });

  it('refuses with the code of the decoder and goes on', async () => {
    const bytes = await picture();
    await expect(pool.run('measure', { bytes: bytes.subarray(0, bytes.length / 2) })).rejects.toMatchObject({
      code: 'file_unreadable',
    });
    await expect(pool.run('measure', { bytes: Buffer.from('<svg/>') })).rejects.toMatchObject({
      code: 'file_type_unsupported',
    });
    await expect(pool.run('measure', { bytes })).resolves.toBeDefined();
  });

  it('a video that takes too long fails alone', async () => {
    const [video, image] = [await clip(3), await picture()];
    const slow = pool.run('measure', { bytes: video }, { wallMs: 30 });
    const after = pool.run('measure', { bytes: image });
    await expect(slow).rejects.toMatchObject({ code: 'analysis_timed_out' });
    expect((await after).measurements.kind).toBe('image');
    expect(deaths).toEqual(['wall']);
  });

  // Each death costs the start of another process; how the pool takes them is proved with a quick one beside it.
  if (DEEP)
    it('a video whose process is killed in the middle fails alone', async () => {
      const video = await clip(3);
      const stop = new AbortController();
      const killed = pool.run('measure', { bytes: video }, { signal: stop.signal, onStage: () => stop.abort() });
      const next = pool.run('measure', { bytes: video });
      await expect(killed).rejects.toThrow(/abort/i);
      expect((await next).measurements.kind).toBe('video');
      expect(deaths).toEqual(['wall']);
    });
});
