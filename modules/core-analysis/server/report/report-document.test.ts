import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { casesOf } from '#platform/testing/depth.ts';
import type { VideoContent } from '../../contract/analysis.ts';
import type { Evidence } from '../../contract/evidence.ts';
import { heatMoment } from '../../contract/heat-shot.ts';
import type { AppliedLens } from '../../contract/lens.ts';
import { judge } from '../../engine/judge/judge.ts';
import { makeBlock, makeMeasurements } from '../../engine/testing/measurements-factory.ts';
import { makeVideo } from '../../engine/testing/video-factory.ts';
import type { ReportContent } from './report-content.ts';
import { reportDocument } from './report-document.ts';

const MEGABYTE = 2 ** 20;
let picture: Buffer;
beforeAll(async () => {
  // Noise is the dearest picture there is to store.
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  picture = await sharp({ create: { width: 1024, height: 1280, channels: 3, background: '#808080', noise } })
    .webp()
    .toBuffer();
});

function contentOf(text: string, fileName = 'figs.jpg', offers = false): ReportContent {
  // Few words and no offer: there is enough to ask for.
  const measurements = makeMeasurements({
    text: {
      blocks: [makeBlock({ text, contrast: 1.4, worstSliceContrast: 1.2 }), ...makeMeasurements().text.blocks],
      wordCount: 8,
    },
    copy: offers ? {} : { offer: null },
  });
  const depth = { team: 8, segments: true, ugc: true } as const;
  const { results } = judge(measurements, { goal: 'sales', placement: 'meta_feed', depth });
  return { fileName, completedAt: Date.UTC(2026, 10, 21, 9), results, picture, frames: [] };
}

async function read(pdf: Buffer): Promise<{ pages: number; text: string }> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { totalPages, text } = await extractText(document, { mergePages: true });
  return { pages: totalPages, text: text.replace(/\s+/g, ' ') };
}

/** Text of each page without white space: as it reads, however its lines break. */
async function pagesOf(pdf: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false });
  return text.map(flat);
}

const flat = (text: string): string => text.replace(/\s+/g, '');

