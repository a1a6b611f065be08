import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp, TestUser } from '#platform/testing/create-test-app.ts';
import { HOSTILE_STRINGS } from '#platform/testing/security/hostile-strings.ts';
import { creativeRoutes } from '../contract/creatives.ts';
import { exportRoutes } from '../contract/exports.ts';
import { perfReportsRoutes } from '../contract/routes.ts';
import { adDays, plantCreatives } from './linked-account.ts';
import { metaByDay } from './make-exports.ts';
import { createReportsApp, eliteUser, imported, reportOf } from './reports-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createReportsApp({ workflows: 'worker' });
}, 60_000);
afterAll(() => app.stop());

const rowsOf = (id: string) =>
  app
    .db('perf_reports.rows')
    .where({ report_id: id })
    .orderBy('line')
    .then((rows) =>
      rows.map(({ user_id: _, report_id: _id, line: _line, month: _month, is_counted: _counted, ...row }) => row),
    );
const saved = async (user: TestUser, path: string) => (await user.caller.fetch(path)).text();
const exported = (user: TestUser, id: string) => saved(user, `/api/performance-reports/${id}/rows.csv`);

const WILD = [
  ...[
    '=1+1',
    '+49 30',
    '-dash',
    '@sum(a)',
    "'quoted",
    '2026-06-01',
    'May 5',
    '007',
    '1e5',
    'TRUE',
    'a "b", c',
    'ß ✨ 広告',
  ],
  ...['line\nbreak', 'tab\there', '12/1', '50%', '$5'],
];
const wildExport = () =>
  [
    'Day,Campaign name,Campaign ID,Ad name,Ad ID,Age,Impressions,Link clicks,Amount spent (EUR),Purchases',
    ...WILD.map(
      (name, at) =>
        `2026-06-${String(at + 1).padStart(2, '0')},"${name.replaceAll('"', '""')}",12021111111111111${at % 10},"${name.replaceAll('"', '""')}",99${at}2345678901234567,25-34,${1_000 + at},${at},${at}.1${at},${at % 3}`,
    ),
    '',
  ].join('\n');

