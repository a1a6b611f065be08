/** What rules about promises and their proof mean for somebody who speaks. */
import type { RuleId } from '../../../contract/rule-ids.ts';
import { besideWords, noWord, ownWords } from './beside-words.ts';
import type { Line } from './filming-line.ts';

export const PROMISE_LINES: Readonly<Partial<Record<RuleId, Line>>> = {
  'K-13': {
    about: 'proof',
    avoid: (_, facts) =>
      facts.words === 0
        ? 'be the only voice: 0 customers speak on the creative'
        : besideWords(facts, {
            own: (said) => `be the only one who praises ${said}: let a customer say it too`,
            none: `be the only one who praises it: ${noWord(facts, 'come from a customer')}`,
          }),
    keep: (a) => `Show ${a.evidence.display} while you say it`,
  },
  'K-14': {
    about: 'proof',
    avoid: (a, facts) =>
      a.evidence.value > 0
        ? `list every safety net: ${a.evidence.display} protest too much`
        : facts.words === 0
          ? 'leave doubts open: 0 words say what happens if it does not suit'
          : besideWords(facts, {
              own: (said) => `leave doubts about ${said} open: say what happens if it does not suit`,
              none: `leave doubts open: ${noWord(facts, 'say what happens if it does not suit')}`,
            }),
    keep: (a) => `Say what takes doubts away once, as now (${a.evidence.display})`,
  },
  'K-15': {
    about: 'promise',
    avoid: (a, facts) =>
      a.evidence.value > 0
        ? `reel off figures: ${a.evidence.display} blur one another`
        : facts.words === 0
          ? 'leave it at a feeling: 0 figures say how much or how fast'
          : // Words with a number in them, a price or a name, are not told that they have none.
            /\d/u.test(ownWords(facts) ?? '')
            ? undefined
            : besideWords(facts, {
                own: (said) => `leave ${said} without a figure to hold on to`,
                none: `leave it at a feeling: ${noWord(facts, 'say how much or how fast')}`,
              }),
    keep: ({ evidence: { value, display } }) =>
      value === 1
        ? `Say the figure aloud: ${display} on the creative makes it concrete`
        : `Say the figures aloud: ${display} on the creative make it concrete`,
    better: (a) =>
      a.evidence.value > 0
        ? `Say the strongest of ${a.evidence.display} and leave the others to the caption`
        : 'Say one true figure: how long, how many or how much',
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
