import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Route } from '#platform/contract/define-routes.ts';
import { cleanName } from '#platform/http/read-body.ts';
import { systemRoutes } from '#platform/http/system-contract.ts';
import { createTestApp, type TestApp } from '../create-test-app.ts';
import { HOSTILE_STRINGS } from './hostile-strings.ts';
import { documentedCodes, type RawAnswer, RawClient, type Sender } from './raw-client.ts';
import { type TextField, textFields } from './text-fields.ts';

/** What is read back where a text was kept; a field that is not here keeps nothing of what it takes. */
type ReadBack = (app: TestApp, answer: RawAnswer, who: Sender) => Promise<unknown> | unknown;

const userName: ReadBack = (_, { body }) => body.user.name;

const feedback =
  (column: string): ReadBack =>
  async (app, _, who) => {
    const rows = await app
      .db('core_analysis.feedback')
      .where({ user_id: who.id })
      .orderBy('created_at', 'desc')
      .limit(1);
    return rows[0]?.[column];
  };

const KEPT: Readonly<Record<string, ReadBack>> = {
  'accounts.signup body.name': userName,
  'accounts.register body.name': userName,
  'accounts.changeName body.name': userName,
  'core-analysis.giveFeedback body.message': feedback('message'),
  'core-analysis.giveFeedback body.category': feedback('category'),
  'core-analysis.giveFeedback body.page': feedback('page'),
  'core-analysis.giveFeedback body.context.followUp': feedback('follow_up'),
  'core-analysis.createAnalysis fields.brand': async (app, { body }) =>
    (await app.db('core_analysis.analyses').where({ id: body.id }).first()).brand,
};

/** Without which what is tried would be refused for being all there is. */
const BESIDE: Readonly<Record<string, () => object>> = {
  'core-analysis.giveFeedback body.category': () => ({ message: 'x' }),
  'core-analysis.giveFeedback body.page': () => ({ message: 'x' }),
  'accounts.signup body.name': newAddress,
  'accounts.register body.name': newAddress,
};

let people = 0;

function newAddress(): object {
  people += 1;
  return { email: `hostile${people}@example.test` };
}

/** Said by the contract to be trimmed; nothing left is none. */
const TRIMMED = new Set(['core-analysis.createAnalysis fields.brand']);

/** All of it on two cores that do much else. */
const TIMEOUT_MS = 3_600_000;

/** `count` of the 500, other ones for each field. */
function share(index: number, count: number): string[] {
  if (count >= HOSTILE_STRINGS.length) return [...HOSTILE_STRINGS];
  return Array.from({ length: count }, (_, i) => HOSTILE_STRINGS[(index * count + i) % HOSTILE_STRINGS.length] ?? '');
}

/** As a part of a path these lead to another address, and are no value of this one. */
const OTHER_ADDRESS: ReadonlySet<string> = new Set(['', '.', '..']);

/** Hostile texts in every text field of every contract: refused with a listed code, or kept as they are. */
export function hostileStringsSuite({ perField, fileNames }: { perField: number; fileNames: number }): void {
  let app: TestApp;
  let client: RawClient;
  let visitor: Sender;
  let user: Sender;
  let document: unknown;
  let fields: TextField[];
  let upload: Route;
  const seen = { calls: 0, refused: 0, kept: 0, taken: 0 };

  beforeAll(async () => {
    app = await createTestApp();
    client = new RawClient(app);
    [visitor, user] = [await client.visitor(), await client.user()];
    document = await app.as().call(systemRoutes.openapi, {});
    fields = textFields(app.routes);
    upload = app.routes.find(({ path }) => path === '/api/analyze') as Route;
  }, 60_000);
  afterAll(() => app.stop());

  /** As who the route is for; a new person where the last one's session, password or tokens are gone. */
  async function attempt(route: Route, send: (who: Sender) => Promise<RawAnswer>): Promise<[RawAnswer, Sender]> {
    if (route.public) return [await send(visitor), visitor];
    const answer = await send(user);
    const wornOut = answer.status === 401 || answer.status === 402 || answer.body?.code === 'wrong_password';
    if (!wornOut) return [answer, user];
    user = await client.user();
    return [await send(user), user];
  }

  function judge(answer: RawAnswer, route: Route, what: string): 'refused' | 'taken' {
    // What is not there on this machine (503) has a listed code of its own; 500 is a fault of ours.
    expect(answer.status, what).not.toBe(500);
    seen.calls += 1;
    if (answer.status < 400) return 'taken';
    seen.refused += 1;
    // Longer than what HTTP takes in its head: said by the server's own parser, before any route.
    if (answer.status === 431) return 'refused';
    expect(documentedCodes(document, route, answer.status), `${what} answered ${answer.status}`).toContain(
      answer.body.code,
    );
    return 'refused';
  }

  describe('hostile texts', () => {
    it(
      'in every text field of every contract are refused with a listed code or kept as they are',
      async () => {
        const kept = new Set<string>();
        for (const [index, field] of fields.entries()) {
          const all = share(index, KEPT[field.name] ? Math.min(500, perField * 6) : perField);
          const texts = field.part === 'params' ? all.filter((text) => !OTHER_ADDRESS.has(text)) : all;
          for (const text of texts) {
            const what = `${field.name} ${JSON.stringify(text.slice(0, 80))}`;
            const [answer, who] = await attempt(field.route, (sender) =>
              client.withText(sender, field, text, BESIDE[field.name]?.()),
            );
            if (judge(answer, field.route, what) === 'refused') continue;
            const readBack = KEPT[field.name];
            if (!readBack) {
              seen.taken += 1;
              continue;
            }
            kept.add(field.name);
            seen.kept += 1;
            // A form carries UTF-8, in which half a pair of surrogates has no place.
            const sent = field.part === 'fields' ? Buffer.from(text).toString() : text;
            expect(await readBack(app, answer, who), what).toBe(TRIMMED.has(field.name) ? sent.trim() || null : sent);
          }
        }
        expect([...kept].sort()).toEqual(Object.keys(KEPT).sort());
        // What was sent ran nowhere: nothing is missing, and nobody became more than they were.
        expect(Number((await app.db('platform.users').whereNot({ role: 'user' }).count())[0]?.count)).toBe(0);
        expect(fields.length).toBeGreaterThan(40);
        process.stderr.write(`hostile texts: ${JSON.stringify({ fields: fields.length, ...seen })}\n`);
      },
      TIMEOUT_MS,
    );

    it(
      'as names of files come back cleaned the same way everywhere',
      async () => {
        for (const name of share(7, fileNames)) {
          const what = `file name ${JSON.stringify(name.slice(0, 80))}`;
          const [answer, who] = await attempt(upload, (sender) =>
            client.send(sender, upload, { headers: { prefer: 'respond-async' }, fields: {} }, name),
          );
          expect(judge(answer, upload, what)).toBe('taken');
          // As clients send it: U+FFFD for half of a surrogate pair, line breaks percent-encoded.
          const sent = name
            .replaceAll(/\p{Surrogate}/gu, '\ufffd')
            .replaceAll('\r', '%0D')
            .replaceAll('\n', '%0A');
          expect(answer.body.fileName, what).toBe(cleanName(sent));
          const list = app.routes.find(({ name: route }) => route === 'listAnalyses') as Route;
          const history = (await client.send(who, list, {})).body as { id: string; fileName: string }[];
          expect(history.find(({ id }) => id === answer.body.id)?.fileName, what).toBe(answer.body.fileName);
        }
      },
      TIMEOUT_MS,
    );
  });
}
