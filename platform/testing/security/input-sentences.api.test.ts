import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Route } from '#platform/contract/define-routes.ts';
import { AppError } from '#platform/contract/errors.ts';
import { checkInput } from '#platform/http/check-input.ts';
import { createTestApp, type TestApp } from '../create-test-app.ts';
import { RawClient } from './raw-client.ts';
import { fieldPaths, PARTS, type Part, samplePart } from './text-fields.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
}, 60_000);
afterAll(() => app.stop());

/** Words a validator says by itself, which nobody who uses the product understands. */
const RAW = /\binvalid\b|\bexpected\b|\breceived\b|\bmatch pattern\b|\bunrecognized\b|\bnan\b|\bundefined\b|\[object/i;

/** Something of every kind that JSON has, too small, too large and not to be stored. */
const WRONG = [
  undefined,
  null,
  true,
  -1,
  0.5,
  1e9,
  '',
  ' ',
  'x',
  'x'.repeat(5000),
  'a\0b',
  '\ud800',
  'not-an-id',
  [],
  ['x', 7, null],
  Array.from({ length: 500 }, () => 'x'),
  {},
  { x: { y: 1 } },
] as const;

const schemaOf = (route: Route, part: Part) => (part === 'fields' ? route.upload?.fields : route[part]);

function problems(route: Route, part: Part, value: unknown): string[] {
  try {
    checkInput(schemaOf(route, part), value, part);
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const said = (error.details as { issues?: { message: string }[] } | undefined)?.issues ?? [];
    return [error.message, ...said.map(({ message }) => message)];
  }
}

it('says what is wrong with any field of any contract in sentences, never in the validator’s own words', () => {
  let refused = 0;
  const raw = new Set<string>();
  const look = (route: Route, part: Part, at: string, value: unknown) => {
    for (const message of problems(route, part, value)) {
      refused += 1;
      if (RAW.test(message)) raw.add(`${route.module}.${route.name} ${at}: ${message}`);
    }
  };
  for (const route of app.routes) {
    for (const part of PARTS.filter((name) => schemaOf(route, name))) {
      for (const value of WRONG) {
        look(route, part, part, value);
        for (const path of fieldPaths(route, part))
          look(route, part, `${part}.${path.join('.')}`, samplePart(route, part, {}, { path, value }));
      }
    }
  }
  expect([...raw]).toEqual([]);
  expect(refused).toBeGreaterThan(1000);
});

it('answers so over the wire: ids, words to choose from, numbers and what is missing', async () => {
  const client = new RawClient(app);
  const who = await client.user();
  const route = (name: string) => app.routes.find((candidate) => candidate.name === name) as Route;
  const answer = async (name: string, body: object) => (await client.send(who, route(name), { body })).body;

  expect(await answer('giveFeedback', { analysisId: 'x', rating: 6 })).toMatchObject({
    code: 'invalid_input',
    message: '“analysisId” must be a valid id.',
    details: {
      issues: [
        { path: 'analysisId', message: '“analysisId” must be a valid id.' },
        { path: 'rating', message: '“rating” must be at most 5.' },
      ],
    },
  });
  expect(await answer('giveFeedback', { context: { score: 0 } })).toMatchObject({
    message: '“context.score” must be at least 1.',
  });
  expect(await answer('giveFeedback', { context: 7 })).toMatchObject({ message: '“context” is not valid.' });
  expect(await answer('updateOnboarding', { state: 'lost' })).toMatchObject({
    message:
      '“state” must be one of these: not_started, viewing_sample, guided_upload, analyzing, viewing_results, completed.',
  });
  expect(await answer('giveFeedback', { message: 'x'.repeat(4001) })).toMatchObject({
    message: 'Please use 4000 characters or fewer.',
  });
});
