import { listOf } from './fold-text.ts';

/** Words that speak to the person. */
export const SECOND_PERSON: readonly string[] = listOf(`
  you, your, yours, you're, you'll, yourself, du, dein, deine, deinen, dir, dich, ihr, ihre, euch, vous, votre, vos, tu, ton, ta,
  tes, te, tus, usted, su, tuo, tua, tuoi, vostro, voce, seu, sua, je, jij, jouw, jou, u, uw`);

/** Words that say what the person gets out of it. */
export const OUTCOME_WORDS: readonly string[] = listOf(`
  save, saves, saving, enjoy, feel, feels, sleep, grow, grows, boost, boosts, improve, improves, increase, reduce, reduces, cut,
  cuts, earn, win, gain, relax, relief, relieve, protect, protects, protected, transform, unlock, achieve, avoid, stop, prevent,
  simplify, easier, easily, effortless, faster, better, healthier, smarter, stronger, softer, brighter, younger, happier, calmer,
  safer, cheaper, longer, lighter, less, more, without, energy, comfort, comfortable, confidence, confident, freedom, peace,
  glow, glowing, smooth, fresh, delicious, results, hours, minutes, love, learn, master, build, ready, helps, help, makes, make,
  gives, give, gets, get, lasts, last, instantly, finally, sparen, geniessen, besser, schneller, einfacher, gesunder, economisez,
  profitez, mieux, facile, ahorra, disfruta, mejor, mas facil, risparmia, meglio, goditi, aproveite, melhor, geniet, beter, sneller`);

/** Words without content of their own; they count for neither side. */
export const FILLER_WORDS: readonly string[] = listOf(`
  a, an, the, and, or, but, of, in, on, at, to, for, from, with, by, as, is, are, was, be, it, its, it's, this, that, these, our,
  we, us, all, any, so, if, up, out, now, today, here, der, die, das, und, ein, eine, mit, fur, von, zu, im, am, le, la, les, et,
  de, des, du, un, une, el, los, las, y, en, con, por, para, il, lo, gli, e, di, che, o, os, as, do, da, com, het, een, van, voor, met, op`);
