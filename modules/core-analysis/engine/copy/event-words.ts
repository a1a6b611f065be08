import { listOf } from './fold-text.ts';

/** Words of an event, a menu or a local shop's notice, in the languages we read. */
export const EVENT_WORDS: readonly string[] = listOf(`
  concert, concerts, festival, live music, live band, open mic, flea market, market day, christmas market, open day, open house,
  open day, exhibition, vernissage, workshop, workshops, lecture, reading, screening, tournament, charity run, fun run, street food,
  tasting, party, dj, line-up, lineup, doors open, doors, admission, entry, programme, matinee, premiere, ball, bazaar, fair,
  summer fete, bake sale, quiz night, lunch menu, daily specials, starters, mains, desserts,
  konzert, konzerte, fest, sommerfest, herbstfest, stadtfest, straßenfest, weinfest, oktoberfest, flohmarkt, weihnachtsmarkt,
  wochenmarkt, hofverkauf, tag der offenen tür, ausstellung, lesung, vortrag, kurs, seminar, turnier, lauf, verkostung, weinprobe,
  feier, eröffnung, neueröffnung, einlass, eintritt, abendkasse, vorverkauf, beginn, programm, premiere, kinderschminken,
  live-musik, livemusik, tombola, mittagstisch, tageskarte, vorspeisen, hauptgerichte, nachspeisen,
  concert, fête, kermesse, vide-grenier, brocante, marché de noël, portes ouvertes, exposition, atelier, conférence, tournoi,
  dégustation, soirée, bal, spectacle, buvette, entrée, tarif, tarif plein, réservation, ouverture des portes, programme,
  plat du jour, entrées, plats, formule midi,
  concierto, fiesta, feria, mercadillo, rastro, jornada de puertas abiertas, exposición, taller, charla, torneo, degustación, cata,
  espectáculo, entrada, taquilla, apertura de puertas, programa, verbena, inauguración, menú del día, primeros, segundos, postres`);
