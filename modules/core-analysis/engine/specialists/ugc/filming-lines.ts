/** What a measured rule means for somebody with a phone in hand. Rules not listed here speak through their own titles. */
import { NO_SUBJECT } from '../../rules/subject.ts';
import { count, quote } from '../../rules/words.ts';
import type { Judged } from '../verdict.ts';
import type { CreativeFacts } from './creative-facts.ts';

/** What of filming a line is about: no do may ask to keep what a don't asks to change. */
type Matter =
  | 'opening'
  | 'pace'
  | 'sound'
  | 'ground'
  | 'light'
  | 'subject'
  | 'type'
  | 'request'
  | 'offer'
  | 'proof'
  | 'promise'
  | 'shape'
  | 'zones';

interface Line {
  about: Matter;
  /** After "Don't ": when the rule failed. */
  avoid(a: Judged, facts: CreativeFacts): string;
  /** A thing to do again: when the rule was met. */
  keep?(a: Judged): string;
  /** A thing to do better than the creative: when the rule was met in part. Absent where only a layout could. */
  better?(a: Judged, facts: CreativeFacts): string;
}

/** What a rule tells a creator about; a rule of the layout alone goes by its theme. */
export const matterOf = ({ rule, theme }: Pick<Judged, 'rule' | 'theme'>): string =>
  FILMING_LINES[rule.id]?.about ?? theme;

/** Rules that find something missing from the words. Of several one or two are told: each would say it of the same words. */
const MISSING = new Set(['K-01', 'K-05', 'K-13', 'K-14', 'K-15']);

/** Whether a rule found nothing at all of what it looks for in the words. */
export const isMissing = (a: Judged): boolean => MISSING.has(a.rule.id) && a.evidence.value === 0;

