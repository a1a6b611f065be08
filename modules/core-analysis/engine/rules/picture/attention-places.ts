/** The places a first glance goes to: one list for the table, the report and every sentence. */

import { coveredBy } from '../../../contract/covered-by.ts';
import type { Region } from '../../../contract/evidence.ts';
import { attentionShareOf } from '../../layout/attention-share.ts';
import { attentionPlane } from '../../measure/attention/saliency.ts';
import type { ImageMeasurements } from '../../measurements.ts';
import { ramp } from '../../response.ts';
import { isLegible } from '../../text/recognise/legible.ts';
import { isQuotable, nameBlock, nameCall } from '../book/text-blocks.ts';
import { inPlace, place } from '../wording/place-words.ts';
import { subjectOf } from './subject.ts';
import { subjectName } from './subject-name.ts';

/** Around a thing, as share of the frame: the eye that rests at its rim rests on it. */
const RIM = 0.02;
/** Side of the box that stands for a peak which belongs to nothing known. */
const SPOT = 0.12;
/** What fills more of the frame than this is no one place to look at. */
const LARGEST = 0.3;
/** Strength from which a peak begins to rival the strongest, and from which it is one place more, / that of the strongest. */
const RIVALS = [0.5, 0.6] as const;
/** What lies in the subject by so much is a part of it. */
const PART = 0.5;
/** Texts that are there to be seen first. */
const LEADS: ReadonlySet<string> = new Set(['headline', 'offer', 'cta']);
/** Characters of a text that are quoted. */
const QUOTED = 32;

interface Thing {
  readonly kind: 'button' | 'text' | 'face' | 'subject' | 'picture';
  readonly region: Region;
  /** As an entry of a list: "main subject, centre". */
  readonly content: string;
  /** Whether it is there to be looked at: the subject and faces, a button, and texts that lead or name the brand. */
  readonly meant: boolean;
  /** Within a sentence: "the main subject in the centre". */
  readonly name: string;
}

export interface AttentionPlace extends Thing {
  /** Of all predicted attention, 0..1; of a spot in the picture without what the things in the list draw there. */
  readonly share: number;
  /** How much of a rival to the strongest place it is, 0..1, so that none decides by a hair. */
  readonly rivals: number;
}

interface Peak {
  readonly x: number;
  readonly y: number;
  readonly strength: number;
}

const holds = ({ x, y, w, h }: Region, point: Peak, rim = RIM) =>
  point.x >= x - rim && point.x <= x + w + rim && point.y >= y - rim && point.y <= y + h + rim;

const isPlace = ({ w, h }: Region) => w * h <= LARGEST;

/** Two rules and the table ask for the same list. */
const known = new WeakMap<ImageMeasurements, readonly AttentionPlace[]>();

/**
 * What the peaks of the attention map rest on, strongest peak first: several on one text, button, face or subject are one place, and
 * each thing is listed once.
 */
export function attentionPlaces(m: ImageMeasurements): readonly AttentionPlace[] {
  const before = known.get(m);
  if (before) return before;
  const places = findPlaces(m);
  known.set(m, places);
  return places;
}

function findPlaces(m: ImageMeasurements): AttentionPlace[] {
  const things = thingsOf(m);
  const strongest = m.saliency.peaks[0]?.strength ?? 1;
  const strong = m.saliency.peaks.map((peak) => ({ peak, rivals: ramp(...RIVALS)(peak.strength / strongest) }));
  const boxes = m.saliency.focus.flatMap(({ region, peak }) => (peak ? [{ region, peak }] : []));
  const weaker = boxes.map(({ peak }) => ({ peak, rivals: 0 }));
  const found: { thing: Thing; around: Region; rivals: number }[] = [];
  for (const { peak, rivals } of [...strong, ...weaker]) {
    if (found.some(({ thing, around }) => holds(around, peak) || (rivals === 0 && holds(thing.region, peak)))) continue;
    const thing = things.find(({ region }) => holds(region, peak));
    const box = boxes.find((one) => holds(spotAt(one.peak), peak, 0))?.region;
    const around = thing?.region ?? spotAt(peak);
    found.push({ thing: thing ?? pictureAt(m, box ?? around), around, rivals });
  }
  const listed = found.flatMap(({ thing }) => (thing.kind === 'picture' ? [] : [thing.region]));
  return found.map(({ thing, rivals }) => ({
    ...thing,
    rivals,
    share: thing.kind === 'picture' ? shareBeside(m, thing.region, listed) : attentionShareOf(m.saliency, thing.region),
  }));
}

