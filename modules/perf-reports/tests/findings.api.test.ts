import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp, TestUser } from '#platform/testing/create-test-app.ts';
import { creativeRoutes } from '../contract/creatives.ts';
import { findingsRoutes } from '../contract/findings.ts';
import { adDays } from './linked-account.ts';
import { metaByDay } from './make-exports.ts';
import { createReportsApp, eliteUser, imported } from './reports-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createReportsApp({ workflows: 'worker' });
}, 60_000);
afterAll(() => app.stop());

const findings = (user: TestUser, id: string) => user.caller.call(findingsRoutes.getFindings, { params: { id } });
const days = (month: string, count: number) =>
  Array.from({ length: count }, (_, at) => `2026-${month}-${String(at + 1).padStart(2, '0')}`);

describe('what one report shows', () => {
  it('compares each day with the days before it, of the same campaigns, and never sums over unequal numbers of days', async () => {
    const user = await eliteUser(app);
    const of = (list: readonly string[], spend: number, campaign = 'Spring') =>
      adDays(list.map((day, at) => ({ ad: 'Blue', day, impressions: 1_000 + at, clicks: 20, spend, campaign })));
    await imported(user, of(days('05', 31).slice(-5), 10));
    await imported(user, of(days('05', 31).slice(-9), 500, 'Another one'));
    const { id } = await imported(user, of(days('06', 10), 11));
    const { trend, days: own } = await findings(user, id);
    expect(own).toHaveLength(10);
    if (trend.state !== 'shown') throw new Error('there are enough days');
    expect(trend).toMatchObject({ compared: 'before', before: { days: 5 }, now: { days: 10 }, campaigns: 1 });
    expect(trend.changes.find(({ name }) => name === 'spend')).toMatchObject({ before: 10, now: 11 });
    expect(trend.changes.find(({ name }) => name === 'clicks')?.change?.value).toBeCloseTo(0);
  });

  it('leaves out days on which a campaign has no report yet', async () => {
    const user = await eliteUser(app);
    const of = (campaign: string, list: readonly string[]) =>
      list.map((day, at) => ({ ad: 'Blue', day, impressions: 1_000 + at, clicks: 20, spend: 10, campaign }));
    const may = days('05', 31).slice(-10);
    await imported(user, adDays(of('A', may)));
    await imported(user, adDays(of('B', may.slice(5))));
    const june = days('06', 10);
    const { id } = await imported(user, adDays([...of('A', june), ...of('B', june)]));
    const { trend } = await findings(user, id);
    expect(trend).toMatchObject({ compared: 'before', campaigns: 2, before: { from: '2026-05-27', days: 5 } });
    if (trend.state !== 'shown') throw new Error('there are enough days');
    expect(trend.changes.find(({ name }) => name === 'spend')).toMatchObject({ before: 20, now: 20 });
  });

  it('compares halves of a lone report, and says how many days are missing', async () => {
    const user = await eliteUser(app);
    const lone = await imported(
      user,
      adDays(days('03', 8).map((day) => ({ ad: 'A', day, impressions: 10, clicks: 1 }))),
    );
    expect((await findings(user, lone.id)).trend).toMatchObject({ state: 'shown', compared: 'halves' });
    const short = await eliteUser(app);
    const few = await imported(
      short,
      adDays(days('03', 5).map((day) => ({ ad: 'A', day, impressions: 9, clicks: 1 }))),
    );
    expect((await findings(short, few.id)).trend).toEqual({ state: 'needs_days', needs: 3 });
  });

  it('pays conversions of one kind in one currency only with what was spent on them', async () => {
    const user = await eliteUser(app);
    const content = [
      'Day,Campaign name,Ad name,Currency,Impressions,Amount spent,Results,Result type',
      '2026-06-01,C,Blue,EUR,1000,100,10,Purchases',
      '2026-06-01,C,Blue,USD,1000,40,99,Purchases',
      '2026-06-01,C,Blue,EUR,1000,60,3,Leads',
      '2026-06-01,C,Red,EUR,1000,40,0,Purchases',
      '',
    ].join('\n');
    const { id } = await imported(user, content);
    const found = await findings(user, id);
    expect(found).toMatchObject({ currency: 'EUR', conversionKind: 'Purchases' });
    expect(
      found.ads.map(({ name, spend, conversions, costPerConversion, share }) => ({
        name,
        spend,
        conversions,
        costPerConversion,
        share,
      })),
    ).toEqual([
      { name: 'Blue', spend: 160, conversions: 10, costPerConversion: 10, share: 0.8 },
      { name: 'Red', spend: 40, conversions: 0, costPerConversion: null, share: 0.2 },
    ]);
  });

  it('keeps what was spent on unknown conversions out of their price', async () => {
    const user = await eliteUser(app);
    const content = [
      'Day,Campaign name,Ad name,Impressions,Amount spent (EUR),Purchases',
      '2026-06-01,C,Blue,1000,100,10',
      '2026-06-02,C,Blue,1000,900,',
      '2026-06-01,C,Red,1000,50,',
      '',
    ].join('\n');
    const { id } = await imported(user, content);
    const found = await findings(user, id);
    expect(
      found.ads.map(({ name, spend, conversions, costPerConversion }) => [name, spend, conversions, costPerConversion]),
    ).toEqual([
      ['Blue', 1000, 10, 10],
      ['Red', 50, null, null],
    ]);
    expect(found.days.map(({ conversions }) => conversions)).toEqual([null, null]);
    const { ads } = await user.caller.call(creativeRoutes.listAds, {});
    expect(ads.map(({ figures }) => figures.conversions)).toEqual([10, null]);
  });

  it('compares placements as if both had shown the same ads, and not at all without a column of ads', async () => {
    const user = await eliteUser(app);
    const row = (ad: string, place: string, impressions: number, clicks: number) =>
      `2026-06-01,C,${ad},${place},${impressions},${clicks},5.00`;
    const header = (columns: string) =>
      `Day,Campaign name,${columns}Placement,Impressions,Link clicks,Amount spent (EUR)`;
    const { id } = await imported(
      user,
      [
        header('Ad name,'),
        ...[1, 2, 3].flatMap((one) => [
          row(`weak ${one}`, 'Feed', 90_000, 900 + one),
          row(`weak ${one}`, 'Stories', 10_000, 70 + one),
          row(`strong ${one}`, 'Feed', 10_000, 300 + one),
          row(`strong ${one}`, 'Stories', 90_000, 2_100 + one),
        ]),
        '',
      ].join('\n'),
    );
    const [placement] = (await findings(user, id)).breakdowns;
    expect(placement).toMatchObject({ by: 'Placement', reversed: { better: 'Feed', worse: 'Stories' } });
    const without = await imported(
      user,
      [header(''), '2026-06-02,C,Feed,100,1,5.00', '2026-06-02,C,Stories,100,2,5.00', ''].join('\n'),
    );
    expect(await findings(user, without.id)).toMatchObject({
      breakdowns: [],
      uncompared: ['Placement'],
      ads: [],
      rowsWithoutAd: 2,
    });
  });

  it('belongs to its owner', async () => {
    const user = await eliteUser(app);
    const { id } = await imported(user, metaByDay());
    const other = await eliteUser(app);
    expect((await other.caller.attempt(findingsRoutes.getFindings, { params: { id } })).status).toBe(404);
  });
});
