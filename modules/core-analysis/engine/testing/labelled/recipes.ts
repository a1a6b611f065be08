/** Creatives that the project makes itself, each with what anybody sees in it; `draw-creative.ts` draws them. */
import type { CreativeKind } from '../../sight/creative-kind.ts';

/** What is in the picture, by the name of a photograph of the test set; none: letters and shapes alone. */
export type PhotoName =
  | 'astronaut'
  | 'coffee'
  | 'dandelion'
  | 'dogs-window'
  | 'fig-bowl'
  | 'meadow-mountain'
  | 'mountain-trail'
  | 'sunrise-hills'
  | 'wine-room';

type Template = 'full' | 'top' | 'side' | 'type' | 'quote' | 'pair' | 'phone' | 'meme' | 'panels' | 'pack';

export interface Recipe {
  id: string;
  template: Template;
  lang: 'en' | 'de' | 'fr' | 'es' | 'it';
  photo?: PhotoName;
  headline: string;
  body?: string;
  offer?: string;
  request?: string;
  /** Whether the request stands on a button. */
  button?: boolean;
  logo?: string;
}

export const KIND_OF: Readonly<Record<Template, CreativeKind>> = {
  full: 'photograph',
  top: 'photograph',
  side: 'photograph',
  type: 'type_only',
  quote: 'quote',
  pair: 'comparison',
  phone: 'screen',
  meme: 'meme',
  panels: 'several_panels',
  pack: 'product_on_plain',
};

const recipe = (
  id: string,
  template: Template,
  lang: Recipe['lang'],
  photo: PhotoName | undefined,
  words: Omit<Recipe, 'id' | 'template' | 'lang' | 'photo'>,
): Recipe => ({ id, template, lang, photo, button: true, ...words });

