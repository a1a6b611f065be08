/** The product's reader as the evaluation asks it. */
import type { LineFunction } from '../functions.ts';
import { offers } from '../offer-line.ts';
import { readCreative } from '../read-creative/read-creative.ts';
import { LIKELY, SURE } from '../read-creative/thresholds.ts';
import { readLine } from '../read-line.ts';
import type { CreativeReader, Found } from './score-creatives.ts';
import type { LineReader } from './score-lines.ts';

export const readLineOf: LineReader = (text, language) => {
  const reading = readLine(text, language);
  return (question) => (question === 'offer' ? offers(reading) : reading.p(question as LineFunction));
};

const found = (p: number, blocks: readonly number[]): Found =>
  p < LIKELY ? { said: 'none', blocks: [] } : { said: p >= SURE ? 'sure' : 'unsure', blocks };

export const readCreativeParts: CreativeReader = ({ blocks }) => {
  // The shape is found in the pixels; of the other styles a reader knows nothing.
  const shaped = (i: number) => {
    const { style, region = { x: 0, y: 0, w: 0, h: 0 } } = blocks[i] ?? {};
    return style === 'button' || style === 'badge' ? { region, deltaEToSurround: 40 } : null;
  };
  const { headline, offer, request } = readCreative(blocks, shaped);
  return {
    headline: headline
      ? { said: headline.clear ? 'sure' : 'unsure', blocks: headline.blocks }
      : { said: 'none', blocks: [] },
    offer: found(offer?.p ?? 0, offer?.blocks ?? []),
    request: found(request?.p ?? 0, request ? [request.block] : []),
  };
};
