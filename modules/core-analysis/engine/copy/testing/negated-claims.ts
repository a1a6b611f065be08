import { linesOf } from './lines-of.ts';

/** Lines that deny what their words name: no offer, no proof, no mark of trust in them. Written before the reader was tuned. */
export const DENIED = linesOf(`
  Delivery is not free
  This is not free
  Returns aren't free
  No longer free of charge
  Never free
  There is no free lunch
  No guarantee needed
  Without guarantee
  Results are not guaranteed
  Not certified
  No returns
  No free shipping
  Returns not accepted
  No warranty given
  Rated 1.2 by 14 users
  1.8 out of 5 stars
  2/5 from 300 customers
  4/10 from 90 users
  Die Lieferung ist nicht kostenlos
  Nicht gratis
  Keine Garantie
  Ohne Garantie
  Nicht zertifiziert
  Kein kostenloser Versand
  Umtausch und Garantie ausgeschlossen
  Bewertet mit 1,4 von 5
  La livraison n'est pas gratuite
  Pas gratuit
  Sans garantie
  Aucune garantie
  Non certifié
  Noté 1,2 par 14 utilisateurs
  El envío no es gratis
  No es gratis
  Sin garantía
  Ninguna garantía
  No certificado
  Valorado con 1,3 por 20 clientes`);

/** Lines in which a word of denial stands and something is promised all the same, with what finds it. */
export const PROMISED: readonly (readonly ['offer' | 'proof' | 'trust', string])[] = [
  ['trust', 'No credit card required'],
  ['trust', 'No-questions-asked returns'],
  ['trust', 'Risk-free'],
  ['trust', 'No guarantee, no risk'],
  ['trust', 'No hassle returns'],
  ['trust', 'Not happy? Money back'],
  ['trust', 'No contract'],
  ['trust', 'Guaranteed not to fade'],
  ['trust', 'Not just certified'],
  ['trust', 'Free returns, no questions'],
  ['trust', 'Ohne Risiko'],
  ['trust', 'Kein Risiko'],
  ['trust', 'Nicht zufrieden? Geld zurück'],
  ['trust', 'Sans engagement'],
  ['trust', 'Sans risque'],
  ['trust', 'Sin compromiso'],
  ['trust', 'Sin riesgo'],
  ['offer', 'No code needed: 20% off'],
  ['offer', 'Do not miss a free coffee'],
  ['offer', 'Not only free but fast: free coffee'],
  ['offer', 'Nicht verpassen: gratis Kaffee'],
  ['offer', 'Ne manquez pas: café gratuit'],
  ['offer', 'No te lo pierdas: café gratis'],
  ['proof', 'Rated 4.8 by 14 users'],
  ['proof', 'Rated 3.4 by 1,400 users'],
  ['proof', '8/10 from 90 users'],
  ['proof', 'Gesamtnote 1,4'],
  ['proof', 'Noté 4,6 par 140 utilisateurs'],
  ['proof', 'Bewertet mit 4,6 von 5'],
  ['proof', 'Valorado con 4,7 por 200 clientes'],
];