/** What can be named, the smaller before what it lies on. */
function thingsOf(m: ImageMeasurements): Thing[] {
  const { cta } = m.copy;
  const subject = subjectOf(m);
  const things: Thing[] = [];
  const button = cta?.button && isPlace(cta.button.region) ? cta.button.region : null;
  if (cta && button) {
    const name = nameCall(m, cta, QUOTED);
    things.push({
      kind: 'button',
      meant: true,
      region: button,
      content: isQuotable(m, cta) ? `button ${name}` : name,
      name,
    });
  }
  for (const [at, block] of m.text.blocks.entries()) {
    if (button && cta?.block === at) continue;
    const name = nameBlock(block, QUOTED);
    const isHeadline = block.role === 'headline' && isLegible(block);
    const meant = LEADS.has(block.role) || [...(m.copy.brand ?? []), ...(m.copy.badges ?? [])].includes(at);
    things.push({ kind: 'text', meant, region: block.region, content: isHeadline ? `headline ${name}` : name, name });
  }
  for (const { region } of m.people?.faces ?? []) {
    const [content, name] = [`face, ${place(region)}`, `the face ${inPlace(region)}`];
    // Where the subject is little more than the face they are one thing.
    if (!subject || coveredBy(subject, region) <= PART)
      things.push({ kind: 'face', meant: true, region, content, name });
  }
  if (subject) {
    things.push({ kind: 'subject', meant: true, region: subject, ...namesOf(m, subject) });
  }
  return things.filter(({ region }) => isPlace(region));
}

/** "the cat", "the main subject". */
const mainSubject = (m: ImageMeasurements): string => {
  const name = subjectName(m);
  return name === 'the subject' ? 'the main subject' : name;
};

/** What has no name of its own is pointed to. */
function namesOf(m: ImageMeasurements, subject: Region): Pick<Thing, 'content' | 'name'> {
  const name = mainSubject(m);
  const content = `${name.replace(/^the /, '')}, ${place(subject)}`;
  return { content, name: name === 'the main subject' ? `${name} ${inPlace(subject)}` : name };
}

function pictureAt(m: ImageMeasurements, region: Region): Thing {
  const subject = subjectOf(m);
  const meant = subject !== null && coveredBy(region, subject) > PART;
  const what = meant ? `part of ${mainSubject(m)}` : 'picture';
  const name = what === 'picture' ? 'the picture' : what;
  return { kind: 'picture', meant, region, content: `${what}, ${place(region)}`, name: `${name} ${inPlace(region)}` };
}

function spotAt({ x, y }: Peak): Region {
  return { x: x - SPOT / 2, y: y - SPOT / 2, w: SPOT, h: SPOT };
}

/** Share of all attention on the cells of a box whose middle lies in none of `others`, 0..1. */
function shareBeside({ saliency }: ImageMeasurements, box: Region, others: readonly Region[]): number {
  const { width, height, data } = attentionPlane(saliency);
  let [inside, total] = [0, 0];
  for (const [at, strength] of data.entries()) {
    const cell = { x: ((at % width) + 0.5) / width, y: (Math.floor(at / width) + 0.5) / height, strength };
    total += strength;
    if (holds(box, cell, 0) && others.every((other) => !holds(other, cell, 0))) inside += strength;
  }
  return total > 0 ? inside / total : 0;
}

/** The places that rival the strongest, and how many they are where each counts by how much it does. */
export function rivalsOf(places: readonly AttentionPlace[]): { places: AttentionPlace[]; counts: number } {
  const counts = places.reduce((sum, { rivals }) => sum + rivals, 0);
  return { places: places.slice(0, Math.round(counts)), counts };
}
