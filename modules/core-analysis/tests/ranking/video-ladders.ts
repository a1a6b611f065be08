import type { Placement } from '../../contract/analysis.ts';
import type { Ladder } from './ladder.ts';
import { later, renderSpot, type SpotDesign, type SpotPlan, type SpotShot, spotPlan } from './spot.ts';

/** Three ads of four shots each. No threshold of the rule book was shaped on them. */
export const SPOT_DESIGNS: readonly SpotDesign[] = [
  {
    name: 'roast',
    photos: ['coffee', 'fig-bowl', 'wine-room', 'paint-brushes'],
    headline: 'Stop drinking stale coffee',
    offer: 'First bag free',
    proof: '4.8 stars from 2,310 homes',
    captions: ['We roast on Monday', 'You brew on Thursday', 'Small batches only', 'Pause any time'],
    cta: 'Claim my free bag',
    brand: 'Northroast',
    ground: '#2b1a12',
    accent: '#ffb347',
  },
  {
    name: 'trek',
    photos: ['mountain-trail', 'meadow-mountain', 'dogs-window', 'sunrise-hills'],
    headline: 'Wet feet ruin the best trail',
    offer: '30% off trail boots',
    proof: 'Dry for 500 km or money back',
    captions: ['We walked through rivers', 'My socks stayed dry', 'They weigh almost nothing', 'And grip on wet rock'],
    cta: 'Shop trail boots',
    brand: 'Fernway',
    ground: '#10222b',
    accent: '#ffc83d',
  },
  {
    name: 'camp',
    photos: ['astronaut', 'dandelion', 'coffee', 'meadow-mountain'],
    headline: 'She wants to see the stars',
    offer: 'Space camp from $95',
    proof: '1,200 kids flew last year',
    captions: ['A week of rockets', 'Real pilots teach', 'Build one and launch it', 'Lunch is included'],
    cta: 'Reserve a seat',
    brand: 'Orbit Camp',
    ground: '#1b1440',
    accent: '#7ee0ff',
  },
];

interface VideoKind {
  readonly strengths: readonly string[];
  /** Judged there instead of on TikTok. */
  readonly placement?: Placement;
  spoil(plan: SpotPlan, step: number): SpotPlan;
}

const isCaption = ({ y }: { y: number }) => y > 0.5;

/** Other shots in front, and everything that stood on time moved on by their length. */
function openedBy(plan: SpotPlan, shot: SpotShot): SpotPlan {
  return {
    ...plan,
    shots: [shot, ...plan.shots],
    texts: later(plan.texts, shot.seconds),
    sound: plan.sound && { ...plan.sound, speechFrom: plan.sound.speechFrom + shot.seconds },
  };
}

/** A shot after the second one. */
function interrupted(plan: SpotPlan, shot: SpotShot): SpotPlan {
  const [first, second, ...rest] = plan.shots as [SpotShot, SpotShot, ...SpotShot[]];
  const at = first.seconds + second.seconds;
  return { ...plan, shots: [first, second, shot, ...rest], texts: later(plan.texts, shot.seconds, at) };
}

/** The same seconds in shots of this length. */
function hurried(plan: SpotPlan, length: number): SpotPlan {
  const total = plan.shots.reduce((sum, { seconds }) => sum + seconds, 0);
  const count = Math.round(total / length);
  const shots = Array.from({ length: count }, (_, index) => ({
    seconds: total / count,
    photo: plan.design.photos[index % plan.design.photos.length] ?? null,
  }));
  return { ...plan, shots };
}

const gain = (gainDb: number) => (plan: SpotPlan) => ({ ...plan, sound: plan.sound && { ...plan.sound, gainDb } });

