import { describe, expect, it } from 'vitest';
import { readClaims } from '../copy/read-claims.ts';
import { wordsOfVideo } from '../copy/words-of-video.ts';
import { makeSpan, makeVideo } from '../specialists/testing/make-video.ts';
import { makeBlock, makeMeasurements } from '../testing/measurements-factory.ts';
import { withBrandAsName } from './brand-as-name.ts';
import { judge } from './judge.ts';

const NAME = 'Half Price Books';
/** A creative whose first line was taken for its offer. */
const readAs = (...lines: string[]) => {
  const blocks = lines.map((text, i) =>
    makeBlock({ text, words: 3, region: { x: 0.1, y: 0.1 + i / 5, w: 0.5, h: 0.1 } }),
  );
  const offer = { text: lines[0] ?? '', kind: 'percent', specific: true, block: 0, probability: 0.97 } as const;
  return makeMeasurements({ text: { blocks }, copy: { cta: null, ...readClaims(blocks), offer } });
};
const offerOf = (brand: string | null, ...lines: string[]) => withBrandAsName(readAs(...lines), brand).copy.offer;

describe('the name of the brand', () => {
  //   planted: a name that reads as an offer
  it('is no offer, once it is known', () => {
    expect(offerOf(null, NAME, 'Stories for the long way home')?.text).toBe(NAME);
    expect(offerOf(NAME, NAME, 'Stories for the long way home')).toBeNull();
    const { results } = judge(readAs(NAME, 'Stories'), { goal: 'sales', placement: 'meta_feed', brand: NAME });
    expect(JSON.stringify(results)).not.toContain(`The offer is on the table: “${NAME}`);
  });

  it('leaves the place to what is offered beside it', () => {
    expect(offerOf(NAME, NAME, 'Paperbacks from $4')?.text).toBe('Paperbacks from $4');
  });

  //   planted: a name on a pill, which a shape alone makes a request
  it('asks for nothing on a button', () => {
    const m = makeMeasurements();
    const cta = m.copy.cta && { ...m.copy.cta, text: 'Barkley\u2019s', block: 0 };
    const blocks = [makeBlock({ text: 'Barkley\u2019s', words: 1, role: 'cta' })];
    const pill = makeMeasurements({ text: { blocks }, copy: { cta } });
    expect(withBrandAsName(pill, 'Barkleys').copy.cta).toBeNull();
    expect(withBrandAsName(pill, 'Other').copy.cta).toEqual(cta);
  });

  it('is no offer of a video either', () => {
    const spans = [
      makeSpan({ text: NAME, start: 0, end: 4 }),
      makeSpan({ text: 'Stories for the way home', start: 4, end: 8 }),
    ];
    const shots = makeVideo().shots.map((shot) => ({ ...shot, still: null }));
    const clip = makeVideo({ shots, text: { ...makeVideo().text, spans } });
    const said = (brand: string | null) => wordsOfVideo(withBrandAsName(clip, brand)).copy.offer?.text ?? '';
    expect(said(null)).toContain('Half Price');
    expect(said(NAME)).not.toContain('Half Price');
  });

  //   planted: a name as faint as it is small, which the reading of the creative took for a line of copy
  it('is held to no mark of the copy, and a line that has more words is', () => {
    const faint = { contrast: 2.5, worstSliceContrast: 2.5, lineHeightOfShortSide: 0.02 };
    const copy = makeBlock({ text: 'Paperbacks from all over the world', words: 6 });
    const blamed = (text: string) => {
      const m = makeMeasurements({
        text: { blocks: [copy, makeBlock({ text, words: 3, ...faint })] },
        copy: { cta: null },
      });
      const { features } = judge(m, { goal: 'sales', placement: 'meta_feed', brand: NAME });
      return features.flatMap((f) => (/^T-0[123]$/.test(f.ruleId) && f.state === 'measured' ? [f] : []));
    };
    const [name, line] = [blamed('Half Price Bo0ks'), blamed(`At ${NAME} today`)];
    expect(name.map(({ response }) => response)).toEqual([1, 1, 1]);
    for (const { response } of line) expect(response).toBeLessThan(1);
  });

  it('may stand in a line that offers', () => {
    expect(offerOf(NAME, `50 % off at ${NAME}`, 'Today')?.block).toBe(0);
  });
});
