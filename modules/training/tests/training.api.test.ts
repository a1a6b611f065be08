import { MockActivityEnvironment } from '@temporalio/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opsCommands } from '#platform/module/ops-command.ts';
import { createTestApp, type TestApp, type TestUser } from '#platform/testing/create-test-app.ts';
import { trainingRoutes as routes } from '../contract/routes.ts';

const YEAR_MS = 365 * 86_400_000;
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
}, 60_000);
afterAll(() => app.stop());

const keep = (user: TestUser, text = 'mine') => app.as(user).call(routes.createNote, { body: { text } });

describe('Training', () => {
  it('keeps a note, lists it, shows it and removes it', async () => {
    const user = await app.signUp();
    const created = await keep(user, ' Try a warmer headline ');
    expect(created.text).toBe('Try a warmer headline');
    expect(await app.as(user).call(routes.listNotes, {})).toEqual([created]);
    const params = { id: created.id };
    expect(await app.as(user).call(routes.getNote, { params })).toEqual(created);
    await app.as(user).call(routes.deleteNote, { params });
    expect(await app.as(user).attempt(routes.getNote, { params })).toMatchObject({ status: 404 });
  });

  it('returns 401 to a visitor', async () => {
    expect(await app.as().attempt(routes.listNotes, {})).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated' },
    });
  });

  it('returns 403 for the figures to who is no operator', async () => {
    const user = await app.signUp();
    expect(await app.as(user).attempt(routes.figures, {})).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    await app.db('platform.users').where({ id: user.id }).update({ role: 'operator' });
    expect(await app.as(user).call(routes.figures, {})).toMatchObject({ notes: expect.any(Number) });
  });

  it('returns 404 feature_disabled while its flag is off', async () => {
    const user = await app.signUp();
    app.flags.set('module.training', false);
    expect(await app.as(user).attempt(routes.listNotes, {})).toMatchObject({
      status: 404,
      body: { code: 'feature_disabled' },
    });
    app.flags.set('module.training', true);
  });

  it('answers for the note of another user as if there were none', async () => {
    const [one, other] = [await app.signUp(), await app.signUp()];
    const params = { id: (await keep(one)).id };
    expect(await app.as(other).call(routes.listNotes, {})).toEqual([]);
    expect(await app.as(other).attempt(routes.getNote, { params })).toMatchObject({ status: 404 });
    expect(await app.as(other).attempt(routes.deleteNote, { params })).toMatchObject({ status: 404 });
    expect(await app.as(one).call(routes.listNotes, {})).toHaveLength(1);
  });

  it('returns 400 with a sentence for an empty note', async () => {
    const user = await app.signUp();
    expect(await app.as(user).attempt(routes.createNote, { body: { text: '  ' } })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', message: 'Write something first' },
    });
  });

  it('removes what is older than a year, by the clock and by an operator, and nothing younger', async () => {
    await keep(await app.signUp(), 'old');
    app.clock.advance(YEAR_MS + 1000);
    await keep(await app.signUp(), 'new');
    const command = app.process.modules.contributions(opsCommands).find(({ name }) => name === 'training tidy');
    const plan = await command?.prepare({ args: [], options: {}, dryRun: true });
    expect(plan?.lines.join(' ')).toMatch(/^Notes older than a year: [1-9]/);
    const tidy = app.process.modules.activities['training.tidy'];
    expect(await new MockActivityEnvironment().run(tidy as (input: object) => Promise<unknown>, {})).toBeGreaterThan(0);
    expect(await app.db('training.notes').select('text')).toEqual([{ text: 'new' }]);
    expect((await command?.prepare({ args: [], options: {}, dryRun: true }))?.lines).toEqual(['No notes are due.']);
  });

  it('is scheduled for Sundays', () => {
    const own = app.process.modules.schedules.find(({ id }) => id === 'training.tidy');
    expect(own).toMatchObject({ calendar: [{ hour: 3, weekday: 'sunday' }] });
  });
});
