import type { ButtonShape } from '../../layout/button-shape.ts';
import { colourName } from '../wording/colour-words.ts';
import { withArticle } from '../wording/words.ts';

/** Under this CIEDE2000 between fill and surround a shape is a line around a text, whose fill is that of the ground. */
const OUTLINED = 5;

/** "a yellow button", "an outlined button". */
export const buttonWords = ({ fill, deltaEToSurround }: Pick<ButtonShape, 'fill' | 'deltaEToSurround'>): string =>
  deltaEToSurround < OUTLINED ? 'an outlined button' : `${withArticle(colourName(fill))} button`;
