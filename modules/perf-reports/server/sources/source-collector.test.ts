import { describe, expect, it } from 'vitest';
import type { Log } from '#platform/log/log.ts';
import type { ReportSource } from './report-source.ts';
import { SourceCollector } from './source-collector.ts';
import type { StoredSource } from './source-store.ts';

const source: StoredSource = {
  id: 'place',
  owner: 'ann',
  kind: 'folder',
  place: '/exports',
  campaignName: 'Exports',
  adPlatform: 'other',
  runs: 1,
  lookedAt: null,
  problem: null,
};
const unused = (): never => {
  throw new Error('not part of this');
};

/** A collector of one place, with what it last said of it. */
function collecting(place: ReportSource) {
  const problems: (string | null)[] = [];
  const collector = new SourceCollector({
    store: {
      find: async () => source,
      files: async () => [],
      looked: async (_owner, _id, _at, problem) => void problems.push(problem),
      all: unused,
      begin: unused,
      keep: async () => undefined,
      seen: unused,
    },
    reports: { accept: async () => ({ id: 'report', isKnown: false, isStarted: true }) },
    open: () => place,
    isAllowed: async () => true,
    workflows: { start: unused, cancel: unused, status: unused } as never,
    clock: { now: () => new Date() },
    log: { warn: () => undefined } as unknown as Log,
    answerMs: { list: 30, copy: 30 },
  });
  const run = (signal = new AbortController().signal) =>
    collector.collect({ userId: source.owner, sourceId: source.id, run: 1 }, signal);
  return { run, problems };
}

const file = { path: 'june.csv', bytes: 1, changedAt: new Date(0) };
const copied = { bytes: 1, sha256: 'a'.repeat(64) };

describe('a watched place that hangs', () => {
  it('is left behind with a sentence, asked by nobody while it hangs, and read again once it answers', async () => {
    let asked = 0;
    let wake = (): void => undefined;
    const { run, problems } = collecting({
      list() {
        asked += 1;
        return asked > 1 ? Promise.resolve([file]) : new Promise((resolve) => (wake = () => resolve([])));
      },
      copy: async () => copied,
    });
    expect(await run()).toBe(0);
    expect(problems).toEqual(['It did not answer within 0.03 s.']);
    expect(await run()).toBe(0);
    expect(problems.at(-1)).toMatch(/^It has still not answered an earlier look/);
    expect(asked, 'a second call would hang too').toBe(1);
    wake();
    await new Promise((resolve) => setImmediate(resolve));
    expect(await run()).toBe(1);
    expect(problems.at(-1)).toBeNull();
  });

  it('is left behind also in the middle of a file', async () => {
    const { run, problems } = collecting({ list: async () => [file], copy: () => new Promise(() => undefined) });
    expect(await run()).toBe(0);
    expect(problems).toEqual(['It did not answer within 0.03 s.']);
  });

  it('says nothing of the place where its own run was ended', async () => {
    const ended = new AbortController();
    const { run, problems } = collecting({
      list() {
        ended.abort();
        return new Promise(() => undefined);
      },
      copy: unused,
    });
    await expect(run(ended.signal)).rejects.toThrow();
    expect(problems).toEqual([]);
  });
});
