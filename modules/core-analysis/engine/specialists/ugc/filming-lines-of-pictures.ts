/** What rules about the picture mean for somebody with a phone in hand. */
import type { RuleId } from '../../../contract/rule-ids.ts';
import { crowding, isCrowding, isOnePlace, type Line, lacksSubject } from './filming-line.ts';

const crowded: Line = {
  about: 'ground',
  avoid: (a) =>
    isCrowding(a)
      ? `film in front of a busy background like this one (${crowding(a)})`
      : `film an empty background (${crowding(a)})`,
  keep: () => 'Film on a background as calm as on the creative',
  better: (a) =>
    isCrowding(a)
      ? 'Take one or two things out of the background before you film'
      : 'Give the background something to look at: a room, a table, a street',
};

const soft: Line = {
  about: 'light',
  avoid: (a) =>
    a.rule.id === 'Q-01'
      ? `film with a shaking hand or a smeared lens: the creative is soft, ${a.evidence.display} where ${a.evidence.target.replace(/^at least /u, '')} look sharp`
      : `film in poor light or with a shaking hand: focus, light and clean pixels of the creative reach only ${a.evidence.display}`,
  keep: (_, { photographed }) =>
    photographed ? 'Keep the light and the focus of the creative: clear, sharp and clean' : undefined,
  better: () => 'Wipe the lens, tap to focus and face the light before each take',
};

export const PICTURE_LINES: Readonly<Partial<Record<RuleId, Line>>> = {
  'S-01': {
    about: 'subject',
    avoid: (a) =>
      lacksSubject(a)
        ? 'leave what you sell out of sight: 0 % of the first glance goes to a product, since none stands out'
        : `let anything outshine what you sell: only ${a.evidence.display} of the first glance goes to it`,
    keep: (a) => `Light what you sell as strongly as now: ${a.evidence.display} of the first glance goes to it`,
    better: (a) =>
      lacksSubject(a)
        ? 'Put what you sell alone on a calm background'
        : `Turn the light toward what you sell: only ${a.evidence.display} of the first glance goes to it so far`,
  },
  'S-02': {
    about: 'ground',
    avoid: (a) => `let props compete: ${a.evidence.display} fought for the first glance`,
    keep: (a) =>
      isOnePlace(a)
        ? 'Keep props out of the frame: the creative has one thing to look at, which is right'
        : `Keep props out of the frame: ${a.evidence.display} for the eye are as many as it takes`,
    better: (a) => `Take props away until one thing leads: ${a.evidence.display} compete for the eye now`,
  },
  'S-03': crowded,
  'S-04': {
    about: 'ground',
    avoid: (a) =>
      a.evidence.value > 10
        ? `cut the frame into pieces with stickers and boxes: ${a.evidence.display} were counted`
        : `film one flat surface: ${a.evidence.display} were counted`,
    keep: () => 'Keep as few things in the frame as on the creative',
    better: (a) =>
      a.evidence.value > 10
        ? 'Leave out a sticker or a box for each one you add'
        : 'Add one thing to the scene that belongs to its use',
  },
  'S-05': crowded,
  'S-06': crowded,
  'S-07': crowded,
  'P-01': {
    about: 'subject',
    avoid: (a) =>
      lacksSubject(a)
        ? 'film so that what you sell blends in: 0 % of the frame stands out as a product'
        : a.evidence.value < 10
          ? `film from across the room: what is shown fills only ${a.evidence.display} of the frame`
          : `film so close that nothing else fits: what is shown fills ${a.evidence.display} of the frame`,
    keep: (a) => `Stay at this distance: what you sell fills ${a.evidence.display} of the frame, which is about right`,
    better: (a) =>
      lacksSubject(a)
        ? 'Put what you sell alone on a calm background'
        : a.evidence.value < 10
          ? `Come a step closer: what is shown fills ${a.evidence.display} of the frame`
          : `Take a step back: what is shown fills ${a.evidence.display} of the frame`,
  },
  'C-01': {
    about: 'light',
    avoid: (a) =>
      a.evidence.value < 33
        ? `film in grey light among grey things: colour measures ${a.evidence.display}, our range is ${a.evidence.target}`
        : `turn the colours up again: they measure ${a.evidence.display}, our range is ${a.evidence.target}`,
    better: (a) =>
      a.evidence.value < 33
        ? 'Bring one strong colour into the scene: a cloth, a wall, a shirt'
        : 'Film without a colour filter and with fewer strong colours in one frame',
  },
  'C-02': {
    about: 'ground',
    avoid: (a) =>
      `film on one colour only: the creative holds ${a.evidence.display} of colour variety; aim: ${a.evidence.target}`,
    better: () => 'Film where there is more than one colour behind what you sell',
  },
  'C-04': {
    about: 'light',
    avoid: (a) =>
      `film in light this ${a.evidence.value < 0.18 ? 'flat: light and dark lie close together' : 'harsh: light and dark lie far apart'} (${a.evidence.display}, our range is ${a.evidence.target})`,
    better: (a) =>
      a.evidence.value < 0.18
        ? 'Put the light to one side of what you sell, so that it casts a shadow'
        : 'Soften the light with a curtain, or film in open shade',
  },
  'C-13': {
    about: 'ground',
    avoid: (a) => `leave one side of the frame empty: its weight lies ${a.evidence.display} off the middle`,
    better: () => 'Balance the frame: what weighs on one side needs something on the other',
  },
  'C-14': {
    about: 'ground',
    avoid: (a) =>
      a.evidence.value < 20
        ? `fill the whole frame: only ${a.evidence.display} of it is calm`
        : `leave most of the frame empty: ${a.evidence.display} of it is calm`,
    better: (a) =>
      a.evidence.value < 20
        ? 'Leave a free wall or sky where the words go'
        : 'Fill more of the frame with what you sell',
  },
  'C-05': {
    about: 'light',
    avoid: (a) =>
      a.evidence.value < 50
        ? `film in the dark: the creative is only ${a.evidence.display} light`
        : `film against a window or lamp: the creative is ${a.evidence.display} light`,
    keep: () => 'Film in light as even as on the creative',
    better: (a) =>
      a.evidence.value < 50
        ? 'Film beside a window by day: more light does it good'
        : 'Film with the window behind the camera, not behind what you sell',
  },
  'C-06': {
    about: 'ground',
    avoid: (a) =>
      `wear or hold the colour of the background: what is shown and its background are only ${a.evidence.display} apart`,
    keep: (a) =>
      `Choose a background as far from the colour of what you sell as on the creative, ${a.evidence.display} apart`,
    better: (a, { somebody }) =>
      somebody
        ? `Wear another colour than the background: ${a.evidence.display} lie between the subject and its background now`
        : `Choose a background of another colour than what you sell: ${a.evidence.display} lie between them now`,
  },
  'C-15': soft,
  'Q-01': soft,
};
