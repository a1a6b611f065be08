import type { ImageMeasurements } from '../measurements.ts';
import { colourName } from '../rules/colour-words.ts';
import type { Assessment } from '../rules/rule.ts';
import { FILE_RULES, WORD_RULES } from '../rules/rule-book.ts';
import { plain } from '../rules/words.ts';

type Judged = Extract<Assessment, { kind: 'judged' }>;

/** The rules that may say that nothing is shown, the first that applies. */
const SAYS_SO = ['S-01', 'S-03'];
/** Share of the score that is lost with it: what is left is no more than what an all but empty picture has. */
const LOST = 0.5;

const OF_FILE: ReadonlySet<string> = new Set(FILE_RULES.map(({ id }) => id));
const OF_WORDS: ReadonlySet<string> = new Set(WORD_RULES.map(({ id }) => id));

/**
 * What rules say of one plain ground with nothing on it (`isBlank`): that nothing is shown, once. Light, colours, composition and
 * sharpness cannot be measured on it, its missing words are lost with the rest, and that its file is as it should be is no strength.
 */
export function ofBlank(assessments: readonly Assessment[], m: ImageMeasurements): Assessment[] {
  const leader = SAYS_SO.flatMap(
    (id) => assessments.find((a): a is Judged => a.kind === 'judged' && a.rule.id === id) ?? [],
  )[0];
  return assessments.map((a): Assessment => {
    if (a === leader) return sayingSo(leader, m);
    if (a.kind !== 'judged' && a.kind !== 'lost_with') return a;
    if (OF_WORDS.has(a.rule.id) && leader)
      return { kind: 'lost_with', rule: a.rule, weight: a.weight, leader: leader.rule.id };
    if (!OF_FILE.has(a.rule.id))
      return {
        kind: 'not_measured',
        rule: a.rule,
        weight: a.weight,
        reason: 'the picture is blank: there is nothing to measure',
      };
    return a.kind === 'judged' ? { ...a, evidence: a.evidence, rule: { ...a.rule, praise: 0 } } : a;
  });
}

function sayingSo(a: Judged, { colour, technical }: ImageMeasurements): Judged {
  const [ground] = colour.palette;
  const range = plain(technical.lightnessP99 - technical.lightnessP1);
  return {
    ...a,
    evidence: a.evidence,
    essential: Math.max(a.essential, LOST),
    response: 0,
    bad: () => ({
      title: 'Nothing is shown',
      text: `The whole frame is one plain ${ground ? colourName(ground.hex) : 'ground'}: no text was found and no picture, and its lightest and darkest parts lie ${range} of 100 points of lightness apart. Light, colours, composition and sharpness could not be measured.`,
    }),
    advice: () => ({
      title: 'Upload the finished creative',
      text: `This file holds a plain ${ground ? colourName(ground.hex) : 'ground'} alone: export the design again with its pictures and texts switched on.`,
    }),
  };
}
