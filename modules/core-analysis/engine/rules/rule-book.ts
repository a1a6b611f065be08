import { attentionRules } from './attention.ts';
import { callToActionRules } from './call-to-action.ts';
import { clutterRules } from './clutter.ts';
import { colourRules } from './colour.ts';
import { compositionRules } from './composition.ts';
import { fileRules } from './file.ts';
import { messageRules } from './message.ts';
import { offerRules } from './offer.ts';
import { pictureQualityRules } from './picture-quality.ts';
import { placementRules } from './placement.ts';
import type { Rule } from './rule.ts';
import { technicalRules } from './technical.ts';
import { textAmountRules } from './text-amount.ts';
import { legibilityRules } from './text-legibility.ts';
import { textSizeRules } from './text-size.ts';
import { toneRules } from './tone.ts';
import { trustRules } from './trust.ts';

/**
 * Stored with each result. Raise it with any change of a threshold, weight or sentence: the same file, engine and book must give
 * the same words.
 */
export const RULE_BOOK_VERSION = '2.0.0';

/** All rules, in the order that settles ties. */
export const RULE_BOOK: readonly Rule[] = [
  ...attentionRules,
  ...clutterRules,
  ...legibilityRules,
  ...textSizeRules,
  ...textAmountRules,
  ...colourRules,
  ...toneRules,
  ...compositionRules,
  ...callToActionRules,
  ...offerRules,
  ...trustRules,
  ...messageRules,
  ...pictureQualityRules,
  ...technicalRules,
  ...fileRules,
  ...placementRules,
];
