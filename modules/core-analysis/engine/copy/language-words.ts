import { ENGLISH_WORDS } from '../text/correct/common-words.ts';
import { ADDRESSING_VERBS, OUTCOME_WORDS, SECOND_PERSON } from './benefit-words.ts';
import { CTA_PHRASES, FRAMED_VERBS, OPEN_VERBS } from './cta-words.ts';
import { listOf } from './fold-text.ts';
import type { RequestTable } from './request-table.ts';
import { GERMAN_REQUESTS } from './requests-de.ts';
import { SPANISH_REQUESTS } from './requests-es.ts';
import { FRENCH_REQUESTS } from './requests-fr.ts';

const requestWords = ({ phrases, orders, infinitives, softInfinitives, framed }: RequestTable): readonly string[] => [
  ...phrases,
  ...orders,
  ...infinitives,
  ...softInfinitives,
  ...framed,
];

/** Words by which a language is told, those of requests among them; `other` stands for Italian, Portuguese and Dutch. */
export const LANGUAGE_WORDS = {
  en: [
    ...ENGLISH_WORDS,
    ...CTA_PHRASES,
    ...OPEN_VERBS,
    ...FRAMED_VERBS,
    ...SECOND_PERSON,
    ...ADDRESSING_VERBS,
    ...OUTCOME_WORDS,
    ...listOf(`
      fresh, every, week, weekend, month, night, nights, box, bag, gift, home, house, kids, small, large, big, little, open, daily,
      ends, only, left, people, customers, rated, reviews, delivery, shipping, returns, from, off, each, per, first, next, last,
      was, were, has, had, been, did, does, they, he, she, his, her, him, my, me, us, am, monday, tuesday, wednesday, thursday,
      friday, saturday, sunday, january, february, march, april, june, july, august, september, october, november, december, street,
      coffee, bread, water, food, shoes, boots, summer, winter, spring, autumn, sale, deal, discount, baked, handmade, organic`),
  ],
  de: [
    ...requestWords(GERMAN_REQUESTS),
    ...listOf(`
      der, die, das, und, ist, mit, für, auf, ein, eine, einen, einem, einer, eines, dem, den, des, im, am, zum, zur, bei, vom, von,
      nach, aus, über, unter, ab, nur, jetzt, heute, mehr, neu, neue, neuen, neuer, neues, dein, deine, deinen, deinem, deiner, dir,
      dich, ihr, ihre, ihren, ihrem, wir, uns, unser, unsere, unseren, nicht, auch, kein, keine, oder, bis, seit, alle, alles, allen,
      jeden, jede, jeder, jedes, wie, sich, sie, bist, sind, haben, hat, wird, werden, schon, noch, ganz, ohne, statt, uhr, kostenlos,
      rabatt, angebot, angebote, frisch, frische, frischer, frisches, hier, euro, tage, tag, woche, wochen, jahre, jahren, monat,
      erste, ersten, erster, gut, gute, guter, gutes, guten, besser, besten, montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonntag, januar,
      februar, märz, mai, juni, juli, oktober, dezember, eintritt, einlass, straße, versand, garantie, geöffnet, kunden, drei, vier,
      fünf, sechs, sieben, acht, zehn, nächte, zwei, viel, viele, immer, dich, ins, vor, zwischen, damit, wenn, kaffee, brot,
      brötchen, kuchen, garten, sommer, küche, leben, schlafen, familie, zeit, zu, du, es, er, ich, mein, meine, an, in, so`),
  ],
  fr: [
    ...requestWords(FRENCH_REQUESTS),
    ...listOf(`
      le, la, les, un, une, des, du, de, et, est, à, au, aux, avec, pour, par, sur, dans, en, ce, cette, ces, votre, vos, notre, nos,
      mon, ma, mes, ton, ta, tes, vous, nous, je, tu, il, elle, on, ou, où, qui, que, plus, pas, ne, tout, tous, toute, toutes, sans,
      sous, chez, dès, jusqu'au, jusqu'à, maintenant, aujourd'hui, ici, gratuit, gratuite, gratuitement, offert, offerte, offre,
      offres, remise, réduction, livraison, jours, jour, semaine, mois, ans, année, nouveau, nouvelle, nouveaux, nouvelles, mieux,
      frais, fraîche, fraîches, bien, bonne, bons, lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, janvier, février, mars,
      avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre, entrée, rue, ouvert, clients, avis, deux, trois, quatre,
      cinq, six, sept, huit, dix, nuits, chaque, seulement, dernière, derniers, très, aussi, comme, être, fait, premier, première, goût, vie,
      été, hiver, enfin, pain, fromage, vin, sommeil, même, leur, leurs, son, sa, ses, l, d, c'est, qu`),
  ],
  es: [
    ...requestWords(SPANISH_REQUESTS),
    ...listOf(`
      el, la, los, las, un, una, unos, unas, y, e, o, de, del, al, a, en, con, por, para, sin, sobre, entre, hasta, desde, que, quien,
      como, cuando, más, menos, muy, es, son, está, están, ser, hay, tu, tus, su, sus, mi, mis, nuestro, nuestra, nuestros, nuestras,
      te, se, lo, le, nos, yo, tú, él, ella, ahora, hoy, ya, aquí, gratis, solo, sólo, oferta, ofertas, descuento, envío, días, día,
      semana, semanas, mes, meses, año, años, nuevo, nueva, nuevos, nuevas, mejor, mejores, todo, toda, todos, todas, cada, lunes,
      martes, miércoles, jueves, viernes, sábado, domingo, enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre,
      octubre, noviembre, diciembre, entrada, calle, abierto, clientes, opiniones, dos, tres, cuatro, cinco, seis, siete, ocho, diez,
      noches, última, últimos, último, fresco, frescos, fresca, buen, buena, bueno, primer, primero, primera, clase, clases, sabor, vida, verano, invierno,
      vino, sueño, siempre, nunca, pero, también, este, esta, estos, estas, fin, ahorra, disfruta`),
  ],
  other: listOf(`
    il, lo, gli, i, di, da, del, della, delle, dei, dal, nel, nella, e, è, con, per, che, non, più, una, un, le, la, tuo, tua, tuoi,
    nostro, nostra, oggi, ora, subito, solo, sconto, gratis, spedizione, giorni, nuova, nuovo, tutti, tutto, scopri, acquista,
    prenota, ordina, o, a, os, as, do, da, dos, das, no, na, nos, nas, em, um, uma, com, para, por, seu, sua, você, não, mais, já,
    agora, hoje, só, frete, grátis, desconto, dias, novo, nova, todos, compre, peça, saiba, reserve, de, het, een, en, van, voor, met,
    op, aan, bij, je, jouw, jij, u, uw, wij, ons, onze, nu, niet, ook, naar, nog, maar, alle, vandaag, korting, dagen, nieuwe, nieuw,
    koop, bestel, boek, ontdek, meer, koffie, elke, dag, slechts, verzending, i`),
} as const;
