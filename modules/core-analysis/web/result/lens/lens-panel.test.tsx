import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FakeApi, planSession } from '#shell/sdk/testing/fake-api.ts';
import { renderApp } from '#shell/sdk/testing/render-app.tsx';
import type { AnalysisResults } from '../../../contract/analysis.ts';
import { dismissalRoutes } from '../../../contract/dismissals.ts';
import { fixRoutes } from '../../../contract/fixes.ts';
import { changeEffect, lensSummary, pointsText } from '../../../contract/lens-words.ts';
import { analysisRoutes } from '../../../contract/routes.ts';
import { drawNothing, withoutMap } from '../../testing/draw-nothing.ts';
import { sampleAnalysis } from '../../testing/sample-analysis.ts';
import { eliteResults, personalResults } from '../../testing/sample-extras.ts';
import { fixesIdle } from '../../testing/sample-fixes.ts';
import { ResultView } from '../result-view.tsx';

const path = `/api/analyses/${sampleAnalysis.id}`;
const general = withoutMap({ ...eliteResults, score: eliteResults.score + 3 });

beforeAll(
  () =>
    Promise.all([import('./lens-panel.tsx'), import('../result-more.tsx'), import('../../feedback/result-end.tsx')]),
  60_000,
);

beforeEach(drawNothing);

function open(results: AnalysisResults, api = new FakeApi(), at = '') {
  api.answer(fixRoutes.getFixes, fixesIdle, `${path}/fixes`);
  const analysis = { ...sampleAnalysis, analysisResults: results, pdfReportUrl: `${path}/report.pdf` };
  renderApp(<ResultView analysis={analysis} results={results} preview="/p.webp" />, {
    api,
    session: planSession('elite'),
    at: `/dashboard?analysis=${analysis.id}${at}`,
  });
  return api;
}
const personal = withoutMap(personalResults);
const theSwitch = () => screen.getByRole('switch', { name: 'Personalised result' });

describe('a personalised result', () => {
  it('names what its owner’s settings changed and by how much, with reasons and sources', async () => {
    open(personal);
    expect(
      await screen.findByText(
        `Your profile changed 2 checks and you dismissed 1 finding: the score is ${personal.score} instead of ${general.score}. Worded for you: friendly, concise.`,
      ),
    ).toBeDefined();
    expect(screen.getByText('Counts 1.3 times as much')).toBeDefined();
    expect(screen.getByText('−2.4 points')).toBeDefined();
    expect(screen.getByText('Aim: at least 60 points instead of at least 70 points (plain English)')).toBeDefined();
    expect(screen.getByText(/^Source: W3C/)).toBeDefined();
    expect(screen.getByText('0.47 %')).toBeDefined();
  });

  it('is shown without them by one switch, report and all, and with them again', async () => {
    const api = new FakeApi().answer(analysisRoutes.getAnalysis, { ...sampleAnalysis, analysisResults: general }, path);
    open(personal, api);
    const pdf = () => screen.getByRole('link', { name: /PDF/ }).getAttribute('href');
    expect(pdf()).toBe(`${path}/report.pdf`);
    fireEvent.click(await screen.findByRole('switch', { name: 'Personalised result' }));
    expect(await screen.findByText('You see the rule book’s own judgement, in its own words.')).toBeDefined();
    await waitFor(() => expect(pdf()).toBe(`${path}/report.pdf?lens=off`));
    expect(api.calls.some((call) => call.path === `${path}?lens=off`)).toBe(true);
    expect(document.title).toContain(`Result ${general.score}`);
    fireEvent.click(theSwitch());
    await waitFor(() => expect(document.title).toContain(`Result ${personal.score}`));
  });

  it('says where the other cannot be loaded, and goes on showing its own', async () => {
    open(
      personal,
      new FakeApi().refuse(analysisRoutes.getAnalysis, 500, { code: 'internal', message: 'No.' }, path),
      '&lens=off',
    );
    expect(await screen.findByText(/could not be loaded. This is still your own/)).toBeDefined();
    expect(document.title).toContain(`Result ${personal.score}`);
  });

  it('has no switch where nothing of it is personal', () => {
    open(general);
    expect(screen.queryByRole('switch', { name: 'Personalised result' })).toBeNull();
  });
});

describe('a dismissed finding', () => {
  it('is set aside with its reason, listed, and brought back', async () => {
    const card = general.bad.find(({ evidence }) => evidence.area === 'colour' || evidence.area === 'text');
    if (!card) throw new Error('the sample has no finding to dismiss');
    const { ruleId } = card.evidence;
    const api = new FakeApi()
      .answer(
        dismissalRoutes.dismissFinding,
        { ...sampleAnalysis, analysisResults: personal },
        `${path}/dismissals/${ruleId}`,
      )
      .answer(
        dismissalRoutes.restoreFinding,
        { ...sampleAnalysis, analysisResults: general },
        `${path}/dismissals/C-03`,
      );
    open(personal, api);
    fireEvent.click(await screen.findByRole('button', { name: new RegExp(`Dismiss.*${card.title}`) }));
    fireEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(api.calls.some((call) => call.method === 'PUT')).toBe(true));
    expect(api.calls.find((call) => call.method === 'PUT')?.body).toBe(
      JSON.stringify({ reason: 'intended', everywhere: false }),
    );
    fireEvent.click(screen.getByRole('button', { name: /^Undo the dismissal of/ }));
    await waitFor(() => expect(api.calls.some((call) => call.path === `${path}/dismissals/C-03`)).toBe(true));
  });
});

describe('the words of a lens', () => {
  it('say that the score stays where it does, and a single check as one', () => {
    const lens = { changes: [...(personalResults.lens?.changes ?? [])].slice(0, 1), scoreWithout: 64, benchmarks: [] };
    expect(lensSummary({ lens }, 64)).toBe('Your profile changed 1 check: the score stays 64.');
    expect(lensSummary({ tone: { style: 'creative', length: 'action_focused' } }, 64)).toBe(
      'Worded for you: creative, action-focused.',
    );
  });

  it('tell a change that takes a check out, one whose target was not measured, and results without points', () => {
    const change = { by: 'T', ruleId: 'T-01', title: 'T', reason: 'R.' };
    expect(changeEffect({ ...change, kind: 'weight', factor: 0 })).toBe('Does not count');
    expect(changeEffect({ ...change, kind: 'target', factor: 1.2 })).toBe('Asks for 1.2 times as much');
    expect(pointsText({})).toBeNull();
    expect(pointsText({ points: 1 })).toBe('+1 point');
    expect(pointsText({ points: 0 })).toBe('no points');
  });
});
