/** What a measured rule means for somebody with a phone in hand. Rules not listed here speak through their own titles. */
import { NO_SUBJECT } from '../../rules/subject.ts';
import { count, quote } from '../../rules/words.ts';
import { type Judged, measure } from '../verdict.ts';
import type { CreativeFacts } from './creative-facts.ts';

/** What of filming a line is about: no do may ask to keep what a don't asks to change. */
type Matter = 'ground' | 'light' | 'subject' | 'type' | 'request' | 'offer' | 'proof' | 'promise' | 'shape' | 'zones';

interface Line {
  about: Matter;
  /** After "Don't ": when the rule failed. */
  avoid(a: Judged, facts: CreativeFacts): string;
  /** A thing to do again: when the rule was met. */
  keep?(a: Judged): string;
}

/** What a rule tells a creator about; a rule of the layout alone goes by its theme. */
export const matterOf = ({ rule, theme }: Pick<Judged, 'rule' | 'theme'>): string =>
  FILMING_LINES[rule.id]?.about ?? theme;

/** The creative's own words, where something is missing beside them: its headline, else its offer, else how many there are. */
function ownWords({ headline, offer, words }: CreativeFacts): string {
  const said = headline ?? offer;
  if (words === 0) return 'your message (0 words so far)';
  return said ? quote(said.text, 40) : `the ${count(words, 'word')} on the creative`;
}

/** Values under which these rules blame emptiness, not crowding, as their targets say. */
const LEAST_DETAIL: Readonly<Record<string, number>> = { 'S-03': 0.06, 'S-05': 2.5 };

/** Whether a rule of clutter that failed found too much rather than too little. */
export function isCrowding(a: Judged): boolean {
  return a.evidence.value > (LEAST_DETAIL[a.rule.id] ?? Number.NEGATIVE_INFINITY);
}

/** Whether a rule on the subject found none: then it has no share to tell. */
export function lacksSubject(a: Judged): boolean {
  return a.evidence.display === NO_SUBJECT;
}

const crowded: Line = {
  about: 'ground',
  avoid: (a) =>
    isCrowding(a)
      ? `film in front of a busy background: ${measure(a)} was ${a.evidence.display}`
      : `film bare ground with nothing on it: ${measure(a)} was ${a.evidence.display}`,
  keep: (a) => `Film on ground as calm as now (${measure(a)}: ${a.evidence.display})`,
};

const soft: Line = {
  about: 'light',
  avoid: (a) => `film in poor light or with a shaking hand: ${measure(a)} was ${a.evidence.display}`,
  keep: (a) => `Keep light and focus as they are (${measure(a)}: ${a.evidence.display})`,
};

