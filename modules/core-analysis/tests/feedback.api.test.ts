import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PlanStore } from '#modules/billing/server/plans/plan-store.ts';
import { createTestApp, type TestApp, type TestUser } from '#platform/testing/create-test-app.ts';
import { feedbackRoutes } from '../contract/feedback.ts';
import { analysisRoutes } from '../contract/routes.ts';
import { acceptedAnalysis } from './factories.ts';

let app: TestApp;
let owner: TestUser;
let analysisId: string;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signUp();
  analysisId = (await acceptedAnalysis(owner)).id;
});
afterAll(() => app.stop());

const say = (body: object, by = owner.caller) => by.attempt(feedbackRoutes.giveFeedback, { body });
const satisfaction = async () =>
  (await owner.caller.call(analysisRoutes.getAnalysis, { params: { id: analysisId } })).satisfactionScore;
const rows = () => app.db('core_analysis.feedback').where({ user_id: owner.id, analysis_id: analysisId });

describe('POST /api/public-feedback', () => {
  it.each([
    ['exactly_needed', 5, 10],
    ['helpful_questions', 4, 8],
    ['need_guidance', 2, 4],
    ['needs_improvement', 3, 6],
    ['satisfied', 3, 6],
  ] as const)('takes %s for a rating of %i', async (feedbackType, rating, shown) => {
    const answer = await say({ analysisId, category: 'analysis_feedback', context: { feedbackType }, plan: 'free' });
    expect(answer).toMatchObject({ status: 201, body: { satisfactionScore: shown } });
    expect(await rows()).toMatchObject([{ type: feedbackType, rating }]);
    expect(await satisfaction()).toBe(shown);
  });

  it.each([
    [1, 1, 'needs_improvement'],
    [5, 3, 'needs_improvement'],
    [6, 3, 'needs_improvement'],
    [7, 4, 'satisfied'],
    [9, 5, 'satisfied'],
    [10, 5, 'satisfied'],
  ] as const)('halves a score of %i and rounds up to %i: %s', async (score, rating, type) => {
    const plans = new PlanStore(app.db);
    await plans.setPlan(owner.id, 'pro', app.clock.now());
    await say({ analysisId, context: { score, feedbackType: 'exactly_needed' } });
    expect(await rows()).toMatchObject([{ score, rating, type }]);
    expect(await satisfaction()).toBe(score);
    await plans.setPlan(owner.id, 'free', app.clock.now());
  });

  it('takes no score of 1 to 10 on a plan without, and keeps nothing of it', async () => {
    const before = await rows();
    const refused = await say({ analysisId, context: { score: 2, feedbackType: 'need_guidance' } });
    expect(refused).toMatchObject({
      status: 403,
      body: { code: 'plan_required', details: { feature: 'analysis.rating', requiredPlan: 'pro' } },
    });
    expect(await rows()).toEqual(before);
  });

  it('promises no enhanced analysis where no model is configured', async () => {
    const answer = await say({ analysisId, context: { feedbackType: 'need_guidance' } });
    expect(answer.body).toEqual({
      message: 'Thank you. Your feedback is saved.',
      satisfactionScore: 4,
      enhancedNext: false,
    });
  });

  it('keeps what was said before when only the second answer comes', async () => {
    await say({ analysisId, context: { feedbackType: 'need_guidance' } });
    await say({ analysisId, context: { followUp: 'More on the button' } });
    expect(await rows()).toMatchObject([{ type: 'need_guidance', rating: 2, follow_up: 'More on the button' }]);
    expect(await satisfaction()).toBe(4);
  });

  it('shows its owner all that was said, and nothing where nothing was', async () => {
    const read = (id: string, by = owner.caller) => by.attempt(feedbackRoutes.getFeedback, { params: { id } });
    const { id } = await acceptedAnalysis(owner);
    expect(await read(id)).toMatchObject({ status: 200, body: { feedback: null } });
    await say({ analysisId: id, context: { feedbackType: 'helpful_questions' } });
    await say({ analysisId: id, context: { followUp: 'Why the font?' }, message: 'Why the font?' });
    const said = {
      type: 'helpful_questions',
      rating: 4,
      score: null,
      message: 'Why the font?',
      followUp: 'Why the font?',
    };
    expect((await read(id)).body).toEqual({ feedback: { ...said, givenAt: expect.stringMatching(/Z$/) } });
    const stranger = await app.signUp();
    expect(await read(id, stranger.caller)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await read(id, app.as())).toMatchObject({ status: 401 });
  });

  it('takes feedback on a page, and never the plan the client claims', async () => {
    const answer = await say({ category: 'page', page: '/dashboard', message: 'Good.', plan: 'elite' });
    expect(answer).toMatchObject({ status: 201, body: { satisfactionScore: null } });
    const [kept] = await app.db('core_analysis.feedback').where({ user_id: owner.id, analysis_id: null });
    expect(kept).toMatchObject({ page: '/dashboard', message: 'Good.', plan: 'free' });
  });

  it.each([
    ['nothing', {}, 'feedback_empty'],
    ['only blanks', { analysisId: null, message: '', context: '' }, 'feedback_empty'],
    ['a rating beyond 5', { rating: 6 }, 'invalid_input'],
    ['a score of 0', { context: { score: 0 } }, 'invalid_input'],
    ['a text no database holds', { message: 'a\0b' }, 'invalid_input'],
  ])('refuses %s', async (_, body, code) => {
    expect(await say(body)).toMatchObject({ status: 400, body: { code } });
  });

  it('knows no analysis of somebody else', async () => {
    const stranger = await app.signUp();
    const theirs = await say({ analysisId, rating: 1 }, stranger.caller);
    expect(theirs).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await say({ analysisId: randomUUID(), rating: 1 })).toMatchObject({ status: 404 });
    expect(await rows()).toHaveLength(1);
  });

  it('goes with the analysis it is about, words and figures, and nothing else does', async () => {
    const { id } = await acceptedAnalysis(owner);
    await say({ analysisId: id, message: 'Between us', context: { feedbackType: 'need_guidance', followUp: 'Why?' } });
    await say({ category: 'page', page: '/history', message: 'Of the page' });
    const others = await rows();
    await owner.caller.call(analysisRoutes.deleteAnalysis, { params: { id } });
    const kept = app.db('core_analysis.feedback').where({ user_id: owner.id });
    expect(await kept.clone().where({ message: 'Between us' })).toEqual([]);
    expect(await kept.clone().whereNull('analysis_id').where({ category: 'analysis_feedback' })).toEqual([]);
    expect(await kept.clone().where({ message: 'Of the page' })).toHaveLength(1);
    expect(others).toHaveLength(1);
    expect(await rows()).toEqual(others);
  });

  it('asks a visitor to sign in, and is gone while the module is off', async () => {
    expect(await say({ rating: 5 }, app.as())).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    app.flags.set('module.core-analysis', false);
    expect(await say({ rating: 5 })).toMatchObject({ status: 404, body: { code: 'feature_disabled' } });
    app.flags.set('module.core-analysis', true);
  });
});
