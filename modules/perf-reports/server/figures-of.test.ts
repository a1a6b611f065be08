import { describe, expect, it } from 'vitest';
import { readText } from '../import/testing/read-text.ts';
import { figuresOf, metricsOf } from './figures-of.ts';
import { notesOf } from './notes-of.ts';

const metrics = async (content: string) => metricsOf(figuresOf(await readText(content)));

describe('figures', () => {
  it('are worked out from sums: a rate is never the mean of rates', async () => {
    expect(await metrics('Campaign,Impr.,Clicks,CTR,Cost\nA,1000,10,1.00%,5\nB,10,5,50.00%,1\n')).toEqual({
      impressions: 1010,
      clicks: 15,
      spend: 6,
      ctr: 1.4851,
      cpc: 0.4,
      cpm: 5.9406,
    });
  });

  it('of several currencies stand beside each other', async () => {
    expect(await metrics('Campaign,Currency code,Cost,Clicks,Impr.\nA,EUR,10,5,100\nB,USD,20,5,100\n')).toMatchObject({
      spend_eur: 10,
      spend_usd: 20,
      cpc_eur: 2,
      cpc_usd: 4,
      cpm_usd: 200,
      clicks: 10,
    });
  });

  it('show the file’s own rates beside ours', async () => {
    const rows = 'A,1000,10,1.00%,0.50,5\nB,2000,10,0.90%,0.50,5\n';
    const figures = figuresOf(
      await readText(`Campaign,Impr.,Clicks,CTR,Avg. CPC,Cost\n${rows}Total: Account,3000,20,0.67%,0.50,10\n`),
    );
    const of = (name: string) => figures.find((one) => one.name === name);
    expect(of('ctr')).toMatchObject({ value: 0.6667, stated: 0.67, own: { agree: 1, tried: 2 } });
    expect(of('cpc')).toMatchObject({ value: 0.5, stated: 0.5, own: { agree: 2, tried: 2 } });
    const fraction = figuresOf(
      await readText('Campaign,Impr.,Clicks,CTR\nA,1000,10,0.01\nTotal: Account,1000,10,0.01\n'),
    );
    expect(fraction.find(({ name }) => name === 'ctr')).toMatchObject({ value: 1, stated: 1 });
  });

  it('know no conversions where the file leaves them blank, and put what was spent there into no price', async () => {
    const text = 'Campaign name,Impressions,Link clicks,Amount spent (EUR),Purchases\nA,100,10,5,2\nB,100,30,45,\n';
    expect(await metrics(text)).toMatchObject({
      spend: 50,
      conversions: 2,
      conversion_rate: 20,
      cost_per_conversion: 2.5,
    });
    const read = await readText(text);
    expect(notesOf(read, read, 'facebook').find((note) => note.includes('blank'))).toBe(
      '1 of 2 rows leave conversions blank, which is not zero. Conversion rate and cost per conversion are of the other rows. If blank means none, a conversion cost 25.00 EUR.',
    );
  });

  it('know no rate of conversions of different kinds', async () => {
    const found = await metrics(
      'Campaign name,Impressions,Link clicks,Amount spent (EUR),Results,Result indicator\nA,100,10,5,2,actions:purchase\nB,100,10,5,30,actions:link_click\n',
    );
    expect(Object.keys(found).sort()).toEqual(
      ['cpm', 'impressions', 'link_clicks', 'link_cpc', 'link_ctr', 'spend'].sort(),
    );
  });
});
