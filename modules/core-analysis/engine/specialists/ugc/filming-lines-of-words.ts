/** What rules about letters and words mean for somebody who speaks and captions. */
import { namesOnlyPrice } from '../../copy/names-price.ts';
import { quote } from '../../rules/words.ts';
import { type Line, lineOf, ownWords } from './filming-line.ts';

export const WORD_LINES: Readonly<Record<string, Line>> = {
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
    avoid: (a, facts) =>
      facts.asked.kind === 'said' && facts.asked.contrast !== null
        ? `ask in letters that nobody can make out: ${quote(facts.asked.text, 40)} stands off its ground by only ${a.evidence.display}`
        : facts.words === 0
          ? 'leave all of the talking to the picture: 0 words were read on it, neither what it is nor what to do'
          : `end on ${ownWords(facts)} without asking for anything`,
    keep: (a) => `End on ${a.evidence.display}, word for word, spoken and on screen`,
  },
  'K-02': {
    about: 'request',
    avoid: (a) => `ask with ${a.evidence.display} alone: name what comes after the tap`,
    keep: (a) =>
      `Ask with ${a.evidence.display}: it names ${namesOnlyPrice(a.evidence.display.slice(1, -1)) ? 'its price' : 'what people get'}`,
    better: (a) => `Ask with more than ${a.evidence.display}: name what comes after the tap`,
  },
  'K-03': {
    about: 'request',
    avoid: (a, { request }) =>
      request
        ? `hide the request: ${quote(request.text, 40)} is easily overlooked`
        : `hide the request: ${a.evidence.measure.replace(/^prominence of /, '')} has only ${a.evidence.display} of what makes one stand out`,
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
    keep: (a) => `Say what takes doubts away once, as now (${a.evidence.display})`,
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
};
