import type { Goal } from '../../contract/analysis.ts';
import type { Trade } from '../../contract/trade.ts';
import type { CopyLanguage } from './lexica.ts';
import { REQUEST_EXAMPLES } from './request-examples.ts';

interface TradeWords {
  /** For sales and leads; the first is short enough for a button. */
  readonly ask: readonly [string, string?];
  /** For awareness; absent: what anybody is asked for. */
  readonly look?: string;
  /** A line that takes a doubt away, read as a mark of trust and as no offer or deadline. */
  readonly safety: string;
}

/** Words of a trade; products have those of `REQUEST_EXAMPLES` and `SAFETY_LINES`. */
export const TRADE_WORDS: Readonly<Record<CopyLanguage, Readonly<Record<Exclude<Trade, 'goods'>, TradeWords>>>> = {
  en: {
    stays: { ask: ['Book your stay', 'Check your dates'], look: 'Plan your trip', safety: 'Free cancellation' },
    events: {
      ask: ['Get your tickets', 'Book your seat'],
      look: 'See the programme',
      safety: 'Full refund up to 48 hours before',
    },
    dining: { ask: ['Book a table', 'Reserve your table'], look: 'See the menu', safety: 'Free cancellation' },
    services: { ask: ['Book a visit', 'Get my quote'], look: 'See our work', safety: 'No obligation' },
    courses: {
      ask: ['Start the course', 'Join the course'],
      look: 'See the lessons',
      safety: '14-day money-back guarantee',
    },
    apps: { ask: ['Try it now', 'Download the app'], look: 'See how it works', safety: 'Cancel any time' },
    causes: { ask: ['Donate now', 'Give today'], look: 'See the work', safety: 'Cancel any time' },
  },
  de: {
    stays: { ask: ['Jetzt buchen', 'Urlaub buchen'], look: 'Reise planen', safety: 'Kostenlose Stornierung' },
    events: {
      ask: ['Tickets sichern', 'Platz reservieren'],
      look: 'Programm ansehen',
      safety: 'Kostenlose Stornierung bis 48 Stunden vorher',
    },
    dining: {
      ask: ['Tisch reservieren', 'Jetzt reservieren'],
      look: 'Speisekarte ansehen',
      safety: 'Kostenlose Stornierung',
    },
    services: { ask: ['Termin vereinbaren', 'Angebot anfordern'], safety: 'Kein Risiko' },
    courses: {
      ask: ['Jetzt anmelden', 'Kurs starten'],
      safety: '14 Tage Geld-zurück-Garantie',
    },
    apps: {
      ask: ['Jetzt testen', 'App herunterladen'],
      safety: 'Jederzeit kündbar',
    },
    causes: { ask: ['Jetzt spenden', 'Jetzt mitmachen'], safety: 'Jederzeit kündbar' },
  },
  fr: {
    stays: {
      ask: ['Réserver maintenant', 'Réserver mon séjour'],
      safety: 'Annulation gratuite',
    },
    events: {
      ask: ['Réserver ma place', 'Prendre mes billets'],

      safety: 'Annulation gratuite 48 h avant',
    },
    dining: {
      ask: ['Réserver une table', 'Réserver maintenant'],
      look: 'Voir la carte',
      safety: 'Annulation gratuite',
    },
    services: {
      ask: ['Prendre rendez-vous', 'Demander un devis'],
      safety: 'Sans engagement',
    },
    courses: { ask: ['S’inscrire', 'Commencer le cours'], safety: 'Satisfait ou remboursé' },
    apps: {
      ask: ['Essayer maintenant', 'Télécharger l’application'],
      look: 'Découvrir l’application',
      safety: 'Sans engagement',
    },
    causes: { ask: ['Faire un don', 'Je donne'], safety: 'Sans engagement' },
  },
  es: {
    stays: { ask: ['Reservar ahora', 'Reserva ya'], safety: 'Cancelación gratuita' },
    events: {
      ask: ['Reserva tu plaza', 'Comprar entradas'],
      look: 'Ver el programa',
      safety: 'Cancelación gratuita 48 h antes',
    },
    dining: { ask: ['Reservar mesa', 'Reservar ahora'], look: 'Ver la carta', safety: 'Cancelación gratuita' },
    services: { ask: ['Pedir cita', 'Solicitar presupuesto'], safety: 'Sin compromiso' },
    courses: {
      ask: ['Inscríbete ahora', 'Empieza el curso'],
      look: 'Ver el programa',
      safety: 'Garantía de devolución de 14 días',
    },
    apps: { ask: ['Pruébala ahora', 'Descarga la app'], look: 'Descubre la app', safety: 'Sin compromiso' },
    causes: { ask: ['Donar ahora', 'Dona hoy'], safety: 'Sin compromiso' },
  },
  it: {
    stays: {
      ask: ['Prenota ora', 'Prenota il soggiorno'],
      look: 'Scopri il viaggio',
      safety: 'Cancellazione gratuita',
    },
    events: {
      ask: ['Prenota il posto', 'Acquista i biglietti'],
      look: 'Scopri il programma',
      safety: 'Cancellazione gratuita fino a 48 ore prima',
    },
    dining: { ask: ['Prenota un tavolo', 'Prenota ora'], look: 'Scopri il menu', safety: 'Cancellazione gratuita' },
    services: {
      ask: ['Prenota una visita', 'Richiedi un preventivo'],
      look: 'Scopri i lavori',
      safety: 'Senza impegno',
    },
    courses: { ask: ['Iscriviti ora', 'Inizia il corso'], look: 'Scopri il corso', safety: 'Soddisfatti o rimborsati' },
    apps: { ask: ['Prova ora', 'Scarica l’app'], look: 'Scopri l’app', safety: 'Senza impegno' },
    causes: { ask: ['Dona ora', 'Fai una donazione'], look: 'Scopri i progetti', safety: 'Senza impegno' },
  },
  pt: {
    stays: {
      ask: ['Reserve agora', 'Reserve o seu lugar'],
      look: 'Conheça o destino',
      safety: 'Cancelamento gratuito',
    },
    events: {
      ask: ['Reserve o seu lugar', 'Compre bilhetes'],
      look: 'Veja o programa',
      safety: 'Cancelamento gratuito até 48 horas antes',
    },
    dining: { ask: ['Reserve uma mesa', 'Reserve agora'], look: 'Veja a ementa', safety: 'Cancelamento gratuito' },
    services: { ask: ['Marque uma visita', 'Peça um orçamento'], look: 'Veja os trabalhos', safety: 'Sem compromisso' },
    courses: {
      ask: ['Inscreva-se agora', 'Comece o curso'],
      look: 'Conheça o curso',
      safety: 'Garantia de devolução de 14 dias',
    },
    apps: { ask: ['Experimente agora', 'Baixe o app'], look: 'Conheça o app', safety: 'Sem compromisso' },
    causes: { ask: ['Doe agora', 'Faça uma doação'], look: 'Conheça os projetos', safety: 'Sem compromisso' },
  },
  nl: {
    stays: { ask: ['Boek nu', 'Bekijk de data'], look: 'Ontdek de reis', safety: 'Gratis annuleren' },
    events: {
      ask: ['Reserveer je plek', 'Bestel tickets'],
      look: 'Bekijk het programma',
      safety: 'Gratis annuleren tot 48 uur vooraf',
    },
    dining: { ask: ['Reserveer een tafel', 'Reserveer nu'], look: 'Bekijk het menu', safety: 'Gratis annuleren' },
    services: {
      ask: ['Maak een afspraak', 'Vraag een offerte aan'],
      safety: 'Zonder verplichtingen',
    },
    courses: {
      ask: ['Schrijf je in', 'Start de cursus'],
      look: 'Bekijk de cursus',
      safety: '14 dagen niet goed geld terug',
    },
    apps: { ask: ['Probeer het nu', 'Download de app'], look: 'Ontdek de app', safety: 'Zonder verplichtingen' },
    causes: { ask: ['Doneer nu', 'Geef vandaag'], look: 'Bekijk de projecten', safety: 'Zonder verplichtingen' },
  },
};

const NOUNS: Readonly<Record<Trade, string>> = {
  goods: 'product',
  stays: 'place',
  events: 'event',
  dining: 'food',
  services: 'result of your work',
  courses: 'course',
  apps: 'app',
  causes: 'cause',
};

/** What advice calls what is sold: "the product" where nobody said. */
export const soldThing = ({ sells }: { readonly sells?: Trade | null }): string => `the ${NOUNS[sells ?? 'goods']}`;

/** Requests to suggest for what the ad is for and what is sold, the first one short enough for a button. */
export function requestExamples(
  language: CopyLanguage,
  { goal, sells }: { readonly goal: Goal; readonly sells?: Trade | null },
): readonly [string, string?] {
  const words = sells && sells !== 'goods' ? TRADE_WORDS[language][sells] : null;
  if (words && (goal === 'sales' || goal === 'leads')) return words.ask;
  return words?.look && goal === 'awareness' ? [words.look] : REQUEST_EXAMPLES[language][goal];
}
