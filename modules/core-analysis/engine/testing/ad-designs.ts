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

/** The same photographs in other layouts with other words. Nothing in the rule book was shaped on these. */
export const MORE_DESIGNS: readonly AdDesign[] = [
  {
    name: 'sunrise-story',
    photo: 'sunrise-hills',
    layout: 'story',
    colours: night,
    copy: {
      headline: 'Your best night in years',
      offer: '100 nights on trial',
      body: 'Rated 4.8 by 1,940 sleepers',
      cta: 'Try my mattress',
    },
  },
  {
    name: 'figs-story',
    photo: 'fig-bowl',
    layout: 'story',
    colours: plum,
    copy: {
      headline: 'Fruit from the farm next door',
      offer: '$15 off your first crate',
      body: 'Delivered in 24 hours',
      cta: 'Fill my crate',
    },
  },
  {
    name: 'coffee-story',
    photo: 'coffee',
    layout: 'story',
    colours: night,
    copy: {
      headline: 'The barista moved in',
      offer: '25% off your machine',
      body: '2-year warranty, free returns',
      cta: 'Shop machines',
    },
  },
  {
    name: 'dogs-story',
    photo: 'dogs-window',
    layout: 'story',
    colours: { ...night, accent: '#7ee081', accentInk: '#0b1f0c' },
    copy: {
      headline: 'Vet help at any hour',
      offer: 'First call free',
      body: '61,000 pets cared for',
      cta: 'Call a vet now',
    },
  },
  {
    name: 'astronaut-panel',
    photo: 'astronaut',
    layout: 'panel',
    colours: paper,
    copy: {
      headline: 'Learn to fly at 16',
      offer: 'First lesson for $49',
      body: 'Taught by 3 test pilots',
      cta: 'Book my lesson',
    },
  },
  {
    name: 'meadow-left',
    photo: 'meadow-mountain',
    layout: 'leftScrim',
    colours: night,
    copy: {
      headline: 'Hike without the crowd',
      offer: '5 days from $420',
      body: 'Guide, huts and meals included',
      cta: 'See the dates',
    },
  },
  {
    name: 'dogs-wide',
    photo: 'dogs-window',
    layout: 'wide',
    colours: plum,
    copy: {
      headline: 'Insure the whole pack',
      offer: '2 dogs for $19 a month',
      body: 'Claims paid in 48 hours',
      cta: 'Get my quote',
    },
  },
  {
    name: 'trail-card',
    photo: 'mountain-trail',
    layout: 'card',
    colours: paper,
    copy: {
      headline: 'A tent that weighs 900 g',
      offer: 'Save $80 this week',
      body: 'Tested in 120 km/h wind',
      cta: 'Buy the tent',
    },
  },
  {
    name: 'dandelion-frame',
    photo: 'dandelion',
    layout: 'frame',
    colours: light,
    copy: {
      headline: 'Breathe through spring',
      offer: '3 sprays for the price of 2',
      body: 'Works within 15 minutes',
      cta: 'Order my spray',
    },
  },
  {
    name: 'brushes-split',
    photo: 'paint-brushes',
    layout: 'split',
    colours: { ...light, accent: '#1d4ed8' },
    copy: {
      headline: 'Draw every day',
      offer: '12 lessons for $30',
      body: 'Join 8,700 who started late',
      cta: 'Start lesson one',
    },
  },
  {
    name: 'wine-band',
    photo: 'wine-room',
    layout: 'band',
    colours: plum,
    copy: {
      headline: 'A cellar in your kitchen',
      offer: '15% off all coolers',
      body: 'Quiet: 32 dB, 5-year warranty',
      cta: 'Choose my cooler',
    },
  },
  {
    name: 'coffee-band',
    photo: 'coffee',
    layout: 'band',
    colours: light,
    copy: {
      headline: 'Mornings made simple',
      offer: '40 pods for $16',
      body: 'Compostable within 90 days',
      cta: 'Order my pods',
    },
  },
];

/** Ads whose words stand on the photograph in an outline of their own. Only for what may not move a score. */
export const OUTLINED_DESIGNS: readonly AdDesign[] = [
  {
    name: 'coffee-outlined',
    photo: 'coffee',
    layout: 'outlined',
    colours: night,
    copy: {
      headline: 'Wake up slower',
      offer: 'Save 25% this week',
      body: 'Roasted on Monday, yours by Friday',
      cta: 'Order my beans',
    },
  },
  {
    name: 'brushes-outlined',
    photo: 'paint-brushes',
    layout: 'outlined',
    colours: paper,
    copy: {
      headline: 'Colour that stays',
      offer: '12 tubes for $18',
      body: 'Rated 4.7 by 960 painters',
      cta: 'Choose my set',
    },
  },
];
