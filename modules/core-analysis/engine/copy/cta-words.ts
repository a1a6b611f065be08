import { listOf } from './fold-text.ts';
import { littleKnownWords } from './little-known/languages.ts';

/**
 * Words that make a call to action, English unless a name says otherwise. The
 * recogniser's mistakes and accents are dealt with by the reader of these lists.
 */

/** Whole calls that are one wherever they stand, even run into other text. */
export const CTA_PHRASES: readonly string[] = listOf(`
  shop now, buy now, order now, order today, order online, book now, book today, book online, call now, call today, call us,
  apply now, apply today, apply online, sign up, sign up now, register now, register today, join now, join today, join us,
  subscribe now, subscribe today, download now, download the app, get started, get yours, get it now, get the app, get offer,
  get a quote, try now, try it now, try it free, try for free, try free, start now, start today, start free trial,
  start your free trial, start for free, add to cart, add to bag, add to basket, donate now, donate today, enroll now,
  enrol now, learn more, read more, find out more, find out how, find a store, find your store, see more, see how, see menu,
  view menu, view details, click here, click to, tap to, tap here, swipe up, scan me, scan to, link in bio, contact us,
  contact sales, visit us, visit our, watch now, watch the video, watch video, play now, listen now, reserve now,
  reserve your, claim now, claim yours, claim your, redeem now, request a, save now, shop the, shop all, shop online,
  open an account, take the quiz, take our quiz, check availability, talk to us, talk to sales, talk to an expert,
  speak to an expert, become a member, make an appointment, buy online, buy tickets, get tickets, send message, message us, chat now, chat with us, follow us, discover more,
  explore more, explore now, discover now, get directions, install now, upgrade now, use code, buy one, pre-order now,
  preorder now, submit, schedule a`);

/** The same in Italian, Portuguese, Dutch and the little-known languages. German, French and Spanish have tables of their own. */
export const FOREIGN_CTA_PHRASES: readonly string[] = [
  ...littleKnownWords('calls'),
  ...listOf(`
  acquista ora, compra ora, scopri di più, scopri ora, ordina ora, prenota ora, aggiungi al carrello, clicca qui,
  maggiori informazioni, iscriviti ora, prova gratis, leggi di più,
  compre agora, compre já, saiba mais, peça agora, peça já, clique aqui, adicionar ao carrinho, garanta já, ver mais,
  koop nu, bestel nu, boek nu, shop nu, nu kopen, nu bestellen, nu boeken, meer informatie, meer info, lees meer, klik hier,
  in winkelwagen, ontdek meer, meld je aan, schrijf je in, vraag aan`),
];

/** Calls that say nothing of what the person gets. */
export const WEAK_CTA_PHRASES: readonly string[] = [
  ...littleKnownWords('weak'),
  ...listOf(`
  learn more, read more, see more, find out more, discover more, explore more, click here, tap here, submit, more info,
  view details, continue, see how, find out how, explore, discover, scopri di più, maggiori informazioni, clicca qui, leggi di più,
  saiba mais, ver mais, clique aqui, meer informatie, meer info, lees meer, klik hier, ontdek meer`),
];

/** Labels that name the click itself, or nothing: neither what people do nor what they get. */
export const MECHANICAL_LABELS: readonly string[] = listOf(`
  submit, send, enter, ok, okay, go, next, continue, click, click here, click now, tap, tap here, swipe up, press here,
  hier klicken, klick hier, klicke hier, klicken sie hier, absenden, senden, weiter, cliquez ici, clique ici, cliquer ici, valider,
  envoyer, continuer, suivant, haz clic, haz clic aquí, clic aquí, pincha aquí, enviar, continuar, siguiente, aceptar,
  clicca qui, clique aqui, klik hier`);

/** Verbs that call with any object behind them, or alone: "Shop shoes", "Download". */
export const OPEN_VERBS: readonly string[] = listOf(`
  shop, buy, get, order, download, subscribe, claim, explore, discover, browse, join, register, donate, apply, enroll, enrol,
  redeem, grab, unlock, upgrade, install, swipe, tap, click, scan, pre-order, preorder, add, tell us, show us, let us know, comment below,
  leave a comment, tag a friend, tag us`);

