import { deflateRawSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readText, sumOf } from './testing/read-text.ts';
import { UnreadableFile } from './unreadable-file.ts';

const utf16 = (text: string): Buffer => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
const reasonOf = (content: string | Uint8Array) =>
  readText(content).then(
    () => 'read',
    (error: unknown) => (error instanceof UnreadableFile ? error.reason : String(error)),
  );
const accounted = ({ lines }: Awaited<ReturnType<typeof readText>>) =>
  lines.read + lines.preamble + lines.summary + lines.refused === lines.total;

const GOOGLE = [
  'Campaign report',
  '1 June 2026 - 25 June 2026',
  'Campaign,Currency code,Cost,Clicks,Impr.,CTR',
  'Brand,AUD,27.69,12,"1,050",1.14%',
  'Other,AUD,"1,223.84",7,109,6.42%',
];

describe('the separator', () => {
  it.each([
    [
      'B1, B3: a tab file full of decimal commas',
      'Campagne\tImpressions\tClics\tCoût\nA, b\t1 200\t10\t12,50\nC, d\t300\t2\t3,25\n',
      15.75,
    ],
    [
      'B2: semicolons beside grouped decimal commas',
      'Kampagne;Impressionen;Kosten\nA;5;-21.419,06\nB;6;1,00\n',
      -21418.06,
    ],
    [
      'B4: headers with commas in brackets',
      'Day;"CPM (cost per 1,000 impressions)";Impressions;Spend\n2026-06-01;1,5;10;0,5\n',
      0.5,
    ],
    ['B6: two columns and an empty last line', 'Campaign;Cost\nA;1,25\n\n', 1.25],
    ['B10: semicolons inside quotes', 'Campaign;Region;Cost\nA;"35.86;104.19";2,5\n', 2.5],
    ['B11: faulty rows with other separators', 'Campaign,Impressions,Cost\nA|x|y|z|q,1,2\n"b|c",3,4\n', 6],
  ])('%s', async (_, content, spend) => {
    const read = await readText(content);
    expect(sumOf(read.rows, 'spend')).toBe(spend);
    expect(read.lines.refused).toBe(0);
  });
});

describe('the header', () => {
  it('B17: is found behind any number of lines', async () => {
    for (const above of [0, 1, 2, 6, 10]) {
      const read = await readText([...Array(above).fill('Report Name: mine, "x"'), ...GOOGLE.slice(2), ''].join('\n'));
      expect([read.table.header.line, read.rows.length]).toEqual([above + 1, 2]);
      expect(accounted(read)).toBe(true);
    }
  });

  it('B21: knows names in any case and with any blanks', async () => {
    const read = await readText('campaign_name,IMPRESSIONS,AmountSpent,link  CLICKS\nA,1,2,3\n');
    expect([...read.assignment.values()]).toEqual(['campaign', 'impressions', 'spend', 'linkClicks']);
  });

  it('knows names whose UTF-8 was read as Windows-1252', async () => {
    const broken = Buffer.from('Nom de la campagne;Montant dépensé (EUR);Impressions').toString('latin1');
    const read = await readText(`${broken}\nA;12,50;10\n`);
    expect(read.totals.money).toMatchObject([{ currency: 'EUR', spend: 12.5 }]);
  });

  it('takes whole names only: no price for spend, no reach for impressions, no interactions for clicks', async () => {
    const read = await readText(
      'Campaign,Cost / conv.,Total reach,Budget,Interactions,Impr.,Cost\nA,5,900,100,77,10,3\n',
    );
    expect(read.rows[0]).toMatchObject({ spend: 3, impressions: 10, clicks: null, reach: null });
  });

  it('B23: of an unknown table is found, asked about and named by what it holds', async () => {
    const read = await readText('Foo,Bar,Baz\na,1,2\nb,3,4\nc,5,6\n');
    expect(read.formats.doubts).toEqual([{ kind: 'columns' }]);
    expect(read.table.header.cells.map(({ text }) => text)).toEqual(['Foo', 'Bar', 'Baz']);
    const corrected = await readText('Foo,Bar,Baz\na,1,2\nb,3,4\nc,5,6\n', {
      corrections: new Map([
        [0, 'campaign'],
        [1, 'impressions'],
      ]),
    });
    expect(sumOf(corrected.rows, 'impressions')).toBe(9);
  });
});

