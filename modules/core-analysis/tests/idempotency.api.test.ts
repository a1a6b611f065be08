import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billingModule } from '#modules/billing/server/index.ts';
import { verifyLedger } from '#modules/billing/server/ledger/ledger-audit.ts';
import { PlanStore } from '#modules/billing/server/plans/plan-store.ts';
import { createHousekeeping } from '#platform/process/housekeeping.ts';
import { createTestApp, type TestApp, type TestUser } from '#platform/testing/create-test-app.ts';
import { runs } from '#platform/testing/depth.ts';
import { analysisRoutes } from '../contract/routes.ts';
import { defineCoreAnalysis } from '../server/define-core-analysis.ts';
import { ControlledEngine, fixedJudgement } from './controlled-engine.ts';
import { adImage, leaveTokens, ledgerOn } from './factories.ts';
import { type WorkerByHand, workerByHand } from './worker-by-hand.ts';

const AT_ONCE = 50;
const ROUNDS = runs(3, 10);
const SENT = AT_ONCE * ROUNDS;

const engine = new ControlledEngine();
const modules = [billingModule, defineCoreAnalysis(async () => ({ engine, judge: fixedJudgement }))];
let app: TestApp;
let worker: WorkerByHand;
beforeAll(async () => {
  app = await createTestApp({ modules, environment: { ANALYZE_WAIT_SECONDS: '600' } });
  worker = await workerByHand(app, modules, {
    start: async () => 'started',
    cancel: async () => undefined,
    status: async () => 'running',
  });
});
afterAll(async () => {
  await worker.stop();
  await app.stop();
});

interface Sent {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}
interface Request {
  readonly bytes: Buffer;
  readonly key?: string;
  readonly goal?: string;
  readonly name?: string;
  /** Wait for the result instead of an answer at once. */
  readonly waits?: boolean;
}

async function send(user: TestUser, { bytes, key, goal, name = 'ad.png', waits = false }: Request): Promise<Sent> {
  const form = new FormData();
  if (goal) form.append('goal', goal);
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const headers = { ...(key && { 'idempotency-key': key }), ...(!waits && { prefer: 'respond-async' }) };
  const response = await user.caller.fetch('/api/analyze', { method: 'POST', body: form, headers });
  return { status: response.status, text: await response.text(), headers: response.headers };
}
const codeOf = ({ status, text }: Sent): string => (status < 300 ? 'accepted' : JSON.parse(text).code);
const rowsOf = (user: TestUser) => app.db('core_analysis.analyses').where({ user_id: user.id });
const balance = (user: TestUser) => ledgerOn(app.db).balance(user.id);

/** More than a person may send in ten minutes: the limit is not what is proved here. */
async function sendMany(user: TestUser, request: (i: number) => Request): Promise<Sent[]> {
  const answers: Sent[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await app.db('platform.rate_limits').delete();
    const batch = Array.from({ length: AT_ONCE }, (_, i) => send(user, request(round * AT_ONCE + i)));
    answers.push(...(await Promise.all(batch)));
  }
  return answers;
}

/** The workflow of the user's only analysis up to its end, as a worker tells it. */
async function startWorkflow(user: TestUser): Promise<void> {
  const { id } = await rowsOf(user).first();
  const ref = { analysisId: id, userId: user.id };
  await worker.step('begin', ref);
  await worker.step('measure', ref);
  await worker.step('conclude', { ...ref, engineVersion: engine.engineVersion });
}

