import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp, TestUser } from '#platform/testing/create-test-app.ts';
import { creativeRoutes } from '../contract/creatives.ts';
import { adDays, plantCreatives } from './linked-account.ts';
import { createReportsApp, eliteUser, imported } from './reports-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createReportsApp({ workflows: 'worker' });
}, 60_000);
afterAll(() => app.stop());

const list = (user: TestUser) => user.caller.call(creativeRoutes.listAds, {});
const creative = (fileName: string, score = 60) => ({ fileName, score, features: { 'T-01': 0.5 } });
const day = (ad: string, clicks = 20, on = '2026-06-01') => ({ ad, day: on, impressions: 1_000, clicks });

describe('ads and the creatives they show', () => {
  it('are linked by the same name, and proposed where it is like it', async () => {
    const user = await eliteUser(app);
    await plantCreatives(app, user, [
      creative('spring-sale.png'),
      creative('rain jacket blue.png'),
      creative('gift card.png'),
    ]);
    await imported(
      user,
      adDays([day('Spring Sale'), day('DE | gift card | feed'), day('Jacket for rain, blue one'), day('Untold')]),
    );
    const { ads, linked, unlinked, clickKind } = await list(user);
    const of = (name: string) => ads.find((ad) => ad.name === name);
    expect(of('Spring Sale')?.link).toMatchObject({ fileName: 'spring-sale.png', kind: 'file_name' });
    expect(of('DE | gift card | feed')).toMatchObject({ link: null, proposals: [{ fileName: 'gift card.png' }] });
    expect(of('Jacket for rain, blue one')).toMatchObject({
      link: null,
      proposals: [{ fileName: 'rain jacket blue.png' }],
    });
    expect(of('Untold')).toMatchObject({ link: null, proposals: [] });
    expect({ linked, unlinked, clickKind }).toEqual({ linked: 1, unlinked: 3, clickKind: 'link_clicks' });
  });

  it('are linked by hand, stay unlinked where the owner says so, and many ads may show one creative', async () => {
    const user = await eliteUser(app);
    const [poster] = await plantCreatives(app, user, [creative('poster.png')]);
    await imported(user, adDays([day('poster'), day('Another'), day('poster', 10, '2026-06-02')]));
    const before = await list(user);
    const [named, other] = [
      before.ads.find((ad) => ad.name === 'poster'),
      before.ads.find((ad) => ad.name === 'Another'),
    ];
    expect(named).toMatchObject({ link: { kind: 'file_name' }, figures: { impressions: 2_000, clicks: 30 } });
    const say = (key: string | undefined, analysisId: string | null) =>
      user.caller.call(creativeRoutes.linkAd, { params: { key: key ?? '' }, body: { analysisId } });
    expect(await say(other?.key, poster?.id ?? '')).toMatchObject({ link: { kind: 'owner', fileName: 'poster.png' } });
    expect(await say(named?.key, null)).toMatchObject({ link: null });
    await imported(user, adDays([day('poster', 5, '2026-06-03')]), { fileName: 'next.csv' });
    const after = await list(user);
    expect(after.ads.find((ad) => ad.name === 'poster')?.link, 'its name does not link it again').toBeNull();
    expect(after).toMatchObject({ linked: 1, unlinked: 1 });
  });

  it('follow the image their platform names, wherever the linked ad of it goes', async () => {
    const user = await eliteUser(app);
    const [poster, banner] = await plantCreatives(app, user, [creative('poster.png'), creative('banner.png')]);
    const row = (ad: string, hash: string, at: string) => `${at},Spring,${ad},${hash},1000,20,5.00`;
    const content = [
      'Day,Campaign name,Ad name,Image hash,Impressions,Link clicks,Amount spent (EUR)',
      row('poster', 'ab12', '2026-06-01'),
      row('Retargeting', 'ab12', '2026-06-01'),
      row('Unlinked by hand', 'ab12', '2026-06-01'),
      row('Another image', 'cd34', '2026-06-01'),
      '',
    ].join('\n');
    await imported(user, content);
    const linkOf = async (name: string) => (await list(user)).ads.find((ad) => ad.name === name)?.link;
    const say = async (name: string, analysisId: string | null) => {
      const key = (await list(user)).ads.find((ad) => ad.name === name)?.key ?? '';
      await user.caller.call(creativeRoutes.linkAd, { params: { key }, body: { analysisId } });
    };
    expect(await linkOf('Retargeting')).toMatchObject({ kind: 'creative_id', fileName: 'poster.png' });
    expect(await linkOf('Another image')).toBeNull();
    await say('Unlinked by hand', null);
    await say('poster', banner?.id ?? '');
    expect(await linkOf('Retargeting')).toMatchObject({ kind: 'creative_id', fileName: 'banner.png' });
    expect(await linkOf('Unlinked by hand')).toBeNull();
    // Two answers for one image are none.
    await say('Unlinked by hand', poster?.id ?? '');
    expect(await linkOf('Retargeting')).toBeNull();
  });

  it('are linked by the very file their platform names, whatever it is called, unless their owner said otherwise', async () => {
    const user = await eliteUser(app);
    const md5 = '0123456789abcdef0123456789abcdef';
    const row = (ad: string, hash: string) => `2026-06-01,Spring,${ad},${hash},1000,20,5.00`;
    const header = 'Day,Campaign name,Ad name,Image hash,Impressions,Link clicks,Amount spent (EUR)';
    const content = [
      header,
      row('DE_v3_final', md5),
      row('old name', md5),
      row('By hand', md5),
      row('Elsewhere', 'f'.repeat(32)),
      '',
    ].join('\n');
    // Uploaded before hashes were kept: only its name can match.
    const [before] = await plantCreatives(app, user, [creative('old name.png')]);
    await imported(user, content);
    const links = async () =>
      Object.fromEntries(
        (await list(user)).ads.map(({ name, link }) => [name, link && `${link.kind}: ${link.fileName}`]),
      );
    const found = { 'old name': 'file_name: old name.png', DE_v3_final: 'creative_id: old name.png' };
    expect(await links()).toMatchObject({ ...found, Elsewhere: null });
    const byHand = (await list(user)).ads.find(({ name }) => name === 'By hand');
    await user.caller.call(creativeRoutes.linkAd, {
      params: { key: byHand?.key ?? '' },
      body: { analysisId: before?.id ?? '' },
    });
    // The file itself is analysed: it outdoes the name.
    await plantCreatives(app, user, [{ ...creative('export.png'), md5 }]);
    await imported(user, [header, row('Next', md5.toUpperCase()).replace('06-01', '06-02'), ''].join('\n'), {
      fileName: 'next.csv',
    });
    expect(await links()).toEqual({
      DE_v3_final: 'image_hash: export.png',
      'old name': 'image_hash: export.png',
      Next: 'image_hash: export.png',
      'By hand': 'owner: old name.png',
      Elsewhere: null,
    });
  });

  it('of a report that was uploaded for one creative need no names', async () => {
    const user = await eliteUser(app);
    const [poster] = await plantCreatives(app, user, [creative('poster.png')]);
    const csv = 'Day,Campaign name,Impressions,Link clicks\n2026-06-01,Spring,1000,20\n';
    await imported(user, csv, { analysisId: poster?.id ?? '' });
    expect((await list(user)).ads).toMatchObject([{ link: { kind: 'report', fileName: 'poster.png' } }]);
    const stranger = await eliteUser(app);
    await imported(stranger, csv);
    expect(await list(stranger)).toMatchObject({ ads: [], rowsWithoutAd: 1 });
  });

  it('of somebody else are not there', async () => {
    const [owner, stranger] = [await eliteUser(app), await eliteUser(app)];
    const [poster] = await plantCreatives(app, owner, [creative('poster.png')]);
    await imported(owner, adDays([day('poster')]));
    const [ad] = (await list(owner)).ads;
    const attempt = (user: TestUser, key: string, analysisId: string) =>
      user.caller.attempt(creativeRoutes.linkAd, { params: { key }, body: { analysisId } });
    expect((await attempt(stranger, ad?.key ?? '', poster?.id ?? '')).status).toBe(404);
    const [theirs] = await plantCreatives(app, stranger, [creative('poster.png')]);
    expect(await attempt(owner, ad?.key ?? '', theirs?.id ?? '')).toMatchObject({
      status: 404,
      body: { code: 'creative_not_found' },
    });
    expect((await list(stranger)).ads).toEqual([]);
  });
});
