import type { Placement } from '../../../contract/analysis.ts';
import type { Region } from '../../../contract/evidence.ts';
import { copyLanguage } from '../../copy/language.ts';
import type { CopyLanguage } from '../../copy/lexica.ts';
import { offerNamesObject } from '../../copy/offer-line.ts';
import { wordsOfVideo } from '../../copy/words-of-video.ts';
import type { CopyMeasures, ImageMeasurements, TextBlock } from '../../measurements.ts';
import { showsPhotograph } from '../../rules/picture/picture-quality.ts';
import { isSomebody, subjectOf } from '../../rules/picture/subject.ts';
import { subjectName } from '../../rules/picture/subject-name.ts';
import { recommendedRatios } from '../../rules/placement/aspect-ratio.ts';
import { isCut } from '../../rules/text/text-cut.ts';
import type { TextSpan, VideoMeasurements } from '../../video/video-measurements.ts';
import { overlaps } from '../../video-text/intervals.ts';
import { isPartOf, isSameText, type Reading } from '../../video-text/same-text.ts';
import { type Asked, askedIn, maySay } from './asked.ts';

/** Words the creative says, read surely enough to be spoken by somebody else. */
export interface Said {
  text: string;
  /** When it is first read, in seconds; null on a picture. */
  at: number | null;
}

/** What a creator can take over from the creative. Null: not read. */
export interface CreativeFacts {
  offer: (Said & { smallPrint: boolean }) | null;
  headline: Said | null;
  request: Said | null;
  /** Why there is no request to say, or in how faint letters it stands. */
  asked: Asked;
  /** Where the request stands. */
  requestRegion: Region | null;
  proof: Said | null;
  safety: Said | null;
  /** A figure other than price or date. */
  figure: Said | null;
  /** Language of its words; null where that is not known. */
  language: CopyLanguage | null;
  /** Words read on it. */
  words: number;
  /** Where the subject sits; of a video, in the longest measured shot that has one. */
  subject: Region | null;
  /** What the subject is called where it is a thing and surely seen: "the cup"; else "what you sell". */
  thing: string;
  /** Whether that subject is somebody whose face was found. */
  somebody: boolean;
  /** Whether something in it was photographed, so that its light can be kept. */
  photographed: boolean;
  /** Null on a picture. */
  durationS: number | null;
  /** Names of the shapes that the placement recommends, the nearest to the creative's own first. */
  shapes: string[];
}

/** What opens or ends in the middle of a sentence: the tail of a line before it, or a line that goes on in the next. */
const FRAGMENT =
  /^\p{Ll}|(?:^|\s)(?:and|or|the|a|an|of|for|with|to|und|oder|der|die|das|et|ou|le|la|de|y|o|el|con|e|di|en|het)$/u;

export function creativeFacts(m: ImageMeasurements | VideoMeasurements, placement: Placement): CreativeFacts {
  const stills = m.kind === 'image' ? [{ still: m, at: null, spans: [] }] : stillsOf(m);
  const first = (pick: PickOf): Said | null => {
    const read = firstRead(stills, pick);
    return read && { text: read.text, at: comesAt(read.dated, read.line) };
  };
  // Of a video the offer that is judged, not whichever is read first.
  const strongest = m.kind === 'video' ? wordsOfVideo(m).copy.offer?.text : undefined;
  const shown = shownIn(m);
  const asked = askedIn(m);
  const request = asked.kind === 'said' ? asked : null;
  return {
    offer: offerIn(stills, strongest) ?? offerIn(stills),
    headline: headlineOf(stills),
    request: request && { text: request.text, at: request.at },
    asked,
    requestRegion: request?.region ?? null,
    proof: first((c) => c.socialProof),
    safety: first((c) => c.trust[0]),
    figure: figureIn(stills),
    language: copyLanguage(m.kind === 'image' ? m.text.blocks.map((b) => b.text) : m.text.spans.map((s) => s.text)),
    words: m.kind === 'image' ? m.text.wordCount : m.text.spans.reduce((sum, s) => sum + (s.caption ? 0 : s.words), 0),
    subject: shown && !isLiving(shown) ? subjectOf(shown) : null,
    thing: shown ? thingShown(shown) : SOLD,
    photographed: shown !== null && showsPhotograph(shown),
    somebody: shown !== null && isSomebody(shown),
    durationS: m.kind === 'video' ? m.source.durationS : null,
    shapes: recommendedRatios(m, placement).map(({ name }) => name),
  };
}

const SOLD = 'what you sell';
/** Living things are seldom what is sold: a cat stands for its food. */
const LIVING = /^the (?:person|group of people|animal|cat|dog|horse|bird)$/u;
const isLiving = (still: ImageMeasurements): boolean => LIVING.test(subjectName(still));

function thingShown(still: ImageMeasurements): string {
  const name = subjectName(still);
  return isLiving(still) || name === 'the subject' ? SOLD : name;
}

type PickOf = (copy: CopyMeasures) => { text: string; block: number } | null | undefined;

/** What is picked of the first picture that has it in words that can be spoken. */
function firstRead(
  stills: readonly Dated[],
  pick: PickOf,
): { text: string; dated: Dated; line: TextBlock | undefined } | null {
  for (const dated of stills) {
    const { still } = dated;
    const found = pick(still.copy);
    const line = found ? still.text.blocks[found.block] : undefined;
    if (found && speakable(still, found)) return { text: found.text, dated, line };
  }
  return null;
}