export const VIDEO_KINDS: Readonly<Record<string, VideoKind>> = {
  'late hook': {
    strengths: ['4 s', '7 s'],
    spoil: (plan, step) =>
      openedBy(plan, { photo: plan.design.photos[3] ?? null, still: true, seconds: [4, 7][step] as number }),
  },
  'dead opening': {
    strengths: ['1 s black', '3 s black'],
    spoil: (plan, step) => openedBy(plan, { photo: null, seconds: [1, 3][step] as number }),
  },
  // On TikTok people listen, and captions weigh least by the evidence; on LinkedIn they watch muted.
  'no captions': {
    placement: 'linkedin',
    strengths: ['for half', 'none'],
    spoil: (plan, step) => ({
      ...plan,
      texts: plan.texts.filter((text) => !isCaption(text) || (step === 0 && text.start < 4)),
    }),
  },
  silent: {
    strengths: ['half', 'no sound track'],
    spoil: (plan, step) => ({ ...plan, sound: step === 0 ? plan.sound && { ...plan.sound, audible: 0.5 } : null }),
  },
  'too quiet': { strengths: ['-6 dB', '-14 dB'], spoil: (plan, step) => gain(step === 0 ? -6 : -14)(plan) },
  clipping: { strengths: ['+6 dB', '+14 dB'], spoil: (plan, step) => gain(step === 0 ? 6 : 14)(plan) },
  'black gap': {
    strengths: ['1 s', '3 s'],
    spoil: (plan, step) => interrupted(plan, { photo: null, seconds: [1, 3][step] as number }),
  },
  frozen: {
    strengths: ['2 s', '4 s'],
    spoil: (plan, step) =>
      interrupted(plan, { photo: plan.design.photos[0] ?? null, still: true, seconds: [2, 4][step] as number }),
  },
  'no end card': {
    strengths: ['none', '3 s of plain colour'],
    spoil: (plan, step) => ({ ...plan, card: step === 0 ? null : { seconds: 3, asks: false } }),
  },
  'cut too fast': {
    strengths: ['0.6 s a shot', '0.3 s a shot'],
    spoil: (plan, step) => hurried(plan, [0.6, 0.3][step] as number),
  },
  blurred: { strengths: ['2 px', '5 px'], spoil: (plan, step) => ({ ...plan, blur: [2, 5][step] as number }) },
  dark: { strengths: ['45 %', '20 %'], spoil: (plan, step) => ({ ...plan, light: [0.45, 0.2][step] as number }) },
  'wrong ratio': {
    strengths: ['1:1', '16:9'],
    spoil: (plan, step) => ({ ...plan, ...(step === 0 ? { width: 720, height: 720 } : { width: 960, height: 540 }) }),
  },
  'tiny supers': {
    strengths: ['40 %', '25 %'],
    spoil: (plan, step) => ({
      ...plan,
      texts: plan.texts.map((text) => ({ ...text, size: text.size * ([0.4, 0.25][step] as number) })),
    }),
  },
  'faint supers': {
    strengths: ['grey on panel', 'dark grey on panel'],
    spoil: (plan, step) => ({
      ...plan,
      texts: plan.texts.map((text) => ({ ...text, fill: ['#6a6f78', '#343a42'][step] as string, panel: 0.95 })),
    }),
  },
};

/** One spot and one kind of `VIDEO_KINDS`. */
export function videoLadder(design: SpotDesign, kind: string): Ladder {
  const made = VIDEO_KINDS[kind];
  if (!made) throw new Error(`there is no kind ${kind}`);
  return {
    medium: 'video',
    creative: design.name,
    kind,
    known: false,
    placement: made.placement ?? 'tiktok',
    strengths: made.strengths,
    good: () => renderSpot(spotPlan(design)),
    version: (step) => renderSpot(made.spoil(spotPlan(design), step)),
  };
}

/** Every spot with every kind. */
export function videoLadders(designs: readonly SpotDesign[] = SPOT_DESIGNS): Ladder[] {
  return designs.flatMap((design) => Object.keys(VIDEO_KINDS).map((kind) => videoLadder(design, kind)));
}
