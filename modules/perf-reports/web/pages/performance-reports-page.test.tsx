import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeApi, planSession } from '#shell/sdk/testing/fake-api.ts';
import { renderApp } from '#shell/sdk/testing/render-app.tsx';
import { dismissToast } from '#shell/ui/toast-store.ts';
import { Toaster } from '#shell/ui/toaster.tsx';
import { findingsRoutes } from '../../contract/findings.ts';
import { insightRoutes } from '../../contract/insights.ts';
import { perfReportsRoutes as routes } from '../../contract/routes.ts';
import { sampleFindings } from '../gallery/sample-findings.ts';
import { sampleInsights } from '../gallery/sample-insights.ts';
import { askingReport, sampleReport, sampleSummary } from '../gallery/sample-report.ts';
import { historyHref, reportHref, reportsPath } from '../paths.ts';
import PerformanceReportsPage from './performance-reports-page.tsx';

const REPORT = `/api/performance-reports/${sampleReport.id}`;
const csv = (name = 'report.csv') => new File(['Day,Impressions\n'], name, { type: 'text/csv' });

function open(api: FakeApi, at: string = reportsPath, session = planSession('elite')) {
  return renderApp(
    <>
      <PerformanceReportsPage />
      <Toaster />
    </>,
    { api, at, session },
  );
}
const withList = () => new FakeApi().answer(routes.listReports, [sampleSummary]);
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Report file', { selector: 'input' }), { target: { files: [file] } });
const fill = () => {
  fireEvent.change(screen.getByLabelText('Campaign name'), { target: { value: 'Summer' } });
  fireEvent.change(screen.getByLabelText('Ad platform'), { target: { value: 'facebook' } });
};
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Upload report' }));

beforeEach(() => act(dismissToast));
afterEach(() => vi.useRealTimers());

describe('plans below Elite', () => {
  it.each([
    ['free', 'Elite Feature'],
    ['starter', 'Elite Plan Required'],
    ['pro', 'Elite Plan Required'],
  ] as const)('%s: %s, with the way to it', (plan, title) => {
    open(new FakeApi(), reportsPath, planSession(plan));
    expect(screen.getByRole('heading', { name: title })).toBeDefined();
    expect(screen.getByRole('link', { name: 'See the Elite plan' }).getAttribute('href')).toBe(
      '/subscribe?from=performance-reports',
    );
  });
});

describe('uploading', () => {
  it('asks for what is missing', async () => {
    open(withList());
    send();
    expect(
      await screen.findByText('Missing Information - Please fill in all required fields and select a file.'),
    ).toBeDefined();
  });

  it('refuses what is no report by name and type', async () => {
    open(withList());
    choose(new File(['x'], 'photo.png', { type: 'image/png' }));
    expect(
      await screen.findByText('Invalid File Type - Please upload a CSV file with your performance data.'),
    ).toBeDefined();
  });

  it('says how many metrics it found, and opens the report', async () => {
    const api = withList()
      .answer(routes.createReport, {
        reportId: sampleReport.id,
        status: 'completed',
        extractedMetrics: sampleReport.extractedMetrics,
        correlationScore: null,
        alreadyUploaded: false,
        restoredLinks: null,
      })
      .answer(routes.getReport, sampleReport, REPORT);
    open(api);
    choose(csv());
    fill();
    send();
    expect(await screen.findByText('Found 5 metrics.')).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Back to Reports' })).toBeDefined();
    const form = api.calls.find(({ method }) => method === 'POST')?.body as FormData;
    expect([form.get('campaignName'), form.get('adPlatform'), (form.get('file') as File).name]).toEqual([
      'Summer',
      'facebook',
      'report.csv',
    ]);
  });

  it('says why it failed', async () => {
    open(withList().refuse(routes.createReport, 422, { code: 'report_unreadable', message: 'This file is empty.' }));
    choose(csv());
    fill();
    send();
    expect(await screen.findByText('Upload Failed')).toBeDefined();
    expect(screen.getAllByText('This file is empty.').length).toBeGreaterThan(0);
  });
});

