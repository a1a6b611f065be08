/** Whether a line leaves its sentence to the next one, whose verb then says what somebody does: "WHEN THE NEIGHBOURS", "Me trying not to". */
import { alternatives, foldText, listOf } from './fold-text.ts';

const source = (text: string) => alternatives(listOf(text));
const START = '(?<![\\p{L}\\p{N}])';
const NOUN = '[\\p{L}-]+';

/** A conjunction, then a subject and nothing of what it does. Of English and German nouns only those of many, as their verb is then bare. */
const CLAUSES: readonly (readonly [conjunctions: string, pronouns: string, determiners: string, noun: string])[] = [
  [
    'when, whenever, if, while, because, since, until, before, after, how, why, where, what, that',
    'you, we, they, i, you all, the two of you, people, parents, kids, men, women',
    'the, my, your, our, their, his, her, these, those, some, all, both, two, three',
    `(?:(?:${source('new, old, upstairs, downstairs, other, whole, little, young, best, next-door, two, three, your, my, the, our')})\\s+)?(?:[\\p{L}-]+s|${source('people, children, men, women, kids, folks, police')})`,
  ],
  [
    'wenn, falls, weil, dass, sobald, wahrend, bevor, wie, warum',
    'sie, wir, ihr, alle, leute',
    'die, meine, deine, unsere, alle',
    '[\\p{L}-]+(?:n|s|e|er)',
  ],
  [
    'quand, lorsque, si, parce que, pendant que, comme, pourquoi',
    'vous, tu, nous, on, je, ils, elles',
    'les, mes, tes, vos, nos, des, le, la, mon, ma',
    NOUN,
  ],
  [
    'cuando, si, porque, mientras, como, que',
    'yo, tu, el, ella, usted, ustedes, ellos, ellas, nosotros',
    'el, la, los, las, mi, mis, tu, tus, su, sus, nuestro, nuestra',
    NOUN,
  ],
];

const SUBJECT_LAST = CLAUSES.map(
  ([conjunctions, pronouns, determiners, noun]) =>
    new RegExp(
      `${START}(?:${source(conjunctions)})\\s+(?:${source(pronouns)}|(?:${source(determiners)})\\s+${noun})$`,
      'u',
    ),
);
/** Words behind which a verb stands that asks nobody. */
const WAITS_FOR_VERB = new RegExp(
  `${START}(?:${source("who, to, can, can't, cannot, don't, doesn't, didn't, never, will, won't, would, should, must, could, they, we, i")})$`,
  'u',
);

/** Whether the line after this one goes on with its sentence, the subject being here. */
export function leavesVerbToNext(line: string): boolean {
  const folded = foldText(line.trim().replace(/(?:…|\.{3})$/u, '')).trim();
  return WAITS_FOR_VERB.test(folded) || SUBJECT_LAST.some((subject) => subject.test(folded));
}