/** Every fifth stands in `npm test`. */
export const RECIPES: readonly Recipe[] = [
  // Photographs that fill the frame
  recipe('cup-en', 'full', 'en', 'coffee', {
    headline: 'Slow mornings, made easy',
    offer: '20% off your first bag',
    request: 'Order your bag',
    logo: 'beanwright',
  }),
  recipe('dogs-de', 'full', 'de', 'dogs-window', {
    headline: 'Zwei Pfoten, ein Zuhause',
    body: 'Futter, das sie kennen',
    request: 'Jetzt probieren',
    logo: 'PFOTENGLÜCK',
  }),
  recipe('hike-fr', 'full', 'fr', 'mountain-trail', {
    headline: 'Respirez plus haut',
    offer: '3 nuits dès 189 €',
    request: 'Réserver mon séjour',
    logo: 'ALTIVO',
  }),
  recipe('figs-es', 'full', 'es', 'fig-bowl', {
    headline: 'Higos en su punto',
    offer: 'Envío gratis desde 25 €',
    request: 'Pide tu caja',
    logo: 'huertanova',
  }),
  recipe('hills-it', 'full', 'it', 'sunrise-hills', {
    headline: 'Svegliati con il sole',
    offer: 'Colazione inclusa',
    request: 'Prenota ora',
    logo: 'Colle & Luna',
  }),
  recipe('seed-en', 'full', 'en', 'dandelion', {
    headline: 'Breathe through spring',
    offer: '2 packs for $18',
    request: 'Get yours',
    logo: 'clearlea',
  }),
  recipe('pilot-en', 'full', 'en', 'astronaut', {
    headline: 'Ask the engineer',
    body: 'Live, every Thursday',
    request: 'Save my seat',
    logo: 'ORBITLY',
  }),
  recipe('drum-de', 'full', 'de', 'wine-room', {
    headline: 'Abende, die klingen',
    offer: '6 Flaschen für 49 €',
    request: 'Jetzt bestellen',
    logo: 'Rebe & Klang',
  }),
  recipe('meadow-en', 'full', 'en', 'meadow-mountain', {
    headline: 'The quiet is included',
    body: 'Huts above the clouds',
    logo: 'HIGHFOLD',
  }),
  recipe('cup-it', 'full', 'it', 'coffee', {
    headline: 'Il rito delle sette',
    offer: 'Sconto del 15% sul primo ordine',
    request: 'Ordina il tuo',
    logo: 'torrefina',
  }),
  recipe('dogs-fr', 'full', 'fr', 'dogs-window', {
    headline: 'Ils vous attendent',
    body: 'Adoptez dans votre refuge',
    request: 'Faire un don',
    logo: 'REFUGIA',
  }),
  recipe('figs-en', 'full', 'en', 'fig-bowl', {
    headline: 'Picked at dawn',
    offer: 'First box free',
    request: 'Claim my box',
    logo: 'figwell',
  }),
  // A photograph above words
  recipe('cup-de', 'top', 'de', 'coffee', {
    headline: 'Kaffee, der bleibt',
    body: 'Jede Woche frisch geröstet',
    offer: '10 € Rabatt auf alles',
    request: 'Jetzt sichern',
    logo: 'röstwerk',
  }),
  recipe('dogs-en', 'top', 'en', 'dogs-window', {
    headline: 'Walks without worry',
    body: 'Vet on call, day and night',
    request: 'Start your cover',
    logo: 'pawshield',
  }),
  recipe('trail-es', 'top', 'es', 'mountain-trail', {
    headline: 'Tu próxima cima',
    body: 'Rutas con guía local',
    offer: 'Desde 49 € por persona',
    request: 'Reserva ya',
    logo: 'CUMBRE',
  }),
  recipe('seed-fr', 'top', 'fr', 'dandelion', {
    headline: 'Le printemps sans larmes',
    body: 'Sans ordonnance',
    request: 'Je commande',
    logo: 'floralis',
  }),
  recipe('figs-it', 'top', 'it', 'fig-bowl', {
    headline: 'Dolci come l’estate',
    body: 'Raccolti a mano',
    offer: '2 kg a 12 €',
    request: 'Acquista ora',
    logo: 'OrtoVero',
  }),
  recipe('drum-en', 'top', 'en', 'wine-room', {
    headline: 'Friday tastes better here',
    body: 'Red wine and live jazz',
    offer: 'Tickets from $15',
    request: 'Book a table',
    logo: 'CORK & DRUM',
  }),
  recipe('pilot-de', 'top', 'de', 'astronaut', {
    headline: 'Lernen von den Besten',
    body: '12 Lektionen, ein Ziel',
    request: 'Kurs starten',
    logo: 'lernraum',
  }),
  recipe('meadow-de', 'top', 'de', 'meadow-mountain', {
    headline: 'Bergluft ab 89 €',
    offer: 'Bergluft ab 89 €',
    body: '2 Nächte mit Frühstück',
    request: 'Jetzt buchen',
    logo: 'ALPINO',
  }),
  recipe('hills-fr', 'top', 'fr', 'sunrise-hills', {
    headline: 'Partez avant les autres',
    offer: '-30 % jusqu’à dimanche',
    request: 'Voir les offres',
    logo: 'VOYALIA',
  }),
  // Beside words
  recipe('cup-es', 'side', 'es', 'coffee', {
    headline: 'El café de casa',
    body: 'Tostado cada lunes',
    offer: 'Primera bolsa gratis',
    request: 'Pruébalo',
    logo: 'tostara',
  }),
  recipe('dogs-it', 'side', 'it', 'dogs-window', {
    headline: 'Amici per sempre',
    body: 'Assicura il tuo cane',
    offer: 'Da 9 € al mese',
    request: 'Richiedi un preventivo',
    logo: 'fidocura',
  }),
  recipe('figs-de', 'side', 'de', 'fig-bowl', {
    headline: 'Reif und ehrlich',
    body: 'Direkt vom Hof',
    request: 'Kiste bestellen',
    logo: 'hofgut',
  }),
  recipe('pilot-fr', 'side', 'fr', 'astronaut', {
    headline: 'Osez la science',
    body: 'Cours du soir pour tous',
    request: 'S’inscrire',
    logo: 'SAVANTE',
  }),
  recipe('seed-de', 'side', 'de', 'dandelion', {
    headline: 'Frei durchatmen',
    body: 'Pflanzlich und sanft',
    offer: '3 für 2',
    request: 'Jetzt kaufen',
    logo: 'windkraut',
  }),
  recipe('trail-en', 'side', 'en', 'mountain-trail', {
    headline: 'Boots that forgive',
    body: 'Resoled for life',
    offer: '$40 off this week',
    request: 'Shop boots',
    logo: 'TREADWELL',
  }),
  recipe('drum-es', 'side', 'es', 'wine-room', {
    headline: 'Noches con ritmo',
    body: 'Vino y percusión en vivo',
    request: 'Comprar entradas',
    logo: 'LA BODEGA 9',
  }),
  recipe('hills-en', 'side', 'en', 'sunrise-hills', {
    headline: 'Wake up somewhere else',
    body: 'Cabins for two',
    offer: '4 nights for the price of 3',
    request: 'Check your dates',
    logo: 'dawnfold',
  }),
  // Letters alone
  recipe('friday-en', 'type', 'en', undefined, {
    headline: '50% OFF EVERYTHING',
    body: 'Ends Monday midnight',
    offer: '50% OFF EVERYTHING',
    request: 'Shop the sale',
    logo: 'NORDWAY',
  }),
  recipe('sale-de', 'type', 'de', undefined, {
    headline: 'Alles muss raus',
    body: 'Nur bis Samstag',
    offer: 'Bis zu 40 % Rabatt',
    request: 'Jetzt sparen',
    logo: 'möbelhaus süd',
  }),
  recipe('job-fr', 'type', 'fr', undefined, {
    headline: 'On recrute des curieux',
    body: 'CDI à Lyon',
    request: 'Postulez',
    logo: 'ATELIER 12',
  }),
  recipe('app-es', 'type', 'es', undefined, {
    headline: 'Tus facturas, solas',
    body: 'Sin papeles ni prisas',
    offer: '30 días gratis',
    request: 'Empieza hoy',
    logo: 'facturio',
  }),
  recipe('gym-it', 'type', 'it', undefined, {
    headline: 'Muoviti di più',
    body: 'Senza impegno',
    offer: 'Primo mese a 1 €',
    request: 'Iscriviti ora',
    logo: 'PALESTRA UNO',
  }),
  recipe('bank-en', 'type', 'en', undefined, {
    headline: 'Money that minds itself',
    body: 'Set a goal, forget the rest',
    request: 'Open an account',
    logo: 'ledgerly',
  }),
  recipe('school-en', 'type', 'en', undefined, {
    headline: 'Speak it by summer',
    body: 'Twelve evenings, small groups',
    offer: '$50 off when you book early',
    request: 'Join the course',
    logo: 'talkwell',
  }),
  recipe('phone-de', 'type', 'de', undefined, {
    headline: 'Zähne? Wir kümmern uns',
    body: 'Termine auch am Samstag',
    request: 'Rufen Sie an: 0351 555 014',
    button: false,
    logo: 'praxis am markt',
  }),
  // Quotes
  recipe('quote-en', 'quote', 'en', undefined, {
    headline: '“It gave me my evenings back.”',
    offer: 'Try it free',
    body: 'Dana R., teacher',
    request: 'Try it free',
    logo: 'gradely',
  }),
  recipe('quote-de', 'quote', 'de', undefined, {
    headline: '„Endlich schlafe ich wieder durch.“',
    body: 'Jonas, 41',
    request: 'Jetzt testen',
    logo: 'nachtruh',
  }),
  recipe('quote-fr', 'quote', 'fr', undefined, {
    headline: '« Je ne cuisine plus sans elle. »',
    body: 'Claire, Nantes',
    request: 'Découvrir',
    logo: 'CASSEROLE',
  }),
  recipe('quote-es', 'quote', 'es', undefined, {
    headline: '“Ahora llego a fin de mes.”',
    body: 'Marta, Valencia',
    request: 'Abre tu cuenta',
    logo: 'hucha',
  }),
  recipe('quote-it', 'quote', 'it', undefined, {
    headline: '“Non torno più indietro.”',
    body: 'Luca, Torino',
    request: 'Prova ora',
    logo: 'biciclo',
  }),
  // Two states set apart
  recipe('pair-en', 'pair', 'en', 'fig-bowl', {
    headline: 'Five weeks, one habit',
    request: 'Start today',
    logo: 'freshly',
  }),
  recipe('pair-de', 'pair', 'de', 'coffee', {
    headline: 'Ein Filter macht den Unterschied',
    request: 'Filter bestellen',
    logo: 'klarwerk',
  }),
  recipe('pair-fr', 'pair', 'fr', 'dandelion', {
    headline: 'Un geste, deux saisons',
    request: 'J’en profite',
    logo: 'PURÉA',
  }),
  // Phones
  recipe('split-en', 'phone', 'en', undefined, {
    headline: 'Split any bill in two taps',
    request: 'Get the app',
    logo: 'tabby',
  }),
  recipe('budget-de', 'phone', 'de', undefined, {
    headline: 'Dein Geld im Blick',
    request: 'App herunterladen',
    logo: 'kassio',
  }),
  recipe('budget-fr', 'phone', 'fr', undefined, {
    headline: 'Vos dépenses, enfin claires',
    offer: '2 mois offerts',
    request: 'Essayer maintenant',
    logo: 'monéo',
  }),
  recipe('budget-es', 'phone', 'es', undefined, {
    headline: 'Ahorra sin pensarlo',
    request: 'Descarga la app',
    logo: 'hormiga',
  }),
  recipe('budget-it', 'phone', 'it', undefined, {
    headline: 'Le tue spese, in ordine',
    request: 'Scarica l’app',
    logo: 'salvadan',
  }),
  recipe('trips-en', 'phone', 'en', undefined, {
    headline: 'Every trip on one screen',
    offer: 'Free for 60 days',
    request: 'Try it free',
    logo: 'ROAMLY',
  }),
  // Memes
  recipe('meme-en', 'meme', 'en', 'dogs-window', { headline: 'WHEN THE POSTMAN IS LATE AGAIN' }),
  recipe('meme-de', 'meme', 'de', 'dogs-window', { headline: 'WENN ES MONTAG WIRD UND KEINER GEHT' }),
  recipe('meme-fr', 'meme', 'fr', 'coffee', { headline: 'LUNDI MATIN AVANT LE CAFÉ' }),
  // Several pictures
  recipe('panels-en', 'panels', 'en', undefined, {
    headline: 'Four ways to slow down',
    request: 'Plan my week',
    logo: 'stillday',
  }),
  recipe('panels-de', 'panels', 'de', undefined, {
    headline: 'Vier Gründe für Südtirol',
    offer: '3 Nächte ab 240 €',
    request: 'Reise planen',
    logo: 'ALMKLANG',
  }),
  recipe('panels-es', 'panels', 'es', undefined, {
    headline: 'Cuatro planes de otoño',
    request: 'Ver los planes',
    logo: 'hoja',
  }),
  // Products drawn on plain grounds
  recipe('tea-en', 'pack', 'en', undefined, {
    headline: 'Tea that waits for you',
    offer: '3 tins for $21',
    request: 'Fill my cupboard',
    logo: 'leafward',
  }),
  recipe('oil-it', 'pack', 'it', undefined, {
    headline: 'L’olio di sempre',
    body: 'Spremuto a freddo',
    offer: '2 bottiglie a 19 €',
    request: 'Ordina ora',
    logo: 'Frantoio Rea',
  }),
  recipe('soap-fr', 'pack', 'fr', undefined, {
    headline: 'La douceur au quotidien',
    body: 'Fabriqué à Marseille',
    request: 'Commander',
    logo: 'savonette',
  }),
  recipe('gin-es', 'pack', 'es', undefined, {
    headline: 'Seco como el verano',
    body: 'Enebro de la sierra',
    request: 'Comprar ahora',
    logo: 'SIERRA SECA',
  }),
];
