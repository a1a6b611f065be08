import type { SourceFacts } from '../measurements.ts';
import { percent } from '../rules/words.ts';

/** How a file was read where that is not as it is shown: the first of many frames, see-through parts on white. Null for all others. */
export function readAs({ animated, frames, transparentShare = 0 }: SourceFacts): string | null {
  const moving = animated ? `Judged by the first of its ${frames ?? 'many'} frames; what moves was not seen.` : null;
  const clear =
    transparentShare > 0
      ? `${percent(transparentShare)} of the picture is transparent and was judged on white; on a dark screen it looks different.`
      : null;
  return [moving, clear].filter((part) => part !== null).join(' ') || null;
}
