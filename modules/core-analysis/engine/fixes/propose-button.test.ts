import { describe, expect, it } from 'vitest';
import type { CallToAction } from '../measurements.ts';
import { buttonColour } from './button-colour.ts';
import { hueOfHex } from './hex-colour.ts';
import { proposeButton } from './propose-button.ts';
import { type Planted, plant } from './testing/planted-creative.ts';

const FEED = { width: 1080, height: 1350 };

/** The new button's left, top, right and bottom in pixels. */
function buttonOf(planted: Planted) {
  const { m, layout } = plant(planted);
  const plan = proposeButton(m, { goal: 'sales', placement: 'meta_feed' }, layout);
  if (!plan) throw new Error('no button was proposed');
  const { x, y, w, h } = plan.button.region;
  return { left: x * 1080, top: y * 1350, right: (x + w) * 1080, bottom: (y + h) * 1350 };
}

describe('a new button', { timeout: 60_000 }, () => {
  const card = { at: [60, 800, 1020, 1270], colour: '#ffffff' } as const;
  const ground = '#ffffff';

  it('stands on the left edge of its column within 2 pixels, a logo in the corner aside', () => {
    const { left } = buttonOf({
      ...FEED,
      page: '#ffffff',
      shapes: [{ at: [0, 0, 1080, 600] }],
      texts: [
        { at: [112, 700, 760, 780], ground },
        { at: [112, 820, 584, 860], ground },
        { at: [112, 890, 590, 925], ground },
        { at: [860, 1270, 1010, 1310], ground, words: 'Figgy' },
      ],
    });
    expect(Math.abs(left - 112)).toBeLessThanOrEqual(2);
  });

  it('stands under the middle of centred texts within 2 pixels', () => {
    const { left, right } = buttonOf({
      ...FEED,
      page: '#ffffff',
      shapes: [{ at: [200, 80, 880, 600] }],
      texts: [
        { at: [190, 680, 890, 760], ground },
        { at: [280, 800, 800, 850], ground },
        { at: [240, 880, 840, 915], ground },
      ],
    });
    expect(Math.abs((left + right) / 2 - 540)).toBeLessThanOrEqual(2);
  });

  it('over a pale old one keeps its left edge, where the column is', () => {
    const { left, right } = buttonOf({
      ...FEED,
      shapes: [card, { at: [112, 1100, 458, 1180], colour: '#e2efe8' }],
      texts: [
        { at: [112, 846, 768, 930], ground },
        { at: [112, 970, 584, 1010], ground },
        { at: [149, 1122, 420, 1158], ground: '#e2efe8', words: 'Find my walker' },
      ],
      call: 2,
    });
    expect(Math.abs(left - 112)).toBeLessThanOrEqual(4);
    expect(right).toBeGreaterThanOrEqual(456);
  });

  it('lies within its card, with 24 pixels at least to the card’s edge and to the text above', () => {
    const { top, bottom, left } = buttonOf({
      ...FEED,
      shapes: [card],
      texts: [
        { at: [112, 846, 768, 930], ground },
        { at: [112, 970, 584, 1010], ground },
        { at: [112, 1060, 590, 1110], ground },
      ],
    });
    expect(Math.abs(left - 112)).toBeLessThanOrEqual(2);
    expect(top - 1110).toBeGreaterThanOrEqual(24);
    expect(1270 - bottom).toBeGreaterThanOrEqual(24);
  });

  it('keeps a fill that stands out and the round ends of a pill, and says that it is larger', () => {
    const planted = {
      ...FEED,
      page: '#ffffff',
      shapes: [{ at: [450, 1114, 630, 1166], colour: '#0b57d0' }],
      texts: [
        { at: [190, 680, 890, 760], ground },
        { at: [480, 1128, 600, 1152], ground: '#0b57d0', words: 'Shop figs' },
      ],
      call: 1,
    } satisfies Planted;
    const { m, layout } = plant(planted);
    const cta = m.copy.cta as CallToAction;
    const region = { x: 450 / 1080, y: 1114 / 1350, w: 180 / 1080, h: 52 / 1350 };
    const square = { ...cta, button: { region, fill: '#0b57d0', deltaEToSurround: 60 }, isolationDeltaE: 60 };
    const settings = { goal: 'sales', placement: 'meta_feed' } as const;
    const plan = proposeButton({ ...m, copy: { ...m.copy, cta: square } }, settings, layout);
    expect(plan?.button).toMatchObject({ fill: '#0b57d0', corner: 0.24 });
    expect(plan?.title).toBe('“Shop figs” set larger on its button');
    const white = { ...layout, colourIn: () => '#ffffff' };
    expect(proposeButton({ ...m, copy: { ...m.copy, cta: square } }, settings, white)?.button.corner).toBe(0.5);
  });

  it('takes no colour from the picture whose hue covers more than a tenth of the frame', () => {
    const palette = [
      { hex: '#ffffff', share: 0.7 },
      { hex: '#7a2f12', share: 0.08 },
      { hex: '#b5562a', share: 0.08 },
    ];
    const { m } = plant({ ...FEED, page: '#ffffff' });
    const { fill } = buttonColour({ ...m, colour: { ...m.colour, palette } }, '#ffffff');
    const [brown, found] = [hueOfHex('#b5562a'), hueOfHex(fill)];
    expect(Math.min(Math.abs(found - brown), 360 - Math.abs(found - brown))).toBeGreaterThan(30);
  });
});
