/** The first glance, as the rules on it speak of it. */
import type { Region } from '../../contract/evidence.ts';
import type { ImageMeasurements } from '../measurements.ts';
import { coveredBy } from '../regions.ts';
import { inPlace } from './place-words.ts';
import { nameBlock } from './text-blocks.ts';

export const CHOICE = {
  title: 'Milosavljevic, Navalpakkam, Koch, Rangel, J. Consumer Psychology 22(1), 2012',
  note: 'At fast decision speed, visual saliency sways which item people choose more than their stated preference does.',
};

/** What a viewer would find in a box: the text in it, else "the picture". */
export function contentOf(m: ImageMeasurements, box: Region): string {
  const block = m.text.blocks.find((b) => coveredBy(b.region, box) > 0.5 || coveredBy(box, b.region) > 0.5);
  return block ? nameBlock(block, 28) : `the picture ${inPlace(box)}`;
}
