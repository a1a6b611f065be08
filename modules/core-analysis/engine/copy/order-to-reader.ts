/** Whether an English sentence orders its reader to do something: "Train like an astronaut". */
import { ADDRESSING_VERBS } from './benefit-words.ts';
import { alternatives, foldText, listOf } from './fold-text.ts';

/** Verbs that open an order and, before another word, as often the name of a thing: "Train tickets", "Live music", "Travel insurance". */
const ALSO_NOUNS = listOf(`
  train, work, rest, race, dance, surf, ski, swim, hike, climb, stretch, experience, plan, dress, fuel, lift, sweat, move, pack, rent,
  design, style, sound, sail, camp, garden, focus, balance, challenge, master, voice, mix, grill, brew, snack, lunch, party, study,
  practise, practice, question, trust, power, heat, light, store, park, host, print, copy, trade, charge, shine, care,
  own, fall, fight, gift, help, finish, fix, lead, leave, push, raise, reset, reward, rock, show, tone, touch, track, watch, visit,
  wrap, collect, craft, stream, catch, chase, beat, spread, serve, wash, clean, surprise, plant, dive, stand, pick, paint, bake, look,
  boost, live, travel, play, walk, run, ride, cook, dream, drive, fly, change, switch, share, love, cut, drop, drink, sleep, cool`);

/** Verbs that are hardly anything else at the start of a sentence, beside `ADDRESSING_VERBS`. */
const PLAIN_VERBS = listOf(`
  create, choose, join, follow, send, write, read, speak, think, rediscover, recharge, simplify, know, hold, put, sit, heal, hydrate,
  nourish, manage, invest, retire, replace, ditch, skip, swap, embrace, elevate, ignite, inspire, sing, try, ask, prepare, pour,
  rinse, wipe, organise, organize, declutter, tackle, conquer, reach, achieve, begin, believe, belong, carry, connect, customise,
  customize, deserve, dine, express, fill, gather, indulge, jump, listen, pamper, quit, recover, reinvent, rethink, rise, sharpen,
  shed, soak, solve, strengthen, talk, teach, tell, thrive, understand, uncover, unleash, wander, add, bring`);

/** What follows such a word where it is the verb: an article, "your", "like", how, where or when. */
const BEHIND_VERB = listOf(`
  like, as, a, an, the, your, my, our, this, that, these, every, each, all, any, it, them, us, yourself, with, without, together,
  again, anywhere, anytime, everywhere, wherever, whenever, when, where, what, how, until, till, while, through,
  into, around, up, down, out, off, away, on your, in your, at your, by your, beyond, more, less, better, harder, smarter, faster, longer, deeper, further, stronger,
  easier, lighter, cleaner, hard, smart, well, big, free, less, safely, boldly, freely, easily, happily, confidently, once, twice, not`);

const NOUNS = new Set(ALSO_NOUNS);
const VERBS = new Set([...ADDRESSING_VERBS, ...PLAIN_VERBS].map(foldText).filter((verb) => !NOUNS.has(verb)));
const FRAMED = new RegExp(
  `^(?:${alternatives(ALSO_NOUNS)})(?:$|[\\s!.]+$|\\s+(?:${alternatives(BEHIND_VERB)})(?!\\p{L})|,?\\s+(?:and|&)\\s+\\p{L}+[\\s.!]*$|\\s+for\\s+(?:a|an|the|your|life|fun|free)(?!\\p{L}))`,
  'u',
);
/** What makes a statement of it: "Sleep is a skill", "Play by the sea from $9" keeps its noun. */
const STATES = /^\p{L}+\s+(?:is|are|was|were|has|have|makes|starts|begins|matters)(?!\p{L})/u;

/** Whether a sentence, folded, opens with a bare verb. */
export function ordersReader(folded: string): boolean {
  const sentence = folded.replace(/^[^\p{L}]+/u, '');
  const first = /^\p{L}[\p{L}']*/u.exec(sentence)?.[0];
  if (!first || STATES.test(sentence)) return false;
  return VERBS.has(first) || FRAMED.test(sentence);
}
