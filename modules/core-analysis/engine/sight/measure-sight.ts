import { coveredBy } from '../../contract/covered-by.ts';
import type { Region } from '../../contract/evidence.ts';
import type { Frame } from '../frame.ts';
import type { Figure } from '../measure/composition/figure.ts';
import { inOf } from '../measure/composition/within-bars.ts';
import type { PeopleMeasures, SightMeasures, TextBlock } from '../measurements.ts';
import { overlap } from '../people/detect-faces.ts';
import { insideFrame } from '../regions.ts';
import { countsOn, decideSubject, isDrawnAt, mayFill } from './decide-subject.ts';
import type { Detection } from './find-objects.ts';
import { findOutline, type Lettering, type Outline } from './find-outline.ts';
import { classify, type Look, lookAtPicture, lookFiner } from './look-at-picture.ts';
import { nameSubject } from './name-subject.ts';
import { frameMask, type SubjectMask } from './outline-mask.ts';
import { animalIn, landscapeIn, printedIn } from './picture-classes.ts';
import type { OutlineSide } from './sight-runtime.ts';
import { subjectColour } from './subject-colour.ts';
import type { DecidedSubject, SubjectEvidence } from './subject-evidence.ts';

/** Where the picture's part was taken without the texts, and they change it by more than this, it is looked at again. */
const SAME_PART = 0.9;
/** A word's rim, in line heights. */
const RIM = 0.25;
/** Share of the outline that lies in the subject's box, from which it is its own. */
const HOLDS_OUTLINE = 0.8;
/** A device so much higher than wide is a phone; tablets have 1.33 and 1.45. */
const PHONE = 1.5;
/** A thing that words cover by more than this is made of them. */
const COVERED = 0.5;

/** A picture and what else was measured on it. */
export interface SightInput {
  /** Of long side 1024. */
  readonly frame: Frame;
  /** What was seen before the texts were known. */
  readonly look: Look | null;
  /** The picture's part of the frame, by what is known of texts now. */
  readonly part: Region;
  readonly sides: readonly OutlineSide[];
  readonly blocks: readonly Pick<TextBlock, 'region' | 'lineHeight'>[];
  readonly button: Region | null;
  readonly faces: PeopleMeasures['faces'];
  /** Share of the frame that is photographed, 0..1. */
  readonly photographed: number;
  /** Pictures that stand apart on a ground. */
  readonly panels?: readonly Region[];
  /** Devices with words of their own. */
  readonly devices?: readonly Region[];
}

/** What was seen, and the subject for measures of what it and its surroundings hold; null where there is none. */
export interface Sight {
  readonly measures: SightMeasures;
  readonly figure: Figure | null;
  /** What would be the subject, where nobody is sure that it is one. */
  readonly maybe: Figure | null;
}

export const NOT_SEEN: Sight = {
  measures: { measured: false, objects: [], outcome: 'unsure', why: 'not_seen', sure: 0 },
  figure: null,
  maybe: null,
};

/** What the picture shows and what of it is the subject, by outline, objects, faces and the kind of picture together. */
export async function measureSight(input: SightInput): Promise<Sight> {
  const { frame, part, sides, faces } = input;
  const drawn = isDrawnAt(input.photographed);
  let { look } = input;
  if (look && overlap(look.part, part) < SAME_PART) look = await lookAtPicture(frame, { part, sides, drawn });
  else if (look && !drawn) look = await lookFiner(frame, look, sides);
  if (!look) return NOT_SEEN;
  const lettering = letteringOf(input, frame);
  const objects = look.objects.filter((one) => countsOn(input.photographed, one) && !isMadeOfWords(one, lettering));
  const outline = outlineOf(look, lettering);
  const found = {
    part: look.part,
    photographed: input.photographed,
    outline,
    faces: faces.map(({ region }) => region),
    objects,
    panels: input.panels ?? [],
    devices: input.devices ?? [],
    animal: animalIn(look.classes),
    landscape: landscapeIn(look.classes),
    printed: printedIn(look.frameClasses),
  };
  const closer = mayFill(found) && outline ? await lookCloser(frame, look.part, outline.box) : undefined;
  const decided = decideSubject({ ...found, ...(closer && { closer }) });
  const name = await nameOf(frame, decided, found);
  const { box } = decided;
  const isOf = outline && box && coveredBy(outline.box, box) > HOLDS_OUTLINE;
  const mask = isOf ? frameMask(outline.mask, look.part) : null;
  const outlined = box ? figureOf(decided, box, mask) : null;
  const figure = decided.outcome === 'thing' ? outlined : null;
  const colour = figure && name ? subjectColour(frame, figure) : null;
  return {
    measures: {
      measured: true,
      objects: look.objects.map(({ name, region, confidence }) => ({ name, region, confidence })),
      outcome: decided.outcome,
      why: decided.why,
      sure: decided.sure,
      part: look.part,
      ...(name && { name }),
      ...(colour && { colour }),
      ...(decided.box && { box: insideFrame(decided.box) }),
      ...(mask && decided.outlined && decided.outcome === 'thing' && { outline: mask.small(frame) }),
    },
    figure,
    maybe: decided.outcome === 'unsure' ? outlined : null,
  };
}

/** An eye is not the colour of the cat: of what is much larger than its outline the box has to do. */
function figureOf({ outlined, why }: DecidedSubject, box: Region, mask: SubjectMask | null): Figure {
  const isOwn = mask && (outlined || why === 'confirmed_larger');
  return { box: insideFrame(box), ...(isOwn && { has: mask.has }), ...(isOwn && !outlined && { larger: true }) };
}

function letteringOf({ blocks, button }: SightInput, { width, height }: Frame): Lettering {
  const words = blocks.map(({ region: { x, y, w, h }, lineHeight }) => {
    const down = RIM * lineHeight;
    const across = (down * height) / width;
    return { x: x - across, y: y - down, w: w + 2 * across, h: h + 2 * down };
  });
  return { words: button ? [...words, button] : words };
}

/** Whether texts cover most of its box; texts seldom overlap, so their shares are added. */
const isMadeOfWords = ({ region }: Detection, { words }: Lettering): boolean =>
  words.reduce((sum, word) => sum + coveredBy(region, word), 0) > COVERED;

function outlineOf(look: Look, lettering: Lettering): (Outline & { stable: number }) | null {
  const [first, ...others] = look.outlines.map(({ side, map }) => findOutline(map, side, look.part, lettering));
  if (!first) return null;
  const likeness = others.map((other) => (other ? overlap(other.box, first.box) : 0));
  // With one map alone there is nothing to see whether it stays: then something else has to confirm it.
  return { ...first, stable: likeness.length > 0 ? Math.min(...likeness) : 0 };
}

async function lookCloser(frame: Frame, part: Region, box: Region): Promise<SubjectEvidence['closer']> {
  const seen = await classify(frame, [{ part, without: inOf(box, part) }, { part: box }]);
  const [without, inside] = seen ?? [];
  return without && inside ? { animalWithout: animalIn(without), animalInside: animalIn(inside) } : undefined;
}

async function nameOf(frame: Frame, { outcome, box, why }: DecidedSubject, found: Omit<SubjectEvidence, 'closer'>) {
  if (outcome !== 'thing' || !box) return null;
  if (why === 'device') return box.h * frame.height >= PHONE * box.w * frame.width ? 'phone' : null;
  const [classes] = (await classify(frame, [{ part: box }])) ?? [];
  return nameSubject(box, { ...found, animal: classes ? animalIn(classes) : 0 });
}
