import { describe, expect, it } from 'vitest';
import type { SightMeasures } from '../measurements.ts';
import { makeBlock, makeMeasurements } from '../testing/measurements-factory.ts';
import { creativeKind, type KindEvidence } from './creative-kind.ts';

const SIGHT: SightMeasures = { measured: true, objects: [], outcome: 'none', why: 'nothing_outlined', sure: 1 };
const { copy } = makeMeasurements({ copy: { cta: null, offer: null } });
const line = (text: string, y = 0.4, lineHeight = 0.06) =>
  makeBlock({ text, words: text.split(' ').length, lineHeight, region: { x: 0.1, y, w: 0.8, h: lineHeight } });

const evidence = (more: Partial<KindEvidence>): KindEvidence => ({
  blocks: [line('Half price until Monday')],
  copy,
  sight: SIGHT,
  photographed: 0,
  grounds: 0.9,
  panels: [],
  ...more,
});
const thing = (name?: 'person' | 'cup'): SightMeasures => ({
  ...SIGHT,
  outcome: 'thing',
  why: 'confirmed',
  box: { x: 0.2, y: 0.2, w: 0.5, h: 0.5 },
  ...(name && { name }),
});

describe('creativeKind', () => {
  it('is type alone where nothing is photographed and nothing is outlined beside the words', () => {
    expect(creativeKind(evidence({}))).toBe('type_only');
    expect(creativeKind(evidence({ photographed: 0.5 }))).not.toBe('type_only');
    expect(creativeKind(evidence({ sight: { ...SIGHT, outcome: 'unsure', why: 'drawn' } }))).toBe('unsure');
    expect(creativeKind(evidence({ blocks: [] }))).toBe('unsure');
  });

  it('is a photograph, or a product where its ground is plain; a person is no product', () => {
    expect(creativeKind(evidence({ photographed: 0.8, grounds: 0, sight: thing('cup') }))).toBe('photograph');
    expect(creativeKind(evidence({ photographed: 0.3, grounds: 0.6, sight: thing('cup') }))).toBe('product_on_plain');
    expect(creativeKind(evidence({ photographed: 0.2, grounds: 0.6, sight: thing('person') }))).toBe('unsure');
  });

  it('is a quote where a sentence in quotation marks is the largest line', () => {
    const quoted = line('“I slept through the night”');
    expect(creativeKind(evidence({ blocks: [quoted, line('Jane, 42', 0.6, 0.03)] }))).toBe('quote');
    expect(creativeKind(evidence({ blocks: [{ ...quoted, lineHeight: 0.02 }, line('Sleep better')] }))).not.toBe(
      'quote',
    );
  });

  it('is a comparison by “vs” or by labels that belong together, not by a sentence that holds one', () => {
    expect(creativeKind(evidence({ blocks: [line('Ours vs theirs')] }))).toBe('comparison');
    expect(creativeKind(evidence({ blocks: [line('Vorher', 0.1), line('Nachher', 0.6)] }))).toBe('comparison');
    expect(creativeKind(evidence({ blocks: [line('Before you pay for it'), line('After', 0.6)] }))).not.toBe(
      'comparison',
    );
  });

  it('is several panels where pictures stand apart', () => {
    const panels = [
      { x: 0, y: 0, w: 0.45, h: 1 },
      { x: 0.55, y: 0, w: 0.45, h: 1 },
    ];
    expect(creativeKind(evidence({ photographed: 0.8, panels }))).toBe('several_panels');
  });

  it('is a screen where one was seen with lines on it', () => {
    const phone = { name: 'cell phone', confidence: 0.7, region: { x: 0.05, y: 0.05, w: 0.9, h: 0.9 } };
    const blocks = [line('Dinner', 0.3), line('Taxi', 0.5)];
    expect(creativeKind(evidence({ blocks, sight: { ...thing(), objects: [phone] } }))).toBe('screen');
    expect(creativeKind(evidence({ blocks: blocks.slice(1), sight: { ...thing(), objects: [phone] } }))).not.toBe(
      'screen',
    );
  });

  it('is a meme where capitals at its edges are all that is written, and nothing is sold', () => {
    const blocks = [line('ONE DOES NOT SIMPLY', 0.02), line('WALK INTO THE OFFICE', 0.9)];
    const meme = { photographed: 0.9, grounds: 0, blocks };
    expect(creativeKind(evidence(meme))).toBe('meme');
    expect(creativeKind(evidence({ ...meme, copy: makeMeasurements().copy }))).toBe('photograph');
  });
});
