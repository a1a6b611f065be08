import { FEATURE_KEYS, FEATURES, type FeatureKey, FLAG_KEYS } from '#flags/catalog.ts';
import { FEATURE_MIN_PLAN, PLANS, type PlanId, planHas } from '#flags/plans.ts';
import type { CallOutput, Route } from '#platform/contract/define-routes.ts';
import { type ApiClient, createApiClient } from '../api-client.ts';
import type { ApiError } from '../api-error.ts';
import type { Session } from '../session.ts';

type Answer = { status?: number; body?: unknown };
type Answers = Map<string, () => Answer>;

/** A client over the real one whose server is a table of routes; a call nobody expected is a 500 that names itself. */
export class FakeApi {
  readonly client: ApiClient;
  readonly calls: { method: string; path: string; headers: Record<string, string>; body: unknown }[] = [];
  readonly #answers: Answers = new Map();

  constructor() {
    const answer = (method: string, url: string): Answer => {
      const path = url.split('?')[0] ?? url;
      const found = this.#answers.get(`${method} ${path}`);
      return found ? found() : { status: 500, body: { message: `No answer for ${method} ${path}`, code: 'internal' } };
    };
    this.client = createApiClient({
      shownUser: () => null,
      fetch: async (input, init = {}) => {
        const method = init.method ?? 'GET';
        const path = String(input);
        this.calls.push({ method, path, headers: init.headers as Record<string, string>, body: init.body });
        const { status = 200, body } = answer(method, path);
        return new Response(body === undefined ? null : JSON.stringify(body), { status });
      },
      upload: async (request) => {
        this.calls.push({ method: request.method, path: request.url, headers: request.headers, body: request.form });
        request.onUploadProgress?.(1);
        const { status = 200, body } = answer(request.method, request.url);
        return { status, statusText: '', text: JSON.stringify(body) };
      },
    });
  }

  /** Answers a route from now on; `path` with its parameters filled in. */
  answer<R extends Route>(route: R, body: CallOutput<R>, path: string = route.path): this {
    this.#answers.set(`${route.method} ${path}`, () => ({ status: body === undefined ? 204 : 200, body }));
    return this;
  }

  refuse(
    route: Route,
    status: number,
    body: { code: string; message: string; details?: unknown },
    path: string = route.path,
  ): this {
    this.#answers.set(`${route.method} ${path}`, () => ({ status, body: { ...body, requestId: 'req-1' } }));
    return this;
  }

  /** No answer at all: the call ends with this error, as after a lost connection or a stop. */
  fail(route: Route, error: ApiError, path: string = route.path): this {
    this.#answers.set(`${route.method} ${path}`, () => {
      throw error;
    });
    return this;
  }
}

/** A session with everything open; parts can be replaced. */
export function testSession(part: Partial<NonNullable<Session['user']>> | null = {}): Session {
  return {
    user: part && {
      id: '01935b2e-7c00-7000-8000-00000000000a',
      email: 'ada@example.com',
      name: 'Ada Lovelace',
      plan: 'free',
      tokensUsed: '4',
      tokensLimit: 50,
      tokensReset: '2026-12-01T00:00:00.000Z',
      role: 'user',
      emailVerified: true,
      hasCompletedOnboarding: false,
      createdAt: '2026-11-21T09:00:00.000Z',
      ...part,
    },
    gates: {
      flags: Object.fromEntries(FLAG_KEYS.map((key) => [key, true])) as Session['gates']['flags'],
      features: Object.fromEntries(
        (Object.keys(FEATURES) as FeatureKey[]).map((key) => [key, { allowed: true, requiredPlan: 'free' }]),
      ) as Session['gates']['features'],
    },
    appVersion: '0.1.0',
  };
}

/** A session with exactly what a plan has; parts of its user can be replaced. */
export function planSession(plan: PlanId, part: Partial<NonNullable<Session['user']>> = {}): Session {
  const session = testSession({ plan, tokensLimit: PLANS[plan].tokensPerPeriod, ...part });
  const features = Object.fromEntries(
    FEATURE_KEYS.map((key) => [key, { allowed: planHas(plan, key), requiredPlan: FEATURE_MIN_PLAN[key] }]),
  ) as Session['gates']['features'];
  return { ...session, gates: { ...session.gates, features } };
}
