import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { GalleryState } from '#shell/sdk/define-web-module.ts';
import { FakeApi } from '#shell/sdk/testing/fake-api.ts';
import { renderApp } from '#shell/sdk/testing/render-app.tsx';
import { METRIC_IDS } from '../contract/metric-ids.ts';
import { PERFORMANCE_CHECKS } from './checks/check-list.ts';
import { states } from './gallery/states.tsx';
import * as later from './parts/later-parts.tsx';

/**
 * What may hold a digit without being a figure: moments, the controls that choose days, ids and names, and sentences that
 * are marked as general or state a rule of the house.
 */
const NO_FIGURES = '[data-clock], [data-control], [data-id], [data-advice], h1, [role="tab"], .sr-only';

beforeAll(() => Promise.all(Object.values(later).map((part) => part.preload())));
afterEach(cleanup);

async function show(state: GalleryState): Promise<void> {
  const api = new FakeApi();
  for (const { route, path, status, body } of state.answers ?? []) {
    if (status === undefined || status < 300) api.answer(route, body as never, path);
    else api.refuse(route, status, body as { code: string; message: string }, path);
  }
  renderApp(state.screen, { api, session: state.session, at: state.at });
  await waitFor(() => expect(document.querySelector('[role="status"].after-a-moment')).toBeNull());
}

/** Every text with a digit, with the metric it belongs to. */
function figuresShown(): { text: string; metric: string | null }[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: { text: string; metric: string | null }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    const within = node.parentElement;
    if (!/\d/u.test(text) || !within || within.closest(NO_FIGURES)) continue;
    found.push({ text, metric: within.closest<HTMLElement>('[data-metric]')?.dataset.metric ?? null });
  }
  return found;
}

const settled = states.filter(({ id }) => !/-(loading|failed)$/u.test(id));
const shownOn = new Map<string, Set<string>>();

describe('every number on the four pages', () => {
  it.each(settled.map((state) => [state.id, state] as const))('%s names the metric of each', async (id, state) => {
    await show(state);
    const figures = figuresShown();
    expect(figures.filter(({ metric }) => metric === null)).toEqual([]);
    for (const element of document.querySelectorAll<HTMLElement>('[data-metric]')) {
      const metric = element.dataset.metric ?? '';
      expect(METRIC_IDS).toContain(metric);
      shownOn.set(metric, new Set([...(shownOn.get(metric) ?? []), id]));
    }
  });

  it('on the test page come from the calls that were made', async () => {
    const page = states.find(({ id }) => id === 'phase2-checks-performance');
    if (!page) throw new Error('The gallery has no state of the test page.');
    await show(page);
    fireEvent.click(screen.getByRole('button', { name: 'Run all' }));
    expect(await screen.findAllByText('Passed')).toHaveLength(PERFORMANCE_CHECKS.length);
    const figures = figuresShown();
    expect(figures.filter(({ metric }) => metric === null)).toEqual([]);
    expect(figures.filter(({ text }) => /^\d+ ms$|^\d+$/u.test(text)).length).toBeGreaterThanOrEqual(4);
    shownOn.set('test-run', new Set([page.id]));
  });

  it('covers every metric: each is shown somewhere', () => {
    expect([...shownOn.keys()].sort()).toEqual([...METRIC_IDS].sort());
  });
});

it('finds a number that no metric stands behind', () => {
  document.body.innerHTML = '<p>97 % of users agree</p><p data-metric="error-rate">0.1 %</p><p data-clock>9:00</p>';
  expect(figuresShown()).toEqual([
    { text: '97 % of users agree', metric: null },
    { text: '0.1 %', metric: 'error-rate' },
  ]);
  document.body.innerHTML = '';
  expect(screen.queryByText(/agree/)).toBeNull();
});