/** Verbs that are as often a noun or a slogan: they call only before one of `CALL_OBJECTS` or alone with a time word. */
export const FRAMED_VERBS: readonly string[] = listOf(`
  book, start, try, call, visit, watch, reserve, contact, request, save, learn, see, find, schedule, sign up for, sign in,
  log in, ask, choose, pick, check out, compare, create, design, build, plan, hire, rent, sell, send, share, vote, win,
  listen to, play, read, view, use, enter, meet, taste, test, text, follow, invite, give, secure, switch to, go to`);

/** Openings of a button that begin a line of copy or a badge as often: they call only when they stand in a button. */
export const BUTTON_OPENINGS: readonly string[] = listOf(`
  open an, open a, open account, open link, take the, take our, take part, make an, make a, speak to, speak with, talk to, talk with,
  chat with, let's go, let's talk, become a, become an, switch to, switch now, switch today, activate, invest now, trade now,
  trade in, refinance, adopt a, adopt today, check prices, check if, complete the, fill out, fill in, notify me, remind me, email me,
  email us, stream now, deposit now, bet now, personalise, personalize, customise, customize, configure, locate a, lease, work with us,
  reorder, pre-register, preregister, lock in, treat yourself, i want this, i want it, yes i want, count me in, go shopping, pay later,
  rsvp, more info, whatsapp`);

/** Single words that are the whole of a button. */
export const BUTTON_WORDS: readonly string[] = listOf(`
  continue, next, ok, okay, go, send, enter, absenden, senden, weiter, valider, envoyer, continuer, suivant, enviar, continuar,
  siguiente, aceptar, details, start, play, watch, listen, book, call, visit, contact, reserve, compare, install, unlock`);

/** What may follow a framed verb: a determiner, a number, "us", a time or place word. */
export const CALL_OBJECTS: readonly string[] = listOf(`
  a, an, the, your, my, our, this, these, it, us, all, one, two, three, both, any, free, now, today, here, online, tonight,
  how, why, what, where, more, code, tickets, appointments, at, in store, instantly`);

/** Openings that look like a call and are none. */
export const NOT_A_CALL: readonly string[] = listOf(`
  get ready, get well, get real, get over, get rid, gets, save the date, save the planet, order of, order confirmed,
  order number, order status, book of, book club, book review, start of, call of, call center, call centre, watch out,
  join forces, shop assistant, shop owner, shop floor, tap water, see you, see the difference it, try hard, use by, use only,
  apply to affected, apply twice, apply daily, apply generously, discover card, get up, add water, click and collect,
  apply evenly, start the day, start your day, start each, start every, use daily, use twice, find joy, find your balance,
  meet the new, meet your new, see the world, taste the difference, read on, play hard, give thanks, order arrives,
  get what you pay, call it a, call it what, see it to believe, view from the, visit from, read the label,
  find the joy, play the long, taste the feeling`);

/** Imperatives and button infinitives that open a call in Italian, Portuguese, Dutch and the little-known languages. */
export const FOREIGN_VERBS: readonly string[] = [
  ...littleKnownWords('verbs'),
  ...listOf(`
  acquista, ordina, prenota, scopri, scarica, iscriviti, registrati, prova, ottieni, richiedi, chiama, inizia, contattaci,
  approfitta, abbonati, unisciti, acquistare,
  peça, descubra, baixe, cadastre-se, inscreva-se, experimente, obtenha, aproveite, solicite, ligue, visite, comece, assine,
  junte-se, garanta, agende,
  koop, bestel, boek, ontdek, probeer, bel ons, bezoek, bekijk, reserveer, profiteer, vraag, meld je, schrijf je, schaf`),
];

/** Words beside the verb that name neither object nor benefit. */
export const EMPTY_WORDS: readonly string[] = listOf(`
  now, today, here, online, more, it, us, fast, tonight, right, away, instantly, the, a, an, to, for, in, on, up, at, and,
  please, just, this, that, how, out, one, yours, all, get, started, go, over, with, by, our, my, your, mine, me, of,
  website, site, page, homepage, link, bio, store, shop, click, tap, press, button, below, above, www, com, then, again,
  ora, subito, qui, oggi, di, più, agora, já, hoje, aqui, mais, nu, vandaag, meer, je, aan, in, kopen, bestellen, boeken`);

/** What a request may ask for besides: behind "and" one of these names a step, not a thing to get. */
export const SECOND_VERBS: readonly string[] = listOf(`
  order, buy, shop, book, call, visit, follow, subscribe, sign up, register, apply, download, install, click, tap, swipe, contact, message,
  like, share, comment, come, see more, learn more, join us`);