export const FILMING_LINES: Readonly<Record<string, Line>> = {
  'S-01': {
    about: 'subject',
    avoid: (a) =>
      lacksSubject(a)
        ? `leave what you sell out of sight: no subject was found, the mark is ${a.evidence.target}`
        : `let anything outshine what you sell: the subject drew ${a.evidence.display} of the first glance`,
    keep: (a) => `Light what you sell as strongly as now: the subject draws ${a.evidence.display} of the first glance`,
  },
  'S-02': {
    about: 'ground',
    avoid: (a) => `let props compete: ${a.evidence.display} fought for the first glance`,
    keep: (a) => `Keep props out of the frame: ${a.evidence.display} for the eye is few enough`,
  },
  'S-03': crowded,
  'S-04': {
    about: 'ground',
    avoid: (a) =>
      a.evidence.value > 10
        ? `cut the frame into pieces with stickers and boxes: ${a.evidence.display} were counted`
        : `film one flat surface: ${a.evidence.display} were counted`,
    keep: (a) => `Keep as few things in the frame as now (${a.evidence.display})`,
  },
  'S-05': crowded,
  'S-06': crowded,
  'S-07': crowded,
  'P-01': {
    about: 'subject',
    avoid: (a) =>
      lacksSubject(a)
        ? `film so that what you sell blends in: no subject was found, the mark is ${a.evidence.target}`
        : a.evidence.value < 10
          ? `film from across the room: the subject filled ${a.evidence.display} of the frame`
          : `film so close that nothing else fits: the subject filled ${a.evidence.display} of the frame`,
    keep: (a) => `Stay at this distance: the subject fills ${a.evidence.display} of the frame`,
  },
  'C-01': {
    about: 'light',
    avoid: (a) =>
      a.evidence.value < 33
        ? `film in grey light among grey things: ${measure(a)} was ${a.evidence.display}`
        : `turn the colours up again: ${measure(a)} was ${a.evidence.display}`,
  },
  'C-02': {
    about: 'ground',
    avoid: (a) => `film on one colour only: ${measure(a)} was ${a.evidence.display}`,
  },
  'C-04': {
    about: 'light',
    avoid: (a) =>
      `film in light this ${a.evidence.value < 0.18 ? 'flat' : 'harsh'}: ${measure(a)} was ${a.evidence.display}`,
  },
  'C-13': {
    about: 'ground',
    avoid: (a) => `leave one side of the frame empty: ${measure(a)} was ${a.evidence.display}`,
  },
  'C-14': {
    about: 'ground',
    avoid: (a) =>
      a.evidence.value < 20
        ? `fill the whole frame: ${a.evidence.display} of it was calm`
        : `leave most of the frame empty: ${a.evidence.display} of it was calm`,
  },
  'C-05': {
    about: 'light',
    avoid: (a) =>
      a.evidence.value < 50
        ? `film in the dark: ${measure(a)} was ${a.evidence.display}`
        : `film against a window or lamp: ${measure(a)} was ${a.evidence.display}`,
    keep: (a) => `Film in the same light (${measure(a)}: ${a.evidence.display})`,
  },
  'C-06': {
    about: 'ground',
    avoid: (a) => `wear or hold the colour of the background: subject and ground differed by ${a.evidence.display}`,
    keep: (a) => `Choose a background as far from the subject’s colour as now (${a.evidence.display})`,
  },
  'C-15': soft,
  'Q-01': soft,
  'T-01': {
    about: 'type',
    avoid: (a) => `lay words on bare footage: ${measure(a)} was ${a.evidence.display}`,
    keep: (a) => `Give captions the contrast the text has now (${a.evidence.display})`,
  },
  'T-02': {
    about: 'type',
    avoid: (a) => `run words across light and dark: ${measure(a)} was ${a.evidence.display}`,
  },
  'T-03': {
    about: 'type',
    avoid: (a) => `type captions this small again: ${measure(a)} was ${a.evidence.display}`,
    keep: (a) => `Set captions at least as large as now (${measure(a)}: ${a.evidence.display})`,
  },
  'T-05': {
    about: 'type',
    avoid: (a) =>
      a.evidence.value < 5
        ? `hide the words in a corner: ${measure(a)} was only ${a.evidence.display}`
        : `cover the picture with words: ${measure(a)} was ${a.evidence.display}`,
  },
  'T-06': {
    about: 'type',
    avoid: (a) => `read out everything that was written: ${a.evidence.display} stood on the creative`,
    keep: (a) => `Say no more than was written: ${a.evidence.display}`,
  },
  'K-01': {
    about: 'request',
    avoid: (_, facts) => `end on ${ownWords(facts)} without asking: no request was read on the creative`,
    keep: (a) => `End on ${a.evidence.display}, word for word, spoken and on screen`,
  },
  'K-02': {
    about: 'request',
    avoid: (a) => `ask with ${a.evidence.display} alone: name what comes after the tap`,
    keep: (a) => `Ask with ${a.evidence.display}: it names what people get`,
  },
  'K-03': {
    about: 'request',
    avoid: (a) => `hide the request: it scored ${a.evidence.display} of the marks for being seen`,
    keep: (a) => `Let the request fill as much of the last frame as it does now (${a.evidence.display} of the marks)`,
  },
  'K-05': {
    about: 'offer',
    avoid: (_, facts) => `talk about ${ownWords(facts)} without a price or saving: none was read on the creative`,
    keep: (a) => `Say ${a.evidence.display} aloud and show it at the same moment`,
  },
  'K-07': {
    about: 'offer',
    avoid: (a) => `keep the offer for later: ${measure(a)} was ${a.evidence.display}`,
  },
  'K-08': {
    about: 'offer',
    avoid: (a) => `say ${a.evidence.display} without the thing it is for`,
    keep: (a) => `Keep the words of the offer: ${a.evidence.display} is concrete`,
  },
  'K-11': {
    about: 'offer',
    avoid: (a) => `press with ${a.evidence.display} unless you name a true date or number`,
    keep: (a) => `Say ${a.evidence.display}, as long as it is true on the day it runs`,
  },
  'K-13': {
    about: 'proof',
    avoid: (_, facts) =>
      `be the only one who says ${ownWords(facts)}: no rating, count or quote of a customer was read`,
    keep: (a) => `Show ${a.evidence.display} while you say it`,
  },
  'K-14': {
    about: 'proof',
    avoid: (a, facts) =>
      a.evidence.value > 0
        ? `list every safety net: ${a.evidence.display} protest too much`
        : `leave doubts about ${ownWords(facts)} open: no guarantee, return or delivery promise was read`,
    keep: (a) => `Mention the safety net once, as now (${a.evidence.display})`,
  },
  'K-15': {
    about: 'promise',
    avoid: (a, facts) =>
      a.evidence.value > 0
        ? `reel off figures: ${a.evidence.display} blurred one another`
        : `leave ${ownWords(facts)} without a figure to hold on to: none was read beside price and date`,
    keep: (a) => `Say the figure aloud: ${a.evidence.display} on the creative makes it concrete`,
  },
  'K-16': {
    about: 'promise',
    avoid: (a) => `list features: ${a.evidence.display} of the words spoke to the viewer or of an outcome`,
    keep: (a) => `Go on naming what viewers get: ${a.evidence.display} of the words speak to them or of an outcome`,
  },
  'K-18': {
    about: 'promise',
    avoid: (a) => `make several promises: ${a.evidence.display} stood side by side`,
    keep: (a) => `Stay with one message, as now (${a.evidence.display})`,
  },
  'K-20': {
    about: 'promise',
    avoid: (a) => `say ${a.evidence.display}: platforms refuse such words or ask for proof`,
  },
  'X-01': {
    about: 'shape',
    avoid: (a) => `film in the old shape again (${a.evidence.display})`,
    keep: (a) => `Film in the same shape (${a.evidence.display})`,
  },
  'X-02': {
    about: 'zones',
    avoid: (a) => `put words in the zones to keep clear: ${a.evidence.display} ${a.evidence.unit.slice(2)}, lay there`,
    keep: (a) =>
      a.evidence.value > 0
        ? `Put words no nearer to the edge than now: ${a.evidence.display} ${a.evidence.unit.slice(2)}, lie in the zones to keep clear`
        : 'Keep words where they are: none lies in the zones to keep clear',
  },
};
