import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PlanId } from '#flags/plans.ts';
import { FakeApi, planSession } from '#shell/sdk/testing/fake-api.ts';
import { renderApp } from '#shell/sdk/testing/render-app.tsx';
import { dismissToast } from '#shell/ui/toast-store.ts';
import { Toaster } from '#shell/ui/toaster.tsx';
import { feedbackRoutes, type GivenFeedback } from '../../contract/feedback.ts';
import { analysisRoutes } from '../../contract/routes.ts';
import { listQuery } from '../queries.ts';
import { sampleSummary } from '../testing/sample-analysis.ts';
import { FeedbackPanel } from './feedback-panel.tsx';

const ID = sampleSummary.id;

function open({
  plan = 'free' as PlanId,
  chance = 0.9,
  satisfactionScore = null as number | null,
  enhancedNext = false,
} = {}) {
  const api = new FakeApi().answer(feedbackRoutes.giveFeedback, {
    message: 'Stored.',
    satisfactionScore: 10,
    enhancedNext,
  });
  const view = renderApp(
    <>
      <FeedbackPanel analysis={{ id: ID, satisfactionScore }} page="/dashboard" chance={chance} />
      <Toaster />
    </>,
    { api, session: planSession(plan) },
  );
  return { api, ...view };
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const sent = (api: FakeApi) =>
  api.calls
    .filter(({ path }) => path === '/api/public-feedback')
    .map(({ body }) => JSON.parse(String(body)) as unknown);
const thanks = () => screen.findByRole('heading', { name: 'Thank you' });

beforeEach(() => {
  act(dismissToast);
});

describe('the first answer', () => {
  it.each([
    ['Exactly what I needed', 'exactly_needed', 5],
    ['Helpful, but I have questions', 'helpful_questions', 4],
    ['I need more guidance', 'need_guidance', 2],
  ])('%s is sent at once as %s with the rating %i', async (label, feedbackType, rating) => {
    const { api } = open();
    press(label);
    await waitFor(() =>
      expect(sent(api)).toEqual([
        {
          analysisId: ID,
          category: 'analysis_feedback',
          context: { feedbackType },
          message: null,
          rating,
          page: '/dashboard',
          plan: 'free',
        },
      ]),
    );
  });

  it('exactly_needed is thanked for, or followed up where the analysis falls under 30 %', async () => {
    const { unmount } = open({ chance: 0.3 });
    press('Exactly what I needed');
    expect(await thanks()).toBeDefined();
    unmount();
    open({ chance: 0.29 });
    press('Exactly what I needed');
    expect(await screen.findByRole('textbox', { name: /What helped you most/ })).toBeDefined();
  });

  it.each(['Helpful, but I have questions', 'I need more guidance'])('%s is always followed up', async (label) => {
    open({ chance: 1 });
    press(label);
    expect(await screen.findByRole('textbox')).toBeDefined();
  });

  it.each<[Partial<GivenFeedback>, string]>([
    [{ type: 'exactly_needed', rating: 5 }, 'You said “Exactly what I needed” (counts as 10/10).'],
    [
      { type: 'need_guidance', rating: 2, followUp: 'Which font?' },
      'You said “I need more guidance” (counts as 4/10) and wrote “Which font?”.',
    ],
    [{ type: 'satisfied', rating: 4, score: 8 }, 'You gave 8/10.'],
    [
      { type: 'helpful_questions', rating: 5, score: 9, message: 'Fine.' },
      'You said “Helpful, but I have questions”, gave 9/10 and wrote “Fine.”.',
    ],
    [{ message: 'Only words' }, 'You wrote “Only words”.'],
  ])('of an earlier visit, kept as %j, is shown: %s', async (kept, said) => {
    const api = new FakeApi().answer(
      feedbackRoutes.getFeedback,
      {
        feedback: {
          type: null,
          rating: null,
          score: null,
          message: null,
          followUp: null,
          givenAt: '2026-11-20T10:00:00.000Z',
          ...kept,
        },
      },
      `/api/analyses/${ID}/feedback`,
    );
    renderApp(<FeedbackPanel analysis={{ id: ID, satisfactionScore: 4 }} page="/dashboard" />, { api });
    expect(await screen.findByText(`${said} A new answer replaces it.`)).toBeDefined();
  });

  it('of an earlier visit is at least told as its score where the words cannot be read', () => {
    open({ satisfactionScore: 7 });
    expect(screen.getByText('Your last answer counts as 7/10. A new answer replaces it.')).toBeDefined();
  });
});

describe('the second question', () => {
  it('sends what was written along with the answer, then thanks and takes the focus', async () => {
    const { api } = open();
    press('I need more guidance');
    fireEvent.change(await screen.findByRole('textbox'), { target: { value: '  Which font? ' } });
    press('Send');
    expect((await thanks()).closest('[tabindex]')).toBe(document.activeElement);
    expect(sent(api)[1]).toMatchObject({
      context: { feedbackType: 'need_guidance', followUp: 'Which font?' },
      message: 'Which font?',
      rating: 2,
    });
  });

  it('may stay open: nothing more is sent', async () => {
    const { api } = open();
    press('I need more guidance');
    await screen.findByRole('textbox');
    press('Skip');
    expect(await thanks()).toBeDefined();
    expect(sent(api)).toHaveLength(1);
  });
});

describe('the score', () => {
  it.each<[PlanId, boolean]>([
    ['free', false],
    ['starter', false],
    ['pro', true],
    ['elite', true],
  ])('on %s is asked for: %s', (plan, there) => {
    open({ plan });
    expect(screen.queryByRole('group', { name: /from 1 to 10/ }) !== null).toBe(there);
  });

  it.each([
    [1, 1, 'needs_improvement'],
    [6, 3, 'needs_improvement'],
    [7, 4, 'satisfied'],
    [10, 5, 'satisfied'],
  ])('%i is sent as the rating %i and %s, and followed up', async (score, rating, feedbackType) => {
    const { api } = open({ plan: 'pro' });
    press(`${score} of 10`);
    expect(await screen.findByRole('textbox')).toBeDefined();
    expect(sent(api)).toMatchObject([{ context: { feedbackType, score }, rating, plan: 'pro' }]);
    expect(screen.getByRole('button', { name: `${score} of 10`, pressed: true })).toBeDefined();
  });

  it('can still be given after an answer, and keeps the answer', async () => {
    const { api } = open({ plan: 'elite' });
    press('Exactly what I needed');
    await thanks();
    press('9 of 10');
    await waitFor(() => expect(screen.queryByRole('group')).toBeNull());
    expect(sent(api)[1]).toMatchObject({ context: { feedbackType: 'exactly_needed', score: 9 }, rating: 5 });
  });
});

describe('what the server says', () => {
  it('unlocks enhanced analysis where the server says so, and only there', async () => {
    const { unmount } = open({ plan: 'pro', enhancedNext: true });
    press('4 of 10');
    expect(await screen.findByText(/unlocks enhanced analysis/)).toBeDefined();
    press('Skip');
    await thanks();
    expect(screen.getByText(/unlocks enhanced analysis/)).toBeDefined();
    unmount();
    open({ plan: 'pro' });
    press('4 of 10');
    await screen.findByRole('textbox');
    expect(screen.queryByText(/unlocks enhanced analysis/)).toBeNull();
  });

  it('shows in the list at once', async () => {
    const { api, queries } = open();
    queries.setQueryData(listQuery(api.client).queryKey, [sampleSummary]);
    press('Exactly what I needed');
    await thanks();
    expect(queries.getQueryData(listQuery(api.client).queryKey)?.[0]?.satisfactionScore).toBe(10);
    expect(api.calls.some(({ path }) => path === analysisRoutes.listAnalyses.path)).toBe(false);
  });

  it.each([
    [401, 'unauthenticated', 'Your session has ended.'],
    [400, 'other', 'Authentication required'],
  ])('%i %s asks to log in, and the answer can be given again', async (status, code, message) => {
    const { api } = open();
    api.refuse(feedbackRoutes.giveFeedback, status, { code, message });
    press('Exactly what I needed');
    expect(await screen.findByText('Please Log In')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Exactly what I needed' })).toHaveProperty('disabled', false);
  });

  it('is shown as Feedback Error otherwise', async () => {
    const { api } = open();
    api.refuse(feedbackRoutes.giveFeedback, 429, { code: 'rate_limited', message: 'Too many. Wait a minute.' });
    press('I need more guidance');
    expect(await screen.findByText('Feedback Error')).toBeDefined();
    expect(screen.getByText('Too many. Wait a minute.')).toBeDefined();
  });
});
