import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#shell/sdk/testing/render-app.tsx';
import { sampleSummary } from '../testing/sample-analysis.ts';
import { Ranking, rank } from './ranking.tsx';

const ad = (fileName: string, conversionScore: string | null, day = 1, part: Partial<typeof sampleSummary> = {}) => ({
  ...sampleSummary,
  id: fileName,
  fileName,
  conversionScore,
  createdAt: `2026-11-0${day}T10:00:00.000Z`,
  ...part,
});

describe('the ranking', () => {
  it('puts finished ads by score, the newer of equals first, and leaves out what has none', () => {
    const list = [ad('a', '60%'), ad('b', '84%', 1), ad('c', '84%', 2), ad('d', null, 3, { status: 'failed' })];
    expect(rank(list).map(({ entry }) => entry.fileName)).toEqual(['c', 'b', 'a']);
  });

  it.each([
    [[], 'none yet'],
    [[ad('a', '60%')], '2 more to go'],
    [[ad('a', '60%'), ad('b', '61%')], 'one more to go'],
  ])('says what it needs before there are three', (list, text) => {
    renderApp(<Ranking list={list} />);
    expect(screen.getByRole('region', { name: 'Ranking' }).textContent).toContain(
      `This needs 3 finished analyses; ${text}.`,
    );
  });

  it('shows the best three and leads to all of them', () => {
    renderApp(<Ranking list={['10%', '90%', '50%', '70%'].map((score) => ad(score, score))} />);
    const places = within(screen.getByRole('list')).getAllByRole('link');
    expect(places.map((link) => link.textContent)).toEqual(['90%', '70%', '50%']);
    expect(screen.getByRole('link', { name: 'All by Score' }).getAttribute('href')).toBe('/history?sort=best');
  });
});
