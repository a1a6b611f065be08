import type { Written } from '../../copy/written.ts';
import type { ImageMeasurements } from '../../measurements.ts';
import type { VideoMeasurements } from '../../video/video-measurements.ts';
import { brandLookRules, brandWordRules } from '../message/brand.ts';
import { brandAloneRules } from '../message/brand-alone.ts';
import { callToActionLookRules } from '../message/call-to-action-looks.ts';
import { callToActionWordRules } from '../message/call-to-action-words.ts';
import { messageRules } from '../message/message.ts';
import { offerWordRules } from '../message/offer.ts';
import { offerPlaceRules } from '../message/offer-first.ts';
import { languageRules } from '../message/one-language.ts';
import { peopleLookRules, peopleVideoRules } from '../message/people.ts';
import { savingRules } from '../message/saving.ts';
import { toneRules } from '../message/tone.ts';
import { trustRules } from '../message/trust.ts';
import { urgencyRules } from '../message/urgency.ts';
import { attentionRules } from '../picture/attention.ts';
import { clutterRules } from '../picture/clutter.ts';
import { colourRules } from '../picture/colour.ts';
import { barRules, compositionRules } from '../picture/composition.ts';
import { pictureQualityRules } from '../picture/picture-quality.ts';
import { shownRules } from '../picture/something-shown.ts';
import { technicalRules } from '../picture/technical.ts';
import { fileRules, imageFileRules } from '../placement/file.ts';
import { placementRules } from '../placement/placement.ts';
import { textAmountRules } from '../text/text-amount.ts';
import { textCutRules } from '../text/text-cut.ts';
import { legibilityRules } from '../text/text-legibility.ts';
import { textSizeRules } from '../text/text-size.ts';
import { abcdRules } from '../video/abcd.ts';
import { brandVideoRules } from '../video/brand-over-time.ts';
import { captionRules } from '../video/captions.ts';
import { durationRules } from '../video/duration.ts';
import { hookRules } from '../video/hook.ts';
import { messageTimeRules } from '../video/message-time.ts';
import { pacingRules } from '../video/pacing.ts';
import { productRules } from '../video/product-attention.ts';
import { readingTimeRules } from '../video/reading-time.ts';
import { requestRules } from '../video/request.ts';
import { soundRules } from '../video/sound.ts';
import { streamRules } from '../video/stream.ts';
import { wordingRules } from '../wording/wording.ts';
import type { Rule, RuleHead } from './assessment.ts';
import type { Measurements } from './rule.ts';

/**
 * Stored with each result. Raise it with any change of a threshold, weight or sentence: the same file, engine and book must give
 * the same words.
 */
export const RULE_BOOK_VERSION = '2.28.0';

/** About how a picture looks. In a video they are put to the keyframe of each shot and pooled by their `frames`. */
export const PICTURE_RULES: readonly Rule<ImageMeasurements>[] = [
  ...attentionRules,
  ...clutterRules,
  ...legibilityRules,
  ...textCutRules,
  ...textSizeRules,
  // Before the rules on the amount of text: of as much weight, it says more of the same words.
  ...brandAloneRules,
  ...textAmountRules,
  ...colourRules,
  ...toneRules,
  ...compositionRules,
  ...callToActionLookRules,
  ...offerPlaceRules,
  ...pictureQualityRules,
  ...technicalRules,
  ...imageFileRules,
  ...peopleLookRules,
  ...brandLookRules,
];

/** About what the words say: those of a picture, or all that a video shows over time. */
export const WORD_RULES: readonly Rule<Written>[] = [
  ...callToActionWordRules,
  ...offerWordRules,
  ...urgencyRules,
  ...savingRules,
  ...trustRules,
  ...messageRules,
  ...wordingRules,
  ...languageRules,
  ...brandWordRules,
];

/** About the file and the placement, for both kinds alike. */
export const FILE_RULES: readonly Rule<Measurements>[] = [...shownRules, ...placementRules, ...barRules, ...fileRules];

/** About time, motion and sound. */
export const VIDEO_RULES: readonly Rule<VideoMeasurements>[] = [
  ...hookRules,
  ...messageTimeRules,
  ...productRules,
  ...peopleVideoRules,
  ...pacingRules,
  ...readingTimeRules,
  ...captionRules,
  ...requestRules,
  ...brandVideoRules,
  ...soundRules,
  ...durationRules,
  ...streamRules,
  ...abcdRules,
];

/** All rules that an image is put to, in the order that settles ties. */
export const RULE_BOOK: readonly Rule<ImageMeasurements>[] = [...PICTURE_RULES, ...WORD_RULES, ...FILE_RULES];

/** Every rule there is, each once. */
export const ALL_RULES: readonly RuleHead[] = [...RULE_BOOK, ...VIDEO_RULES];
