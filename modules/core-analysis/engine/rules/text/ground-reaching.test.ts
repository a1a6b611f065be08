import { describe, expect, it } from 'vitest';
import { contrastBetween } from '../../colour-science.ts';
import { judge } from '../../judge/judge.ts';
import { makeBlock, makeMeasurements } from '../../testing/measurements-factory.ts';
import { groundReaching } from './faint-lines.ts';

const badge = makeBlock({
  text: 'OFF',
  words: 1,
  foreground: '#ffffff',
  background: '#e3472f',
  grounds: ['#e3472f', '#e3472f'],
  contrast: contrastBetween('#ffffff', '#e3472f'),
});

describe('a flat ground that keeps its letters', () => {
  it('is darkened under light letters until they reach the aim, and no further', () => {
    const moved = groundReaching(badge, 4.5);
    expect(moved?.way).toBe('Darken');
    const reached = contrastBetween('#ffffff', moved?.hex ?? '#ffffff');
    expect(reached).toBeGreaterThanOrEqual(4.5);
    expect(reached).toBeLessThan(4.9);
    expect(moved?.contrast).toBeCloseTo(reached, 5);
  });

  it('is lightened under dark letters', () => {
    const dark = { ...badge, foreground: '#222222', contrast: contrastBetween('#222222', '#e3472f') };
    expect(groundReaching(dark, 4.5)?.way).toBe('Lighten');
  });

  it('is left where much is missing, where it is a picture, and where nothing was measured', () => {
    expect(groundReaching({ ...badge, contrast: 2 }, 4.5)).toBeNull();
    expect(groundReaching({ ...badge, grounds: ['#e3472f', '#7a1f12'] }, 4.5)).toBeNull();
    expect(groundReaching({ ...badge, contrast: null }, 4.5)).toBeNull();
  });

  it('brings the points that are promised for it', () => {
    const resultOn = (background: string) => {
      const { text } = makeMeasurements();
      const contrast = contrastBetween('#ffffff', background);
      const block = {
        ...badge,
        role: 'offer' as const,
        lineHeightOfShortSide: 0.038,
        stroke: 0.05,
        background,
        grounds: [background, background] as [string, string],
        contrast,
      };
      return judge(
        makeMeasurements({ text: { ...text, blocks: [...text.blocks, { ...block, worstSliceContrast: contrast }] } }),
        {
          goal: 'sales',
          placement: 'meta_feed',
        },
      ).results;
    };
    const before = resultOn('#e3472f');
    const promised = before.strategy.find(({ evidence }) => evidence.ruleId === 'T-01');
    expect(promised?.title).toBe('Darken the red behind “OFF”');
    const hex = promised?.text.match(/#[0-9a-f]{6}/u)?.[0] ?? '';
    const after = resultOn(hex);
    expect(after.score - before.score).toBeGreaterThanOrEqual(
      Math.floor(promised?.gainRange?.low ?? promised?.gain ?? 99),
    );
    expect(after.score - before.score).toBeLessThanOrEqual(Math.ceil(promised?.gain ?? 0));
    expect(after.strategy.some(({ evidence }) => evidence.ruleId === 'T-01')).toBe(false);
  });
});
