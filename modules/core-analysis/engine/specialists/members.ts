import type { Discipline } from './disciplines.ts';

export interface Member {
  id: string;
  /** Who it is; never the name of an area, whose score is another figure. */
  name: string;
  remit: string;
  disciplines: readonly Discipline[];
}

const LEGIBILITY: Member = {
  id: 'legibility',
  name: 'Legibility analyst',
  remit: 'Whether the words can be read: size, contrast, amount, time, and on a small or muted phone.',
  disciplines: ['legibility'],
};
const COPY: Member = {
  id: 'copy',
  name: 'Copy analyst',
  remit: 'What the words say: the request, the offer, one message, and how soon.',
  disciplines: ['copy'],
};
const TRUST: Member = {
  id: 'trust',
  name: 'Psychology analyst',
  remit: 'Why to believe it and act now: benefit, concreteness, yardstick, scarcity, proof, safety.',
  disciplines: ['trust'],
};
const DELIVERY: Member = {
  id: 'delivery',
  name: 'Delivery analyst',
  remit: 'Whether the placement takes it as it is: shape, size, safe zones, sound and file quality.',
  disciplines: ['delivery'],
};

/** The expert team of Starter and Pro, and that of Elite, which has two more pairs of eyes on the picture itself. */
export const TEAMS: Readonly<Record<6 | 8, readonly Member[]>> = {
  6: [
    {
      id: 'attention',
      name: 'Attention analyst',
      remit: 'Where the first glance goes: clutter, focal points, product, people and brand.',
      disciplines: ['attention', 'subject'],
    },
    LEGIBILITY,
    COPY,
    TRUST,
    {
      id: 'design',
      name: 'Design analyst',
      remit: 'Colour, light, composition and pace.',
      disciplines: ['colour', 'form'],
    },
    DELIVERY,
  ],
  8: [
    {
      id: 'attention',
      name: 'Attention analyst',
      remit: 'Where the first glance goes and what competes for it.',
      disciplines: ['attention'],
    },
    {
      id: 'subject',
      name: 'Brand and people analyst',
      remit: 'What the creative shows: the subject, faces, and the brand by name.',
      disciplines: ['subject'],
    },
    LEGIBILITY,
    COPY,
    TRUST,
    {
      id: 'colour',
      name: 'Colour analyst',
      remit: 'Colourfulness, harmony, exposure and contrast of the picture.',
      disciplines: ['colour'],
    },
    {
      id: 'form',
      name: 'Composition analyst',
      remit: 'Balance, room and order of the frame; in a video, cuts, motion and dead time.',
      disciplines: ['form'],
    },
    DELIVERY,
  ],
};
