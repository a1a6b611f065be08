import { notMeasured } from '../book/reading.ts';
import type { RuleSettings } from '../book/rule.ts';

/** What a rule about the brand says where the user named none. */
export const UNNAMED = notMeasured('no brand was named');

/** The brand's name as the user gave it, or null. */
export function namedBrand(settings: RuleSettings): string | null {
  return settings.brand?.trim() || null;
}
