import { expect, test, vi } from 'vitest';
import { findTemporal, type TemporalSources } from './find-temporal.ts';

const never = () => new Promise<string>(() => undefined);
const refused = () => Promise.reject(new Error('the download was refused'));

function sources(given: Partial<TemporalSources>): TemporalSources {
  return { onPath: () => undefined, cached: () => undefined, download: refused, build: () => undefined, ...given };
}

test('PATH comes before the cache, and neither downloads nor builds', async () => {
  const download = vi.fn(refused);
  const build = vi.fn(() => undefined);
  const all = sources({ onPath: () => '/path/temporal', cached: () => '/cache/temporal', download, build });
  expect(await findTemporal({ env: {} }, all)).toBe('/path/temporal');
  expect(await findTemporal({ env: {} }, { ...all, onPath: () => undefined })).toBe('/cache/temporal');
  expect([download, build].map((source) => source.mock.calls.length)).toEqual([0, 0]);
});

test('a download that succeeds ends the build beside it', async () => {
  const cancel = vi.fn();
  const found = await findTemporal(
    { env: {}, running: { done: never(), cancel } },
    sources({ download: () => Promise.resolve('/sdk/temporal') }),
  );
  expect(found).toBe('/sdk/temporal');
  expect(cancel).toHaveBeenCalledOnce();
});

test('a build that succeeds makes up for a download that cannot be had', async () => {
  const build = () => ({ done: Promise.resolve('/built/temporal'), cancel: () => undefined });
  expect(await findTemporal({ env: {} }, sources({ build }))).toBe('/built/temporal');
});

test('with no way left one sentence names the three ways and each reason', async () => {
  const problem = await findTemporal({ env: {} }, sources({})).catch((error: unknown) => error);
  const { message } = problem as Error;
  for (const part of [
    'Temporal CLI on PATH',
    'install Go',
    'TEMPORAL_ADDRESS',
    'the download was refused',
    'Go was not found',
  ])
    expect(message).toContain(part);
});
