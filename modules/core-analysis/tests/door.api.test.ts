import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { billingModule } from '#modules/billing/server/index.ts';
import { verifyLedger } from '#modules/billing/server/ledger/ledger-audit.ts';
import { opsCommands } from '#platform/module/ops-command.ts';
import { personalData } from '#platform/module/personal-data.ts';
import { createTestApp, type TestApp, type TestUser } from '#platform/testing/create-test-app.ts';
import { TemporalStarter } from '#workflows/client/temporal-starter.ts';
import type { AnalysisOrder } from '../api.ts';
import { analysisRoutes } from '../contract/routes.ts';
import { judge } from '../engine/judge/judge.ts';
import { makeMeasurements } from '../engine/testing/measurements-factory.ts';
import { defineCoreAnalysis } from '../server/define-core-analysis.ts';
import { ControlledEngine } from './controlled-engine.ts';
import { acceptedAnalysis, adImage, leaveTokens, ledgerOn } from './factories.ts';
import { Neighbour } from './neighbour-module.ts';
import { type WorkerByHand, workerByHand } from './worker-by-hand.ts';

const engine = new ControlledEngine();
const neighbour = new Neighbour();
/** 26 words: more than the book asks for, fewer than twice as many. */
const wordy = makeMeasurements({ text: { wordCount: 26 } });
const modules = [
  billingModule,
  defineCoreAnalysis(async () => ({
    engine,
    judge: (_, { settings: { goal, brand } }, lens) =>
      judge(wordy, { goal, placement: 'meta_feed', brand, ...(lens && { lens }) }),
  })),
  neighbour.module,
];
let app: TestApp;
let starter: TemporalStarter;
let worker: WorkerByHand;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adjudge-door-'));
  app = await createTestApp({ workflows: 'server', modules });
  await neighbour.keepFacts(app.db);
  starter = new TemporalStarter({ address: app.temporal?.address ?? '', namespace: 'default' });
  worker = await workerByHand(app, modules, starter);
}, 60_000);
afterEach(() => {
  neighbour.failing = 0;
  neighbour.refusesFacts = false;
  engine.release();
});
afterAll(async () => {
  await worker.stop();
  await starter.stop();
  await app.stop();
  await rm(folder, { recursive: true });
});

async function runToEnd(user: { id: string }, id: string): Promise<void> {
  const ref = { analysisId: id, userId: user.id };
  await worker.step('begin', ref);
  await worker.step('measure', ref);
  await worker.step('conclude', { ...ref, engineVersion: engine.engineVersion });
}
const announce = (user: { id: string }, id: string) => worker.step('announceEnd', { analysisId: id, userId: user.id });
const readAs = async (user: TestUser, id: string, lens?: 'off') => {
  const query = lens ? { lens } : {};
  return (await user.caller.call(analysisRoutes.getAnalysis, { params: { id }, query })).analysisResults;
};
async function order(overrides: Partial<AnalysisOrder> = {}): Promise<AnalysisOrder> {
  const path = join(folder, `${randomUUID()}.png`);
  await writeFile(path, await adImage());
  return {
    file: { path, name: 'from a batch.png' },
    judgedFor: { goal: 'leads', placement: null, brand: 'Fernweh' },
    requester: { module: 'neighbour', reference: randomUUID(), why: 'Batch “Spring”' },
    ...overrides,
  };
}
const free = (user: TestUser) => ({ id: user.id, plan: 'free' as const });

