import { describe, expect, it } from 'vitest';
import { readText } from '../import/testing/read-text.ts';
import { figuresOf, metricsOf } from './figures-of.ts';

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

  it('know no rate of conversions of different kinds', async () => {
    const found = await metrics(
      'Campaign name,Impressions,Link clicks,Amount spent (EUR),Results,Result indicator\nA,100,10,5,2,actions:purchase\nB,100,10,5,30,actions:link_click\n',
    );
    expect(Object.keys(found).sort()).toEqual(
      ['cpm', 'impressions', 'link_clicks', 'link_cpc', 'link_ctr', 'spend'].sort(),
    );
  });
});
