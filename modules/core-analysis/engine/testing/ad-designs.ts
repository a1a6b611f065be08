import type { AdDesign } from './ad-generator.ts';

const light = { ground: '#f6f1e7', ink: '#1d1a16', accent: '#c2410c', accentInk: '#ffffff' };
const night = { ground: '#10222b', ink: '#ffffff', accent: '#ffc83d', accentInk: '#1a1406' };
const paper = { ground: '#ffffff', ink: '#14201a', accent: '#0b6b3a', accentInk: '#ffffff' };
const plum = { ground: '#2b1230', ink: '#fff6ee', accent: '#ff8a3d', accentInk: '#22091f' };

/** Ten ads, each another photograph; eight layouts. */
export const AD_DESIGNS: readonly AdDesign[] = [
  {
    name: 'figs',
    photo: 'fig-bowl',
    layout: 'card',
    colours: light,
    copy: {
      headline: 'Figs at their peak',
      offer: '20% off your first box',
      body: 'Picked at dawn, at your door by noon',
      cta: 'Get my fig box',
    },
  },
  {
    name: 'coffee',
    photo: 'coffee',
    layout: 'split',
    colours: night,
    copy: {
      headline: 'Espresso you can trust',
      offer: 'First bag free',
      body: 'Roasted this week in small batches',
      cta: 'Claim my free bag',
    },
  },
  {
    name: 'wine',
    photo: 'wine-room',
    layout: 'story',
    colours: plum,
    copy: {
      headline: 'Friday tastes better at home',
      offer: '6 bottles for $59',
      body: 'Chosen for you by 2 sommeliers',
      cta: 'Order my six',
    },
  },
  {
    name: 'meadow',
    photo: 'meadow-mountain',
    layout: 'wide',
    colours: night,
    copy: {
      headline: 'Breathe mountain air',
      offer: '3 nights from $189',
      body: 'Breakfast and trail map included',
      cta: 'Book my stay',
    },
  },
  {
    name: 'dogs',
    photo: 'dogs-window',
    layout: 'panel',
    colours: paper,
    copy: {
      headline: 'They wait for you. Walk them more.',
      offer: '1 free walk every week',
      body: 'Trusted by 4,200 dog owners',
      cta: 'Find my walker',
    },
  },
  {
    name: 'trail',
    photo: 'mountain-trail',
    layout: 'band',
    colours: night,
    copy: {
      headline: 'Boots made for the last mile',
      offer: '30% off all trail boots',
      body: 'Free returns within 60 days',
      cta: 'Shop trail boots',
    },
  },
  {
    name: 'dandelion',
    photo: 'dandelion',
    layout: 'leftScrim',
    colours: { ...night, accent: '#f4d35e' },
    copy: {
      headline: 'Sleep through pollen season',
      offer: 'Save $40 on air filters',
      body: 'Catches 99% of pollen',
      cta: 'Get my filter',
    },
  },
  {
    name: 'brushes',
    photo: 'paint-brushes',
    layout: 'frame',
    colours: paper,
    copy: {
      headline: 'Paint your first canvas',
      offer: 'Starter kit for $24',
      body: 'Rated 4.6 by 312 beginners',
      cta: 'Get the kit',
    },
  },
  {
    name: 'astronaut',
    photo: 'astronaut',
    layout: 'split',
    colours: light,
    copy: {
      headline: 'Kids who dream big',
      offer: 'Space camp from $95',
      body: '5 days of rockets and stars',
      cta: 'Reserve a seat',
    },
  },
  {
    name: 'sunrise',
    photo: 'sunrise-hills',
    layout: 'band',
    colours: { ...light, accent: '#1d4ed8' },
    copy: {
      headline: 'Wake up rested',
      offer: '30 nights free',
      body: 'Your sleep plan in 2 minutes',
      cta: 'Start my plan',
    },
  },
];
