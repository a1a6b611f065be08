import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

const MODELS = new URL('./', import.meta.url);
const PINS = {
  'efficientnet-lite0.onnx': '7533976ee6ac224287466b5c67b000350a01a145dfdf4b27fa00a2be614c8047',
  'nanodet-g-416.onnx': 'c044255780bed38a5939d1b993fd6694aa6e0f607b1b7a502dd6eba573fcf2d3',
  'silero-vad-16k.onnx': '7ed98ddbad84ccac4cd0aeb3099049280713df825c610a8ed34543318f1b2c49',
  'u2netp.onnx': '303e28410d2263261e2d247130085f99674eb5f58d31a43e3a3c2fd1ebdf0c75',
};

describe('the network files', () => {
  it('are those that were measured, and no others', async () => {
    const files = (await readdir(MODELS)).filter((name) => name.endsWith('.onnx')).sort();
    const hashes = await Promise.all(
      files.map(async (name) => {
        const bytes = await readFile(new URL(name, MODELS));
        return [name, createHash('sha256').update(bytes).digest('hex')];
      }),
    );
    expect(Object.fromEntries(hashes)).toEqual(PINS);
  });

  it('have their licences beside them and a line each in NOTICE', async () => {
    const notice = await readFile(new URL('../../../../NOTICE', MODELS), 'utf8');
    for (const name of Object.keys(PINS)) expect(notice).toContain(`engine/models/${name}`);
    expect(await readdir(new URL('licenses/', MODELS))).toEqual(
      expect.arrayContaining(['Apache-2.0.txt', 'silero-vad-MIT.txt']),
    );
  });
});
