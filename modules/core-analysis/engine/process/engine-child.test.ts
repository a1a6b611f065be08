import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measureImage } from '../measure-image.ts';
import { EnginePool } from './engine-pool.ts';

const picture = () =>
  sharp({ create: { width: 320, height: 400, channels: 3, background: '#dddddd' } })
    .composite([
      { input: { create: { width: 90, height: 90, channels: 3, background: '#c2185b' } }, left: 60, top: 80 },
    ])
    .jpeg({ quality: 90 })
    .toBuffer();

describe('engine child', { timeout: 60_000 }, () => {
  const pool = new EnginePool({ size: 1, log: pino({ level: 'silent' }) });
  beforeAll(() => pool.warm(), 60_000);
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
});
