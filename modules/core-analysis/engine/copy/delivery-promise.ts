/** What a seller promises of the delivery: by when it comes, or within how long. A promise to the buyer, no limit on buying. */
import { pattern, without } from './claim-patterns.ts';
import { alternatives, listOf } from './fold-text.ts';
import { matchesOf } from './matches-of.ts';
import { SPELLED_NUMBERS } from './spelled-numbers.ts';
import { DATE_WORDS } from './urgency-words.ts';

/** Words that say something is brought. */
const BROUGHT = listOf(`
  at your door, at your doorstep, on your doorstep, to your door, to your doorstep, at your desk, at your table, at your home,
  in your letterbox, in your mailbox, delivered, delivery, delivers, ships, shipped, dispatched, shipping,
  vor deiner tür, vor ihrer tür, vor eurer tür, vor der tür, vor deiner haustür, vor ihrer haustür, vor der haustür, an deine tür,
  an die tür, an ihre tür, an deiner tür, an ihrer tür, bei dir, bei dir zuhause, bei ihnen zuhause, bei dir daheim, in deinem briefkasten, geliefert, lieferung,
  liefern, lieferzeit, versand, versendet, zugestellt, zustellung,
  livré, livrée, livrés, livrées, livraison, expédié, expédiée, expédiés, expédition, à votre porte, à ta porte, devant votre porte, chez vous,
  entregado, entregada, entregados, entrega, recíbelo, recíbela, recíbelos, envío, en tu puerta, en su puerta, a tu puerta,
  en tu casa, en su casa, a domicilio`);

const N = String.raw`(?:\d{1,3}(?:\s?[-–]\s?\d{1,3})?|${alternatives(SPELLED_NUMBERS)})`;
const UNIT = `(?:minutes?|mins?|hours?|hrs?|h|working days?|business days?|days?|minuten|stunden|std|werktagen?|werktage|tagen?|tage|heures?|jours?(?: ouvres)?|minutos|horas|dias?(?: laborables)?)`;
const CLOCK = String.raw`\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm|a\.m\.|p\.m\.|uhr|h|heures|horas)`;
const DAY = `(?:${alternatives([...DATE_WORDS, 'noon', 'christmas', 'breakfast', 'lunch', 'dinner', 'weihnachten', 'mittag', 'midi', 'noël', 'mediodía', 'navidad'])})`;
const TIME = [
  String.raw`(?:within|in|in nur|in under|under|innerhalb von|binnen|sous|en|dans les|en menos de|en solo)\s+${N}[\s-]?${UNIT}`,
  String.raw`(?:by|before|on|bis(?: zum)?|bis spatestens|am|um|vor|avant|d'ici|a|antes de(?: las)?|a las)\s+(?:${CLOCK}|${DAY}|\d{1,2}:\d{2})`,
  `(?:tomorrow|today|tonight|overnight|the next day|next day|the same day|same day|(?<!guten )morgen|ubermorgen|noch heute|heute|am nachsten tag|am selben tag|uber nacht|ueber nacht|demain|aujourd'hui|le lendemain|le jour meme|manana|hoy mismo|hoy|el mismo dia|al dia siguiente)`,
].join('|');
/** Up to three words, a comma or a dash between the two. */
const GAP = String.raw`[\s,:–-]+(?:[\p{L}\d:.]+[\s,:–-]+){0,3}?`;
/** Before these a time limits the order, not what follows it. */
const ORDERED = String.raw`(?<!(?:order|ordered|buy|bestell|bestelle|bestellt|bestellen|commande|commandez|commandes?|pide|pidelo|compra)\s+(?:(?:by|bis|avant|antes de)\s+)?)`;
const LEAD = alternatives(BROUGHT);
const EDGE = String.raw`(?<![\p{L}\p{N}])`;
const END = String.raw`(?![\p{L}\p{N}])`;

const PROMISE = pattern(
  [
    `${EDGE}(?:${LEAD})${END}${GAP}(?:${TIME})${END}(?:\\s+(?:${TIME})${END})?`,
    `${EDGE}${ORDERED}(?:${TIME})${END}${GAP}(?:${LEAD})${END}`,
    `${EDGE}${N}[\\s-]?${UNIT}[\\s-](?:delivery|shipping|lieferung|versand|lieferzeit)${END}`,
    `${EDGE}(?:lieferzeit|delivery time|delai de livraison|plazo de entrega)\\s*:?\\s*${N}\\s?${UNIT}${END}`,
    `${EDGE}(?:livraison|envio|entrega|lieferung|delivery|shipping)\\s+${N}\\s?h${END}`,
    `${EDGE}arrives?\\s+(?:by\\s+(?:${CLOCK}|${DAY})|within\\s+${N}[\\s-]?${UNIT})${END}`,
  ].join('|'),
);

/** The first promise of a delivery in a folded text. */
export function findDelivery(folded: string): RegExpExecArray | undefined {
  return matchesOf(folded, PROMISE)[0];
}

/** A folded text without what it promises of its delivery. */
export const withoutDelivery = (folded: string): string => without(folded, PROMISE);
