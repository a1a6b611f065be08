import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from '@temporalio/worker';
import { beforeAll, describe, expect, it } from 'vitest';
import { quietRuntime, testBundle } from './env.ts';
import { historyFromText } from './history-file.ts';

const definitions = join(import.meta.dirname, '../definitions');
const files = (await readdir(definitions, { recursive: true })).filter((f) => /histories\/.*\.json$/.test(f)).sort();
let bundle: { code: string };
beforeAll(async () => {
  quietRuntime();
  bundle = await testBundle();
}, 60_000);

const replay = async (text: string): Promise<void> =>
  Worker.runReplayHistory({ workflowBundle: bundle }, historyFromText(text), 'replayed');

describe('workflows recorded from every shipped shape', () => {
  it('are there', () => {
    expect(files.length).toBeGreaterThanOrEqual(5);
  });

  it.each(files)('%s replays on the present code', async (file) => {
    await replay(await readFile(join(definitions, file), 'utf8'));
  });

  it('a workflow whose steps changed would be noticed', async () => {
    const file = files.find((f) => /analyze-creative.*\.completed\.json$/.test(f)) ?? '';
    const changed = (await readFile(join(definitions, file), 'utf8')).replaceAll(
      'core-analysis.measure',
      'core-analysis.judge',
    );
    await expect(replay(changed)).rejects.toThrow(/determinism/i);
  });
});
