import type { Goal } from '../../contract/analysis.ts';
import type { CopyLanguage } from './lexica.ts';

/** Requests to suggest by what the ad is for, the first one short enough for a button; none that rule K-02 would call vague. */
export const REQUEST_EXAMPLES: Readonly<Record<CopyLanguage, Readonly<Record<Goal, readonly [string, string?]>>>> = {
  en: {
    sales: ['Shop now', 'Get yours'],
    leads: ['Get my quote', 'Book a call'],
    engagement: ['Join in', 'Tell us yours'],
    community: ['Join us'],
    awareness: ['Explore now'],
  },
  de: {
    sales: ['Jetzt bestellen', 'Jetzt sichern'],
    leads: ['Angebot anfordern', 'Termin vereinbaren'],
    engagement: ['Jetzt mitmachen'],
    community: ['Mitglied werden'],
    awareness: ['Jetzt ansehen'],
  },
  fr: {
    sales: ['Commander maintenant', 'J’en profite'],
    leads: ['Demander un devis', 'Prendre rendez-vous'],
    engagement: ['Je participe'],
    community: ['Rejoignez-nous'],
    awareness: ['Découvrir'],
  },
  es: {
    sales: ['Comprar ahora', 'Pide ya'],
    leads: ['Solicitar presupuesto', 'Pedir cita'],
    engagement: ['Participa y gana'],
    community: ['Únete'],
    awareness: ['Descúbrelo'],
  },
  it: {
    sales: ['Acquista ora', 'Ordina il tuo'],
    leads: ['Richiedi un preventivo', 'Prenota una visita'],
    engagement: ['Partecipa ora'],
    community: ['Unisciti a noi'],
    awareness: ['Scopri ora'],
  },
  pt: {
    sales: ['Compre agora', 'Peça já o seu'],
    leads: ['Peça um orçamento', 'Marque uma visita'],
    engagement: ['Participe já'],
    community: ['Junte-se a nós'],
    awareness: ['Conheça já'],
  },
  nl: {
    sales: ['Bestel nu', 'Koop de jouwe'],
    leads: ['Vraag een offerte aan', 'Maak een afspraak'],
    engagement: ['Doe mee'],
    community: ['Word lid'],
    awareness: ['Ontdek het nu'],
  },
};

interface Wording {
  /** A discount that goes on with its object. */
  discount: string;
  deadline: string;
  stock: string;
  proof: string;
}

/** Short wordings to suggest, in the language of the copy. */
export const WORDING_EXAMPLES: Readonly<Record<CopyLanguage, Wording>> = {
  en: { discount: '20 % off …', deadline: 'Ends Sunday', stock: '40 left', proof: '4.6 ★ from 312 reviews' },
  de: {
    discount: '20 % Rabatt auf …',
    deadline: 'Nur bis Sonntag',
    stock: 'Noch 40 Stück',
    proof: '4,6 ★ aus 312 Bewertungen',
  },
  fr: {
    discount: '20 % de remise sur …',
    deadline: 'Jusqu’à dimanche',
    stock: 'Plus que 40 pièces',
    proof: '4,6 ★ sur 312 avis',
  },
  es: {
    discount: '20 % de descuento en …',
    deadline: 'Hasta el domingo',
    stock: 'Quedan 40 unidades',
    proof: '4,6 ★ en 312 opiniones',
  },
  it: {
    discount: '20 % di sconto su …',
    deadline: 'Fino a domenica',
    stock: 'Ultimi 40 pezzi',
    proof: '4,6 ★ su 312 recensioni',
  },
  pt: {
    discount: '20 % de desconto em …',
    deadline: 'Até domingo',
    stock: 'Restam 40 unidades',
    proof: '4,6 ★ em 312 avaliações',
  },
  nl: {
    discount: '20 % korting op …',
    deadline: 'Tot en met zondag',
    stock: 'Nog 40 stuks',
    proof: '4,6 ★ uit 312 beoordelingen',
  },
};