/** The offer, of these words where they are given; with the rest of its line where that tells what it is on, and the offer alone does not. */
function offerIn(stills: readonly Dated[], words?: string): CreativeFacts['offer'] {
  const read = firstRead(stills, ({ offer }) => (words === undefined || offer?.text === words ? offer : null));
  if (!read) return null;
  const { dated, line, text } = read;
  const lacksObject = dated.still.copy.offer?.specific && !offerNamesObject(text);
  const whole = line && lacksObject && line.text.includes(text) && isShortAndWhole(dated.still, line);
  return { text: whole ? line.text : text, at: comesAt(dated, line), smallPrint: line?.role === 'small' };
}

interface Dated {
  still: ImageMeasurements;
  at: number | null;
  /** What was read over time while the picture's shot ran; none on a picture. */
  spans: readonly TextSpan[];
}

function stillsOf({ shots, text }: VideoMeasurements): Dated[] {
  return shots.flatMap((shot) => {
    const { still, start } = shot;
    return still ? [{ still, at: start, spans: text.spans.filter((span) => overlaps(span, shot)) }] : [];
  });
}

/** What was read over time of a line of the keyframe; undefined where only the keyframe shows it. */
function spanOf({ spans }: Dated, line: Reading): TextSpan | undefined {
  return spans.find((span) => isSameText(span, line)) ?? spans.find((span) => isPartOf(line.text, span.text));
}

/** When a line comes onto the screen: in the middle of its shot, perhaps. */
function comesAt(dated: Dated, line: Reading | undefined): number | null {
  const span = line && dated.at !== null ? spanOf(dated, line) : undefined;
  return span ? span.start : dated.at;
}

/** Read surely, and all of it: what the edge of the frame leaves of a line is nothing to say. */
function speakable(still: ImageMeasurements, { text, block }: { text: string; block: number }): boolean {
  const line = still.text.blocks[block];
  return line !== undefined && !isCut(line) && maySay({ text, confidence: line.confidence });
}

/** Whether a line stands for itself; where all of a creative is set in small letters, they mark no fragment. */
function isWhole(still: ImageMeasurements, text: string): boolean {
  return !FRAGMENT.test(isAllSmall(still) ? text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : text);
}

const isAllSmall = ({ text }: ImageMeasurements): boolean => text.blocks.every((b) => !/\p{Lu}/u.test(b.text));

/** Words of which a figure is no fact: "1 free", "4.8 by". */
const NO_UNIT = /^[\d.,\s]+$|\s(?:free|gratis|by|of|off|for|and|or|to|in|left|more|new|now)$/iu;
/** A line with more words is not said in one breath. */
const ONE_BREATH = 9;

const isShortAndWhole = (still: ImageMeasurements, { text, words }: TextBlock): boolean =>
  words <= ONE_BREATH && isWhole(still, text);

/** The first line with a figure that means something by itself: not the offer, not the request, with a unit behind it. */
function figureIn(stills: readonly Dated[]): Said | null {
  for (const dated of stills) {
    const { still } = dated;
    const { numbers, offer, cta, socialProof, trust } = still.copy;
    // What a scene of its own says already is not said twice.
    const taken = new Set([offer, cta, socialProof, ...trust].map((said) => said?.block));
    for (const figure of numbers) {
      const line = still.text.blocks[figure.block];
      const said = { text: line && isShortAndWhole(still, line) ? line.text : figure.text, block: figure.block };
      if (!taken.has(figure.block) && !NO_UNIT.test(figure.text.trim()) && speakable(still, said))
        return { text: said.text, at: comesAt(dated, line) };
    }
  }
  return null;
}

/** A line with those below it that go on in small letters: "Wait, this dress" and "is only $29?" are one sentence. */
function sentenceFrom(still: ImageMeasurements, first: TextBlock): string {
  const { blocks } = still.text;
  const parts = [first.text];
  for (let at = blocks.indexOf(first) + 1; !isAllSmall(still) && !ENDED.test(parts.at(-1) ?? ''); at += 1) {
    const next = blocks[at];
    if (!next || !/^\p{Ll}/u.test(next.text) || !speakable(still, { text: next.text, block: at })) break;
    parts.push(next.text);
  }
  return parts.join(' ');
}

const ENDED = /[.!?…]["”’)]*$/u;

function headlineOf(stills: readonly Dated[]): Said | null {
  for (const dated of stills) {
    const { still } = dated;
    const found = still.text.blocks.find(
      (b, block) =>
        b.role === 'headline' &&
        b.words >= 2 &&
        isWhole(still, b.text) &&
        speakable(still, { text: b.text, block }) &&
        // What a voice says while its words run along is no headline: they are parts of its sentences.
        !spanOf(dated, b)?.caption,
    );
    if (found) return { text: sentenceFrom(still, found), at: comesAt(dated, found) };
  }
  return null;
}

/** The picture whose subject is told: of a video the longest measured shot that has one, the longest of all where none has. */
function shownIn(m: ImageMeasurements | VideoMeasurements): ImageMeasurements | null {
  if (m.kind === 'image') return m;
  const longestFirst = [...m.shots]
    .sort((a, b) => b.end - b.start - (a.end - a.start))
    .flatMap(({ still }) => still ?? []);
  return longestFirst.find((still) => subjectOf(still) !== null) ?? longestFirst[0] ?? null;
}
