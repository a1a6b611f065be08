import { describe, expect, it } from 'vitest';
import { drawFrames, inkBox } from '../testing/draw-text.ts';
import { drawPanels } from './draw-panels.ts';
import type { FixPlan } from './fix-plan.ts';
import { panelAsDone } from './propose-panel.ts';

const LINE = { text: 'Reserve my seat', x: 120, y: 300, size: 64, weight: 700 } as const;
const FAINT = { ...LINE, fill: '#ffffff' };
const CLEAR = { ...LINE, text: 'Only in June', y: 420, fill: '#3a1400' };
const [WIDTH, HEIGHT, ORANGE] = [900, 600, '#ff7a45'];

describe('texts on a background of one colour', () => {
  it('only the faint one takes another ink, its background stays within 2 levels, and that is what is said', async () => {
    const texts = [FAINT, CLEAR];
    const { full } = await drawFrames({ width: WIDTH, height: HEIGHT, background: ORANGE, texts });
    const lines = texts.map((line) => {
      const { x, y, w, h } = inkBox(line);
      return {
        text: line.text,
        weak: line === FAINT,
        region: { x: x / WIDTH, y: y / HEIGHT, w: w / WIDTH, h: h / HEIGHT },
        lineHeight: 60 / HEIGHT,
        foreground: line.fill,
        background: ORANGE,
      };
    });
    const region = { x: 0.1, y: 0.35, w: 0.8, h: 0.4 };
    const panels = [{ region, colour: '#14171c', ink: '#ffffff', opacity: 0.86, lines }];
    const drawn = drawPanels(full, panels);
    expect(drawn).toMatchObject({ recoloured: [{ text: FAINT.text, ink: '#111418' }], laid: 0 });
    const row = (y: number) => {
      const pixels = drawn?.frame.rgb.subarray(y * WIDTH * 3, (y + 1) * WIDTH * 3) ?? new Uint8Array();
      return Array.from({ length: WIDTH }, (_, x) => [...pixels.subarray(x * 3, x * 3 + 3)]);
    };
    const isGround = ([r = 0, g = 0, b = 0]: number[]) =>
      Math.max(Math.abs(r - 255), Math.abs(g - 122), Math.abs(b - 69)) <= 2;
    expect(row(280).some(([r = 255]) => r < 40)).toBe(true);
    expect(row(280).some(([, , b = 0]) => b > 200)).toBe(false);
    expect(row(350).every(isGround)).toBe(true);
    expect(row(400).some(([r = 0, g = 0]) => Math.abs(r - 58) <= 3 && Math.abs(g - 20) <= 3)).toBe(true);
    const plan = { kind: 'panel', id: 'panel', title: '', why: '', note: null, suggestion: false } as const;
    const told = panelAsDone(
      { ...plan, placement: 'meta_feed', targets: [], panels } satisfies FixPlan,
      drawn as NonNullable<typeof drawn>,
    );
    expect(told.title).toBe('“Reserve my seat” set in near-black');
    expect(told.note).toMatch(/ground behind recoloured letters is as it was/);
  });
});
