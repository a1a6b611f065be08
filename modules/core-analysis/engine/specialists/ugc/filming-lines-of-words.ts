/** What rules about letters and words mean for somebody who speaks and captions. */

import type { RuleId } from '../../../contract/rule-ids.ts';
import { namesOnlyPrice } from '../../copy/request-line.ts';
import { quote } from '../../rules/wording/words.ts';
import { besideWords, noWord } from './beside-words.ts';
import { type Line, lineOf } from './filming-line.ts';

export const WORD_LINES: Readonly<Partial<Record<RuleId, Line>>> = {
  'T-01': {
    about: 'type',
    avoid: (a) =>
      `lay words on bare footage: ${lineOf(a)} stands out from its background by only ${a.evidence.display}`,
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
        ? `ask in letters that nobody can make out: ${quote(facts.asked.text, 40)} stands out from its background by only ${a.evidence.display}`
        : facts.words === 0
          ? 'leave all of the talking to the picture: 0 words were read on it, neither what it is nor what to do'
          : besideWords(facts, {
              own: (said) => `end on ${said} without asking for anything`,
              none: `end without a request: ${noWord(facts, 'ask for anything')}`,
            }),
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
        : besideWords(facts, {
            own: (said) => `talk about ${said} without saying what it costs or saves`,
            none: `keep the price or the saving to yourself: ${noWord(facts, 'name one')}`,
          }),
    keep: (a) => `Say ${a.evidence.display} aloud and show it at the same moment`,
  },
  'K-07': {
    about: 'offer',
    avoid: (a, { offer }) =>
      `keep ${offer ? quote(offer.text, 40) : 'the offer'} for later: in size the offer comes only at ${a.evidence.display}`,
    better: ({ evidence: { display } }, { offer }) =>
      `Begin with ${offer ? quote(offer.text, 40) : 'the offer'}: in size the offer is ${display} on the creative`,
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
};
