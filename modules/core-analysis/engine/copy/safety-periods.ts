/** Safety nets that are told with a period or in a sentence: "30-day refund", "Rückgabe innerhalb von 30 Tagen". */
import { pattern } from './claim-patterns.ts';
import { alternatives } from './fold-text.ts';
import { SPELLED_NUMBERS } from './spelled-numbers.ts';

const N = String.raw`(?:\d{1,3}|${alternatives(SPELLED_NUMBERS)})`;
const PERIOD = `(?:days?|nights?|weeks?|months?|tagen?|tage|nachten?|nachte|wochen?|monaten?|jours?|nuits?|semaines?|mois|dias?|noches?|semanas?|mes(?:es)?)`;
const SPAN = String.raw`${N}[\s-]*${PERIOD}`;
const WITHIN = `(?:within|in|for|up to|innerhalb(?: von)?|binnen|bis zu|in|sous|dans les|pendant|en|durante|hasta)`;
/** One word that may stand between: "30-day free trial", "30 days full refund". */
const BETWEEN = String.raw`[\s-]+(?:(?:free|full|easy|no risk|risk[- ]free|home|kostenlose?s?|volle?s?|gratuits?)[\s-]+)?`;
/** A refund that is denied, or that the state pays, is no safety net. */
const NOT = String.raw`(?<!(?:no|not|non|tax|your tax|kein|keine|ohne|sans|pas de|sin)[\s-]+)`;

const either = (what: string) =>
  `(?<![\\p{L}\\p{N}])(?:${SPAN}${BETWEEN}(?:${what})|${NOT}(?:${what})[\\s,:]+(?:\\p{L}+\\s+)?${WITHIN}\\s+(?:the\\s+first\\s+|den\\s+ersten\\s+)?${SPAN})(?!\\p{L})`;

const REFUNDS = String.raw`refunds?|money[\s-]?back|guarantee|trials?|(?:to\s+)?try it|testen|probeschlafen|probezeit|testphase|probewohnen|(?:geld[\s-]zuruck)|(?:ruck)?erstattung|refunded|remboursement|remboursee?s?|d'essai|pour essayer|reembolso|de prueba|de garantia|para probarlo`;
const RETURNS = String.raw`returns?|to return(?: it)?|to change your mind|exchanges?|(?:kostenlose\s+)?ruck(?:gabe|gaberecht|sendung|gabefrist|sendungen)|widerruf(?:srecht)?|umtausch(?:recht)?|retouren?|zuruckgeben|zurucksenden|zuruckschicken|retours?|pour (?:le )?(?:retourner|rendre|changer d'avis)|de retour|devoluciones|devolucion|para (?:devolver(?:lo)?|cambiar(?:lo)?)|de devolucion`;

export const SAFETY_PERIODS = {
  guarantee: pattern(either(REFUNDS)),
  returns: pattern(either(RETURNS)),
} as const;