describe('reading analyses', () => {
  it('pages through them newest first, without losing or doubling one', async () => {
    const user = await app.signUp();
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) ids.unshift((await acceptedAnalysis(user)).id);
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await neighbour.analyses.list(user.id, { limit: 2, ...(after && { after }) });
      seen.push(...page.items.map(({ id }) => id));
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect(seen).toEqual(ids);
  });

  it('filters by what it knows', async () => {
    const user = await app.signUp();
    const { id } = await acceptedAnalysis(user);
    const other = await acceptedAnalysis(user);
    await runToEnd(user, id);
    const found = (query: object) =>
      neighbour.analyses.list(user.id, query).then(({ items }) => items.map((item) => item.id));
    expect(await found({ status: 'completed' })).toEqual([id]);
    expect(await found({ status: 'queued' })).toEqual([other.id]);
    expect(await found({ kind: 'video' })).toEqual([]);
    expect(await found({ name: 'AD.p', ids: [id] })).toEqual([id]);
    const item = await neighbour.analyses.find(user.id, id);
    expect(await found({ sha256: [item?.sha256 ?? ''] })).toEqual([id]);
    expect(item?.md5).toMatch(/^[0-9a-f]{32}$/);
    expect(await found({ requestedBy: 'neighbour' })).toEqual([]);
    await expect(found({ after: 'nonsense' })).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('knows nothing of somebody else’s', async () => {
    const [user, stranger] = [await app.signUp(), await app.signUp()];
    const { id } = await acceptedAnalysis(user);
    await runToEnd(user, id);
    expect(await neighbour.analyses.find(stranger.id, id)).toBeUndefined();
    expect(await neighbour.analyses.result(stranger.id, id)).toBeUndefined();
    expect(await neighbour.analyses.features(stranger.id, [id])).toEqual([]);
    expect((await neighbour.analyses.list(stranger.id)).items).toEqual([]);
  });

  it('gives the measured features, by the book alone whatever the lens', async () => {
    const [plain, lensed] = [await app.signUp(), await app.signUp()];
    neighbour.lenses.set(lensed.id, { by: 'T', targets: [{ ruleId: 'T-06', factor: 2, reason: 'They read.' }] });
    const vectors = [];
    for (const user of [plain, lensed]) {
      const { id } = await acceptedAnalysis(user);
      expect(await neighbour.analyses.features(user.id, [id])).toEqual([]);
      await runToEnd(user, id);
      vectors.push(...(await neighbour.analyses.features(user.id, [id])));
    }
    const [one, two] = vectors;
    expect(one).toMatchObject({ judgedFor: { goal: 'sales', placement: 'meta_feed' } });
    expect(one?.features.find(({ ruleId }) => ruleId === 'T-06')).toMatchObject({
      state: 'measured',
      value: 26,
      unit: 'words',
      response: expect.closeTo(0.3333, 3),
    });
    expect(two?.features).toEqual(one?.features);
  });
});

describe('a lens', () => {
  it('changes the judgement of its owner, is named in the result, and can be looked past', async () => {
    const user = await app.signUp();
    neighbour.lenses.set(user.id, {
      by: 'Your profile',
      targets: [{ ruleId: 'T-06', factor: 2, reason: 'Engineers read more before they click.' }],
    });
    const { id } = await acceptedAnalysis(user);
    await runToEnd(user, id);
    const [own, book] = [await readAs(user, id), await readAs(user, id, 'off')];
    expect(own?.lens).toEqual({
      benchmarks: [],
      scoreWithout: book?.score,
      changes: [
        {
          by: 'Your profile',
          kind: 'target',
          ruleId: 'T-06',
          title: 'Few enough words for a glance',
          factor: 2,
          reason: 'Engineers read more before they click.',
          points: expect.any(Number),
          target: { book: '3 to 15 words', here: '6 to 30 words' },
        },
      ],
    });
    expect(own?.score).toBeGreaterThan(book?.score ?? 100);
    expect(book?.lens).toBeUndefined();
    expect(book?.bad.map(({ evidence }) => evidence.ruleId)).toContain('T-06');
    expect(own?.bad.map(({ evidence }) => evidence.ruleId)).not.toContain('T-06');
  });

  it('of nobody leaves the result without a word of it', async () => {
    const user = await app.signUp();
    const { id } = await acceptedAnalysis(user);
    await runToEnd(user, id);
    const [own, book] = [await readAs(user, id), await readAs(user, id, 'off')];
    expect(own).toEqual(book);
    expect(own).not.toHaveProperty('lens');
  });
});

describe('an analysis for another module', () => {
  it('is accepted once for each of its references, judged for what it says, and names who asked', async () => {
    const user = await app.signUp();
    const asked = await order();
    const both = await Promise.all([
      neighbour.analyses.start(free(user), asked),
      neighbour.analyses.start(free(user), asked),
    ]);
    const again = await neighbour.analyses.start(free(user), asked);
    expect(new Set([...both, again].map(({ id }) => id)).size).toBe(1);
    expect(await neighbour.analyses.find(user.id, again.id)).toMatchObject({
      fileName: 'from a batch.png',
      judgedFor: asked.judgedFor,
      requestedBy: asked.requester,
    });
    await runToEnd(user, again.id);
    expect(await ledgerOn(app.db).balance(user.id)).toMatchObject({ used: 1, reserved: 0 });
    expect(await verifyLedger(app.db, user.id)).toEqual([]);
  });

  it('may be paid by another account, which is charged, and gets back what failed', async () => {
    const [owner, payer] = [await app.signUp(), await app.signUp()];
    await leaveTokens(app.db, owner.id, 0);
    await expect(neighbour.analyses.start(free(owner), await order())).rejects.toMatchObject({
      code: 'tokens_exhausted',
    });
    const { id } = await neighbour.analyses.start(free(owner), await order({ payer: payer.id }));
    expect(await ledgerOn(app.db).balance(payer.id)).toMatchObject({ used: 0, reserved: 1 });
    await runToEnd(owner, id);
    expect(await ledgerOn(app.db).balance(payer.id)).toMatchObject({ used: 1, reserved: 0 });
    const failed = await neighbour.analyses.start(free(owner), await order({ payer: payer.id }));
    await worker.step('failAnalysis', { analysisId: failed.id, userId: owner.id, failure: { code: 'internal' } });
    expect(await ledgerOn(app.db).balance(payer.id)).toMatchObject({ used: 1, reserved: 0 });
    expect(await verifyLedger(app.db, payer.id)).toEqual([]);
  });

  it('that runs when its owner goes leaves no hold on the account that pays', async () => {
    const [owner, payer] = [await app.signUp(), await app.signUp()];
    await neighbour.analyses.start(free(owner), await order({ payer: payer.id }));
    for (const part of app.process.modules.contributions(personalData)) await part.remove(owner.id);
    expect(await ledgerOn(app.db).balance(payer.id)).toMatchObject({ used: 0, reserved: 0 });
  });

  it('is refused for what an upload would be', async () => {
    const user = await app.signUp();
    const path = join(folder, 'note.txt');
    await writeFile(path, 'no picture');
    const refused = neighbour.analyses.start(free(user), await order({ file: { path, name: 'note.txt' } }));
    await expect(refused).rejects.toMatchObject({ code: 'file_type_unsupported' });
    const big = join(folder, 'big.png');
    await writeFile(big, Buffer.alloc(10 * 1024 * 1024 + 1));
    const long = neighbour.analyses.start(free(user), await order({ file: { path: big, name: 'big.png' } }));
    await expect(long).rejects.toMatchObject({ code: 'file_too_large' });
    expect((await neighbour.analyses.list(user.id)).items).toEqual([]);
  });
});

describe('the end of an analysis', () => {
  const endsOf = (id: string) => neighbour.ends.filter(({ analysisId }) => analysisId === id);

  it('is told with who asked for it', async () => {
    const user = await app.signUp();
    const asked = await order();
    const { id } = await neighbour.analyses.start(free(user), asked);
    await announce(user, id);
    expect(endsOf(id)).toEqual([]);
    await runToEnd(user, id);
    await announce(user, id);
    expect(endsOf(id)).toEqual([
      { owner: user.id, analysisId: id, outcome: 'completed', requestedBy: asked.requester },
    ]);
  });

  it('is told by the sweep where the workflow did not get to it, until every listener has heard', async () => {
    const user = await app.signUp();
    const { id } = await acceptedAnalysis(user);
    await worker.step('failAnalysis', { analysisId: id, userId: user.id, failure: { code: 'internal' } });
    neighbour.failing = 1;
    await expect(announce(user, id)).rejects.toThrow('the neighbour is away');
    app.clock.advance(31_000);
    await worker.step('sweep');
    expect(endsOf(id)).toMatchObject([{ outcome: 'failed' }]);
    await worker.step('sweep');
    expect(endsOf(id)).toHaveLength(1);
  });
});

describe('facts', () => {
  const factsOf = (user: TestUser) => neighbour.facts(app.db, user);
  const statusOf = async (id: string) => (await app.db('core_analysis.analyses').where({ id }).first('status'))?.status;

  it('name each end of an analysis once, with its score, and whether the file had been measured', async () => {
    const user = await app.signUp();
    const { id } = await acceptedAnalysis(user);
    app.clock.advance(4000);
    await runToEnd(user, id);
    await runToEnd(user, id);
    const { score } = (await neighbour.analyses.find(user.id, id)) ?? {};
    const fact = { kind: 'analysis_ended', creative: 'image', ms: expect.any(Number) };
    const [first, ...more] = await factsOf(user);
    expect(more).toEqual([]);
    expect(first).toEqual({ ...fact, analysisId: id, outcome: 'completed', score, cached: false });
    // The clock goes on by itself, too.
    expect(first && 'ms' in first && first.ms).toBeGreaterThanOrEqual(4000);

    const { id: failed } = await acceptedAnalysis(user);
    const failure = { analysisId: failed, userId: user.id, failure: { code: 'internal' } };
    await worker.step('failAnalysis', failure);
    await worker.step('failAnalysis', failure);
    expect((await factsOf(user)).slice(1)).toEqual([
      { ...fact, analysisId: failed, outcome: 'failed', score: null, cached: false },
    ]);
  });

  it('stand or fall with what they are about', async () => {
    const user = await app.signUp();
    const { id } = await acceptedAnalysis(user);
    neighbour.refusesFacts = true;
    await expect(runToEnd(user, id)).rejects.toThrow('keeps no facts');
    expect(await statusOf(id)).toBe('running');
    neighbour.refusesFacts = false;
    await runToEnd(user, id);
    expect(await statusOf(id)).toBe('completed');
    expect(await factsOf(user)).toHaveLength(1);
    expect(await verifyLedger(app.db, user.id)).toEqual([]);
  });

  it('name a plan that became another one, and not one that stayed', async () => {
    const user = await app.signUp();
    const setPlan = async (plan: string) => {
      const command = app.process.modules.contributions(opsCommands).find(({ name }) => name === 'user set-plan');
      const todo = await command?.prepare({ args: [user.email, plan], options: {}, dryRun: false });
      await todo?.apply?.();
    };
    await setPlan('pro');
    await setPlan('pro');
    await setPlan('free');
    expect(await factsOf(user)).toEqual([
      { kind: 'plan_changed', from: 'free', to: 'pro' },
      { kind: 'plan_changed', from: 'pro', to: 'free' },
    ]);
  });

  it('tell how often files had been measured before, of the owner alone', async () => {
    const [user, other] = [await app.signUp(), await app.signUp()];
    const file = await adImage();
    for (let time = 0; time < 2; time += 1) {
      const { id } = await acceptedAnalysis(user, file);
      await runToEnd(user, id);
    }
    expect(await neighbour.analyses.measurementCache(user.id)).toMatchObject({ lookups: 2, hits: 1 });
    expect(await neighbour.analyses.measurementCache(other.id)).toMatchObject({ entries: 0, lookups: 0, hits: 0 });
  });
});

describe('figures for operators', () => {
  it('count by day what ended, with times and tokens, and name nobody', async () => {
    const from = app.clock.now();
    app.clock.advance(1000);
    const user = await app.signUp();
    const { id } = await acceptedAnalysis(user);
    app.clock.advance(4000);
    await runToEnd(user, id);
    const { id: failed } = await acceptedAnalysis(user);
    await worker.step('failAnalysis', { analysisId: failed, userId: user.id, failure: { code: 'internal' } });
    app.clock.advance(1000);
    const figures = await neighbour.analyses.figures(from, app.clock.now());
    expect(figures).toEqual({
      days: [
        {
          day: from.toISOString().slice(0, 10),
          kind: 'image',
          completed: 1,
          failed: 1,
          tokens: 1,
          secondsMedian: expect.any(Number),
          secondsP95: expect.any(Number),
        },
      ],
      model: { calls: 0, answered: 0, microDollars: 0 },
    });
    // The clock goes on by itself, too.
    expect(figures.days[0]?.secondsMedian).toBeGreaterThanOrEqual(4);
    expect(await neighbour.analyses.figures(app.clock.now(), app.clock.now())).toMatchObject({ days: [] });
  });
});
