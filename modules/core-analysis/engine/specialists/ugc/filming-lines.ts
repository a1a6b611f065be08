/** What a measured rule means for somebody with a phone in hand. Rules not listed here speak through their own titles. */

import type { RuleId } from '../../../contract/rule-ids.ts';
import type { Judged } from '../../rules/book/assessment.ts';
import type { Line } from './filming-line.ts';
import { PICTURE_LINES } from './filming-lines-of-pictures.ts';
import { PROMISE_LINES } from './filming-lines-of-promises.ts';
import { VIDEO_LINES } from './filming-lines-of-videos.ts';
import { WORD_LINES } from './filming-lines-of-words.ts';

export const FILMING_LINES: Readonly<Partial<Record<RuleId, Line>>> = {
  ...VIDEO_LINES,
  ...PICTURE_LINES,
  ...WORD_LINES,
  ...PROMISE_LINES,
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

/** What a rule tells a creator about; a rule of the layout alone goes by its theme. */
export const matterOf = ({ rule, theme }: Pick<Judged, 'rule' | 'theme'>): string =>
  FILMING_LINES[rule.id]?.about ?? theme;
