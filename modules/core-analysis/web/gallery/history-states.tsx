import { useEffect } from 'react';
import type { GalleryState } from '#shell/sdk/define-web-module.ts';
import { planSession } from '#shell/sdk/testing/fake-api.ts';
import type { AnalysisSummary } from '../../contract/analysis.ts';
import { analysisRoutes } from '../../contract/routes.ts';
import HistoryPage from '../pages/history-page.tsx';
import { sampleSummary } from '../testing/sample-analysis.ts';

const picture = (name: string) => new URL(`../../../../shell/site/assets/${name}.webp`, import.meta.url).href;
const PICTURES = [picture('before'), picture('after'), picture('coffee-before'), picture('coffee-after')];
const at = '/history';

const row = (place: number, part: Partial<AnalysisSummary>): AnalysisSummary => ({
  ...sampleSummary,
  id: `${sampleSummary.id.slice(0, -3)}${String(place).padStart(3, '0')}`,
  thumbnailUrl: PICTURES[place % PICTURES.length] ?? null,
  ...part,
});
const report = (place: number) => ({ pdfReportUrl: `/api/analyses/${row(place, {}).id}/report.pdf` });
const none = { conversionScore: null, topAdvice: null, thumbnailUrl: null, filesKeptUntil: null };

const rows: AnalysisSummary[] = [
  row(0, {
    ...none,
    fileName: 'winter-teaser-9x16.mp4',
    fileType: 'video',
    status: 'running',
    stage: 'measuring',
    tokensUsed: 3,
  }),
  row(1, {
    fileName: 'fig-box-autumn-second-version.jpg',
    conversionScore: '84%',
    satisfactionScore: 10,
    saved: true,
    filesKeptUntil: null,
    ...report(1),
  }),
  row(2, {
    fileName: 'northbound-half-price.png',
    conversionScore: '72%',
    satisfactionScore: 8,
    usedClaudeEscalation: true,
    ...report(2),
  }),
  row(3, {
    fileName: 'a-rather-long-file-name-of-a-carousel-card-nobody-renamed-final-FINAL-2.png',
    conversionScore: '41%',
    ...report(3),
  }),
  row(4, {
    ...none,
    fileName: 'damaged.png',
    status: 'failed',
    tokensUsed: 0,
    error: {
      code: 'file_unreadable',
      message: 'This file is damaged or incomplete, so we could not open it. Export it again and upload the new copy.',
    },
  }),
  row(5, {
    fileName: 'spring-campaign.jpg',
    conversionScore: '66%',
    satisfactionScore: 4,
    thumbnailUrl: null,
    previewUrl: null,
    filesKeptUntil: null,
    filesRemovedAt: '2026-10-02T03:00:00.000Z',
    createdAt: '2026-09-02T10:00:00.000Z',
    ...report(5),
  }),
];

const list = (body: unknown, status?: number) => ({ route: analysisRoutes.listAnalyses, body, status });
const many = Array.from({ length: 500 }, (_, place) =>
  row(place, { fileName: `ad-${place + 1}.jpg`, conversionScore: `${(place * 37) % 101}%` }),
);
const page = <HistoryPage />;

/** Presses what a visitor would press, so that a state behind a button can be looked at. */
function Pressed({ name }: { name: RegExp }) {
  useEffect(() => {
    const timer = window.setInterval(() => {
      const button = [...document.querySelectorAll('button')].find((entry) => name.test(entry.textContent ?? ''));
      if (!button) return;
      button.click();
      window.clearInterval(timer);
    }, 50);
    return () => window.clearInterval(timer);
  }, [name]);
  return page;
}

export const states: readonly GalleryState[] = [
  { id: 'history', title: 'History on Elite', at, session: planSession('elite'), answers: [list(rows)], screen: page },
  {
    id: 'history-free',
    title: 'History on the free plan',
    at,
    session: planSession('free'),
    answers: [list(rows)],
    screen: page,
  },
  {
    id: 'history-filtered',
    title: 'History, filtered',
    at: `${at}?type=image&score=high&q=fig`,
    answers: [list(rows)],
    screen: page,
  },
  {
    id: 'history-nothing',
    title: 'History, nothing matches',
    at: `${at}?q=zebra`,
    answers: [list(rows)],
    screen: page,
  },
  {
    id: 'history-feedback',
    title: 'History, feedback on Pro',
    at,
    session: planSession('pro'),
    answers: [list(rows)],
    screen: <Pressed name={/^Give Feedback/} />,
  },
  {
    id: 'history-delete',
    title: 'History, before deleting',
    at,
    answers: [list(rows.slice(1))],
    screen: <Pressed name={/^Delete/} />,
  },
  { id: 'history-many', title: 'History with 500', at, answers: [list(many)], screen: page },
  { id: 'history-empty', title: 'History, first time', at, answers: [list([])], screen: page },
  { id: 'history-loading', title: 'History, loading', at, screen: page },
  {
    id: 'history-error',
    title: 'History, not loaded',
    at,
    answers: [list({ message: 'Something went wrong on our side.', code: 'internal', requestId: 'req-7f3a' }, 500)],
    screen: page,
  },
];
