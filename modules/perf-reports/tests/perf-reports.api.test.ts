import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp, TestUser } from '#platform/testing/create-test-app.ts';
import { perfReportsRoutes as routes } from '../contract/routes.ts';
import { germanSpreadsheet, googleCampaigns, metaByAd, metaByDay, UNDECIDED } from './make-exports.ts';
import { createReportsApp, eliteUser, imported, reportOf } from './reports-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createReportsApp({ workflows: 'worker' });
}, 60_000);
afterAll(() => app.stop());

const ofFigures = (figures: readonly { name: string; value: number }[]) =>
  Object.fromEntries(figures.map(({ name, value }) => [name, value]));
const countedRows = async (user: TestUser) =>
  app.db('perf_reports.rows').where({ user_id: user.id, is_counted: true }).orderBy('start_day').orderBy('line');

describe('importing a report', () => {
  it('answers with its figures and keeps every row', async () => {
    const user = await eliteUser(app);
    const answer = await user.caller.call(routes.createReport, reportOf(metaByDay({ summary: true })));
    expect(answer).toMatchObject({
      status: 'completed',
      correlationScore: null,
      alreadyUploaded: false,
      restoredLinks: null,
      extractedMetrics: {
        impressions: 4800,
        clicks: 120,
        link_clicks: 96,
        spend: 40,
        conversions: 8,
        revenue: 399.6,
        ctr: 2.5,
        cpc: 0.3333,
        roas: 9.99,
      },
    });
    const report = await user.caller.call(routes.getReport, { params: { id: answer.reportId } });
    expect(report).toMatchObject({
      platform: 'meta',
      rows: 4,
      firstDay: '2026-06-01',
      lastDay: '2026-06-02',
      lines: { total: 6, read: 4, preamble: 1, summary: 1, refused: 0 },
      doubts: [],
    });
    const rows = await countedRows(user);
    expect(rows).toHaveLength(4);
    expect(rows[0]).toMatchObject({
      campaign: 'Spring',
      currency: 'EUR',
      spend: 10,
      conversions: 2,
      conversion_kind: 'Purchases',
      impressions: '1200',
    });
    const [listed] = await user.caller.call(routes.listReports, {});
    expect(listed).toMatchObject({ id: answer.reportId, campaignName: 'June', rows: 4 });
  });

  it('reads totals, budgets and quoted thousands of Google Ads', async () => {
    const report = await imported(await eliteUser(app), googleCampaigns(), { adPlatform: 'google' });
    expect(ofFigures(report.figures)).toMatchObject({
      impressions: 35881,
      clicks: 1500,
      spend: 900,
      conversions: 66.5,
    });
    expect(report).toMatchObject({
      rows: 3,
      firstDay: '2025-07-08',
      lastDay: '2025-07-31',
      lines: { read: 3, summary: 2, refused: 0 },
    });
    expect(report.figures.find(({ name }) => name === 'spend')).toMatchObject({ currency: 'USD', stated: 900 });
    expect(report.notes.join(' ')).toContain('the sum of several days');
  });

  it('reads what a German spreadsheet makes of an export', async () => {
    const report = await imported(await eliteUser(app), germanSpreadsheet());
    expect(ofFigures(report.figures)).toMatchObject({ impressions: 13545, spend: 1241.66, conversions: 2 });
  });

  it('names line and reason of what it refuses, and keeps the rest', async () => {
    const file = metaByDay().replace('2026-06-02,"Spring",1000', '2026-06-02,"Spring",many');
    const report = await imported(await eliteUser(app), file);
    expect(report.lines).toEqual({ total: 5, read: 3, preamble: 1, summary: 0, refused: 1 });
    expect(report.refusals).toEqual([{ line: 4, lines: 1, message: '“many” in “Reach” on line 4 is not a number.' }]);
  });

  it.each([
    ['', 'This file is empty.'],
    ['%PDF-1.7 …', 'This is a PDF. Download the report as CSV instead.'],
    ['Row Type,Action,Campaign,Budget\nCampaign,Add,One,5\n', 'This is a Google Ads Editor file'],
    ['Ad Performance Report (in UTC)\nReport Start: September 21, 2026, 12:00 AM\n\n', 'This report has no data'],
    ['just some words\n', 'We found no table in this file.'],
  ])('says what is wrong with %j', async (content, sentence) => {
    const user = await eliteUser(app);
    const { status, body } = await user.caller.attempt(routes.createReport, reportOf(content));
    expect({ status, message: (body as { message: string }).message }).toEqual({
      status: 422,
      message: expect.stringContaining(sentence),
    });
    const [listed] = await user.caller.call(routes.listReports, {});
    expect(listed).toMatchObject({ status: 'failed', error: { code: 'report_unreadable' } });
  });

  it('asks for campaign, platform and file', async () => {
    const user = await eliteUser(app);
    const missing = 'Missing Information - Please fill in all required fields and select a file.';
    for (const fields of [{ campaignName: ' ' }, { adPlatform: '' }]) {
      const call = reportOf(metaByDay());
      const { status, body } = await user.caller.attempt(routes.createReport, {
        ...call,
        fields: { ...call.fields, ...fields },
      });
      expect([status, (body as { message: string }).message]).toEqual([400, missing]);
    }
    const form = new FormData();
    form.append('campaignName', 'June');
    form.append('adPlatform', 'facebook');
    const answer = await user.caller.fetch('/api/performance-reports', { method: 'POST', body: form });
    expect([answer.status, (await answer.json()).message]).toEqual([400, missing]);
  });
});