describe('Idempotency-Key', () => {
  it(`${SENT} equal uploads under one key, 50 at once: one analysis, one charge, the first answer or 409`, async () => {
    const user = await app.signUp();
    const bytes = await adImage();
    const answers = await sendMany(user, () => ({ bytes, key: 'one-key' }));
    expect(answers).toHaveLength(SENT);
    expect(await rowsOf(user)).toHaveLength(1);
    expect(await balance(user)).toMatchObject({ used: 0, reserved: 1, available: 49 });
    expect(await verifyLedger(app.db, user.id)).toEqual([]);
    const accepted = answers.filter(({ status }) => status === 202);
    const others = answers.filter(({ status }) => status !== 202);
    expect(others.filter((one) => codeOf(one) !== 'idempotency_in_progress')).toEqual([]);
    expect(new Set(accepted.map(({ text }) => text)).size).toBe(1);
    expect(new Set(accepted.map(({ headers }) => headers.get('location'))).size).toBe(1);
    expect(accepted.filter(({ headers }) => headers.get('idempotent-replayed') === null)).toHaveLength(1);
    // Only while the first is answered; from the second round on every one is.
    expect(accepted.length).toBeGreaterThanOrEqual(SENT - AT_ONCE + 1);
    expect(await app.db('platform.orphaned_files').where({ user_id: user.id })).toEqual([]);
  }, 120_000);

  it(`${SENT} different uploads against a balance of 100: exactly 100 accepted`, async () => {
    const user = await app.signUp();
    await new PlanStore(app.db).setPlan(user.id, 'starter', app.clock.now());
    await leaveTokens(app.db, user.id, 100);
    const image = await adImage();
    const answers = await sendMany(user, (i) => ({
      bytes: Buffer.concat([image, Buffer.from(String(i))]),
      key: `upload-${i}`,
    }));
    const codes = answers.map(codeOf);
    expect(codes.filter((code) => code === 'accepted')).toHaveLength(100);
    expect(codes.filter((code) => code === 'tokens_exhausted')).toHaveLength(SENT - 100);
    expect(await rowsOf(user)).toHaveLength(100);
    expect(await balance(user)).toMatchObject({ reserved: 100, available: 0 });
    expect(await verifyLedger(app.db, user.id)).toEqual([]);
    // Those that were refused hold no key.
    expect(await app.db('platform.request_keys').where({ user_id: user.id })).toHaveLength(100);
  }, 120_000);

  it('says 409 while the first request waits, 422 to another one, and repeats the result byte for byte after', async () => {
    const [user, other] = [await app.signUp(), await app.signUp()];
    const bytes = await adImage();
    const request = { bytes, key: '"8e03978e-40d5-43dd-bc93-6894a57f9324"', waits: true };
    const first = send(user, request);
    await expect.poll(async () => (await rowsOf(user)).length, { timeout: 30_000 }).toBe(1);
    const meanwhile = await send(user, request);
    expect([meanwhile.status, codeOf(meanwhile)]).toEqual([409, 'idempotency_in_progress']);
    expect(meanwhile.headers.get('retry-after')).toBe('5');
    // The same name without quotes.
    expect((await send(user, { ...request, key: request.key.slice(1, -1) })).status).toBe(409);
    for (const changed of [{ bytes: await adImage() }, { goal: 'leads' }, { name: 'other.png' }]) {
      const refused = await send(user, { ...request, ...changed });
      expect([refused.status, codeOf(refused)]).toEqual([422, 'idempotency_key_reused']);
    }
    expect((await send(other, { ...request, waits: false })).status).toBe(202);

    await startWorkflow(user);
    const done = await first;
    expect([done.status, JSON.parse(done.text).status]).toEqual([200, 'completed']);
    const again = await send(user, request);
    expect([again.status, again.text]).toEqual([200, done.text]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(done.headers.get('idempotent-replayed')).toBeNull();
    expect((await send(user, { ...request, goal: 'leads' })).status).toBe(422);
    expect(await balance(user)).toMatchObject({ used: 1, reserved: 0 });
  }, 60_000);

  it('repeats why an analysis failed, without another', async () => {
    const user = await app.signUp();
    const request = { bytes: await adImage(), key: 'fails', waits: true };
    const first = send(user, request);
    await expect.poll(async () => (await rowsOf(user)).length, { timeout: 30_000 }).toBe(1);
    const { id } = await rowsOf(user).first();
    await worker.step('failAnalysis', { analysisId: id, userId: user.id, failure: { code: 'file_unreadable' } });
    const answers = [await first, await send(user, request)];
    expect(answers.map(({ status }) => status)).toEqual([422, 422]);
    expect(answers.map(codeOf)).toEqual(['file_unreadable', 'file_unreadable']);
    expect(await rowsOf(user)).toHaveLength(1);
    expect(await balance(user)).toMatchObject({ used: 0, reserved: 0 });
  }, 60_000);

  it('answers in the place of a process that died before it could', async () => {
    const user = await app.signUp();
    const request = { bytes: await adImage(), key: 'died' };
    const { text } = await send(user, request);
    // What stands in the database when a process is killed between the acceptance and its answer.
    const row = app.db('platform.request_keys').where({ user_id: user.id });
    await row.clone().update({ answer: null, leased_until: new Date(app.clock.now().getTime() + 600_000) });
    expect((await send(user, request)).status).toBe(409);
    app.clock.advance(600_000);
    const answers = await Promise.all([send(user, request), send(user, request)]);
    expect(answers.map(({ status }) => status).filter((status) => status !== 409)).toContain(202);
    const later = await send(user, request);
    expect(JSON.parse(later.text).id).toBe(JSON.parse(text).id);
    expect(await rowsOf(user)).toHaveLength(1);
  });

  it('holds nothing for a refused file, lets a key go with its analysis, and after a day', async () => {
    const user = await app.signUp();
    const bytes = await adImage();
    expect(codeOf(await send(user, { bytes: Buffer.alloc(0), key: 'first' }))).toBe('file_empty');
    const { id } = JSON.parse((await send(user, { bytes, key: 'first' })).text);
    await user.caller.call(analysisRoutes.deleteAnalysis, { params: { id } });
    const keys = () => app.db('platform.request_keys').where({ user_id: user.id }).select('key');
    expect(await keys()).toEqual([]);

    await send(user, { bytes, key: 'second' });
    app.clock.advance(23 * 3_600_000);
    expect((await send(user, { bytes, key: 'second' })).headers.get('idempotent-replayed')).toBe('true');
    app.clock.advance(3_600_000);
    expect((await send(user, { bytes, key: 'second' })).headers.get('idempotent-replayed')).toBeNull();
    expect(await rowsOf(user)).toHaveLength(2);
    app.clock.advance(86_400_000);
    await createHousekeeping(app.process).activities['platform.tidy']?.({});
    expect(await keys()).toEqual([]);
  });

  it.each([['x'.repeat(256)], ['two words'], ['']])('refuses the key %j', async (key) => {
    const user = await app.signUp();
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(await adImage())]), 'ad.png');
    const headers = { 'idempotency-key': key };
    const response = await user.caller.fetch('/api/analyze', { method: 'POST', body: form, headers });
    expect([response.status, (await response.json()).code]).toEqual([400, 'invalid_input']);
    expect(await rowsOf(user)).toEqual([]);
  });
});
