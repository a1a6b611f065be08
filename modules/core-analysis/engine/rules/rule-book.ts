import { attentionRules } from './attention.ts';
import { callToActionRules } from './call-to-action.ts';
import { clutterRules } from './clutter.ts';
import { colourRules } from './colour.ts';
import { compositionRules } from './composition.ts';
import { offerRules } from './offer.ts';
import { placementRules } from './placement.ts';
import type { Rule } from './rule.ts';
import { technicalRules } from './technical.ts';
import { textAmountRules } from './text-amount.ts';
import { legibilityRules } from './text-legibility.ts';
import { trustRules } from './trust.ts';

/**
 * Stored with each result. Raise it with any change of a threshold, weight or sentence: the same file, engine and book must give
 * the same words.
 */
export const RULE_BOOK_VERSION = '1.0.0';

/** All rules, in the order that settles ties. */
export const RULE_BOOK: readonly Rule[] = [
  ...attentionRules,
  ...clutterRules,
  ...legibilityRules,
  ...textAmountRules,
  ...colourRules,
  ...compositionRules,
  ...callToActionRules,
  ...offerRules,
  ...trustRules,
  ...technicalRules,
  ...placementRules,
];