describe('a doubtful column', () => {
  it('is shown in both readings, waits for its owner, and is remembered', async () => {
    const user = await eliteUser(app);
    const asked = await user.caller.call(routes.createReport, reportOf(UNDECIDED));
    expect(asked).toMatchObject({ status: 'needs_mapping', extractedMetrics: {} });
    const params = { id: asked.reportId };
    const report = await user.caller.call(routes.getReport, { params });
    expect(report.doubts).toEqual([
      {
        kind: 'number',
        column: 2,
        example: '1,000',
        readings: [
          { decimal: '.', value: 1000 },
          { decimal: ',', value: 1 },
        ],
        proposed: '.',
      },
    ]);
    expect(await countedRows(user)).toEqual([]);
    await user.caller.call(routes.setMapping, { params, body: { decimals: [{ column: 2, decimal: ',' }] } });
    await expect
      .poll(async () => (await user.caller.call(routes.getReport, { params })).status, { timeout: 20_000 })
      .toBe('completed');
    expect(ofFigures((await user.caller.call(routes.getReport, { params })).figures)).toMatchObject({ spend: 3.5 });

    const next = await imported(user, UNDECIDED.replace('"1,000"', '"4,000"'));
    expect(next.status).toBe('completed');
    expect(ofFigures(next.figures)).toMatchObject({ spend: 6.5 });
    const other = await eliteUser(app);
    expect((await imported(other, UNDECIDED)).status).toBe('needs_mapping');
  });

  it('can be corrected afterwards, and counts once', async () => {
    const user = await eliteUser(app);
    const report = await imported(user, metaByDay());
    const column = report.columns.find(({ header }) => header === 'Link clicks')?.column ?? -1;
    const clicks = report.columns.find(({ field }) => field === 'clicks')?.column ?? -1;
    const params = { id: report.id };
    const body = {
      columns: [
        { column, field: 'clicks' as const },
        { column: clicks, field: null },
      ],
    };
    await user.caller.call(routes.setMapping, { params, body });
    await expect
      .poll(async () => (await user.caller.call(routes.getReport, { params })).status, { timeout: 20_000 })
      .toBe('completed');
    expect(ofFigures((await user.caller.call(routes.getReport, { params })).figures)).toMatchObject({ clicks: 96 });
    expect(await countedRows(user)).toHaveLength(4);
  });
});