describe('the encoding', () => {
  it('B8: Windows-1252, semicolons, CRLF, decimal commas and a footer', async () => {
    const text =
      'Name der Kampagne;Impressionen;Ausgegebener Betrag (EUR)\r\nFrühling;1.200;12,50\r\n\r\nErstellt für Müller\r\n';
    const read = await readText(Buffer.from(text, 'latin1'));
    expect(read.table.encoding).toBe('windows-1252');
    expect(read.rows).toMatchObject([{ campaign: 'Frühling', impressions: 1200, spend: 12.5, currency: 'EUR' }]);
    expect(read.lines).toEqual({ total: 4, read: 1, preamble: 2, summary: 1, refused: 0 });
  });

  it('UTF-16 with tabs behind the name .csv, with its mark and without', async () => {
    const text = GOOGLE.map((line) => line.replaceAll(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/g, '\t')).join('\n');
    for (const bytes of [utf16(text), Buffer.from(text, 'utf16le'), Buffer.from(utf16(text)).swap16()]) {
      const read = await readText(bytes);
      expect(sumOf(read.rows, 'spend')).toBe(1251.53);
      expect(read.table.header.delimiter).toBe('\t');
    }
  });

  it('UTF-8 with one damaged byte stays UTF-8', async () => {
    const bytes = Buffer.from('Campaign,Impressions,Cost\nÜé日本é,1,2\nÄÖÜ,3,4\nXx,5,6\n');
    bytes[bytes.indexOf('X')] = 0xff;
    const read = await readText(bytes);
    expect(read.table).toMatchObject({ encoding: 'utf-8', damagedBytes: 1 });
    expect(read.rows[0]?.campaign).toBe('Üé日本é');
  });
});

describe('numbers', () => {
  it('B12: are read by the file: 18500.00 is no 1,850,000', async () => {
    expect(sumOf((await readText('Kampagne;Impressionen;Kosten\nA;1;18500.00\n')).rows, 'spend')).toBe(18500);
  });

  it('B14: 1,000 that nothing settles is asked about, in both readings', async () => {
    const content = 'Campaign,Ad,Cost\nA,x,"1,000"\nB,y,"2,000"\n';
    const read = await readText(content);
    expect(read.formats.doubts).toMatchObject([
      { kind: 'number', column: 2, example: '1,000', readings: [{ value: 1000 }, { value: 1 }] },
    ]);
    const answered = await readText(content, { answers: { decimals: new Map([[2, ',']]) } });
    expect([answered.formats.doubts, sumOf(answered.rows, 'spend')]).toEqual([[], 3]);
  });

  it('are decided per column: LinkedIn holds a point column between comma columns', async () => {
    const read = await readText(
      'Fecha de inicio (en UTC)\tGasto total\tImpresiones\tPromedio de frecuencia\tCPM medio\n27/2/2026\t0,33\t1.016\t5.5360625\t20,63\n28/2/2026\t1.000,70\t38\t1.1\t18,42\n',
    );
    expect(read.rows.map(({ spend, impressions, frequency }) => [spend, impressions, frequency])).toEqual([
      [0.33, 1016, 5.5360625],
      [1000.7, 38, 1.1],
    ]);
  });

  it('B26: one bad row decides nothing', async () => {
    const rows = Array.from({ length: 50 }, (_, at) => `A${at},10,"1,000.50"`);
    const read = await readText(`Campaign,Impressions,Cost\nBad,10,"1.000,50"\n${rows.join('\n')}\n`);
    expect([read.rows.length, read.refusals]).toMatchObject([50, [{ line: 2, reason: 'not_a_number' }]]);
  });

  it('that a spreadsheet cut short (122,200 became 122,2) are refused with that reason', async () => {
    const read = await readText('Kampagne;Impressionen;Kosten\nA;122,2;1,5\nB;14,5;2,5\n');
    expect(read.refusals).toMatchObject([{ reason: 'not_whole' }, { reason: 'not_whole' }]);
  });

  it('bounds are missing and told, 0 stays 0', async () => {
    const read = await readText('Campaign,Impr.,Clicks,Cost\nA,< 10,0,0.00\nB, --,5,1.00\n');
    expect(read.rows.map(({ impressions, clicks }) => [impressions, clicks])).toEqual([
      [null, 0],
      [null, 5],
    ]);
    expect(read.bounds).toBe(1);
  });

  it('micros are divided where the name says so, and asked about where only the price shows it', async () => {
    expect(sumOf((await readText('campaign,impressions,cost_micros\nA,100,36150000\n')).rows, 'spend')).toBe(36.15);
    const silent = await readText('campaign,impressions,spend\nA,1000,36150000\n');
    expect(silent.formats.doubts).toMatchObject([
      {
        kind: 'money_unit',
        readings: [
          { divisor: 1, cpm: 36150000 },
          { divisor: 1000000, cpm: 36.15 },
        ],
      },
    ]);
    const snapchat = await readText(
      'campaign_id,start_time,impressions,swipes,spend,quartile_1\n1,2026-06-01,1000,5,36150000,7\n',
    );
    expect([snapchat.table.header.platform, sumOf(snapchat.rows, 'spend'), snapchat.formats.doubts]).toEqual([
      'snapchat',
      36.15,
      [],
    ]);
  });

  it('in rupiah are no micros', async () => {
    const read = await readText('Campaign name,Date,Cost,Impression,Currency\nA,2023-10-23,5779,493,IDR\n');
    expect([sumOf(read.rows, 'spend'), read.formats.doubts]).toEqual([5779, []]);
  });
});

