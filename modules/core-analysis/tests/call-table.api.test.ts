import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FEATURE_MIN_PLAN, PLANS } from '#flags/plans.ts';
import { billingModule } from '#modules/billing/server/index.ts';
import { PlanStore } from '#modules/billing/server/plans/plan-store.ts';
import type { Route } from '#platform/contract/define-routes.ts';
import type { Caller } from '#platform/testing/caller.ts';
import { createTestApp, type TestApp, type TestUser } from '#platform/testing/create-test-app.ts';
import { judge } from '../engine/judge/judge.ts';
import { makeMeasurements } from '../engine/testing/measurements-factory.ts';
import { defineCoreAnalysis } from '../server/define-core-analysis.ts';
import { ControlledEngine } from './controlled-engine.ts';
import { acceptedAnalysis, adImage } from './factories.ts';
import { workerByHand } from './worker-by-hand.ts';

/*
 * The call table of the specification, line by line, spoken as its clients speak it: no contract of ours is used to send or
 * to read. Answers are held against the specification's words; what lies behind them is proved in the other tests.
 */

const NOBODY = '019aa000-0000-7000-8000-000000000000';
const engine = new ControlledEngine();
const depth = { team: 8, segments: true, ugc: true } as const;
const judged = () => judge(makeMeasurements(), { goal: 'sales', placement: 'meta_feed', depth });
const modules = [billingModule, defineCoreAnalysis(async () => ({ engine, judge: judged }))];

let app: TestApp;
let owner: TestUser;
let stranger: TestUser;
/** A finished analysis of the owner. */
let id: string;
/** Every status that came, by route; held against the API document in the end. */
const seen = new Set<string>();

beforeAll(async () => {
  app = await createTestApp({ modules });
  [owner, stranger] = await Promise.all([app.signUp({ name: 'Ada Lovelace' }), app.signUp()]);
  for (const { id: user } of [owner, stranger]) await new PlanStore(app.db).setPlan(user, 'elite', app.clock.now());
  id = (await acceptedAnalysis(owner)).id;
  const worker = await workerByHand(app, modules, {
    start: async () => 'started',
    cancel: async () => undefined,
    status: async () => 'unknown',
  });
  const ref = { analysisId: id, userId: owner.id };
  await worker.step('begin', ref);
  await worker.step('measure', ref);
  await worker.step('conclude', { ...ref, engineVersion: engine.engineVersion });
  await worker.stop();
}, 60_000);
afterAll(() => app.stop());
beforeEach(() => app.db('platform.rate_limits').delete());

// biome-ignore lint/suspicious/noExplicitAny: clients of the specification know no types
type Said = { status: number; body: any; headers: Headers };

async function say(line: string, by: Caller, content?: object): Promise<Said> {
  const [method = '', path = ''] = line.split(' ');
  const isForm = content instanceof FormData;
  const response = await by.fetch(path, {
    method,
    ...(content && {
      body: isForm ? content : JSON.stringify(content),
      headers: isForm ? {} : { 'content-type': 'application/json' },
    }),
  });
  const route = app.routes.find((r) => r.method === method && patternOf(r).test(path.split('?')[0] ?? ''));
  seen.add(`${response.status} ${method} ${route?.path ?? path}`);
  const isJson = response.headers.get('content-type')?.includes('json');
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? await response.json() : await response.text(),
  };
}

