import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { casesOf } from '#platform/testing/depth.ts';
import type { Region } from '../../../contract/evidence.ts';
import type { CompositionMeasures } from '../../measurements.ts';
import { RULE_BOOK } from '../../rules/book/rule-book.ts';
import { type DrawnText, drawFrames, inkBox } from '../../testing/draw-text.ts';
import { makeBlock, makeMeasurements } from '../../testing/measurements-factory.ts';
import { measureBottomUp } from '../attention/bottom-up.ts';
import { measureSaliency } from '../attention/saliency.ts';
import { preparePlanes } from '../prepare-planes.ts';
import { measureComposition } from './composition.ts';
import { measureLayout } from './layout.ts';
import { findPrintedLabels } from './printed-labels.ts';

const [WIDTH, HEIGHT] = [1080, 1350];
const PAGE = '#f4efe4';

interface Line extends DrawnText {
  /** The ground it stands on. */
  on: string;
}

const HEADLINE: Line = { text: 'Calmer skin', x: 80, y: 300, size: 104, weight: 700, fill: '#111111', on: PAGE };
const REQUEST: Line = { text: 'Shop now', x: 165, y: 1150, size: 46, weight: 600, fill: '#ffffff', on: '#d9480f' };
const BUTTON = '<rect x="80" y="1080" width="360" height="110" rx="55" fill="#d9480f"/>';

const named = (on: string, fill: string): Line => ({
  text: 'Nara',
  x: 760,
  y: 900,
  size: 50,
  weight: 700,
  anchor: 'middle',
  fill,
  on,
});

const SHADED =
  '<linearGradient id="b"><stop offset="0" stop-color="#24604f"/><stop offset=".3" stop-color="#3f9a85"/><stop offset="1" stop-color="#1f5a4a"/></linearGradient>';

const bottle = (label: string, fill = '#2f7d6b') =>
  `<defs>${SHADED}</defs><g transform="translate(760,830)"><rect x="-37" y="-262" width="74" height="64" rx="8" fill="#2b2b2b"/><path d="M-37 -200 Q-95 -158 -95 -95 L-95 242 Q-95 273 -63 273 L63 273 Q95 273 95 242 L95 -95 Q95 -158 37 -200Z" fill="${fill}"/>${label}<rect x="-74" y="-178" width="17" height="420" rx="8" fill="#ffffff" opacity="0.25"/></g>`;

const band = (fill: string) => `<rect x="-95" y="-20" width="190" height="150" fill="${fill}"/>`;
const inset = (fill: string) => `<rect x="-66" y="-5" width="132" height="125" fill="${fill}"/>`;

const blocksOf = (lines: readonly Line[]) =>
  lines.map((line) => {
    const { x, y, w, h } = inkBox(line);
    return makeBlock({
      text: line.text,
      region: { x: x / WIDTH, y: y / HEIGHT, w: w / WIDTH, h: h / HEIGHT },
      lineHeight: (0.93 * line.size) / HEIGHT,
      background: line.on,
    });
  });

async function planesOf(shapes: string, lines: readonly Line[], photo?: Buffer) {
  const size = { width: WIDTH, height: HEIGHT };
  const frames = await drawFrames({ ...size, background: PAGE, shapes, texts: [...lines], ...(photo && { photo }) });
  return { frames, planes: preparePlanes(frames) };
}

async function composed(thing: string, ...lines: Line[]): Promise<CompositionMeasures> {
  const all = [HEADLINE, REQUEST, ...lines];
  const { frames, planes } = await planesOf(BUTTON + thing, all);
  const bottomUp = measureBottomUp(frames, planes);
  const blocks = blocksOf(all);
  return measureComposition(measureLayout(planes, bottomUp), measureSaliency(bottomUp, blocks, []), blocks, []);
}

function overlap(one: Region, other: Region): number {
  const w = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
  const h = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  const both = Math.max(0, w) * Math.max(0, h);
  return both / (one.w * one.h + other.w * other.h - both);
}

function verdict({ subject, figureGroundDeltaE }: CompositionMeasures): string {
  const m = makeMeasurements({ composition: { subject, figureGroundDeltaE }, copy: { cta: null } });
  const assessed = RULE_BOOK.find(({ id }) => id === 'C-06')?.assess(m, { goal: 'sales', placement: 'meta_feed' });
  if (assessed?.kind !== 'judged') throw new Error('C-06 was not judged');
  return assessed.response >= 0.99 ? assessed.good().title : assessed.bad().title;
}

