import { listOf } from './fold-text.ts';

/** People or opinions that a count in front makes social proof: "12,400 customers". */
export const PEOPLE_WORDS: readonly string[] = listOf(`
  customers, happy customers, reviews, ratings, users, people, members, families, companies, businesses, teams, brands, fans,
  followers, subscribers, students, learners, readers, guests, owners, shoppers, buyers, patients, clients, downloads, sold,
  five-star reviews, 5-star reviews, stars, developers, creators, women, men, parents, runners, players, listeners, homes,
  abonnés, familles, entreprises, patients, élèves, lecteurs, seguidores, familias, empresas, alumnos, pacientes, suscriptores,
  kundinnen, gäste, familien, unternehmen, betriebe, leser, teilnehmer, patienten, schüler, abonnenten, haushalte,
  kunden, bewertungen, nutzer, mitglieder, clients, avis, utilisateurs, membres, clientes, opiniones, resenas, usuarios,
  clienti, recensioni, utenti, avaliacoes, membros, klanten, beoordelingen, gebruikers, reviews`);

/** Words that say "many" without a count. */
export const TRUSTED_WORDS: readonly string[] = listOf(`
  trusted by, loved by, used by, join over, recommended by, rated excellent, as seen in, as seen on, award-winning, award winning,
  voted best, voted no, #1 rated, top rated, top-rated, customer favourite, customer favorite, thousands of happy,
  thousands of customers, millions of, empfohlen von, testsieger, bekannt aus, elu produit, recommande par, recomendado por,
  vertrauen uns, vertrauen auf uns, nous font confiance, déjà adopté par, testé et approuvé, confían en nosotros, avalado por,
  ausgezeichnet mit, recommandé à, consigliato da, recomendado por, aanbevolen door`);

/** Words that make a number beside them a rating. */
export const RATING_WORDS: readonly string[] = listOf(`
  rated, rating, stars, star, trustpilot, google reviews, app store, out of 5, bewertung, bewertet, sterne, note, etoiles,
  estrellas, valoracion, valorado con, valorada con, puntuación, noté, notée, gesamtnote, google-bewertungen, stelle, valutazione, estrelas, nota, sterren, beoordeeld`);

/** What stands behind the name of a customer who is quoted. */
export const VERIFIED_WORDS: readonly string[] = listOf(`
  verified customer, verified buyer, verified purchase, verified review, verified reviewer, verified user, verified owner,
  verifizierter kauf, verifizierter käufer, verifizierte käuferin, verifizierter kunde, verifizierte kundin, geprüfte bewertung,
  achat vérifié, client vérifié, cliente vérifiée, avis vérifié, compra verificada, cliente verificado, cliente verificada,
  opinión verificada, acquisto verificato, cliente verificato, compra verificada, geverifieerde aankoop`);