const patternOf = (route: Route): RegExp => new RegExp(`^${route.path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);
const visitor = (): Caller => app.as();
const REFUSAL = { message: expect.stringMatching(/^[A-Z]/), code: expect.any(String), requestId: expect.any(String) };
const refused = (status: number, message: string) => ({ status, body: { ...REFUSAL, message } });
const USER = {
  id: expect.any(String),
  email: expect.stringContaining('@'),
  name: expect.any(String),
  plan: 'elite',
  tokensUsed: expect.stringMatching(/^\d+$/),
  tokensLimit: 1000,
};
const upload = (bytes?: Uint8Array, type = 'image/png'): FormData => {
  const form = new FormData();
  if (bytes) form.append('file', new Blob([new Uint8Array(bytes)], { type }), 'ad.png');
  return form;
};
const ANALYSIS = {
  fileName: 'ad.png',
  fileType: 'image',
  conversionScore: expect.stringMatching(/^\d+%$/),
  satisfactionScore: null,
  complexityScore: expect.any(Number),
  usedClaudeEscalation: false,
  tokensUsed: 1,
  createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
};

/** Each line proves its success and the refusals the specification words for it. */
const LINES: Readonly<Record<string, () => Promise<void>>> = {
  async 'GET /api/auth/user'() {
    const { status, body } = await say('GET /api/auth/user', owner.caller);
    expect([status, body]).toEqual([200, { user: expect.objectContaining(USER) }]);
    expect(await say('GET /api/auth/user', visitor())).toMatchObject(refused(401, 'Not authenticated'));
  },

  async 'POST /api/auth/login'() {
    const { email, password } = owner;
    const login = (content: object, by = visitor()) => say('POST /api/auth/login', by, content);
    const browser = visitor();
    expect(await login({ email, password }, browser)).toMatchObject({ status: 200, body: { user: USER } });
    expect(await say('GET /api/auth/user', browser)).toMatchObject({ status: 200, body: { user: { email } } });
    const empty = "Don't forget to fill in both your email and password!";
    for (const content of [{}, { email }, { email: '', password: '' }])
      expect(await login(content)).toMatchObject(refused(400, empty));
    const wrong = refused(401, 'That email and password do not match. Check both and try again.');
    expect(await login({ email, password: 'wrong-horse-1' })).toMatchObject(wrong);
    expect(await login({ email: 'nobody@example.test', password })).toMatchObject(wrong);
  },

  async 'POST /api/auth/signup'() {
    await signup('/api/auth/signup');
  },

  async 'POST /api/auth/register'() {
    await signup('/api/auth/register');
  },

  async 'POST /api/auth/refresh-token'() {
    const { email, password } = owner;
    const browser = visitor();
    await say('POST /api/auth/login', browser, { email, password });
    expect(await say('POST /api/auth/refresh-token', browser)).toMatchObject({ status: 200, body: { user: USER } });
    expect(await say('POST /api/auth/refresh-token', visitor())).toMatchObject(refused(401, 'Authentication required'));
  },

  async 'GET /api/auth/check-email'() {
    const check = (email: string) => say(`GET /api/auth/check-email?email=${encodeURIComponent(email)}`, visitor());
    const free = { available: true, message: 'This email is available.', suggestion: null };
    expect(await check('free@example.test')).toMatchObject({ status: 200, body: free });
    expect((await check('someone@gmial.com')).body).toMatchObject({ suggestion: 'someone@gmail.com' });
    expect((await check(owner.email)).body).toMatchObject({ available: false, message: expect.any(String) });
    expect(await check('no address')).toMatchObject(refused(400, 'Please enter a valid email address'));
  },

  async 'POST /api/auth/forgot-password'() {
    const forgot = (content: object) => say('POST /api/auth/forgot-password', visitor(), content);
    const known = await forgot({ email: owner.email });
    expect(known).toMatchObject({ status: 200, body: { message: expect.any(String) } });
    expect((await forgot({ email: 'nobody@example.test' })).body).toEqual(known.body);
    expect(await forgot({ email: '' })).toMatchObject(refused(400, 'Please enter your email address.'));
  },

  async 'POST /api/auth/reset-password'() {
    const reset = (content: object) => say('POST /api/auth/reset-password', visitor(), content);
    const user = await app.signUp();
    await say('POST /api/auth/forgot-password', visitor(), { email: user.email });
    const mails = () =>
      app.db('platform.outbox_mails').where({ recipient: user.email }).whereLike('text_body', '%reset%');
    await expect.poll(async () => (await mails()).length, { timeout: 5_000 }).toBe(1);
    const [mail] = await mails();
    const token = /token=([\w-]+)/.exec(mail.text_body)?.[1];
    const short = 'Password must be at least 6 characters long.';
    expect(await reset({ token, password: 'abc1!' })).toMatchObject(refused(400, short));
    expect(await reset({ token, password: 'abcdefgh' })).toMatchObject({
      status: 400,
      body: { code: 'weak_password' },
    });
    const invalid = 'This link is no longer valid. Request a new one; it works once, for one hour.';
    const password = 'new-horse-11';
    for (const bad of [{ password }, { token: 'guess', password }])
      expect(await reset(bad)).toMatchObject(refused(400, invalid));
    expect(await reset({ token, password })).toMatchObject({ status: 200, body: { message: expect.any(String) } });
    expect(await say('POST /api/auth/login', visitor(), { email: user.email, password })).toMatchObject({
      status: 200,
    });
    expect(await reset({ token, password })).toMatchObject(refused(400, invalid));
  },

  async 'GET /api/auth/verify-email'() {
    const user = await app.signUp();
    const mails = () => app.db('platform.outbox_mails').where({ recipient: user.email });
    await expect.poll(async () => (await mails()).length, { timeout: 5_000 }).toBeGreaterThan(0);
    const token = (await mails()).map((mail) => /verify-email\?token=([\w-]+)/.exec(mail.text_body)?.[1]).find(Boolean);
    const verify = async (query: string) => {
      const { status, headers } = await say(`GET /api/auth/verify-email${query}`, visitor());
      return [status, headers.get('location')?.replace(/^http:\/\/[^/]+/, '')];
    };
    expect(await verify(`?token=${token}`)).toEqual([302, '/verify-email?status=verified']);
    expect(await verify('?token=guess')).toEqual([302, '/verify-email?status=invalid']);
    expect(await verify('')).toEqual([302, '/verify-email?status=invalid']);
  },

  async 'POST /api/auth/logout'() {
    const { email, password } = owner;
    const browser = visitor();
    await say('POST /api/auth/login', browser, { email, password });
    expect(await say('POST /api/auth/logout', browser)).toMatchObject({ status: 200 });
    expect(await say('GET /api/auth/user', browser)).toMatchObject({ status: 401 });
    expect(await say('POST /api/auth/logout', visitor())).toMatchObject({ status: 200 });
  },

  async 'POST /api/auth/force-logout-all'() {
    const user = await app.signUp();
    const phone = visitor();
    await say('POST /api/auth/login', phone, { email: user.email, password: user.password });
    expect(await say('POST /api/auth/force-logout-all', user.caller)).toMatchObject({ status: 200 });
    for (const browser of [user.caller, phone])
      expect(await say('GET /api/auth/user', browser)).toMatchObject({ status: 401 });
    expect(await say('GET /api/auth/user', owner.caller)).toMatchObject({ status: 200 });
    expect(await say('POST /api/auth/force-logout-all', visitor())).toMatchObject({ status: 200 });
  },

  async 'GET /api/analyses'() {
    const { status, body } = await say('GET /api/analyses', owner.caller);
    expect([status, body]).toEqual([200, [expect.objectContaining({ id, ...ANALYSIS })]]);
    expect(await say('GET /api/analyses', stranger.caller)).toMatchObject({ status: 200, body: [] });
    expect(await say('GET /api/analyses', visitor())).toMatchObject(refused(401, 'Authentication required'));
  },

  async 'GET /api/analyses/{id}'() {
    const { status, body } = await say(`GET /api/analyses/${id}`, owner.caller);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, ...ANALYSIS, pdfReportUrl: `/api/analyses/${id}/report.pdf` });
    const { score, good, bad, strategy } = body.analysisResults;
    expect(body.conversionScore).toBe(`${score}%`);
    expect([good, bad, strategy].every((list) => Array.isArray(list))).toBe(true);
    expect(body.analysisResults.ugcInstructions).toMatchObject({ hookLine: expect.any(String) });
    expect(body.feedback).toMatch(/^<h2>/);
  },

  async 'DELETE /api/analyses/{id}'() {
    const { id: one } = await acceptedAnalysis(owner);
    expect(await say(`DELETE /api/analyses/${one}`, owner.caller)).toMatchObject({ status: 204, body: '' });
    expect(await say(`GET /api/analyses/${one}`, owner.caller)).toMatchObject(refused(404, 'Not found.'));
    expect(await say(`DELETE /api/analyses/${one}`, owner.caller)).toMatchObject({ status: 404 });
    expect((await say('GET /api/analyses', owner.caller)).body.map((a: { id: string }) => a.id)).toEqual([id]);
  },

  async 'POST /api/analyze'() {
    const analyze = (form: FormData, by = stranger.caller) => say('POST /api/analyze', by, form);
    expect(await analyze(upload())).toMatchObject(refused(400, 'Choose an image or video to get started'));
    const text = new TextEncoder().encode('neither image nor video');
    expect((await analyze(upload(text))).body.message).toMatch(/^We work best with images and videos/);
    const huge = await analyze(upload(new Uint8Array(10 * 1024 * 1024 + 1)));
    expect([huge.status, huge.body.message]).toEqual([413, expect.stringMatching(/^Let's try something under 10MB/)]);
    expect(await analyze(upload(text), visitor())).toMatchObject(refused(401, 'Authentication required'));
    // Nobody works in this test: the answer of who waits is in workflow.api.test.ts.
    const form = upload(await adImage());
    const response = await stranger.caller.fetch('/api/analyze', {
      method: 'POST',
      body: form,
      headers: { prefer: 'respond-async' },
    });
    expect([response.status, await response.json()]).toMatchObject([202, { fileName: 'ad.png', status: 'queued' }]);
  },

  async 'POST /api/public-feedback'() {
    const content = {
      analysisId: id,
      category: 'analysis_feedback',
      context: 'dashboard',
      message: 'The button was the point.',
      rating: 5,
      page: '/dashboard',
      plan: 'elite',
    };
    const give = (by: Caller) => say('POST /api/public-feedback', by, content);
    expect(await give(owner.caller)).toMatchObject({ status: 201, body: { message: expect.any(String) } });
    expect(await give(visitor())).toMatchObject(refused(401, 'Authentication required'));
    expect(await give(stranger.caller)).toMatchObject(refused(404, 'Not found.'));
    await app.db('core_analysis.feedback').where({ user_id: owner.id }).delete();
    await app.db('core_analysis.analyses').where({ id }).update({ satisfaction_score: null });
  },

  async 'GET /api/onboarding/status'() {
    const answer = await say('GET /api/onboarding/status', owner.caller);
    expect(answer).toMatchObject({ status: 200, body: { hasCompletedOnboarding: false, analysisCount: 1 } });
  },

  async 'POST /api/onboarding/update-state'() {
    for (const state of ['viewing_sample', 'guided_upload', 'analyzing', 'viewing_results'])
      expect(await say('POST /api/onboarding/update-state', stranger.caller, { state })).toMatchObject({ status: 200 });
    expect(await say('POST /api/onboarding/update-state', stranger.caller, { state: 'bored' })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input' },
    });
  },

  async 'POST /api/onboarding/complete'() {
    const user = await app.signUp();
    expect(await say('POST /api/onboarding/complete', user.caller)).toMatchObject({ status: 200 });
    const { body } = await say('GET /api/auth/user', user.caller);
    expect(body.user.hasCompletedOnboarding).toBe(true);
  },
};

let newcomers = 0;

async function signup(path: string): Promise<void> {
  newcomers += 1;
  const good = { email: `newcomer${newcomers}@example.test`, password: 'correct-horse-9', name: 'New Comer' };
  const open = (over: object, by = visitor()) => say(`POST ${path}`, by, { ...good, ...over });
  const browser = visitor();
  const user = { ...USER, plan: 'free', tokensLimit: 50, tokensUsed: '0' };
  expect(await open({}, browser)).toMatchObject({ status: 201, body: { user } });
  expect(await say('GET /api/auth/user', browser)).toMatchObject({
    status: 200,
    body: { user: { email: good.email } },
  });
  const taken = 'There is already an account with this email. Sign in instead.';
  expect(await open({})).toMatchObject(refused(409, taken));
  expect(await open({ email: 'new' })).toMatchObject(refused(400, 'Please enter a valid email address'));
  expect(await open({ name: undefined })).toMatchObject(refused(400, 'Please fill in your name, email and password.'));
  const weak = await open({ email: 'other@example.test', password: 'abcdefgh' });
  expect([weak.status, weak.body.code]).toEqual([400, 'weak_password']);
  expect(weak.body.message).toMatch(/number.*special/);
  app.flags.set('ops.signup', false);
  try {
    expect((await open({ email: 'other@example.test' })).body.code).toBe('signup_closed');
  } finally {
    app.flags.set('ops.signup', true);
  }
}

describe('the call table of the specification', () => {
  for (const [line, prove] of Object.entries(LINES)) it(line, prove);
});

/** Routes of this module that name something somebody owns, with what a call needs beside the id. */
const OWNED: Readonly<Record<string, object | undefined>> = {
  'GET /api/analyses/{id}': undefined,
  'DELETE /api/analyses/{id}': undefined,
  'PUT /api/analyses/{id}/saved': { saved: true },
  'GET /api/analyses/{id}/events': undefined,
  'GET /api/analyses/{id}/preview': undefined,
  'GET /api/analyses/{id}/thumbnail': undefined,
  'GET /api/analyses/{id}/frames/{frame}': undefined,
  'GET /api/analyses/{id}/video': undefined,
  'POST /api/analyses/{id}/fixes': undefined,
  'GET /api/analyses/{id}/fixes': undefined,
  'GET /api/analyses/{id}/fixes/{fixId}': undefined,
  'GET /api/analyses/{id}/fixes/{fixId}/preview': undefined,
  'GET /api/analyses/{id}/report.pdf': undefined,
  'GET /api/analyses/{id}/heatmap.png': undefined,
  'POST /api/analyses/{id}/second-opinion': undefined,
  'GET /api/analyses/{id}/feedback': undefined,
  'PUT /api/analyses/{id}/dismissals/{ruleId}': { reason: 'intended' },
  'DELETE /api/analyses/{id}/dismissals/{ruleId}': undefined,
};
const nameOf = (route: Route): string => `${route.method} ${route.path}`;
const filled = (line: string, of: string): string =>
  line.replace('{id}', of).replace('{frame}', '0').replace('{fixId}', 'contrast').replace('{ruleId}', 'K-01');
const routesOf = (module: string): Route[] => app.routes.filter((route) => route.module === module);

describe('each route of core-analysis, whoever asks', () => {
  it('is not there for visitors', async () => {
    for (const route of routesOf('core-analysis'))
      expect([nameOf(route), await say(filled(nameOf(route), id), visitor())]).toMatchObject([
        nameOf(route),
        refused(401, 'Authentication required'),
      ]);
  });

  it('shows somebody else as little as if there were nothing, on the highest plan too', async () => {
    const named = routesOf('core-analysis').filter((route) => route.params);
    expect(named.map(nameOf).sort()).toEqual(Object.keys(OWNED).sort());
    for (const [line, content] of Object.entries(OWNED)) {
      const ask = async (of: string) => {
        const { status, body } = await say(filled(line, of), stranger.caller, content);
        return { line, status, body: { ...body, requestId: '' } };
      };
      const theirs = await ask(id);
      expect(theirs).toMatchObject({ line, status: 404, body: { code: 'not_found' } });
      expect(theirs).toEqual(await ask(NOBODY));
    }
    expect(await say(`GET /api/analyses/${id}`, owner.caller)).toMatchObject({ status: 200 });
  });

  it('says from which plan it is, to who is on a lower one', async () => {
    const lowest = await app.signUp();
    const gated = routesOf('core-analysis').filter(
      ({ gate }) => gate?.feature && FEATURE_MIN_PLAN[gate.feature] !== 'free',
    );
    expect(gated.length).toBeGreaterThanOrEqual(5);
    for (const route of gated) {
      const feature = route.gate?.feature ?? 'analysis.image';
      const requiredPlan = FEATURE_MIN_PLAN[feature];
      const { status, body } = await say(filled(nameOf(route), NOBODY), lowest.caller);
      expect([nameOf(route), status, body]).toEqual([
        nameOf(route),
        403,
        {
          ...REFUSAL,
          message: `This needs the ${PLANS[requiredPlan].name} plan or higher.`,
          code: 'plan_required',
          details: { feature, currentPlan: 'free', requiredPlan },
        },
      ]);
    }
  });

  it('does not exist while the module is switched off, for visitors neither', async () => {
    app.flags.set('module.core-analysis', false);
    try {
      for (const route of routesOf('core-analysis'))
        for (const by of [owner.caller, visitor()])
          expect([nameOf(route), await say(filled(nameOf(route), id), by)]).toMatchObject([
            nameOf(route),
            refused(404, 'This feature is currently turned off.'),
          ]);
    } finally {
      app.flags.set('module.core-analysis', true);
    }
  });
});

it('gave no answer above that the API document does not announce', async () => {
  const { body } = await say('GET /api/openapi.json', visitor());
  expect(seen.size).toBeGreaterThan(60);
  const silent = [...seen].filter((one) => {
    const [status = '', method = '', path = ''] = one.split(' ');
    return body.paths[path]?.[method.toLowerCase()]?.responses?.[status] === undefined;
  });
  expect(silent).toEqual([]);
});
