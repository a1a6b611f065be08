import type { Creative, CreativeLine } from './lines-of.ts';
import { LIKELY, shifted } from './thresholds.ts';

/** Evidence, in logits: at the upper or lower edge, elsewhere, of more words than a name has, in a button. */
const AT_EDGE = 1;
const ELSEWHERE = -0.5;
const MANY_WORDS = -3;
const IN_BUTTON = -3;
/** Said twice, a line is more likely the name. */
const REPEATED = 0.5;
const EDGE = 0.14;
const NAME_WORDS = 4;

/** How surely each line is the name or logo of who advertises, 0..1. */
export function brandness({ lines }: Creative): number[] {
  const times = (line: CreativeLine) => lines.filter(({ block }) => block.text === line.block.text).length;
  return lines.map((line) => {
    const { region } = line.block;
    const atEdge = region !== undefined && (region.y < EDGE || region.y + region.h > 1 - EDGE);
    const evidence =
      (atEdge ? AT_EDGE : ELSEWHERE) +
      (line.words > NAME_WORDS ? MANY_WORDS : 0) +
      (line.button ? IN_BUTTON : 0) +
      (times(line) > 1 ? REPEATED : 0);
    return shifted(line.reading.p('brand'), evidence);
  });
}

/** Lines that are more likely the brand than anything else. */
export function brandOf(brand: readonly number[]): ReadonlySet<number> {
  return new Set(brand.flatMap((p, index) => (p > LIKELY ? [index] : [])));
}
