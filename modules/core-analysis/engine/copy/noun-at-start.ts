/** Whether a line that opens with a verb uses it as a noun: "Order in every drawer", "Shop windows we loved in May". */
import { alternatives, listOf, shapeOf } from './fold-text.ts';
import { matchesOf } from './matches-of.ts';

const source = (text: string) => alternatives(listOf(text), shapeOf);
const START = '(?<![\\p{L}\\p{N}])';
const END = "(?![\\p{L}\\p{N}'])";
const WORD = "[\\p{L}\\p{N}'-]+";

/** Things whose name begins with such a word. Of three words and fewer they may still be what is to be bought: "Shop windows". */
const THINGS = source(`
  shop window, shop windows, shop front, shop fronts, shop floor, shop floors, shop talk, shop assistants, shop owners, shop keepers,
  shop class, shop steward, order numbers, order volumes, order intake, order picking, order history, order management, order entry,
  order backlog, order of magnitude, claim form, claim forms, claim numbers, claim rates, claim handling, claim settlement, download speed, download speeds,
  download limit, download limits, download rates, download times, register office, register offices, register tapes, tap dance,
  tap dancing, tap dancers, tap shoes, tap beer, tap room, tap handles, click rate, click rates, click bait, click farms, scan results,
  scan times, scan quality, upgrade path, upgrade paths, upgrade cycles, grab bar, grab bars, grab rail, grab rails, grab handles,
  buy backs, explore mode, browse mode, discover mode, browse history, swipe files, swipe gestures, install base, install times,
  subscribe rates, apply rates, donate rates, join rates`);
/** What leaves such a thing an object: another one, when or where to get it, its price. */
const STAYS_OBJECT = new RegExp(
  `^\\s+(?:&|(?:${source('and, or, now, today, online, here, with us')})${END}|(?:${WORD}\\s+)?[$€£]?\\d)`,
  'u',
);
const THING = new RegExp(`^(?:${THINGS})${END}`, 'u');
const FEW_WORDS = 3;

/** Verbs of a sentence in which the word before them is its subject; some of them also end a clause of the object ("gifts dad will love"). */
const STATES = source(`
  is, are, was, were, isn't, aren't, wasn't, tell, tells, told, rose, fell, went, grew, came, comes, doubled, tripled, arrive, arrives, arrived,
  matters, mattered, beats, follows, wins, reigns, prevails, restored, means, starts, begins, brings, happens, became, becomes,
  explained, compared`);
const MAY_STATE = source(
  'has, have, had, can, could, will, would, must, should, may, might, do, does, did, need, needs, look, looks',
);
/** Words that are no subject: what follows them is the verb's object or a clause of it. */
const NO_SUBJECT = source(`
  the, a, an, your, my, our, his, her, their, this, that, these, those, all, any, every, each, it, them, which, what, who, how, where,
  when, why, you, we, they, i, and, or, for, from, in, on, at, by, with, to, us, me, more, now, today, here`);
const SUBJECT = `\\s+(?!(?:${NO_SUBJECT})${END})${WORD}`;
const STATEMENT = new RegExp(
  `^${WORD}(?:\\s+(?:${source('beats, follows, wins, reigns, prevails, restored, matters, means, comes, begins, arrives, arrived, keeps, brings, meets, makes, gives')})|${SUBJECT}\\s+(?:${STATES}|${MAY_STATE})|${SUBJECT}${SUBJECT}\\s+(?:${STATES}))${END}`,
  'u',
);

/** What became of an order, a claim, a download. */
const STATE_OF_IT = new RegExp(
  `^${WORD}\\s+(?:${source('complete, completed, received, shipped, rejected, accepted, approved, available, closed, failed, pending, placed, in progress')})[\\s!.]*$`,
  'u',
);

/** Where or how to order; in anything else there is order. */
const ORDERED_IN = source(`
  store, stores, shop, shops, advance, bulk, time, minutes, seconds, person, the app, our app, app, our, your, under, just, only, less,
  one, two, three, four, five, a few, a, an, english, branch, the shop, the store, the restaurant`);
const ORDER = new RegExp(
  `^${START}order\\s+(?:${[
    `${source('in')}\\s+(?!(?:${ORDERED_IN})${END}|\\d)\\p{L}`,
    `${source('out of')}\\s+(?!(?:${source('hours, town')})${END})\\p{L}`,
    `(?:${WORD}\\s+){1,2}(?:${source('chaos, disorder, confusion, anarchy, mess')})${END}`,
    `(?:${source('for the sake, for its own sake, without effort, without end, without freedom, without force, without love, at last, above all')})${END}`,
  ].join('|')})`,
  'u',
);
const OTHER_NOUNS = new RegExp(
  `^(?:${source(`
  shop for sale, shop for rent, shop to let, shop on the corner, shop at the corner, shop around the corner, shop round the corner,
  shop in the heart, shop in the middle, shop in the centre, shop in the center, claim to fame, download in progress,
  book one of the, book two of the, book three of the, book one in, book two in, book three in, book one is, book two is`)})${END}`,
  'u',
);

/** Whether the shape of a line holds the verb that opens it as a noun, the subject or a part of one. */
export function usesVerbAsNoun(shape: string): boolean {
  if (ORDER.test(shape) || STATE_OF_IT.test(shape) || OTHER_NOUNS.test(shape) || STATEMENT.test(shape)) return true;
  const thing = THING.exec(shape)?.[0];
  if (!thing || matchesOf(shape, /[\p{L}\p{N}'-]+/gu).length <= FEW_WORDS) return false;
  return !STAYS_OBJECT.test(shape.slice(thing.length));
}
