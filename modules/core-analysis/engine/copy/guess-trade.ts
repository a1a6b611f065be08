import type { Trade } from '../../contract/trade.ts';
import type { ImageMeasurements } from '../measurements.ts';
import type { VideoMeasurements } from '../video/video-measurements.ts';
import { isEvent } from './flyer.ts';
import { alternatives, foldText, listOf } from './fold-text.ts';
import { lexiconFor } from './language.ts';
import { hasConcept } from './quote.ts';
import { readLine } from './read-line.ts';
import { wordsOfVideo } from './words-of-video.ts';

/**
 * Words that what is sold is known by, in the seven languages that are read: the first list settles it, of the second two are
 * needed.
 */
const WORDS: Readonly<Record<Trade, readonly [sure: string, likely: string]>> = {
  goods: [
    `free shipping, free delivery, free returns, add to cart, add to bag, gratis versand, kostenloser versand, versandkostenfrei,
    livraison offerte, livraison gratuite, envio gratis, spedizione gratuita, frete gratis, envio gratuito, gratis verzending`,
    `shipping, delivery, returns, order, pack, versand, lieferung, ruckgabe, bestellen, livraison, commander, envio, pedido,
    devolucion, spedizione, ordina, reso, entrega, encomenda, verzending, bezorging, bestel`,
  ],
  stays: [
    `hotel, hotels, hostel, resort, apartments for, holiday home, vacation rental, guest house, bed and breakfast, all inclusive,
    city break, getaway, cruise, cruises, your stay, my stay, room with a view, ubernachtung, ubernachtungen, ferienwohnung,
    ferienhaus, urlaub, kreuzfahrt, fruhstuck und, nachte mit, nachte inkl, anreise, sejour, sejours, hotel, gite, croisiere,
    chambre d'hotes, estancia, alojamiento, escapada, crucero, soggiorno, agriturismo, crociera, alloggio, pousada, hospedagem,
    estadia, alojamento, cruzeiro, overnachting, overnachtingen, vakantiehuis, vakantie, verblijf`,
    `nights, stay, room, rooms, flight, flights, trip, suite, travel, breakfast, nachte, zimmer, reise, flug, fruhstuck, nuits,
    chambre, voyage, vol, noches, habitacion, viaje, vuelo, desayuno, notti, camera, viaggio, volo, colazione, noites, quarto,
    viagem, voo, nachten, kamer, reis, vlucht, ontbijt, lake, mountains, beach, berge, strand, plage, playa, spiaggia`,
  ],
  events: [
    `concert, festival, live music, open air, matinee, box office, doors open, doors 7 pm, konzert, konzerte, eintritt, abendkasse,
    eintrittskarten, billetterie, spectacle, concierto, espectaculo, spettacolo, concertos, ingressos, voorstelling, optreden`,
    `tickets, ticket, seats, stage, tour dates, live, show, karten, buhne, billets, scene, places, entradas, gira, biglietti,
    posti, bilhetes, kaartjes, podium`,
  ],
  dining: [
    `restaurant, restaurants, ristorante, restaurante, trattoria, pizzeria, bistro, brasserie, brunch, tasting menu, book a table,
    reserve a table, reserve your table, happy hour, tisch reservieren, speisekarte, mittagstisch, gasthaus, reserver une table,
    reservar mesa, reserva mesa, prenota un tavolo, reserve uma mesa, reserveer een tafel`,
    `table, menu, kitchen, chef, dinner, lunch, tisch, kuche, koch, carte, cuisine, mesa, cocina, cena, tavolo, cucina, pranzo,
    ementa, cozinha, jantar, tafel, keuken, diner`,
  ],
  services: [
    `dentist, dental, plumber, lawyer, law firm, hairdresser, barber, salon, physio, massage, consultation, get a quote,
    get my quote, free quote, appointment, zahnarzt, zahnarzttermin, anwalt, friseur, handwerker, termin vereinbaren, kostenvoranschlag,
    dentiste, plombier, avocat, coiffeur, prendre rendez-vous, devis gratuit, dentista, abogado, fontanero, peluqueria, pedir cita,
    avvocato, idraulico, parrucchiere, appuntamento, preventivo, advogado, cabeleireiro, orcamento, tandarts, advocaat, loodgieter,
    kapper, afspraak`,
    `clinic, repair, cleaning, visit, quote, checkup, check-up, praxis, termin, reparatur, reinigung, cabinet, rendez-vous, devis,
    clinica, cita, presupuesto, reparacion, studio, riparazione, consulta, reparacao, praktijk, reparatie, schoonmaak, offerte`,
  ],
  courses: [
    `online course, evening class, bootcamp, masterclass, webinar, film school, language school, onlinekurs, sprachkurs,
    weiterbildung, cours en ligne, formation, clases de, curso online, corso online, lezioni di, aulas de, cursus, opleiding`,
    `course, courses, lesson, lessons, class, classes, learn, teacher, certificate, kurs, kurse, lektionen, lernen, cours, lecon,
    lecons, apprendre, curso, cursos, clases, aprender, aprende, corso, corsi, lezioni, impara, aulas, lessen, leer`,
  ],
  apps: [
    `app store, google play, download the app, get the app, free app, our app, software, saas, app herunterladen, die app,
    telecharger l'application, l'appli, descarga la app, scarica l'app, baixe o app, download de app`,
    `app, trial, dashboard, sync, hosting, cloud, spreadsheet, spreadsheets, automate, appli, invoices, rechnungen, factures,
    facturas, fatture, faturas`,
  ],
  causes: [
    `donate, donation, donations, charity, fundraiser, spenden, spende, faire un don, je donne, dona hoy, donar, donacion, dona ora,
    donazione, doe agora, doacao, doneer, donatie`,
    `give, children, shelter, hunger, rescue, help us, kinder, tierheim, retten, enfants, refuge, ninos, ayuda, bambini,
    aiuta, criancas, ajude, kinderen, helpen`,
  ],
};