describe('dates', () => {
  it('B23: the order of day and month is told by all rows, else asked', async () => {
    const head = 'Campaign,Date,Impressions,Cost\n';
    const told = await readText(`${head}A,01/02/2026,1,1\nA,25/02/2026,1,1\n`);
    expect(told.rows.map(({ startDay }) => startDay)).toEqual(['2026-02-01', '2026-02-25']);
    const open = await readText(`${head}A,01/02/2026,1,1\nA,03/02/2026,1,1\n`);
    expect(open.formats.doubts).toMatchObject([
      { kind: 'dates', example: '01/02/2026', readings: [{ day: '2026-02-01' }, { day: '2026-01-02' }] },
    ]);
    const answered = await readText(`${head}A,01/02/2026,1,1\n`, { answers: { dateOrder: 'day-first' } });
    expect([answered.formats.doubts, answered.rows[0]?.startDay]).toEqual([[], '2026-02-01']);
  });

  it('B27: a period is never booked on its first day', async () => {
    const meta = await readText(
      'Campaign name,Impressions,Amount spent (EUR),Reporting starts,Reporting ends\nA,10,5,2026-01-01,2026-01-31\n',
    );
    expect(meta.rows).toMatchObject([{ startDay: '2026-01-01', endDay: '2026-01-31' }]);
    const linkedin = await readText(
      'Ad Performance Report (in UTC)\nReport Start: September 21, 2026, 12:00 AM\nReport End: September 27, 2026, 11:59 PM\n\nStart Date (in UTC)\tCampaign Name\tAd Set Name\tTotal Spent\tImpressions\tClicks\n9/21/2026\tA\tb\t9.36\t100\t3\n9/21/2026\tA\tc\t1.00\t50\t1\n',
    );
    expect(linkedin.rows.map(({ startDay, endDay }) => [startDay, endDay])).toEqual([
      ['2026-09-21', '2026-09-27'],
      ['2026-09-21', '2026-09-27'],
    ]);
    expect(linkedin.totals.periodRows).toBe(2);
  });

  it('of the title are taken where rows have none, and what the owner wrote where the title has none either', async () => {
    expect((await readText(GOOGLE.join('\n'))).rows[0]).toMatchObject({ startDay: '2026-06-01', endDay: '2026-06-25' });
    const allTime = GOOGLE.join('\n').replace('1 June 2026 - 25 June 2026', 'All time');
    expect((await readText(allTime)).rows[0]).toMatchObject({ startDay: null, endDay: null });
    const said = await readText(allTime, { saidRange: '1 May 2026 - 31 May 2026' });
    expect(said.rows[0]).toMatchObject({ startDay: '2026-05-01', endDay: '2026-05-31' });
  });
});

describe('sums in the file', () => {
  it.each([
    ['English', 'Total: Campaigns'],
    ['German', 'Gesamt: Kampagne'],
    ['French', 'Total : campagnes'],
    ['Japanese', '合計: キャンペーン'],
    ['of 2016', 'Total - filtered'],
    ['B19', 'Grand total'],
  ])('%s are kept aside and never added', async (_, label) => {
    const read = await readText(`${GOOGLE.join('\n')}\n${label},AUD,1251.53,19,1159,1.6%\n`);
    expect([sumOf(read.rows, 'spend'), read.summaryRows, read.statedTotals?.spend]).toEqual([1251.53, 1, 1251.53]);
  });

  it('in front, with empty names over the whole period', async () => {
    const read = await readText(
      'Campaign name,Day,Impressions,Amount spent (EUR)\n,,300,15\nA,2026-06-01,100,5\nA,2026-06-02,200,10\n',
    );
    expect([sumOf(read.rows, 'impressions'), read.summaryRows, read.lines.refused]).toEqual([300, 1, 0]);
  });

  it('nested in a pivot as `All` are left out on every level', async () => {
    const read = await readText(
      'Nome da campanha,Plataforma,Posicionamento,Impressões,Valor usado (BRL)\nAll,All,All,300,30\nA,All,All,300,30\nA,facebook,All,100,10\nA,facebook,Feed,100,10\nA,instagram,All,200,20\nA,instagram,Stories,200,20\n',
    );
    expect([sumOf(read.rows, 'impressions'), read.summaryRows]).toEqual([300, 4]);
  });

  it('are not seen in a budget of the type `Campaign Total` or an ad text', async () => {
    const read = await readText(
      'Campaign,Budget type,Headline 1,Impr.,Cost\nA,Campaign Total,Total: 20% off,10,1\nTotally,Daily,x,20,2\n',
    );
    expect([read.rows.length, read.summaryRows]).toEqual([2, 0]);
  });
});