describe('a label printed on a thing', () => {
  it.each<[string, string, string, Line[]]>(
    casesOf(
      [
        ['of the colour of the page', '#2f7d6b', band(PAGE), [named(PAGE, '#2f7d6b')]],
        ['in white on a shaded thing', 'url(#b)', band('#ffffff'), [named('#ffffff', '#111111')]],
        ['of a colour of its own', '#2f7d6b', band('#20202c'), [named('#20202c', '#ffffff')]],
        ['that does not reach its sides', '#2f7d6b', inset(PAGE), [named(PAGE, '#2f7d6b')]],
        [
          'of two lines',
          '#2f7d6b',
          band(PAGE),
          [
            { ...named(PAGE, '#2f7d6b'), y: 875 },
            { ...named(PAGE, '#444444'), text: 'serum', y: 930, size: 36 },
          ],
        ],
      ],
      2,
    ),
  )('%s changes neither the subject nor how it stands off its ground', async (_, fill, label, lines) => {
    const plain = await composed(bottle('', fill));
    const labelled = await composed(bottle(label, fill), ...lines);
    if (!plain.subject || !labelled.subject) throw new Error('no subject');
    expect(overlap(plain.subject, labelled.subject)).toBeGreaterThanOrEqual(0.8);
    expect(Math.abs((plain.figureGroundDeltaE ?? 0) - (labelled.figureGroundDeltaE ?? 0))).toBeLessThanOrEqual(4);
    expect(verdict(labelled)).toBe(verdict(plain));
  });

  it('is found from side to side of the thing, from its upper edge to its lower', async () => {
    const lines = [HEADLINE, named(PAGE, '#2f7d6b')];
    const { planes } = await planesOf(bottle(band(PAGE)), lines);
    const found = findPrintedLabels(planes.lab512, blocksOf(lines));
    expect(found.map(({ block }) => block.text)).toEqual(['Nara']);
    const { x, y, w, h } = found[0]?.region ?? { x: 0, y: 0, w: 0, h: 0 };
    for (const [side, at] of [
      [x, 665 / WIDTH],
      [x + w, 855 / WIDTH],
      [y, 810 / HEIGHT],
      [y + h, 960 / HEIGHT],
    ] as const)
      expect(Math.abs(side - at)).toBeLessThanOrEqual(0.012);
  });
});

describe('no printed label', () => {
  const card = '<rect x="240" y="500" width="420" height="560" fill="#1d3557"/>';
  const button = '<rect x="300" y="820" width="300" height="110" rx="20" fill="#d9480f"/>';
  const onCard: Line = { ...REQUEST, x: 350, y: 890 };

  it.each<[string, string, Line[]]>([
    ['is a button on the page', BUTTON, [HEADLINE, REQUEST]],
    [
      'is a button on a card with words',
      card + button,
      [onCard, { ...HEADLINE, text: 'Glow', x: 330, y: 660, fill: '#ffffff', on: '#1d3557' }],
    ],
    ['is a panel on the page', card, [{ ...HEADLINE, text: 'Glow', x: 330, y: 760, fill: '#ffffff', on: '#1d3557' }]],
    [
      'is a band across the page',
      '<rect x="0" y="500" width="1080" height="300" fill="#1d3557"/>',
      [{ ...HEADLINE, y: 690, fill: '#ffffff', on: '#1d3557' }],
    ],
  ])('%s', async (_, shapes, lines) => {
    const { planes } = await planesOf(shapes, lines);
    expect(findPrintedLabels(planes.lab512, blocksOf(lines))).toEqual([]);
  });

  it.each(casesOf(['coffee', 'wine-room', 'dogs-window', 'mountain-trail', 'paint-brushes'], 1))(
    'is a plate laid on the photograph %s, wherever it lies',
    async (name) => {
      const photo = await readFile(new URL(`../../../tests/photos/${name}.jpg`, import.meta.url));
      for (const [x, y] of casesOf(
        [
          [120, 200],
          [700, 900],
          [400, 600],
          [200, 1100],
        ] as const,
        2,
      )) {
        const plate = `<rect x="${x}" y="${y}" width="260" height="110" fill="#ffffff"/>`;
        const line: Line = { ...REQUEST, text: 'New in', x: x + 40, y: y + 70, fill: '#111111', on: '#ffffff' };
        const { planes } = await planesOf(plate, [line], photo);
        expect(findPrintedLabels(planes.lab512, blocksOf([line]))).toEqual([]);
      }
    },
  );
});
