import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverModules } from '#modules/registry.server.ts';
import type { Route } from '#platform/contract/define-routes.ts';
import { createTestApp, type TestApp } from '#platform/testing/create-test-app.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, { description: string }>>;
  readonly security?: readonly Record<string, unknown>[];
}

let app: TestApp;
/** By `GET /api/analyses`. */
let documented: Map<string, Operation>;
let contracts: Map<string, Route>;
beforeAll(async () => {
  app = await createTestApp();
  const document = await (await fetch(`${app.url}/api/openapi.json`)).json();
  documented = new Map(
    Object.entries<Record<string, Operation>>(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
    ),
  );
  contracts = await findContracts();
});
afterAll(() => app.stop());

/** Every route that any file of the server half declares, whoever mounts it. */
async function findContracts(): Promise<Map<string, Route>> {
  const found = new Map<string, Route>();
  for (const folder of ['platform', 'modules']) {
    for (const entry of await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (!entry.isFile() || !entry.name.endsWith('.ts') || entry.name.endsWith('.test.ts')) continue;
      if (!/= defineRoutes\(/.test(await readFile(path, 'utf8'))) continue;
      for (const value of Object.values<unknown>(await import(path)))
        for (const route of routesIn(value)) found.set(`${route.method} ${route.path}`, route);
    }
  }
  return found;
}

function routesIn(value: unknown): Route[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).filter(
    (one): one is Route =>
      typeof one === 'object' && one !== null && 'method' in one && 'path' in one && 'module' in one,
  );
}

/** As a page of nobody’s would ask, from this machine: enough to tell whether there is a route. */
async function answerOf(line: string): Promise<{ status: number; code: string | undefined }> {
  const [method = '', path = ''] = line.split(' ');
  const address = path.replaceAll(/\{[^}]+\}/g, '019aa000-0000-7000-8000-000000000000');
  const response = await fetch(app.url + address, { method, redirect: 'manual' });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, code: isJson ? JSON.parse(text).code : undefined };
}

const codesOf = (operation: Operation | undefined, status: number): string[] =>
  operation?.responses[status]?.description.split(', ') ?? [];

describe('the API document', () => {
  it('lists what is served: each operation answers, with a status it announces', async () => {
    expect(documented.size).toBeGreaterThan(50);
    for (const [line, operation] of documented) {
      const { status, code } = await answerOf(line);
      expect([line, code]).not.toEqual([line, 'method_not_allowed']);
      expect([line, code]).not.toEqual([line, 'not_found']);
      expect([line, Object.keys(operation.responses)]).toEqual([line, expect.arrayContaining([String(status)])]);
    }
  });

  it('lists all that is served: neither another method nor another contract has an answer', async () => {
    const paths = new Set([...documented.keys()].map((line) => line.split(' ')[1]));
    for (const path of paths)
      for (const method of METHODS.filter((one) => !documented.has(`${one} ${path}`))) {
        // An address may also fit the pattern of another one, whose methods it then has.
        const { status, code } = await answerOf(`${method} ${path}`);
        expect([method, path, status, code]).toEqual([method, path, 405, 'method_not_allowed']);
      }
    for (const line of contracts.keys())
      if (!documented.has(line))
        expect([line, (await answerOf(line)).status]).toEqual([line, expect.toBeOneOf([404, 405])]);
  });

  it('is made of the contracts: each operation is one, and what modules registered is all there', () => {
    expect([...documented.keys()].filter((line) => !contracts.has(line))).toEqual([]);
    const registered = serverModules.flatMap((module) => Object.values(module.routes));
    expect(registered.filter(({ method, path }) => !documented.has(`${method} ${path}`))).toEqual([]);
    for (const [line, { operationId }] of documented) {
      const contract = contracts.get(line);
      expect([line, operationId]).toEqual([line, `${contract?.module}.${contract?.name}`]);
    }
  });

  it('announces each success of the contract and no other', () => {
    for (const [line, { responses }] of documented) {
      const isSuccess = (status: string) => Number(status) < 400;
      const successes = Object.keys(responses).filter(isSuccess);
      // A refusal without an envelope, such as a part outside of a file (416), stands among the answers.
      const agreed = Object.keys(contracts.get(line)?.responses ?? {}).filter(isSuccess);
      expect([line, successes]).toEqual([line, agreed]);
    }
  });

  it('announces what the walls in front of a route can say: session, origin, flag, role, plan, limit, input', () => {
    for (const [line, operation] of documented) {
      const route = contracts.get(line);
      if (!route) continue;
      const announces = (status: number, code: string, when: boolean): void => {
        if (when)
          expect([line, status, codesOf(operation, status)]).toEqual([line, status, expect.arrayContaining([code])]);
        else expect([line, codesOf(operation, status)]).not.toEqual([line, expect.arrayContaining([code])]);
      };
      announces(401, 'unauthenticated', !route.public);
      announces(403, 'plan_required', route.gate?.feature !== undefined || hasError(route, 'plan_required'));
      announces(403, 'forbidden', route.gate?.role !== undefined || hasError(route, 'forbidden'));
      announces(429, 'rate_limited', route.limits !== undefined);
      announces(404, 'not_found', route.params !== undefined || hasError(route, 'not_found'));
      announces(400, 'invalid_input', Boolean(route.query ?? route.headers ?? route.body ?? route.upload?.fields));
      announces(413, 'payload_too_large', Boolean(route.body ?? route.upload ?? route.signedBody));
      if (route.method !== 'GET') announces(403, 'origin_refused', route.signedBody === undefined);
      const flag = serverModules.find(({ manifest }) => manifest.id === route.module)?.manifest.gate?.flag;
      if (flag && !route.ungated) announces(404, 'feature_disabled', true);
      for (const error of route.errors ?? []) announces(error.status, error.code, true);
    }
  });

  it('announces what a refusal says at the top of its body', () => {
    const refusal = documented.get('POST /api/cancel-subscription')?.responses['409'];
    expect(JSON.stringify(refusal)).toContain('"requiresSubscription":{"type":"boolean","const":true}');
  });

  it('says of the details of a refusal, and of what else an object may have, only what readers take', async () => {
    const text = await (await fetch(`${app.url}/api/openapi.json`)).text();
    expect(JSON.parse(text).components.schemas.Error.properties.details).toEqual({
      type: 'object',
      properties: {},
      additionalProperties: true,
    });
    expect(text).not.toContain('"additionalProperties":{}');
  });
});

const hasError = (route: Route, code: string): boolean => route.errors?.some((error) => error.code === code) ?? false;
