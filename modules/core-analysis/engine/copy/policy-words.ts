import type { Token } from './concepts.ts';
import { alternatives, foldText, listOf } from './fold-text.ts';
import { lexiconFor } from './language.ts';
import { hasConcept } from './quote.ts';
import { readLine } from './read-line.ts';

/** Claims that platforms and regulators ask to substantiate or refuse. */
const RISKY_WORDS: readonly string[] = listOf(`
  guaranteed results, guaranteed income, guaranteed approval, guaranteed returns, guaranteed, cure, cures, cured, heals, miracle, risk-free, risk free, no risk, 100% safe, 100% natural, 100% effective,
  get rich, make money fast, earn money fast, double your money, financial freedom, passive income, instant approval, no credit check,
  number one, no. 1, nr. 1, world's best, best in the world, clinically proven, scientifically proven, doctor recommended,
  doctors hate, before and after, before & after, lose weight, weight loss, burn fat, belly fat, melt fat, anti-aging, anti-ageing,
  wrinkles gone, detox, fda approved, are you fat, are you depressed, are you broke, are you in debt,
  your debt, your diabetes, your disability, secret trick, weird trick, shocking, you won't believe, nummer 1, wundermittel, heilt,
  garantiert, abnehmen, miracle, guerit, numero 1, perdre du poids, milagro, pierde peso, miracolo, perdere peso, milagre,
  emagreca, wondermiddel, afvallen`);

const AILMENTS =
  "(?:cancer|diabetes|arthritis|alzheimer'?s?|dementia|covid(?:-19)?|autism|asthma|epilepsy|parkinson'?s?|depression|anxiety|herpes|hiv|aids|tinnitus|psoriasis|eczema|baldness|hypertension|heart disease|kidney disease|every disease|all diseases|any disease|any illness|all illnesses|krebs|diabete|artrite|artritis)";
const WITHIN_DAYS = String.raw`(?:in|within|en|em|in nur|in just|in only|en solo|en seulement)\s+(?:just\s+|only\s+|nur\s+)?`;

/**
 * Sources of patterns, over folded text, for claims that platforms refuse as they stand: an improbable result told as what to
 * expect. Only clear ones: a cure for a named ailment, weight lost at a pace nobody keeps, income or weight loss for certain.
 */
const REFUSED_CLAIMS: readonly string[] = [
  String.raw`miracle\s+(?:cure|pill|drink|diet|weight|remedy|fat|slimming)|cure[- ]all`,
  String.raw`(?:cures?|cured|heals?|healed|reverses?|eliminates?|eradicates?|heilt|guerit|cura)\s+(?:your\s+|all\s+|types?\s+of\s+|\d\s+){0,3}${AILMENTS}|${AILMENTS}\s+(?:cured|healed|geheilt)`,
  String.raw`(?:lose|drop|shed|burn|melt|verlieren? sie|verliere|perdez|perdre|pierde|pierda|perdi|perca|verlies)\s+(?:up to\s+|bis zu\s+|jusqu'a\s+|hasta\s+|fino a\s+)?\d{1,3}\s?(?:kgs?|kilos?|lbs?|pounds?|stone|inches|cm)\s+(?:of\s+(?:belly\s+|body\s+)?fat\s+)?${WITHIN_DAYS}(?:\d{1,2}\s?(?:days?|hours?|tagen?|jours|dias|giorni|dagen)|(?:a|one|1|2|two)\s(?:days?|weeks?|night)|(?:einer|une|una|uma) (?:woche|semaine|semana|settimana))`,
  String.raw`\d{1,3}\s?(?:kg|kilos?|pfund)\s+in\s+(?:nur\s+)?\d{1,2}\s+tagen\s+(?:abnehmen|verlieren|weniger)`,
  String.raw`guaranteed\s+(?:weight[- ]loss|fat[- ]loss|income|profits?|earnings|winnings|riches|wealth)|(?:weight[- ]loss|income|profits?|earnings)\s+(?:is\s+|are\s+)?guaranteed`,
  String.raw`get\s+rich\s+(?:quick|fast|overnight)|double\s+your\s+(?:money|income|investment)\s+(?:in|within|overnight|every|guaranteed)|risk[- ]free\s+(?:profits?|returns?|income)`,
  String.raw`(?:earn|make)\s+(?:up to\s+)?[$€£]\s?\d[\d.,]*\s?k?\s+(?:a|per|every|each)\s+(?:day|week|hour|month)\s+(?:guaranteed|without\s+(?:any\s+)?(?:work|effort|risk)|with no\s+(?:work|effort|risk)|while you sleep|doing nothing)`,
];

const RISKY = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${alternatives(RISKY_WORDS)})(?![\\p{L}\\p{N}])|#\\s?1(?![\\d\\p{L}])`,
  'gu',
);
const HARMLESS = /(?:satisfaction|money[- ]?back|quality|price[- ]match)\s*guaranteed?/gu;
const REFUSED = new RegExp(`(?<![\\p{L}\\p{N}])(?:${REFUSED_CLAIMS.join('|')})(?![\\p{L}])`, 'gu');

const found = (text: string, folded: string, pattern: RegExp, holds = (_at: number) => true): string[] =>
  [...folded.matchAll(pattern)]
    .filter(({ index }) => holds(index))
    .map(({ index, 0: match }) => text.slice(index, index + match.length));

/** Words between a denial and what it denies: "not yet guaranteed". */
const DENIED_WITHIN = 2;

/** Whether a claim at this place is denied: "not guaranteed". What is promised to come without something is not. */
function isDenied(tokens: readonly Token[], at: number): boolean {
  const i = tokens.findIndex(({ from }) => from === at);
  if (i < 0 || !tokens[i]?.concepts.every((c) => c.startsWith('not-'))) return false;
  return tokens
    .slice(Math.max(0, i - DENIED_WITHIN), i)
    .some((token) => hasConcept([token], 'neg') && !hasConcept([token], 'prep'));
}

/** Words in a block that platforms ask to substantiate. */
export function findRisky(text: string): string[] {
  const { tokens } = readLine(text, lexiconFor([text]));
  return found(
    text,
    foldText(text).replace(HARMLESS, (match) => ' '.repeat(match.length)),
    RISKY,
    (at) => !isDenied(tokens, at),
  );
}

/** Claims in a block that platforms refuse as they stand; only where the words leave no doubt. */
export const findRefused = (text: string): string[] => found(text, foldText(text), REFUSED);
