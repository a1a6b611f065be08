/** Selections of the text blocks that several rules share. */
import type { Region } from '../../../contract/evidence.ts';
import { ratioToOne } from '../../../contract/format.ts';
import type { CopyMeasures, TextBlock, TextMeasures } from '../../measurements.ts';
import { ramp } from '../../response.ts';
import { isLegible } from '../../text/recognise/legible.ts';
import { inPlace } from '../wording/place-words.ts';
import { quote } from '../wording/words.ts';
import { type NotMeasured, notApplicable, notMeasured, notRead } from './reading.ts';

/** Under this confidence a block's words are too unsure to blame. */
const SURE = 0.4;

/** Sharpest tile under which a picture is blurred as a whole (Q-01 gives it nothing). */
const BLURRED = 60;

/** A thousandth of the frame: no line is lower. */
const LEAST_HEIGHT = 0.001;

/**
 * Line heights as shares of the short side from which WCAG calls text large: 18.66 CSS pixels of type size where it is bold and 24
 * where it is not, on a phone 390 wide. `lineHeight` is 0.93 of the type size.
 */
const LARGE_BOLD = (18.66 * 0.93) / 390;
const LARGE_TEXT = (24 * 0.93) / 390;
/** Widths of strokes, / type size, between which letters become bold: regular faces reach 0.107, bold ones begin at 0.136. */
const BOLD = [0.11, 0.135] as const;
/** Under the size from which less is asked for the demand grows over this share of it: a hair's difference of size is no step. */
const SOFT = 0.06;

/** What is known of how large and bold letters are. */
export type TypeOf = Pick<TextBlock, 'lineHeightOfShortSide' | 'stroke'>;

/**
 * Contrast that letters of this size and weight need: 4.5 : 1 for ordinary ones, 3 : 1 for large ones. Where the weight could not
 * be measured it falls evenly between the size that is large in bold and the one that is large in any weight.
 */
export function neededContrast({ lineHeightOfShortSide: height, stroke }: TypeOf): number {
  if (stroke === undefined) return 4.5 - 1.5 * ramp(LARGE_BOLD, LARGE_TEXT)(height);
  const large = LARGE_TEXT - (LARGE_TEXT - LARGE_BOLD) * ramp(...BOLD)(stroke);
  return 4.5 - 1.5 * ramp(large * (1 - SOFT), large)(height);
}

/** Whether letters are told to be bold by their strokes. */
export const isBold = ({ stroke }: TypeOf): boolean => stroke !== undefined && stroke >= BOLD[1];

/** Which of WCAG's limits was applied to letters of this size, as a clause. */
export function appliedLimit(block: TypeOf): string {
  const needed = neededContrast(block);
  if (needed >= 4.45) return 'WCAG asks letters of this size for 4.5 : 1';
  if (needed < 3.05) return `WCAG asks ${isBold(block) ? 'bold letters' : 'letters'} this large for 3 : 1`;
  return block.stroke === undefined
    ? `at this size WCAG asks for 3 : 1 where letters are bold and 4.5 : 1 where not; the weight of these could not be measured, and ${ratioToOne(needed)} was applied`
    : `its letters are a little under the size from which WCAG asks for 3 : 1 instead of 4.5 : 1, and ${ratioToOne(needed)} was applied`;
}

/** Whatever carries text blocks. */
export interface Read {
  text: Pick<TextMeasures, 'measured' | 'blocks'>;
  technical?: { sharpness: { best: number } };
  copy?: Pick<CopyMeasures, 'brand' | 'badges' | 'screen' | 'legal'>;
}

/** Why text rules cannot speak, or null when they can. */
export function textGap(m: Read): NotMeasured | typeof notApplicable | null {
  if (!m.text.measured) return notMeasured('the text recogniser was not available');
  if (m.text.blocks.length === 0) return notApplicable;
  return m.text.blocks.every(isUnread) ? notRead() : null;
}

/** Whether a block is writing of which no word was read. */
const isUnread = ({ text }: Pick<TextBlock, 'text'>): boolean => text === '';

/** What a picture that is blurred as a whole hides from the recogniser it hides from people as well. */
const isBlurred = ({ technical }: Read): boolean => technical !== undefined && technical.sharpness.best < BLURRED;

/** Length of a text in its own height, to be compared within one frame. */
const lengthOf = (block: TextBlock): number =>
  ((isUnread(block) ? Math.max(block.region.w, block.region.h) : block.region.w) * block.lines) /
  Math.max(LEAST_HEIGHT, block.lineHeight);

/**
 * Why nothing can be said of the copy, its wording or its amount, or null: more of it could not be read than could, of what is
 * large enough to be read. So it is with a script that the recogniser does not know, whose letters it takes for others or for none.
 */
