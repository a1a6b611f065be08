import type { RuleId } from '../../contract/rule-ids.ts';
import type { Assessment } from '../rules/book/assessment.ts';
import type { Measurements } from '../rules/book/rule.ts';
import { FILE_RULES } from '../rules/book/rule-book.ts';
import { durationRules } from '../rules/video/duration.ts';
import { soundRules } from '../rules/video/sound.ts';
import { showsNothing } from '../video/blank-still.ts';

/** Bars are looked for at the edges of a picture; flashes need none. */
const OF_PICTURES: ReadonlySet<RuleId> = new Set<RuleId>(['X-08']);
const OTHERS: readonly RuleId[] = ['V-22'];

/** Rules that can be measured on a creative that shows nothing: of the file, its shape and length, the sound, and flashing. */
const STAY: ReadonlySet<RuleId> = new Set<RuleId>(
  [...[...FILE_RULES, ...durationRules, ...soundRules].map(({ id }) => id), ...OTHERS].filter(
    (id) => !OF_PICTURES.has(id),
  ),
);

/**
 * Of a creative that shows nothing, every rule about picture, words and time as not measured: light, colours, composition and
 * sharpness of one plain ground are no measures of an ad, and that nothing is written, asked or happens follows from it. One rule
 * (S-00) says that nothing is shown. Other creatives as they are.
 */
export function withoutMeasuresOfNothing(assessments: readonly Assessment[], m: Measurements): Assessment[] {
  if (!showsNothing(m)) return [...assessments];
  return assessments.map((a): Assessment => {
    if (!('weight' in a) || STAY.has(a.rule.id)) return a;
    return { kind: 'not_measured', rule: a.rule, weight: a.weight, reason: 'nothing is shown' };
  });
}
