import { listOf } from './fold-text.ts';

/** Words that speak to the person, in English: benefit is judged there alone. */
export const SECOND_PERSON: readonly string[] = listOf(`
  you, your, yours, you're, you'll, you've, yourself, yourselves`);

/**
 * Verbs that speak to the person when a sentence opens with them: "Taste the mountain". What a button asks for ("Buy", "Click") is
 * the request's business and not among them.
 */
export const ADDRESSING_VERBS: readonly string[] = listOf(`
  enjoy, feel, discover, explore, imagine, meet, taste, breathe, wake, sleep, eat, drink, live, start, stop, keep, stay, look, find,
  win, play, travel, escape, relax, unwind, lose, drop, save, earn, grow, boost, build, learn, master, make, turn, bring, treat, give,
  forget, say, see, hear, smell, wear, walk, run, ride, cook, bake, paint, dream, dare, go, come, take, let, love, never, be, become,
  get, protect, reduce, cut, improve, unlock, transform, change, switch, spend, share, celebrate, warm, cool, charge, fly, drive`);

/** Words that say what the person gets out of it. */
export const OUTCOME_WORDS: readonly string[] = listOf(`
  save, saves, saving, enjoy, feel, feels, sleep, grow, grows, boost, boosts, improve, improves, increase, reduce, reduces, cut,
  cuts, earn, win, gain, relax, relief, relieve, protect, protects, protected, transform, unlock, achieve, avoid, stop, prevent,
  simplify, easier, easily, effortless, faster, better, healthier, smarter, stronger, softer, brighter, younger, happier, calmer,
  safer, cheaper, longer, lighter, less, more, without, energy, comfort, comfortable, confidence, confident, freedom, peace,
  glow, glowing, smooth, fresh, delicious, results, hours, minutes, love, learn, master, build, ready, helps, help, makes, make,
  gives, give, gets, get, lasts, last, instantly, finally, lose, forever,
  keeps, stays, works, fits, fixes, removes, ends, soothes, calms, cleans, hot, warm, dry, safe,
  warmer, cooler, cleaner, quieter, tastier, fitter, richer, happy, healthy, easy, painless, refreshed, rested`);

/** Both in German, French, Spanish, Italian, Portuguese and Dutch: enough to see that a line promises something, not to count by. */
export const FOREIGN_BENEFIT_WORDS: readonly string[] = listOf(`
  du, dein, deine, deinen, dir, dich, ihr, ihre, euch, vous, votre, vos, tu, ton, ta, tes, te, tus, usted, su, tuo, tua, tuoi,
  vostro, voce, seu, sua, je, jij, jouw, jou, u, uw, sparen, geniessen, besser, schneller, einfacher, gesunder, economisez,
  profitez, mieux, facile, ahorra, disfruta, mejor, mas facil, risparmia, meglio, goditi, aproveite, melhor, geniet, beter, sneller`);

/** Words without content of their own; they count for neither side. */
export const FILLER_WORDS: readonly string[] = listOf(`
  a, an, the, and, or, but, of, in, on, at, to, for, from, with, by, as, is, are, was, be, it, its, it's, this, that, these, our,
  we, us, all, any, so, if, up, out, now, today, here, der, die, das, und, ein, eine, mit, fur, von, zu, im, am, le, la, les, et,
  de, des, du, un, une, el, los, las, y, en, con, por, para, il, lo, gli, e, di, che, o, os, as, do, da, com, het, een, van, voor, met, op`);
