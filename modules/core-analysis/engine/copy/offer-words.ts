import { listOf } from './fold-text.ts';
import { littleKnownWords } from './little-known/languages.ts';
import { TRUST_WORDS } from './trust-words.ts';

/** Words that make a share or an amount a saving: "30% off", "save $20", "20 € Rabatt". */
export const SAVING_WORDS: readonly string[] = [
  ...littleKnownWords('saving'),
  ...listOf(`
  off, discount, save, saving, savings, cheaper, less, cashback, cash back, reduction, rebate, sale, coupon, voucher, extra,
  rabatt, sparen, spare, reduziert, gunstiger, nachlass, gutschein, de reduction, de remise, remise, economisez, reduc,
  menos, moins, moins cher, weniger, in meno, descuento, dto, ahorra, ahorre, rebaja, di sconto, sconto, risparmia, desconto, economize, poupe, korting, bespaar, voordeel`),
];

/** Something for nothing. Words that only look free ("sugar-free") are taken out by the reader. */
export const FREE_WORDS: readonly string[] = [
  ...littleKnownWords('free'),
  ...listOf(`
  free, for free, free of charge, complimentary, no cost, on the house, bogo, buy one get one, buy 1 get 1, 2 for 1, two for one,
  3 for 2, gift with purchase, gratis, kostenlos, umsonst, gratuit, gratuite, gratuitement, offert, offerte, gratuito, gratuita,
  omaggio, gratis proberen, 2x1, 3x2, 4 for 3, 5 for 4, 2 für 1, 3 für 2, zwei für eins, kostenlose, kostenloses, kostenloser,
  kostenlosen, kostenfrei, gratuits, gratuites, offerts, offertes, 2 pour 1, 3 pour 2, gratuitos, gratuitas, de regalo, eintritt frei,
  freier eintritt, entrée libre, entrada libre`),
];

/** Free things told by their count: of a long line the offer begins there. */
export const COUNTED_FREE_WORDS: readonly string[] = listOf(`
  bogo, buy one get one, buy 1 get 1, 2 for 1, two for one, 3 for 2, 4 for 3, 5 for 4, 2x1, 3x2, 2 für 1, 3 für 2, zwei für eins,
  2 pour 1, 3 pour 2`);

/** Words before the figure of a saving that belong to it. */
export const OFFER_LEADS: readonly string[] = listOf(`
  up to, save, save up to, get, get up to, take, enjoy, extra, an extra, another, bis zu, spare, sparen sie, jetzt, nur jetzt, jusqu'à,
  économisez, profitez de, hasta, hasta un, hasta el, ahorra, un, minus, over, at least, mindestens`);

/** Free things that are service rather than the offer; they count as trust marks, not as an offer. */
export const FREE_SERVICE: readonly string[] = [
  // Alone it may be a verb: "the sale returns".
  ...TRUST_WORDS.returns.filter((words) => words !== 'returns'),
  ...TRUST_WORDS.shipping,
  ...listOf(`
  free shipping, free delivery, free returns, free return, free worldwide, free uk delivery, free next day, free standard,
  free cancellation, free to, feel free, free from, kostenloser versand, kostenfreier versand, kostenlose lieferung, kostenlose rücksendung,
  kostenlose stornierung, annulation gratuite, cancelación gratuita, gratis versand, livraison gratuite, livraison offerte, envio gratis,
  spedizione gratuita, frete gratis, gratis verzending, retours gratuits, kostenlose ruckgabe, devolucion gratis, reso gratuito,
  gratis retour`),
];

/** A saving told without a figure. */
export const HALF_PRICE_WORDS: readonly string[] = listOf(`
  half price, half-price, half the price, half off, 1/2 price, half of the price, a third off, one third off, 1/3 off, a quarter off,
  two for the price of one, 2 for the price of 1, three for the price of two, 3 for the price of 2, 2 zum preis von 1, zwei zum preis von einem, 3 zum preis von 2, 2 pour le prix d'un, 2 pour le prix de 1,
  deux pour le prix d'un, 3 pour le prix de 2, dos por uno, 2 por 1, 3 por 2, 2 al precio de 1, zum halben preis, halber preis,
  zum halbpreis, halbpreis, moitie prix, a moitie prix, mitad de precio, a mitad de precio, meta prezzo, a meta prezzo,
  metade do preco, halve prijs`);

