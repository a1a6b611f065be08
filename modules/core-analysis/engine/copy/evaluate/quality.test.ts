import { describe, expect, it } from 'vitest';
import { corpusHash, readCreatives, readLines, teaches } from '../corpus/corpus.ts';
import { train } from '../train.ts';
import { WEIGHTS } from '../weights.ts';
import { printModel } from '../weights-of.ts';
import { readCreativeParts, readLineOf } from './present-reader.ts';
import { judgeCreatives, PARTS } from './score-creatives.ts';
import { falseClaims, wrongLines } from './score-lines.ts';

const linesOf = (split: string) => readLines().filter((line) => line.split === split);

// truth of image: copy.cta.probability copy.offer.probability copy.headline copy.cta.block
//   planted: labelled lines and creatives that taught nothing
//   within: the pass marks of the design
describe('the reader of copy', () => {
  it('reads at most 12 % of ordinary lines wrongly, and 35 % of unfamiliar ones', () => {
    const [test, unfamiliar] = [linesOf('test'), linesOf('unfamiliar')];
    expect(wrongLines(test, readLineOf).length / test.length).toBeLessThanOrEqual(0.12);
    expect(wrongLines(unfamiliar, readLineOf).length / unfamiliar.length).toBeLessThanOrEqual(0.35);
  });

  it('says surely what is not so of at most 1.5 % of lines', () => {
    const lines = [...linesOf('test'), ...linesOf('unfamiliar')];
    expect(falseClaims(lines, readLineOf, 0.9) / lines.length).toBeLessThanOrEqual(0.015);
  });

  it('takes the wrong block for headline, offer or request in at most 5 % of creatives each', () => {
    const creatives = readCreatives();
    const verdicts = judgeCreatives(creatives, readCreativeParts);
    for (const part of PARTS) {
      const wrong = verdicts.filter((v) => v.part === part && v.verdict === 'wrong');
      expect(wrong.length / creatives.length, JSON.stringify(wrong)).toBeLessThanOrEqual(0.05);
    }
  });
});

describe('no logo, badge or pictured screen', () => {
  it.each(readCreatives())('is quoted as headline or offer, nor a logo or screen as request: $id', (creative) => {
    const { headline, offer, request } = readCreativeParts(creative);
    const stylesOf = (blocks: readonly number[]) => blocks.map((i) => creative.blocks[i]?.style);
    expect(stylesOf(headline.blocks).filter((style) => style && style !== 'button')).toEqual([]);
    expect(stylesOf(offer.blocks).filter((style) => style && style !== 'button')).toEqual([]);
    expect(stylesOf(request.blocks).filter((style) => style === 'logo' || style === 'screen')).toEqual([]);
  });
});

describe('the weights', () => {
  it('are those of this corpus, these lexica and this code: else npm run train:copy', () => {
    expect(WEIGHTS).toContain(corpusHash());
  });

  it('come out the same each time', () => {
    const lines = readLines().filter(teaches).slice(0, 60);
    const trained = () => printModel(train(lines, { steps: 20 }));
    expect(trained()).toBe(trained());
  });
});