describe('lines', () => {
  it('B7, B24: are all accounted for, with numbers that are right', async () => {
    const read = await readText(
      `${GOOGLE.join('\n')}\nBroken,AUD,abc,1,2,3%\nToo,few\n\nA,AUD,1,2,3,4%,,,\nToo,AUD,1,2,3,4%,many\nTotal: Account,AUD,9,9,9,9%\n`,
    );
    expect(read.refusals.map(({ line, reason }) => [line, reason])).toEqual([
      [6, 'not_a_number'],
      [7, 'too_few_cells'],
      [10, 'too_many_cells'],
    ]);
    expect(read.lines).toEqual({ total: 11, read: 3, preamble: 4, summary: 1, refused: 3 });
  });

  it('B9: one unclosed quotation mark costs its own line', async () => {
    const rows = Array.from({ length: 30 }, (_, at) => (at === 10 ? `"A${at},AUD,1,2,3,4%` : `"A ${at}",AUD,1,2,3,4%`));
    const read = await readText(`${GOOGLE.slice(0, 3).join('\n')}\n${rows.join('\n')}\n`);
    expect([read.rows.length, read.refusals.map(({ line }) => line)]).toEqual([29, [14]]);
  });

  it('B18: repeated headers, titles between them and commas behind a title change nothing', async () => {
    const read = await readText(
      `${GOOGLE[0]},,,,,\n${GOOGLE.slice(1).join('\n')}\nTotal,AUD,1,1,1,1%\n${GOOGLE[0]},,,,,\n${GOOGLE.slice(2).join('\n')}\n`,
    );
    expect([read.rows.length, read.lines.refused, accounted(read)]).toEqual([4, 0, true]);
  });

  it('B20: a tab inside a name shifts its row alone', async () => {
    const read = await readText('Campaign\tImpr.\tCost\nA\tb\t5\t1\nC\t6\t2\n');
    expect([read.rows.length, read.refusals]).toMatchObject([1, [{ line: 2, reason: 'too_many_cells' }]]);
  });

  it('of the same keys on one day are added, not overwritten', async () => {
    const read = await readText(
      'Date,Campaign name,Ad name,Impressions,Pin clicks\n2026-06-18,A,x,10,1\n2026-06-18,A,x,5,1\n',
    );
    expect(sumOf(read.rows, 'impressions')).toBe(15);
  });

  it('behind which only a footnote stands are no broken table', async () => {
    const read = await readText(
      '\ufeff"Report Name: Mine"\r\n"Rows: 1"\r\n\r\n"CampaignName","TimePeriod","Impressions","Clicks","Spend"\r\n"A","1/23/2019 12:00:00 AM|11","734","386","60.35"\r\n\r\n"©2019 Microsoft Corporation. All rights reserved. "\r\n',
    );
    expect(read.table.header.platform).toBe('microsoft');
    expect(read.rows).toMatchObject([{ startDay: '2019-01-23', spend: 60.35 }]);
    expect(read.lines).toEqual({ total: 7, read: 1, preamble: 5, summary: 1, refused: 0 });
  });
});

