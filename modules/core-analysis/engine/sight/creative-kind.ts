import { coveredBy } from '../../contract/covered-by.ts';
import type { Region } from '../../contract/evidence.ts';
import type { CopyMeasures, SightMeasures, TextBlock } from '../measurements.ts';
import { SCREENS } from './coco-classes.ts';
import { isDrawnAt } from './decide-subject.ts';

/** What kind of creative a picture is. `unsure`: none of them for certain. */
export type CreativeKind =
  | 'photograph'
  | 'product_on_plain'
  | 'person_speaking'
  | 'screen'
  | 'comparison'
  | 'quote'
  | 'type_only'
  | 'meme'
  | 'several_panels'
  | 'unsure';

/** What tells the kind. */
export interface KindEvidence {
  readonly blocks: readonly Pick<TextBlock, 'text' | 'region' | 'lineHeight' | 'words' | 'confidence'>[];
  readonly copy: Pick<CopyMeasures, 'cta' | 'offer' | 'socialProof'>;
  readonly sight: SightMeasures;
  /** Devices with words of their own. */
  readonly devices?: readonly Region[];
  /** Share of the frame that is photographed, and that flat grounds take, 0..1. */
  readonly photographed: number;
  readonly grounds: number;
  /** Pictures that stand apart on a ground. */
  readonly panels: readonly Region[];
}

/** Text read less surely says nothing of the kind. */
const SURE = 0.6;
const SCREEN_SURE = 0.5;
const SCREEN_SIZE = 0.08;
const SCREEN_LINES = 2;
/** Words from which letters alone make an ad. */
const LEAST_WORDS = 2;
const QUOTE_WORDS = 4;
const PLAIN = 0.4;
const PHOTOGRAPH = 0.35;
/** Where the lines of a meme stand: share of the frame's height from its top and bottom edge. */
const EDGE = 0.28;
/** Two things told apart stand beside or under each other, and neither word may stand in a sentence. */
const PAIR_WORDS = 3;

const VERSUS = /(?<!\p{L})(?:vs\.?|versus)(?!\p{L})/iu;
const PAIRS: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:before|then)\b/iu, /^(?:after|now)\b/iu],
  [/^without\b/iu, /^with\b/iu],
  [/^(?:the )?old\b/iu, /^(?:the )?new\b/iu],
  [/^(?:them|others|theirs)\b/iu, /^(?:us|ours)\b/iu],
  [/^(?:vorher|früher)\b/iu, /^(?:nachher|heute)\b/iu],
  [/^ohne\b/iu, /^mit\b/iu],
  [/^avant\b/iu, /^après/iu],
  [/^antes\b/iu, /^después/iu],
];
/** The recogniser reads „ and « as a comma and an angle bracket: they count where the sentence closes as a quote does. */
const OPENS_QUOTE = /^[\s★☆⭐]*(?:[“"«„]|[,<](?=.*[”“"»>]\s*$))\s*\p{L}/u;

/** The first question that is answered with yes tells the kind. */
export function creativeKind(e: KindEvidence): CreativeKind {
  const read = e.blocks.filter(({ confidence, text }) => confidence >= SURE && text !== '');
  if (showsScreen(e, read)) return 'screen';
  if (compares(read)) return 'comparison';
  if (e.panels.length > 1) return 'several_panels';
  if (quotes(e, read)) return 'quote';
  if (isMeme(e, read)) return 'meme';
  if (isTypeOnly(e)) return 'type_only';
  if (!e.sight.measured || isDrawnAt(e.photographed)) return 'unsure';
  const isThing = e.sight.outcome === 'thing' && e.sight.name !== 'person' && e.sight.name !== 'people';
  if (isThing && e.grounds >= PLAIN) return 'product_on_plain';
  return e.photographed >= PHOTOGRAPH ? 'photograph' : 'unsure';
}

type Read = KindEvidence['blocks'];

/** A screen that was seen, with lines on it. */
function showsScreen({ sight, devices = [] }: KindEvidence, read: Read): boolean {
  if (devices.some(({ w, h }) => w * h >= SCREEN_SIZE)) return true;
  return sight.objects
    .filter(
      ({ name, confidence, region: { w, h } }) =>
        SCREENS.has(name) && confidence >= SCREEN_SURE && w * h >= SCREEN_SIZE,
    )
    .some(({ region }) => read.filter((block) => coveredBy(block.region, region) > 0.8).length >= SCREEN_LINES);
}

function compares(read: Read): boolean {
  if (read.some(({ text }) => VERSUS.test(text))) return true;
  const labels = read.filter(({ words }) => words <= PAIR_WORDS);
  return PAIRS.some(
    ([one, other]) =>
      labels.some(({ text }) => one.test(text.trim())) && labels.some(({ text }) => other.test(text.trim())),
  );
}

/** A sentence in quotation marks, set as large as anything else. */
function quotes({ blocks }: KindEvidence, read: Read): boolean {
  const largest = Math.max(0, ...blocks.map(({ lineHeight }) => lineHeight));
  return read.some(
    ({ text, words, lineHeight }) => words >= QUOTE_WORDS && OPENS_QUOTE.test(text) && lineHeight >= 0.8 * largest,
  );
}

/** A photograph with nothing but lines in capitals at its top or bottom edge. */
function isMeme({ photographed, copy, blocks }: KindEvidence, read: Read): boolean {
  if (copy.cta || copy.offer || read.length === 0 || read.length < blocks.length) return false;
  const shouted = ({ text }: Read[number]) => /\p{Lu}{3}/u.test(text) && text === text.toUpperCase();
  const atEdge = ({ region: { y, h } }: Read[number]) => y + h <= EDGE || y >= 1 - EDGE;
  const words = read.reduce((sum, block) => sum + block.words, 0);
  return photographed >= PHOTOGRAPH && words >= QUOTE_WORDS && read.every((block) => shouted(block) && atEdge(block));
}

/** Letters and shapes: nothing photographed, nothing that stands out beside the words, nothing that looks like a thing. */
function isTypeOnly({ photographed, sight, blocks }: KindEvidence): boolean {
  const words = blocks.reduce((sum, block) => sum + block.words, 0);
  return sight.measured && isDrawnAt(photographed) && sight.outcome === 'none' && words >= LEAST_WORDS;
}
