/** Exports of the shapes the platforms write, made by hand, so that what must come out is known. */

/** A day's file of Meta: ISO dates, points, a summary row in front if asked. */
export function metaByDay(
  options: { campaigns?: readonly string[]; days?: readonly string[]; spend?: number; summary?: boolean } = {},
): string {
  const {
    campaigns = ['Spring', 'Summer'],
    days = ['2026-06-01', '2026-06-02'],
    spend = 10,
    summary = false,
  } = options;
  const rows = days.flatMap((day) =>
    campaigns.map((campaign) => `${day},"${campaign}",1000,1.2,1200,${spend.toFixed(2)},30,24,2,99.90,${day},${day}`),
  );
  const total = `,,1800,1.4,${1200 * rows.length},${(spend * rows.length).toFixed(2)},${30 * rows.length},${24 * rows.length},${2 * rows.length},${(99.9 * rows.length).toFixed(2)},${days[0]},${days.at(-1)}`;
  return `\ufeffDay,"Campaign name",Reach,Frequency,Impressions,"Amount spent (EUR)","Clicks (all)","Link clicks",Purchases,"Purchases conversion value","Reporting starts","Reporting ends"\n${[...(summary ? [total] : []), ...rows].join('\n')}\n`;
}

/** The same figures by ad. */
export function metaByAd(
  options: { ads?: readonly string[]; days?: readonly string[]; spend?: number; campaign?: string } = {},
): string {
  const { ads = ['Blue', 'Red'], days = ['2026-06-01', '2026-06-02'], spend = 5, campaign = 'Spring' } = options;
  const rows = days.flatMap((day) =>
    ads.map((ad) => `${day},${campaign},Broad,${ad},600,${spend.toFixed(2)},15,${day},${day}`),
  );
  return `Day,"Campaign name","Ad set name","Ad name",Impressions,"Amount spent (EUR)","Clicks (all)","Reporting starts","Reporting ends"\n${rows.join('\n')}\n`;
}

/** Google Ads: title, range, quoted thousands, percent signs, total rows. */
export function googleCampaigns(): string {
  return [
    'Campaign report',
    '"July 8, 2025 - July 31, 2025"',
    'Campaign status,Campaign,Budget,Budget type,Currency code,Clicks,Impr.,CTR,Avg. CPC,Cost,Conv. rate,Conversions,Cost / conv.',
    'Enabled,Brand,5000.00,Campaign Total,USD,"1,200","25,881",4.64%,0.50,"600.00",5.00%,60.00,10.00',
    'Enabled,"Generic, wide",50.00,Daily,USD,300,"10,000",3.00%,1.00,300.00,2.00%,6.50,46.15',
    'Paused,Old, --, --,USD,0,0, --,0,0.00,0.00%,0.00,0',
    'Total: Campaigns, --, --, --,USD,"1,500","35,881",4.18%,0.60,900.00,4.43%,66.50,13.53',
    'Total: Account,,,,USD,"9,999","99,999",9.99%,0.60,9999.00,4.43%,66.50,13.53',
    '',
  ].join('\n');
}

/** A spreadsheet's German version: semicolons, decimal commas, points as groups, Windows-1252. */
export function germanSpreadsheet(): Buffer {
  const text = [
    'Tag;Name der Kampagne;Impressionen;Ausgegebener Betrag (EUR);Klicks (alle);Käufe',
    '01.06.2026;Frühling;1.200;1.234,56;30;2',
    '02.06.2026;Frühling;12.345;7,10;31;-',
    '',
  ].join('\r\n');
  return Buffer.from(text, 'latin1');
}

/** A file nothing in which tells whether `1,000` is one or a thousand. */
export const UNDECIDED = ['Campaign,Ad,Cost,Conversions', 'Spring,Blue,"1,000",10', 'Spring,Red,"2,500",20', ''].join(
  '\n',
);