const WORTH = { sure: 2, likely: 1 } as const;
/** One sure word, or two likely ones; and ahead of every other trade. */
const ENOUGH = 2;

const matcher = (list: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives(listOf(list))})(?![\\p{L}\\p{N}])`, 'gu');
const MATCHERS = Object.entries(WORDS).map(
  ([trade, [sure, likely]]) => [trade as Trade, matcher(sure), matcher(likely)] as const,
);
/** Nights to try a thing at home are none away from it. */
const TRIAL_NIGHTS =
  /\d+[ -](?:nights?|nachte|nuits|noches|notti|noites|nachten)[ -](?:trial|to try|probe\p{L}*|risk|test\p{L}*|d'essai|de prueba|di prova|de teste|proef\p{L}*)/gu;

const different = (text: string, words: RegExp): number => new Set(text.match(words)).size;

/** What a picture shows of what is sold. */
interface Shown {
  readonly place?: boolean;
  readonly device?: boolean;
  readonly product?: boolean;
}

/** What somebody does who wants the work that is advertised. */
const APPLIES =
  /(?<!\p{L})(?:appl(?:y|ications?)|bewerb\p{L}*|bewirb|postul\p{L}+|candidat\p{L}*|sollicite\p{L}+)(?!\p{L})/gu;

/**
 * Whether work or a home is advertised, of which nobody buys several, returns one or reads reviews. One sign is none: big jobs are
 * done with tools, and bedrooms get sheets.
 */
export function isNoPurchase(texts: readonly string[]): boolean {
  const language = lexiconFor(texts);
  const tokens = texts.flatMap((text) => readLine(text, language).tokens);
  const signs = (concept: string) =>
    new Set(tokens.filter((t) => hasConcept([t], concept)).map(({ text }) => text)).size;
  return signs('property') > 1 || signs('work') + different(foldText(texts.join('\n')), APPLIES) > 1;
}

const SHOWN: Readonly<Partial<Record<Trade, keyof Shown>>> = { stays: 'place', apps: 'device', goods: 'product' };

/**
 * What is sold, by the words of a creative and by what it shows; null where they leave it open, and of work and homes.
 */
export function guessTrade(texts: readonly string[], shown: Shown = {}): Trade | null {
  if (isNoPurchase(texts)) return null;
  const text = foldText(texts.join('\n')).replace(TRIAL_NIGHTS, ' ');
  const points = MATCHERS.map(([trade, sure, likely]) => {
    const seen = SHOWN[trade];
    const surely = different(text, sure) + (trade === 'events' && isEvent(texts) ? 1 : 0);
    const likelyToo = different(text, likely) + (seen && shown[seen] ? 1 : 0);
    return { trade, sum: WORTH.sure * surely + WORTH.likely * likelyToo };
  }).sort((one, other) => other.sum - one.sum);
  const [first, second] = points;
  return first && first.sum >= ENOUGH && first.sum > (second?.sum ?? 0) ? first.trade : null;
}

/** The same of what was measured. */
export function tradeOf(m: ImageMeasurements | VideoMeasurements): Trade | null {
  if (m.kind === 'video') return guessTrade(wordsOfVideo(m).text.blocks.map(({ text }) => text));
  const device = m.creative === 'screen' && m.copy.screen !== undefined;
  return guessTrade(
    m.text.blocks.filter(({ pictured }) => !pictured).map(({ text }) => text),
    { place: m.sight?.outcome === 'place', device, product: m.creative === 'product_on_plain' },
  );
}