describe('the history', () => {
  it('counts its reports on the tab and opens one', async () => {
    open(withList().answer(routes.getReport, sampleReport, REPORT), historyHref);
    expect(await screen.findByRole('tab', { name: 'Report History (1)' })).toBeDefined();
    fireEvent.click(await screen.findByRole('link', { name: /Summer sale/ }));
    expect(await screen.findByText('Every line of the file')).toBeDefined();
  });

  it('says what appears there while there is nothing', async () => {
    open(new FakeApi().answer(routes.listReports, []), historyHref);
    expect(await screen.findByText('No reports yet')).toBeDefined();
  });

  it('offers to try again where it could not be loaded', async () => {
    open(
      new FakeApi().refuse(routes.listReports, 500, { code: 'internal', message: 'Something went wrong.' }),
      historyHref,
    );
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  });
});

describe('one report', () => {
  it('shows money in its currency, the file’s own total where it differs, and each refused line', async () => {
    open(withList().answer(routes.getReport, sampleReport, REPORT), reportHref(sampleReport.id));
    expect(await screen.findByText('A$4,035.16')).toBeDefined();
    expect(screen.getByText('File’s total line: 8,795')).toBeDefined();
    expect(screen.getByText('Line 40 has 14 columns where the header has 15.')).toBeDefined();
    expect(screen.getByText(/12 rows cover days that a newer/)).toBeDefined();
  });

  it('shows both readings of a doubtful column and sends what was chosen', async () => {
    const api = withList()
      .answer(routes.getReport, askingReport, REPORT)
      .answer(routes.setMapping, { ...sampleSummary, status: 'importing' }, `${REPORT}/mapping`);
    open(api, reportHref(askingReport.id));
    const question = await screen.findByRole('group', { name: 'How much is “1,000” in “Amount spent (AUD)”?' });
    expect(question.textContent).toContain('1,000');
    fireEvent.click(screen.getByRole('radio', { name: '1' }));
    fireEvent.change(screen.getByLabelText('Meaning of Our own score'), { target: { value: 'conversions' } });
    fireEvent.click(screen.getByRole('button', { name: 'Confirm and read the report' }));
    await waitFor(() => expect(api.calls.some(({ method }) => method === 'PUT')).toBe(true));
    const call = api.calls.find(({ method }) => method === 'PUT');
    expect(JSON.parse(String(call?.body))).toEqual({
      columns: [{ column: 5, field: 'conversions' }],
      decimals: [{ column: 2, decimal: ',' }],
      dateOrder: 'month-first',
    });
  });

  it('draws how each creative went, with its trend, and says where one wears out', async () => {
    const api = withList()
      .answer(routes.getReport, sampleReport, REPORT)
      .answer(findingsRoutes.getFindings, sampleFindings, `${REPORT}/findings`)
      .answer(insightRoutes.getInsights, sampleInsights);
    open(api, reportHref(sampleReport.id));
    expect(await screen.findByRole('heading', { name: 'Which creatives wear out' })).toBeDefined();
    expect(screen.getAllByText('Trend, less what your other creatives did').length).toBeGreaterThan(0);
    const { timelines } = sampleInsights;
    expect(screen.getByText(/shows no clear wear/).textContent).toContain(timelines[0]?.fileName);
    fireEvent.change(screen.getByLabelText('Creative'), { target: { value: timelines[1]?.analysisId } });
    expect(screen.getByText(/loses about 8 % of its click rate a week/)).toBeDefined();
  });

  it('is deleted after one question', async () => {
    const api = withList()
      .answer(routes.getReport, sampleReport, REPORT)
      .answer(routes.deleteReport, undefined, REPORT);
    open(api, reportHref(sampleReport.id));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    fireEvent.click(screen.getAllByRole('button', { name: 'Delete' }).at(-1) as HTMLElement);
    expect(await screen.findByText('Report deleted')).toBeDefined();
    expect(api.calls.some(({ method, path }) => method === 'DELETE' && path === REPORT)).toBe(true);
  });
});

describe('the question about the page', () => {
  it('comes after 25 seconds, and an answer is sent and thanked for', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const api = withList();
    open(api);
    await act(() => vi.advanceTimersByTimeAsync(24_000));
    expect(screen.queryByText('Does this page help you understand your ads?')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(api.calls.some(({ path }) => path === '/api/public-feedback')).toBe(true));
  });
});
