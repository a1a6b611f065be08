import { blank, without } from './claim-patterns.ts';
import { alternatives, foldText, listOf } from './fold-text.ts';
import { matchesOf } from './matches-of.ts';
import { PEOPLE_WORDS, RATING_WORDS } from './proof-words.ts';

/** Words behind which a figure says which one, not how many. */
const NUMBERED = listOf(`
  series, serie, série, baureihe, model, modell, modèle, modelo, version, versión, type, typ, tipo, gen, generation, génération,
  generación, mark, mk, level, stufe, niveau, nivel, chapter, kapitel, chapitre, capítulo, episode, épisode, episodio, season,
  staffel, temporada, volume, vol, teil, size, größe, taille, talla, room, zimmer, salle, gate, booth, formula, formel, omega,
  step, schritt, étape, paso, din a`);

/** Lines of products that carry a number behind their name. */
const PRODUCT_LINES = listOf(`
  iphone, ipad, ios, ipados, macos, galaxy, pixel, redmi, oneplus, playstation, ps, xbox, windows, android, thinkpad, rtx, gtx,
  ryzen, core i, air max, gran turismo`);

/** What a figure counts or measures: with one of these behind it, it is a true figure whatever stands before. */
const COUNTED = listOf(`
  percent, prozent, pour cent, por ciento, hours, hour, hrs, minutes, minute, mins, min, seconds, days, day, weeks, week, months,
  month, years, year, times, million, thousand, stunden, minuten, sekunden, tage, tagen, wochen, monate, monaten, jahre, jahren,
  millionen, heures, jours, semaines, mois, ans, fois, horas, minutos, días, semanas, meses, años, veces, kg, g, mg, ml, l, cm,
  mm, m, km, mph, lbs, oz, kwh, kw, w, hp, ps, mp, gb, tb, mb, colours, colors, farben, couleurs, colores, sizes, größen`);

/** Words that open a count where a line is written with capitals: "Only 12", "Top 10". */
const COUNTING = listOf(`
  over, only, just, up, to, about, under, than, with, from, in, by, for, of, at, top, best, first, last, next, number, save, join,
  until, get, über, nur, bis, rund, ab, seit, mit, nummer, platz, plus, depuis, dès, desde, hasta, número, code`);

/** What goes on behind a name in the middle of its sentence. */
const GOES_ON = listOf(
  'is, are, and, with, in, on, for, has, now, ist, und, mit, im, für, jetzt, est, et, avec, pour, es, y, con, para',
);

const END = '(?![\\p{L}\\p{N}])';
/** One to four figures, a version with one decimal, that count nothing. */
const MODEL = `\\d{1,4}(?:\\.\\d)?(?![\\d.,' ]*\\d|\\s?[%+×/]|[\\s-]?(?:${alternatives([...COUNTED, ...PEOPLE_WORDS])})${END})`;
const NAMED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${alternatives([...NUMBERED, ...PRODUCT_LINES])})[\\s-]?${MODEL}`,
  'gu',
);
const BEHIND_NAME = new RegExp(`^${MODEL}`, 'u');
const IS_NO_NAME = new RegExp(`^(?:${alternatives([...COUNTING, ...RATING_WORDS])})$`, 'u');
/** "MyWatch 4": a capital inside makes a name of a word wherever it stands. */
const COINED = /(?<!\p{L})\p{L}*\p{Ll}\p{Lu}\p{L}*\s(?=\d)/gu;
/** "the new Golf 8": a name behind small words, its number at the end of what is said of it. A rank ("the Number 1") is none. */
const SPOKEN_OF = new RegExp(
  `(?<=(?<!\\p{L})\\p{Ll}{3,}\\s)(\\p{Lu}[\\p{L}-]+)\\s(?=(?!1(?!\\d))\\d{1,4}\\s*(?:$|[!?,;:|)]|\\.(?!\\d)|(?:${alternatives(GOES_ON)})${END}))`,
  'gu',
);

/**
 * Blanks the numbers that belong to a name ("iPhone 15", "Serie 7", "the new Golf 8") out of a text's folded form; positions stay.
 * A figure with what it counts behind it ("iPhone 15 hours") is no part of a name.
 */
export function withoutModelNumbers(text: string): string {
  const folded = foldText(text);
  return [...matchesOf(text, COINED), ...matchesOf(text, SPOKEN_OF)].reduce(
    (rest, { index, 0: name, 1: word }) => {
      const from = index + name.length;
      const number = BEHIND_NAME.exec(folded.slice(from))?.[0];
      return !number || (word && IS_NO_NAME.test(foldText(word))) ? rest : blank(rest, from, number.length);
    },
    without(folded, NAMED),
  );
}
