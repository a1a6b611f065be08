import type { Creative, CreativeLine } from './lines-of.ts';
import { LIKELY, shifted } from './thresholds.ts';

/** Evidence, in logits: at the upper or lower edge, elsewhere, of more words than a name has, in a button, with a comma. */
const AT_EDGE = 1;
const ELSEWHERE = -0.5;
const MANY_WORDS = -3;
const IN_BUTTON = -3;
/** "Claire, Nantes" signs a quote. */
const WITH_COMMA = -3;
/** Words of no lexicon are rather a name. */
const UNKNOWN = 1.5;
/** The largest texts are what is said. */
const LARGE = 0.75;
/** Of so many lines the uppermost and the lowest stand at the edge of what is written. */
const FEW = 3;
/** Said twice, a line is more likely the name. */
const REPEATED = 0.5;
const EDGE = 0.14;
const NAME_WORDS = 4;

function isUnknown({ reading }: CreativeLine): boolean {
  const words = reading.tokens.filter(({ word }) => word);
  return words.length > 0 && words.every(({ concepts }) => concepts.includes('?'));
}

/** How surely each line is the name or logo of who advertises, 0..1. */
export function brandness({ lines }: Creative): number[] {
  const times = (line: CreativeLine) => lines.filter(({ block }) => block.text === line.block.text).length;
  const tops = lines.map(({ block }) => block.region?.y ?? 0.5);
  return lines.map((line) => {
    const { region } = line.block;
    const y = region?.y ?? 0.5;
    const ends = region !== undefined && lines.length >= FEW && (y <= Math.min(...tops) || y >= Math.max(...tops));
    const atEdge = region !== undefined && (ends || y < EDGE || y + region.h > 1 - EDGE);
    const evidence =
      (atEdge ? AT_EDGE : ELSEWHERE) +
      (line.words > NAME_WORDS ? MANY_WORDS : 0) +
      (line.button ? IN_BUTTON : 0) +
      (/,\s/u.test(line.block.text) ? WITH_COMMA : 0) +
      (atEdge && line.size < LARGE && isUnknown(line) ? UNKNOWN : 0) +
      (times(line) > 1 ? REPEATED : 0);
    return shifted(line.reading.p('brand'), evidence);
  });
}

/** Lines that are more likely the brand than anything else. */
export function brandOf(brand: readonly number[]): ReadonlySet<number> {
  return new Set(brand.flatMap((p, index) => (p > LIKELY ? [index] : [])));
}