describe('the report', { timeout: 60_000 }, () => {
  it('is a tagged, titled PDF 1.7 in English under 2 MB, the same bytes each time', async () => {
    const content = contentOf('Fresh figs, picked today');
    const pdf = await reportDocument(content);
    expect(pdf.length).toBeLessThan(2 * MEGABYTE);
    const raw = pdf.toString('latin1');
    expect(raw.startsWith('%PDF-1.7')).toBe(true);
    for (const mark of ['/MarkInfo', '/StructTreeRoot', '/Lang (en)', '/DisplayDocTitle true', '/Alt (']) {
      expect(raw).toContain(mark);
    }
    expect(await reportDocument(content)).toEqual(pdf);
  });

  it('reads in order: name, score, quick wins with gain and evidence, faults, strengths, sources', async () => {
    const content = contentOf('Fresh figs, picked today');
    const { text } = await read(await reportDocument(content));
    const { results } = content;
    const places = [
      'figs.jpg',
      String(results.score),
      results.verdict,
      'Quick wins',
      results.quickWins?.[0]?.title ?? 'no quick win',
      results.quickWins?.[0]?.evidence.display ?? 'no evidence',
      'What holds it back',
      results.bad[0]?.title ?? 'no fault',
      'What works',
      results.good[0]?.title ?? 'no strength',
      'Sources',
    ].map((part) => [part, text.indexOf(part)] as const);
    for (const [part, at] of places) expect(at, part).toBeGreaterThanOrEqual(0);
    expect(places.map(([, at]) => at)).toEqual(places.map(([, at]) => at).toSorted((a, b) => a - b));
    for (const [, number] of text.matchAll(/evidence grade [A-E] \[(\d+)\]/g)) expect(text).toContain(`[${number}] `);
  });

  it.each([
    ['one endless word', 'A'.repeat(4000)],
    ['a thousand words', 'reading takes a while '.repeat(250)],
    ['other scripts and marks', 'Ελληνικά Жук 新鮮 \u202Eevil <script>alert(1)</script> \u0000 )( \\'],
  ])('holds %s: every page has a foot and nothing runs over the edge', async (_, text) => {
    const pdf = await reportDocument(contentOf(text, `${text.slice(0, 300)}.jpg`));
    const document = await getDocumentProxy(new Uint8Array(pdf));
    for (let number = 1; number <= document.numPages; number += 1) {
      const { items } = await (await document.getPage(number)).getTextContent();
      const set = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []));
      expect(set.some((item) => item.str === `${number} of ${document.numPages}`)).toBe(true);
      for (const item of set) {
        expect(item.transform[4]).toBeGreaterThanOrEqual(30);
        expect(item.transform[4] + item.width).toBeLessThanOrEqual(595.28 - 30);
        expect(item.transform[5]).toBeGreaterThanOrEqual(20);
      }
    }
  });

  it('has all quick wins on the first page, and each with its source by name and link', async () => {
    const content = contentOf('Fresh figs, picked today');
    const pdf = await reportDocument(content);
    const document = await getDocumentProxy(new Uint8Array(pdf));
    const first = await document.getPage(1);
    const { items } = await first.getTextContent();
    const words = items
      .map((item) => ('str' in item ? item.str : ''))
      .join(' ')
      .replace(/\s+/g, ' ');
    const wins = content.results.quickWins ?? [];
    expect(wins).toHaveLength(3);
    for (const [index, { title, evidence }] of wins.entries()) {
      expect(words).toContain(`${index + 1}. ${title}`);
      expect(words).toContain(evidence.source.title);
    }
    const links = (await first.getAnnotations()).map(({ url }: { url?: string }) => url);
    for (const { evidence } of wins) if (evidence.source.url) expect(links).toContain(evidence.source.url);
  });

  it('tells silence from what is very quiet, with its loudness', async () => {
    const content = contentOf('Fresh figs, picked today');
    const { results } = judge(makeVideo(), { goal: 'sales', placement: 'meta_feed' });
    if (!results.video) throw new Error('no video');
    const silences = [
      { start: 5, end: 7, lufs: null },
      { start: 7, end: 10, lufs: -56.6 },
    ];
    const video = { ...results.video, silences };
    const { text } = await read(await reportDocument({ ...content, results: { ...results, video } }));
    expect(text).toContain('The sound is silent from 5 s to 7 s, very quiet from 7 s to 10 s (−56.6 LUFS).');
  });

  it('draws the creative once beside its score, and its heat once with the places in words', async () => {
    const content = contentOf('Fresh figs, picked today');
    const pdf = await reportDocument(content);
    expect(pdf.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(2);
    const { text } = await read(pdf);
    const [first] = content.results.attention.focus;
    expect(text).toContain(`1. ${first?.content}: ${Math.round((first?.share ?? 0) * 100)} %`);
  });

  it('breaks no line between a figure and its unit or inside a ratio, and leaves no page to a lone paragraph', async () => {
    for (const text of [
      'Figs',
      'Fresh figs, picked today by hand in our own grove',
      'order before Sunday '.repeat(30),
    ]) {
      const document = await getDocumentProxy(new Uint8Array(await reportDocument(contentOf(text))));
      let last = 0;
      for (let number = 1; number <= document.numPages; number += 1) {
        const { items } = await (await document.getPage(number)).getTextContent();
        const set = items.flatMap((item) => ('str' in item && item.str.trim() ? [item.str.trim()] : []));
        expect(set.filter((line) => /^(: \d|[%s] |px )/.test(line))).toEqual([]);
        expect(set.filter((line) => /\d :$/.test(line))).toEqual([]);
        last = set.length;
      }
      expect(last).toBeGreaterThan(8);
    }
  });

  it('has the script and every shot with its verdict, and says of which moment picture and heat are', async () => {
    const depth = { team: 8, segments: true, ugc: true } as const;
    const { results } = judge(makeVideo(), { goal: 'sales', placement: 'tiktok', depth });
    const { video, ugcInstructions: script } = results;
    const { text } = await read(await reportDocument({ ...contentOf('Figs'), fileName: 'figs.mp4', results }));
    const plain = (said: string) => said.replace(/\s+/g, ' ');
    expect(text).toContain('Script for a creator');
    expect(text).toContain(plain(script?.hookLine ?? 'no script'));
    for (const { show } of script?.shots ?? []) expect(text).toContain(plain(show));
    for (const point of [...(script?.dos ?? []), ...(script?.donts ?? [])]) expect(text).toContain(plain(point));
    expect(video?.shots.length).toBeGreaterThan(1);
    for (const { verdict = 'none' } of video?.shots ?? []) expect(text).toContain(plain(verdict));
    const moment = heatMoment(video as VideoContent, (at) => `${at} s`);
    expect(text).toContain(`Where a first glance goes: ${moment}`);
    expect(text).toContain(`The video, ${moment}`);
  });

  it('says why there is no script where nothing could open one', async () => {
    const { ugcInstructions: _, ...without } = contentOf('Figs').results;
    const results = { ...without, ugcMissing: 'No words were read to open on.' };
    const { text } = await read(await reportDocument({ ...contentOf('Figs'), results }));
    expect(text).toContain('Script for a creator');
    expect(text).toContain('No words were read to open on.');
  });

  it.each(casesOf([3, 7], 1))('leaves no shot of the script over two pages, lengths %i', async (lengths) => {
    const content = contentOf('Figs');
    const { ugcInstructions: script } = content.results;
    if (!script) throw new Error('no script');
    const shots = Array.from({ length: 60 }, (_, at) => ({
      seconds: 2,
      show: `Picture ${at} ${'of figs in a bowl on a table '.repeat(1 + ((at * lengths) % 13))}`.trim(),
      say: `Words ${at} ${'about figs that were picked today '.repeat(1 + ((at * lengths) % 7))}`.trim(),
    }));
    const results = { ...content.results, ugcInstructions: { ...script, shots } };
    const pages = await pagesOf(await reportDocument({ ...content, results }));
    for (const [at, { show, say }] of shots.entries()) {
      const shot = flat(`Shot ${at + 1}, 2 s ${show} Say: ${say}`);
      expect(
        pages.some((page) => page.includes(shot)),
        shot.slice(0, 40),
      ).toBe(true);
    }
  });

  it.each(casesOf([88, 80, 96], 1))('leaves each source on one page with its address, %i words long', async (words) => {
    const content = contentOf('Fresh figs, picked today');
    const { bad, good, strategy } = content.results;
    let index = 0;
    const cited = <T extends { evidence: Evidence }>(said: T): T => {
      index += 1;
      const title = `Study ${index} of ${'measured '.repeat(words)}things`;
      return { ...said, evidence: { ...said.evidence, source: { title, url: `https://example.org/study-${index}` } } };
    };
    const results = {
      ...content.results,
      quickWins: [],
      bad: bad.map(cited),
      good: good.map(cited),
      strategy: strategy.map(cited),
    };
    const statements = [...results.bad, ...results.good, ...results.strategy];
    const pages = await pagesOf(await reportDocument({ ...content, results }));
    for (const { evidence } of statements) {
      const entry = flat(`]${evidence.source.title}.example.org/`);
      expect(
        pages.some((page) => page.includes(entry)),
        entry,
      ).toBe(true);
    }
  });

  it.each([false, true])(
    'leaves no last page largely empty, whatever there is to say; with an offer: %s',
    async (offers) => {
      const content = contentOf('Fresh figs, picked today', 'figs.jpg', offers);
      const { team: _, ugcInstructions: __, good, ...results } = content.results;
      for (const less of [0, 1, 2, 3]) {
        const shorter = { ...results, good: good.slice(0, good.length - less) };
        const pdf = await reportDocument({ ...content, picture: null, results: shorter });
        const document = await getDocumentProxy(new Uint8Array(pdf));
        const { items } = await (await document.getPage(document.numPages)).getTextContent();
        const heights = items.flatMap((item) =>
          'str' in item && item.str.trim() ? [item.transform[5] as number] : [],
        );
        // The foot stands 32 to 42 points above the lower edge.
        const lowest = Math.min(...heights.filter((y) => y > 50));
        expect((842 - 48 - lowest) / (842 - 48 - 64), `${less} less, ${document.numPages} pages`).toBeGreaterThan(0.5);
      }
    },
  );

  it('shows each shot of a video beside its verdict, and no shot over two pages', async () => {
    const depth = { team: 8, segments: true, ugc: true } as const;
    const { results } = judge(makeVideo(), { goal: 'sales', placement: 'tiktok', depth });
    const { video } = results;
    if (!video) throw new Error('no video');
    const shots = Array.from({ length: 23 }, (_, at) => ({
      ...video.shots[0],
      start: at,
      end: at + 1,
      score: 60 + at,
      frame: 0,
    })) as VideoContent['shots'];
    const frame = await sharp({ create: { width: 90, height: 160, channels: 3, background: '#1b4332' } })
      .webp()
      .toBuffer();
    const content = {
      ...contentOf('Figs', 'figs.mp4'),
      frames: [frame],
      results: { ...results, video: { ...video, shots } },
    };
    const pdf = await reportDocument(content);
    const pages = await pagesOf(pdf);
    const told = flat(shots[0]?.verdict ?? 'none');
    for (const [at] of shots.entries()) {
      const title = flat(`Shot ${at + 1}, ${at} s to ${at + 1} s: ${60 + at} of 100`);
      expect(
        pages.filter((page) => page.includes(title)),
        title,
      ).toHaveLength(1);
    }
    for (const page of pages)
      expect(page.split(told).length, page.slice(0, 200)).toBe(
        [...page.matchAll(/Shot\d+,\d+sto\d+s:\d+of100/g)].length + 1,
      );
    expect(pdf.toString('latin1').match(/\/S \/Figure/g)?.length).toBeGreaterThanOrEqual(shots.length);
  });

  it('gives the reason why rules could not be measured once', async () => {
    const content = contentOf('Fresh figs, picked today');
    const rulesNotMeasured = [
      'B-01 The brand is named: no brand was named',
      'B-03 The brand pulses: no brand was named',
    ];
    const results = { ...content.results, basis: { ...content.results.basis, rulesNotMeasured } };
    const { text } = await read(await reportDocument({ ...content, results }));
    expect(text).toContain('no brand was named: B-01 The brand is named, B-03 The brand pulses.');
  });

  it('names what its owner’s settings changed, and says nothing of it where they changed nothing', async () => {
    const content = contentOf('Fresh figs, picked today');
    const lens: AppliedLens = {
      scoreWithout: content.results.score + 2,
      changes: [
        {
          by: 'Your profile',
          kind: 'weight',
          ruleId: 'T-01',
          title: 'Text stands out from its background',
          factor: 1.3,
          reason: 'Contrast counts more.',
          source: 'W3C, 2023',
          points: -1.6,
        },
      ],
      benchmarks: [{ label: 'Click rate elsewhere', display: '0.47 %', source: 'WordStream' }],
    };
    const { text } = await read(await reportDocument({ ...content, results: { ...content.results, lens } }));
    expect(text).toContain(`Your profile changed 1 check: the score is ${content.results.score} instead of`);
    expect(text.replaceAll('\u00a0', ' ')).toContain(
      'Counts 1.3 times as much, −1.6 points by itself. Contrast counts more. Source: W3C, 2023.',
    );
    expect(flat(text)).toContain('Clickrateelsewhere0.47%.Source:WordStream.');
    expect((await read(await reportDocument(content))).text).not.toContain('settings changed');
  });

  it('says so where nothing is worth changing', async () => {
    const content = contentOf('Fresh figs, picked today');
    const results = { ...content.results, quickWins: [], strategy: [], bad: [] };
    const { text } = await read(await reportDocument({ ...content, results }));
    expect(text).toContain('No changes needed after');
  });
});
