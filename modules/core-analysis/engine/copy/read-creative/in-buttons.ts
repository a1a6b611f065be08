import type { Frame } from '../../frame.ts';
import { type ButtonShape, findButton } from '../../layout/button-shape.ts';
import { countWords } from './lines-of.ts';

/** What looking for a shape needs of a block. */
export interface PlacedBlock {
  text: string;
  region: { x: number; y: number; w: number; h: number };
  lineHeight: number;
}

/** A button says its request and little more: with more words the shape is a card. */
const MOST_WORDS = 8;

/** The button-like shape around each block of a frame, looked for when it is asked for, and once. */
export function buttonsIn(frame: Frame, blocks: readonly PlacedBlock[]): (index: number) => ButtonShape | null {
  const found = new Map<number, ButtonShape | null>();
  return (index) => {
    const known = found.get(index);
    if (known !== undefined) return known;
    const block = blocks[index];
    const button =
      block && countWords(block.text) <= MOST_WORDS ? findButton(frame, block.region, block.lineHeight) : null;
    found.set(index, button);
    return button;
  };
}