export function copyGap(m: Read): NotMeasured | null {
  if (!m.text.measured || isBlurred(m)) return null;
  const large = m.text.blocks.filter(({ role }) => role !== 'small');
  const length = (blocks: readonly TextBlock[]) => blocks.reduce((sum, block) => sum + lengthOf(block), 0);
  return length(large) > 2 * length(large.filter(isLegible)) ? notRead() : null;
}

/**
 * Why a rule may not say that something is missing from the text, or null when it may: a block read this unsurely could well hold
 * it. Ads without any text are readable: nothing is there. So is a blurred picture.
 */
export function readingGap(m: Read): NotMeasured | null {
  if (!m.text.measured) return notMeasured('the text recogniser was not available');
  if (isBlurred(m)) return null;
  return m.text.blocks.some((b) => !isLegible(b)) ? notRead() : null;
}

/**
 * Blocks that are no copy to set larger or clearer: the name or logo of who advertises, as WCAG exempts logotypes, badges whose
 * drawing is fixed, and the words of a pictured screen.
 */
function exempt({ copy: { brand = [], badges = [], screen = [] } = {} }: Read): ReadonlySet<number> {
  return new Set([...brand, ...badges, ...screen]);
}

/** Blocks of copy read well enough to be judged; all that were read when none was. */
export function sureBlocks(m: Read): TextBlock[] {
  const free = exempt(m);
  const all = m.text.blocks.filter((b) => !isUnread(b));
  const copy = m.text.blocks.filter((b, i) => !isUnread(b) && !free.has(i));
  const read = copy.length > 0 ? copy : all;
  const sure = read.filter((b) => b.confidence >= SURE);
  return sure.length > 0 ? sure : read;
}

/** Whether a block is small print that the law asks for: nobody has to read it at a glance. */
export function isLegal({ text: { blocks }, copy }: Read, block: TextBlock): boolean {
  return block.role === 'small' && (copy?.legal ?? []).some((i) => blocks[i] === block);
}

const ROLE_WEIGHT: Record<TextBlock['role'], number> = { headline: 3, cta: 3, offer: 3, body: 2, small: 1 };

/** How much a block matters to the message: its role, and its words with diminishing effect. */
export function blockWeight(block: TextBlock): number {
  return ROLE_WEIGHT[block.role] * Math.sqrt(Math.max(1, block.words));
}

const ROLE_WORDS: Record<TextBlock['role'], string> = {
  headline: 'headline',
  cta: 'call to action',
  offer: 'offer',
  body: 'line',
  small: 'small print',
};

/** What a person calls the block: "headline", "small print". */
export function roleName(block: Pick<TextBlock, 'role'>): string {
  return ROLE_WORDS[block.role];
}

/** Small print of fewer words is a label. */
const SENTENCE_WORDS = 5;

/** Whether a block may be a notice that a law or a platform asks for, which nobody may be told to leave out. */
export function mayBeNotice({ role, words }: Pick<TextBlock, 'role' | 'words'>): boolean {
  return role === 'small' && words >= SENTENCE_WORDS;
}

/** What a name of a text is made of: a block of a picture, a text of a video. */
type Named = Pick<TextBlock, 'text' | 'confidence' | 'role' | 'region'>;

/** The block's words in quotation marks, or its place where the words were read too unsurely to hold against anybody. */
export function nameBlock(block: Named, max = 32): string {
  return isLegible(block) ? quote(block.text, max) : `the ${roleName(block)} ${inPlace(block.region)}`;
}

type Call = { text: string; block: number; region: Region };

/** Whether the words of the request were read surely enough to be quoted and judged. */
export function isQuotable(m: Read, { text, block }: Call): boolean {
  return isLegible({ text, confidence: m.text.blocks[block]?.confidence ?? 1 });
}

/** The request's words in quotation marks, or its place where they were read too unsurely. */
export function nameCall(m: Read, call: Call, max = 46): string {
  return isQuotable(m, call) ? quote(call.text, max) : `the call to action ${inPlace(call.region)}`;
}

/** Share of the words that may be doubtful before nothing is said of the wording as a whole. */
const FEW_DOUBTFUL = 0.1;

/** Why nothing can be said of the wording as a whole, or null: too much of it was not read surely. */
export function wordingGap(m: Read): NotMeasured | typeof notApplicable | null {
  const gap = textGap(m);
  if (gap) return gap;
  const words = (blocks: readonly TextBlock[]) => blocks.reduce((sum, b) => sum + Math.max(1, b.words), 0);
  const doubtful = words(m.text.blocks.filter((b) => !isLegible(b)));
  return doubtful > FEW_DOUBTFUL * words(m.text.blocks) ? notRead() : null;
}