describe('names and ids', () => {
  it('B5, B22: ids are text, and those in E-notation are left out and told', async () => {
    const read = await readText(
      'Campaign ID;Ad ID;Impressionen;Kosten\n120203456789012345;1,20E+17;10;1,5\n0012;9.1432423423488E+14;20;2,5\n',
    );
    expect(read.rows.map(({ campaignId, adId }) => [campaignId, adId])).toEqual([
      ['120203456789012345', null],
      ['0012', null],
    ]);
    expect(read.damagedIds).toBe(2);
  });

  it('are kept as text, whatever they begin with', async () => {
    const names = ['=1+1', '@sum', '-5%', '#1', 'a | b', '😀'];
    const read = await readText(`Campaign,Impr.,Cost\n${names.map((name) => `"${name}",1,1`).join('\n')}\n`);
    expect(read.rows.map(({ campaign }) => campaign)).toEqual(names);
  });

  it('of LinkedIn before 2026 are one level higher today', async () => {
    const read = await readText(
      'Start Date (in UTC)\tCampaign Group Name\tCampaign Name\tCreative Name\tTotal Spent\tImpressions\n9/21/2026\tG\tC\tX\t1.5\t10\n',
    );
    expect(read.rows[0]).toMatchObject({ campaign: 'G', adSet: 'C', ad: 'X' });
  });
});

describe('money', () => {
  it('in several currencies is never added up', async () => {
    const read = await readText('Campaign,Currency code,Cost,Impr.\nA,EUR,10,5\nB,USD,20,5\n');
    expect(read.totals.money.map(({ currency, spend }) => [currency, spend])).toEqual([
      ['USD', 20],
      ['EUR', 10],
    ]);
  });

  it('takes its currency from the cell where no header says it', async () => {
    const read = await readText('Campaign,Cost,Impr.\nA,"€1,622.60",5\nB,€10.00,5\n');
    expect(read.totals.money).toMatchObject([{ currency: 'EUR', spend: 1632.6 }]);
  });
});

describe('the file’s own rates', () => {
  it.each([
    ['percent', '0.73', 100],
    ['fraction', '0.0073', 100],
  ])('tell whether they are in %s', async (unit, own) => {
    const rows = Array.from({ length: 8 }, (_, at) => `A${at},10000,73,${own}`);
    const read = await readText(`Campaign name,Impressions,Pin clicks,CTR\n${rows.join('\n')}\n`);
    expect(read.totals.rates).toEqual([{ rate: 'ctr', tried: 8, agree: 8, unit }]);
  });
});

describe('files that are no reports', () => {
  it.each([
    ['nothing', '', 'empty'],
    ['B25: gzip', gzipSync('Campaign,Cost\nA,1\n'), 'gzip'],
    ['a zip of something else', zipOf('Table data.csv', 'Campaign,Cost\nA,1\n'), 'zip'],
    ['a damaged workbook', zipOf('xl/workbook.xml', '<x'), 'xlsx_broken'],
    ['half an archive', zipOf('xl/workbook.xml', '<x').subarray(0, 30), 'xlsx_broken'],
    [
      'a workbook that unpacks to a hundred megabytes',
      zipOf('xl/workbook.xml', Buffer.alloc(100 * 1024 * 1024)),
      'xlsx_too_large',
    ],
    ['a PDF', '%PDF-1.7\n1 0 obj', 'pdf'],
    ['a page', '<!doctype html><html><body>Sign in</body></html>', 'web_page'],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'old_excel'],
    ['a picture', Buffer.from(Array.from({ length: 400 }, (_, at) => (at * 7) % 32)), 'binary'],
    [
      'B27: a report without data',
      'Informe de rendimiento del anuncio (huso horario de UTC)\r\nFecha de inicio del informe: 16 de febrero de 2026 0:00\r\n\r\n',
      'no_data',
    ],
    ['prose', 'Hello there\nthis is no table\n', 'no_table'],
    ['an editor file', 'Row Type,Action,Campaign,Impressions\nCampaign,Add,A,\n', 'ads_editor'],
    ['search interest', 'Category: All categories\n\nWeek,shoes: (United States)\n2026-01-04,55\n', 'trends'],
  ])('%s', async (_, content, reason) => {
    expect(await reasonOf(content)).toBe(reason);
  });

  it('a header without rows is a report without data, not a broken file', async () => {
    const read = await readText('\ufeff"Nome da campanha",Impressões,"Valor usado (BRL)"\n');
    expect([read.rows, read.lines, read.totals.rows]).toEqual([
      [],
      { total: 1, read: 0, preamble: 1, summary: 0, refused: 0 },
      0,
    ]);
  });
});

/** An archive of one part. */
function zipOf(name: string, content: string | Buffer): Buffer {
  const data = Buffer.from(content as string);
  const packed = deflateRawSync(data);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(data.length, 22);
  head.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(data.length, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + name.length, 12);
  end.writeUInt32LE(head.length + name.length + packed.length, 16);
  return Buffer.concat([head, Buffer.from(name), packed, entry, Buffer.from(name), end]);
}