/** What a US spreadsheet makes of a file: dates in its country's way, numbers as it shows them, text as it stands. */
function savedInUsSpreadsheet(csv: string): string {
  const cell = (text: string): string => {
    const iso = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
    if (iso) return `${Number(iso[2])}/${Number(iso[3])}/${iso[1]}`;
    if (/^\d{12,}$/.test(text)) return Number(text).toExponential(2).toUpperCase().replace('E+', 'E+');
    if (/^[-+]?[\d.]+$/.test(text)) return String(Number(text));
    return text.includes(',') || text.includes('"') || text.includes('\n') ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const cells = [...csv.replace('\ufeff', '').matchAll(/("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n|$)/g)];
  return cells
    .map(([, raw = '', end = '']) => cell(raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw) + end)
    .join('');
}

describe('our other lists, uploaded', () => {
  it('restore links of ads to creatives, as often as they are uploaded', async () => {
    const user = await eliteUser(app);
    const creative = (fileName: string) => ({ fileName, score: 60, features: { 'T-01': 0.5 } });
    const [poster, banner] = await plantCreatives(app, user, [creative('poster.png'), creative('banner.png')]);
    const day = (ad: string) => ({ ad, day: '2026-06-01', impressions: 1_000, clicks: 20 });
    const report = adDays(['poster', '=Other', 'Plain', 'Never'].map(day));
    const first = await imported(user, report);
    const ads = async () => (await user.caller.call(creativeRoutes.listAds, {})).ads;
    const keyOf = async (name: string) => (await ads()).find((ad) => ad.name === name)?.key ?? '';
    const say = async (name: string, analysisId: string | null) =>
      user.caller.call(creativeRoutes.linkAd, { params: { key: await keyOf(name) }, body: { analysisId } });
    await say('=Other', banner?.id ?? '');
    await say('poster', null);
    await say('Plain', poster?.id ?? '');
    const linksOf = async () =>
      Object.fromEntries((await ads()).map(({ name, link, isUnlinked }) => [name, link?.fileName ?? isUnlinked]));
    const before = await linksOf();
    expect(before).toEqual({ poster: true, '=Other': 'banner.png', Plain: 'poster.png', Never: false });
    const csv = await saved(user, exportRoutes.exportAds.path);

    await say('=Other', poster?.id ?? '');
    await say('poster', poster?.id ?? '');
    const list = await imported(user, csv);
    expect(await linksOf()).toEqual(before);
    expect(list).toMatchObject({ status: 'completed', rows: 0, lines: { total: 5, preamble: 1, read: 4, refused: 0 } });
    expect(list.notes).toContain('Links: 2 restored, 1 already as in the list, 0 not possible.');
    await say('Plain', banner?.id ?? '');
    expect(await user.caller.call(perfReportsRoutes.createReport, reportOf(csv))).toMatchObject({
      reportId: list.id,
      restoredLinks: 1,
    });

    await say('Plain', null);
    expect((await imported(user, csv)).id, 'the same list').toBe(list.id);
    expect(await linksOf()).toEqual(before);

    // The report comes again, and with it the same ads; one creative does not.
    await user.caller.call(perfReportsRoutes.deleteReport, { params: { id: first.id } });
    await app.db('perf_reports.links').where({ user_id: user.id }).delete();
    await imported(user, report);
    const other = csv.replaceAll(banner?.id ?? '', '00000000-0000-4000-8000-000000000000');
    const partly = await imported(user, savedInUsSpreadsheet(other));
    expect(partly.refusals.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Line \d: this analysis is not among yours any more/),
    ]);
    expect(await linksOf()).toEqual({ ...before, '=Other': false });

    // Those of somebody else are not there.
    const stranger = await eliteUser(app);
    const theirs = await imported(stranger, csv);
    expect(theirs).toMatchObject({ rows: 0, lines: { refused: 3 } });
  });

  it('are no reports: what was learned, and a list of links without its keys', async () => {
    const user = await eliteUser(app);
    await imported(user, adDays([{ ad: 'A', day: '2026-06-01', impressions: 100, clicks: 1 }]));
    const refused = async (content: string) => {
      const answer = await user.caller.attempt(perfReportsRoutes.createReport, reportOf(content));
      return { status: answer.status, body: answer.body };
    };
    const insights = await saved(user, exportRoutes.exportInsights.path);
    for (const content of [insights, insights.replaceAll(',', ';'), `${insights}"a","b","c",1\r\n`])
      expect(await refused(content)).toMatchObject({
        status: 422,
        body: {
          code: 'report_unreadable',
          details: { reason: 'own_insights' },
          message: expect.stringContaining('a result, not data'),
        },
      });
    const ads = await saved(user, exportRoutes.exportAds.path);
    expect(await refused(ads.replace('Ad key', 'Key'))).toMatchObject({
      status: 422,
      body: { details: { reason: 'own_links_cut' } },
    });
  });
});

describe('rows as CSV', () => {
  it('come back the same, also after a US spreadsheet saved them', async () => {
    const user = await eliteUser(app);
    const { id } = await imported(user, wildExport());
    const before = await rowsOf(id);
    expect(before).toHaveLength(WILD.length);
    const csv = await exported(user, id);
    for (const content of [csv, savedInUsSpreadsheet(csv)]) {
      const again = await imported(user, content);
      expect(again).toMatchObject({ status: 'completed', platform: 'meta', lines: { refused: 0, summary: 0 } });
      expect(again.notes.filter((note) => note.includes('exported'))).toEqual([]);
      expect(await rowsOf(again.id)).toEqual(before);
    }
    // The same days three times over count once.
    const counted = await app.db('perf_reports.rows').where({ user_id: user.id, is_counted: true }).count();
    expect(Number(counted[0]?.count)).toBe(WILD.length);
  });

  it('says so where a spreadsheet damaged them', async () => {
    const user = await eliteUser(app);
    const { id } = await imported(user, wildExport());
    const csv = await exported(user, id);
    const without = csv.replaceAll('"\'12021111111111111', '"1.20211E+17').replace('✨', '?');
    const { notes } = await imported(user, without);
    expect(notes.some((note) => /^17 rows are not as we exported them\./.test(note))).toBe(true);
    const one = await imported(user, csv.replace('✨', '?'));
    expect(one.notes.some((note) => /^1 row is not as we exported it\./.test(note))).toBe(true);
  });

  it('hold what names no day, and hold periods as periods', async () => {
    const user = await eliteUser(app);
    const periods =
      'Campaign name,Reporting starts,Reporting ends,Impressions,Amount spent (EUR)\nA,2026-06-01,2026-06-30,100,1.234\n';
    const undated = 'Campaign name,Ad name,Impressions,Amount spent (EUR)\nA,B,100,2.50\n';
    for (const content of [periods, undated]) {
      const { id } = await imported(user, content);
      const again = await imported(user, await exported(user, id));
      expect(await rowsOf(again.id)).toEqual(await rowsOf(id));
    }
  });

  it('run in no spreadsheet, whatever an ad is called', async () => {
    const user = await eliteUser(app);
    const names = HOSTILE_STRINGS.map((text) =>
      text
        .replaceAll(/[\r\n\0"]/g, ' ')
        .trim()
        .slice(0, 200),
    ).filter(Boolean);
    const { id } = await imported(
      user,
      adDays(names.map((ad) => ({ ad, day: '2026-06-01', impressions: 10, clicks: 1 }))),
    );
    const whole = [
      await exported(user, id),
      await saved(user, exportRoutes.exportAds.path),
      await saved(user, exportRoutes.exportInsights.path),
    ].join('');
    const cells = whole.match(/"(?:[^"]|"")*"/g) ?? [];
    expect(cells.length).toBeGreaterThan(names.length);
    expect(cells.filter((cell) => /^"\s*[=+\-@]/.test(cell))).toEqual([]);
  });

  it('belong to their owner', async () => {
    const user = await eliteUser(app);
    const { id } = await imported(user, metaByDay());
    const other = await eliteUser(app);
    expect((await other.caller.attempt(exportRoutes.exportRows, { params: { id } })).status).toBe(404);
    expect(await saved(other, exportRoutes.exportAds.path)).not.toContain('Spring');
  });
});