/** The creative's own words, where something is missing beside them: its headline, else its offer, else how many there are. */
function ownWords({ headline, offer, words }: CreativeFacts): string {
  const said = headline ?? offer;
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

/** Whether one place alone holds the first glance, faint others aside. */
export const isOnePlace = (a: Judged): boolean => /^1 /u.test(a.evidence.display);

/** "“Book online”": the line that a rule on the words named, between quotation marks; "the text" where it named its place. */
export function lineOf(a: Judged): string {
  return /“[^”]*”/u.exec(a.evidence.measure)?.[0] ?? 'the text';
}

/** How crowded the picture is in words and the figure measured, against the range. */
export function crowding(a: Judged): string {
  const { display, target } = a.evidence;
  return a.rule.id === 'S-05'
    ? `edges fill ${display} of it, our range is ${target}`
    : `${display} of clutter, our range is ${target}`;
}

/** What an opening lacks, as the reason to open otherwise. */
export function slowOpening({ rule, evidence: { display } }: Judged): string {
  if (rule.id === 'V-05') return `the first frame is next to black or blank now, ${display} in lightness`;
  if (rule.id === 'V-04') return `the opening moves only ${display} as much as the rest now`;
  return display.startsWith('none')
    ? `now nothing moves or cuts, ${display}`
    : `now nothing moves or cuts before ${display}`;
}

const crowded: Line = {
  about: 'ground',
  avoid: (a) =>
    isCrowding(a)
      ? `film in front of a busy background like this one (${crowding(a)})`
      : `film bare ground with nothing on it (${crowding(a)})`,
  keep: () => 'Film on ground as calm as on the creative',
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
      : `film in poor light or with a shaking hand: focus, light and clean pixels of the creative reach ${a.evidence.display} of our marks`,
  keep: () => 'Keep the light and the focus of the creative: clear, sharp and clean',
  better: () => 'Wipe the lens, tap to focus and face the light before each take',
};

const opening: Line = {
  about: 'opening',
  avoid: (a) => `take a run-up: ${slowOpening(a)}`,
  better: () => 'Be in motion when the first frame is shot, and cut the seconds before it',
  keep: () => 'Open in motion, as the video does now',
};

export const FILMING_LINES: Readonly<Record<string, Line>> = {
  'V-01': opening,
  'V-04': opening,
  'V-05': opening,
  'V-02': {
    about: 'pace',
    avoid: (a) => `hold one view through the opening: the first five seconds had ${a.evidence.display}`,
    better: () => 'Film the opening from three sides, so that it can be cut into three shots',
    keep: (a) => `Open in several shots, as now (${a.evidence.display} in the first five seconds)`,
  },
  'V-06': {
    about: 'opening',
    avoid: (a) =>
      a.evidence.display === 'never'
        ? 'keep what it is about to yourself: 0 lines of the video say it'
        : `come to the point this late: ${lineOf(a)} stands on the screen only at ${a.evidence.display}`,
    better: (a) => `Say ${lineOf(a) === 'the text' ? 'what it is about' : lineOf(a)} within the first three seconds`,
    keep: (a) => `Say what it is about as early as now (at ${a.evidence.display})`,
  },
  'V-10': {
    about: 'sound',
    avoid: (a) =>
      `leave it silent: ${a.evidence.display === 'no sound track' ? 'the video has 0 s of sound' : `only ${a.evidence.display} of the time has sound`}`,
    better: () => 'Speak or play music from the first second to the last',
    keep: () => 'Keep sound from start to end, as now',
  },
  'V-18': {
    about: 'pace',
    avoid: (a) => `let the picture stand still or go black: ${a.evidence.display} of it do now`,
    better: () => 'Keep the camera or your hands moving through every shot',
  },
  'S-01': {
    about: 'subject',
    avoid: (a) =>
      lacksSubject(a)
        ? 'leave what you sell out of sight: 0 % of the first glance goes to a product, since none stands out'
        : `let anything outshine what you sell: only ${a.evidence.display} of the first glance goes to it`,
    keep: (a) => `Light what you sell as strongly as now: ${a.evidence.display} of the first glance goes to it`,
    better: (a) =>
      lacksSubject(a)
        ? 'Put what you sell alone on calm ground'
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
        ? 'Put what you sell alone on calm ground'
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
      `film on one colour only: the creative holds ${a.evidence.display} of colour variety, our mark is ${a.evidence.target}`,
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
      `wear or hold the colour of the background: what is shown and its ground are only ${a.evidence.display} apart`,
    keep: () => 'Choose a background as far from the colour of what you sell as on the creative',
    better: (a) =>
      `Choose a background of another colour than what you sell: ${a.evidence.display} lie between them now`,
  },
  'C-15': soft,
  'Q-01': soft,
  'T-01': {
    about: 'type',
    avoid: (a) => `lay words on bare footage: ${lineOf(a)} stands off its ground by only ${a.evidence.display}`,
    keep: () => 'Set captions in letters as clear as those of the creative',
  },
  'T-02': {
    about: 'type',
    avoid: (a) => `run words across light and dark: along ${lineOf(a)} the contrast falls to ${a.evidence.display}`,
  },
  'T-03': {
    about: 'type',
    avoid: (a) => `type captions this small again: ${lineOf(a)} is ${a.evidence.display} high`,
    keep: (a) => `Set captions at least as large as the lines of the creative (${a.evidence.display})`,
  },
  'T-05': {
    about: 'type',
    avoid: (a) =>
      a.evidence.value < 5
        ? `hide the words in a corner: they cover only ${a.evidence.display} of the frame`
        : `cover the picture with words: they take ${a.evidence.display} of the frame`,
  },
  'T-06': {
    about: 'type',
    avoid: (a) =>
      a.evidence.value > 15
        ? `read out everything that is written: ${a.evidence.display} stand on the creative`
        : `leave it at ${a.evidence.display}: nobody learns from so few what it is`,
    keep: (a) => `Say no more than is written: ${a.evidence.display} do it`,
    better: (a) =>
      a.evidence.value > 15
        ? `Say it in fewer words than the ${a.evidence.display} of the creative`
        : 'Say in one sentence what it is',
  },
  'K-01': {
    about: 'request',
    avoid: (_, facts) =>
      facts.words === 0
        ? 'leave all of the talking to the picture: 0 words were read on it, neither what it is nor what to do'
        : `end on ${ownWords(facts)} without asking for anything`,
    keep: (a) => `End on ${a.evidence.display}, word for word, spoken and on screen`,
  },
  'K-02': {
    about: 'request',
    avoid: (a) => `ask with ${a.evidence.display} alone: name what comes after the tap`,
    keep: (a) => `Ask with ${a.evidence.display}: it names what people get`,
    better: (a) => `Ask with more than ${a.evidence.display}: name what comes after the tap`,
  },
  'K-03': {
    about: 'request',
    avoid: (_, { request }) =>
      `hide the request: ${request ? quote(request.text, 40) : 'the 1 on the creative'} is easily overlooked`,
    keep: (_) => 'Let the request fill as much of the last frame as it does now',
    better: (_) => 'Hold the request up larger in the last frame than on the creative',
  },
  'K-05': {
    about: 'offer',
    avoid: (_, facts) =>
      facts.words === 0
        ? 'show it without a price or a saving: 0 words tell one'
        : `talk about ${ownWords(facts)} without saying what it costs or saves`,
    keep: (a) => `Say ${a.evidence.display} aloud and show it at the same moment`,
  },
  'K-07': {
    about: 'offer',
    avoid: (a, { offer }) =>
      `keep the offer for later: ${offer ? quote(offer.text, 40) : 'it'} comes in size only at ${a.evidence.display}`,
    better: ({ evidence: { display } }, { offer }) =>
      `Begin with ${offer ? quote(offer.text, 40) : 'the offer'}, which is ${display} in size on the creative`,
  },
  'K-08': {
    about: 'offer',
    avoid: (a) => `say ${a.evidence.display} without the thing it is for`,
    keep: (a) => `Keep the words of the offer: ${a.evidence.display} is concrete`,
    better: (a) => `Say what ${a.evidence.display} is for in the same breath`,
  },
  'K-11': {
    about: 'offer',
    avoid: (a) => `press with ${a.evidence.display} unless you name a true date or number`,
    keep: (a) => `Say ${a.evidence.display}, as long as it is true on the day it runs`,
  },
  'K-13': {
    about: 'proof',
    avoid: (_, facts) =>
      facts.words === 0
        ? 'be the only voice: 0 customers speak on the creative'
        : `be the only one who praises ${ownWords(facts)}: let a customer say it too`,
    keep: (a) => `Show ${a.evidence.display} while you say it`,
  },
  'K-14': {
    about: 'proof',
    avoid: (a, facts) =>
      a.evidence.value > 0
        ? `list every safety net: ${a.evidence.display} protest too much`
        : facts.words === 0
          ? 'leave doubts open: 0 words say what happens if it does not suit'
          : `leave doubts about ${ownWords(facts)} open: say what happens if it does not suit`,
    keep: (a) => `Mention the safety net once, as now (${a.evidence.display})`,
  },
  'K-15': {
    about: 'promise',
    avoid: (a, facts) =>
      a.evidence.value > 0
        ? `reel off figures: ${a.evidence.display} blur one another`
        : facts.words === 0
          ? 'leave it at a feeling: 0 figures say how much or how fast'
          : `leave ${ownWords(facts)} without a figure to hold on to`,
    keep: (a) => `Say the figure aloud: ${a.evidence.display} on the creative makes it concrete`,
    better: (a) =>
      a.evidence.value > 0
        ? `Say the strongest of ${a.evidence.display} and leave the others to the caption`
        : 'Say one true figure: how long, how many or how much',
  },
  'K-16': {
    about: 'promise',
    avoid: (a, facts) =>
      `list features: tell viewers what they get from ${ownWords(facts)}, since ${a.evidence.value === 0 ? 'no word on the creative does' : `only ${a.evidence.display} of its words do`}`,
    keep: () => 'Go on naming what viewers get, as the words of the creative do',
    better: () => 'Say “you” more often than the creative does, and what you get from it',
  },
  'K-18': {
    about: 'promise',
    avoid: (a) => `make several promises: ${a.evidence.display} stand side by side`,
    keep: () => 'Stay with the one message of the creative',
    better: (a) => `Choose one of ${a.evidence.display} and leave the others out`,
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
