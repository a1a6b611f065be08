import { MockActivityEnvironment } from '@temporalio/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billingModule } from '#modules/billing/server/index.ts';
import { verifyLedger } from '#modules/billing/server/ledger/ledger-audit.ts';
import { type OpsPlan, opsCommands } from '#platform/module/ops-command.ts';
import { createHousekeeping } from '#platform/process/housekeeping.ts';
import { createTestApp, type TestApp, type TestUser } from '#platform/testing/create-test-app.ts';
import { type AnalysisRef, analysisWorkflowId } from '#workflows/definitions/core-analysis/analyze-creative.types.ts';
import { defineCoreAnalysis } from '../server/define-core-analysis.ts';
import { ControlledEngine, fixedJudgement } from './controlled-engine.ts';
import { acceptedAnalysis, ledgerOn } from './factories.ts';
import { type WorkerByHand, workerByHand } from './worker-by-hand.ts';

const DAY_MS = 86_400_000;
const engine = new ControlledEngine();
const modules = [billingModule, defineCoreAnalysis(async () => ({ engine, judge: fixedJudgement }))];
const started: string[] = [];
const workflows = {
  start: async (_: unknown, { id }: { id: string }) => {
    started.push(id);
    return 'started' as const;
  },
  cancel: async () => undefined,
  status: async () => 'closed' as const,
};
let app: TestApp;
let worker: WorkerByHand;
beforeAll(async () => {
  app = await createTestApp({ modules });
  worker = await workerByHand(app, modules, workflows);
}, 60_000);
afterAll(async () => {
  await worker.stop();
  await app.stop();
});

async function failed(code: string): Promise<{ user: TestUser; ref: AnalysisRef }> {
  const user = await app.signUp();
  const { id } = await acceptedAnalysis(user);
  const ref = { analysisId: id, userId: user.id };
  await worker.step('begin', ref);
  await worker.step('failAnalysis', { ...ref, failure: { code } });
  return { user, ref };
}

function ops(name: string, args: string[], options: Record<string, string> = {}): Promise<OpsPlan> {
  const command = app.process.modules.contributions(opsCommands).find((one) => one.name === name);
  if (!command) throw new Error(`no command ${name}`);
  return command.prepare({ args, options, dryRun: false });
}
const balance = (user: TestUser) => ledgerOn(app.db).balance(user.id);
const original = ({ userId, analysisId }: AnalysisRef) =>
  app.process.storage.get(userId, `analyses/${analysisId}/original`);

describe('another try at an analysis that failed by a fault of ours', () => {
  it('holds its tokens again, runs as a workflow of its own, and charges once', async () => {
    const { user, ref } = await failed('internal');
    expect(await balance(user)).toMatchObject({ used: 0, reserved: 0 });
    const plan = await ops('analysis retry', [ref.analysisId]);
    expect(plan.lines.join('\n')).toContain('as attempt 2; 1 tokens are held');
    await plan.apply?.();
    expect(await balance(user)).toMatchObject({ used: 0, reserved: 1 });
    await expect(plan.apply?.(), 'a second operator comes too late').rejects.toThrow(/It is queued/);

    // Temporal was away: the sweep starts it.
    app.clock.advance(31_000);
    await worker.step('sweep');
    expect(started).toContain(analysisWorkflowId(ref.analysisId, 2));
    await worker.step('begin', ref);
    await worker.step('measure', ref);
    await worker.step('conclude', { ...ref, engineVersion: engine.engineVersion });
    expect(await balance(user)).toMatchObject({ used: 1, reserved: 0 });
    expect(await verifyLedger(app.db, user.id)).toEqual([]);
    expect((await ops('analysis show', [ref.analysisId])).lines.join('\n')).toMatch(
      new RegExp(`completed[^]*attempt 2[^]*Workflow analysis:${ref.analysisId}:2: `),
    );
  });

  it('gives the tokens back when that fails too, or the analysis is deleted meanwhile', async () => {
    const { user, ref } = await failed('internal');
    await (await ops('analysis retry', [ref.analysisId])).apply?.();
    await worker.step('failAnalysis', { ...ref, failure: { code: 'timed_out' } });
    expect(await balance(user)).toMatchObject({ used: 0, reserved: 0 });
    await (await ops('analysis retry', [ref.analysisId])).apply?.();
    expect(await balance(user)).toMatchObject({ reserved: 1 });
    expect((await user.caller.fetch(`/api/analyses/${ref.analysisId}`, { method: 'DELETE' })).status).toBe(204);
    expect(await balance(user)).toMatchObject({ used: 0, reserved: 0 });
    expect(await original(ref)).toBeUndefined();
    expect(await verifyLedger(app.db, user.id)).toEqual([]);
  });

  it('is there for three days, then the file is gone', async () => {
    const { ref } = await failed('internal');
    const sweep = createHousekeeping(app.process).activities['platform.removeOrphanedFiles'];
    const sweepNow = () => new MockActivityEnvironment().run(sweep ?? (async () => undefined), {});
    app.clock.advance(2.9 * DAY_MS);
    await sweepNow();
    expect(await original(ref)).toBeDefined();
    app.clock.advance(0.2 * DAY_MS);
    await sweepNow();
    expect(await original(ref)).toBeUndefined();
    await expect(ops('analysis retry', [ref.analysisId])).rejects.toThrow('Its file is not kept any more');
  });

  it('is refused where the file is to blame, which is gone at once', async () => {
    const { ref } = await failed('file_unreadable');
    expect(await original(ref)).toBeUndefined();
    await expect(ops('analysis retry', [ref.analysisId])).rejects.toThrow(/It failed by its file \(file_unreadable\)/);
  });
});

describe('the list for operators', () => {
  it('filters by status, code and account, and names nobody', async () => {
    const { user, ref } = await failed('internal');
    await failed('file_unreadable');
    const list = async (options: Record<string, string>) => (await ops('analysis list', [], options)).lines;
    expect(await list({ user: user.id })).toEqual([
      expect.stringMatching(new RegExp(`^${ref.analysisId}  .*failed \\(analysis_failed\\)$`)),
    ]);
    expect(
      (await list({ status: 'failed', code: 'file_unreadable' })).every((line) => line.includes('file_unreadable')),
    ).toBe(true);
    expect(await list({ code: 'nothing_like_it' })).toEqual(['No analysis is like that.']);
    expect(await list({ limit: '1' })).toHaveLength(1);
    await expect(list({ limit: '0' })).rejects.toThrow('--limit takes');
    await expect(ops('analysis show', ['no-id'])).rejects.toThrow('There is no analysis no-id');
    expect((await list({})).join('\n')).not.toContain(user.email);
  });
});