/** Money that somebody gets, or has safe, rather than pays stands behind one of these. */
export const INCOME_WORDS: readonly string[] = listOf(`
  earn, earns, earning, make, makes, making, win, wins, won, verdiene, verdienen, verdienst, gewinne, gewinnen, gagnez, gagner,
  gana, gane, ganar, guadagna, vinci, ganhe, verdien, win, protected, covered, insured, abgesichert, versichert, protégé,
  protegido, asegurado, assicurato, protetto, segurado`);

/** Words that make a sum a least amount to spend: "free shipping over $50". */
export const THRESHOLD_WORDS: readonly string[] = listOf(`
  over, above, orders of, order of, orders from, orders over, spend, spending, minimum, min, at least, uber, plus de, superieure a,
  des, mas de, superior a, superiores a, sopra, oltre, superiori a, acima de, boven, vanaf, bestellwert`);

/** Words that tell a price as lowered: "now $29", "reduziert auf 9 €". */
export const LOWERED_WORDS: readonly string[] = listOf(`
  now, now only, reduced, marked down, sale, sale price, special price, price drop, instead, jetzt, jetzt nur, reduziert,
  aktionspreis, sonderpreis, angebot, maintenant, prix reduit, ahora, rebajado, ora, ribassato, agora, nu, actieprijs`);

/** Words before or behind a price that name it one: "only $29", "from €9", "ab 9,99 €". */
export const PRICE_WORDS: readonly string[] = listOf(`
  only, just, from, for, now, starting at, as low as, under, price, per month, /month, /mo, a month, per year, /year, each,
  ab, nur, fur, jetzt, pro monat, im monat, seulement, a partir de, des, par mois, solo, desde, por, al mes, a soli, da, al mese,
  so, apenas, por mes, vanaf, slechts, voor, per maand`);

/** Words behind which a bare figure at the end is a price: "only 29", "dès 189". */
export const PRICE_LEADS: readonly string[] = listOf(`
  only, just, now only, now, starting at, starting from, as low as, price, nur, nur noch, jetzt nur, jetzt, seulement, a partir de,
  des, solo, desde solo, a soli, apenas, so, slechts, nu`);

/** Words that open a price as well as an age, an hour or a number of people. */
export const VAGUE_PRICE_LEADS: readonly string[] = listOf('from, for, ab, fur, desde, por, da, vanaf, voor, under');

/** Words that make a sum of money part of an account rather than an offer: "Paid $88,210". */
export const LEDGER_WORDS: readonly string[] = listOf(`
  paid, unpaid, total, subtotal, balance, revenue, invoice, invoices, due, overdue, spend, spent, profit, loss, turnover, salary,
  earned, budget, income, expenses, raised, fee, fees, outstanding, pending, refund, refunded, deposit, mrr, arr, gmv, sales,
  umsatz, summe, gesamt, betrag, bezahlt, offen, rechnung, facture, montant, solde, factura, importe, fattura, totale, bedrag, totaal`);

/** A former price: "was $80", "RRP £50", "statt 99 €". */
export const FORMER_PRICE_WORDS: readonly string[] = listOf(`
  was, were, before, originally, original price, reg, reg., regular, regularly, regular price, rrp, msrp, list price, retail,
  instead of, previously, compare at, valued at, worth, usually, statt, uvp, bisher, vorher, fruher, au lieu de, avant, antes,
  en lugar de, pvp, invece di, anziche, prima, em vez de, de:, van, in plaats van, adviesprijs`);

/** Of these, such as say nothing but the price of before, whatever figure follows. */
export const SURE_FORMER_WORDS: readonly string[] = listOf(`
  was, originally, original price, regular price, rrp, msrp, list price, statt, uvp, au lieu de, en lugar de, pvp, invece di, anziche,
  adviesprijs`);