describe('days', () => {
  it('of the same file uploaded twice count once', async () => {
    const user = await eliteUser(app);
    const first = await user.caller.call(routes.createReport, reportOf(metaByDay()));
    const second = await user.caller.call(routes.createReport, reportOf(metaByDay(), { fileName: 'again.csv' }));
    expect(second).toMatchObject({ reportId: first.reportId, alreadyUploaded: true });
    expect(await countedRows(user)).toHaveLength(4);
  });

  it('of a newer export replace those of an older one, and come back when it is deleted', async () => {
    const user = await eliteUser(app);
    const older = await imported(user, metaByDay({ days: ['2026-05-31', '2026-06-01'], spend: 10 }));
    app.clock.advance(1000);
    const newer = await imported(user, metaByDay({ days: ['2026-06-01', '2026-06-02'], spend: 11 }));
    const spendByDay = async () => (await countedRows(user)).map(({ spend }: { spend: number }) => spend);
    expect(await spendByDay()).toEqual([10, 10, 11, 11, 11, 11]);
    expect((await user.caller.call(routes.getReport, { params: { id: older.id } })).uncountedRows).toBe(2);
    await user.caller.call(routes.deleteReport, { params: { id: newer.id } });
    expect(await spendByDay()).toEqual([10, 10, 10, 10]);
  });

  it('by ad replace those of their campaign, and no others', async () => {
    const user = await eliteUser(app);
    await imported(user, metaByAd());
    app.clock.advance(1000);
    const coarse = await imported(user, metaByDay());
    expect(coarse.uncountedRows).toBe(2);
    const rows = await countedRows(user);
    expect(rows.map(({ campaign, ad }: { campaign: string; ad: string | null }) => [campaign, ad])).toEqual(
      expect.arrayContaining([
        ['Spring', 'Blue'],
        ['Spring', 'Red'],
        ['Summer', null],
      ]),
    );
    expect(rows).toHaveLength(6);
  });

  it('of two people have nothing to do with each other', async () => {
    const [one, other] = [await eliteUser(app), await eliteUser(app)];
    await imported(one, metaByDay());
    await imported(other, metaByDay());
    expect(await countedRows(one)).toHaveLength(4);
    expect(await countedRows(other)).toHaveLength(4);
  });
});

describe('access', () => {
  it('is for Elite', async () => {
    const user = await app.signUp();
    expect(await user.caller.attempt(routes.listReports, {})).toMatchObject({
      status: 403,
      body: { code: 'plan_required' },
    });
  });

  it('answers for the report of another user as if there were none', async () => {
    const [one, other] = [await eliteUser(app), await eliteUser(app)];
    const params = { id: (await imported(one, metaByDay())).id };
    expect(await other.caller.call(routes.listReports, {})).toEqual([]);
    expect(await other.caller.attempt(routes.getReport, { params })).toMatchObject({ status: 404 });
    expect(await other.caller.attempt(routes.setMapping, { params, body: {} })).toMatchObject({ status: 404 });
    expect(await other.caller.attempt(routes.deleteReport, { params })).toMatchObject({ status: 404 });
    expect(await one.caller.call(routes.listReports, {})).toHaveLength(1);
  });

  it('does not take the analysis of another user', async () => {
    const user = await eliteUser(app);
    const call = reportOf(metaByDay(), { analysisId: '019aa000-0000-7000-8000-000000000001' });
    expect(await user.caller.attempt(routes.createReport, call)).toMatchObject({ status: 404 });
  });
});

describe('a file', () => {
  const stored = async () => {
    const entries = await readdir(app.storageDir, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  };

  it('is kept encrypted and goes with its report', async () => {
    const user = await eliteUser(app);
    const before = new Set(await stored());
    const report = await imported(user, metaByDay({ campaigns: ['Very-secret-campaign'] }));
    const added = (await stored()).filter((file) => !before.has(file));
    expect(added).toHaveLength(1);
    expect((await readFile(added[0] as string)).includes('Very-secret-campaign')).toBe(false);
    await user.caller.call(routes.deleteReport, { params: { id: report.id } });
    expect((await stored()).filter((file) => !before.has(file))).toEqual([]);
    expect(await app.db('perf_reports.rows').where({ user_id: user.id })).toEqual([]);
  });
});
