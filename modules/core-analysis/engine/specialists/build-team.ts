import type { Specialist } from '../../contract/analysis.ts';
import { scoreOf } from '../judge/score.ts';
import type { ImageMeasurements } from '../measurements.ts';
import type { Assessment } from '../rules/book/assessment.ts';
import { GRADE_CAPS } from '../rules/book/weight.ts';
import { count } from '../rules/wording/words.ts';
import type { VideoMeasurements } from '../video/video-measurements.ts';
import { agreementOf, summaryOf } from './agreement.ts';
import { type Discipline, disciplineOf } from './disciplines.ts';
import { type Member, TEAMS } from './members.ts';
import { readingCertainty } from './reading-certainty.ts';
import { strongestAndWeakest, verdictOn } from './verdict.ts';

export interface Team {
  specialists: Specialist[];
  /** 0..1, see `agreementOf`. */
  agreement: number;
  summary: string;
}

/** Disciplines whose readings rest on the text recogniser. */
const READ: ReadonlySet<Discipline> = new Set(['legibility', 'copy', 'trust']);

type Weighed = Extract<Assessment, { weight: number }>;

/**
 * The expert team's reading of one creative: six specialists, or eight. Each judges its own rules only and on the same scale as
 * the whole, essentials and gates included; where none of them applied it says so and has no score. Pure.
 */
export function buildTeam(
  assessments: readonly Assessment[],
  m: ImageMeasurements | VideoMeasurements,
  size: 6 | 8,
): Team {
  const certainty = readingCertainty(m);
  const opinions = TEAMS[size].map((member) => {
    const own = assessments.filter((a) => member.disciplines.includes(disciplineOf(a.rule)));
    return {
      specialist: specialistOf(member, own, assessments, certainty),
      extremes: strongestAndWeakest(own, assessments),
    };
  });
  return {
    specialists: opinions.map((o) => o.specialist),
    agreement: agreementOf(opinions.map((o) => o.specialist)),
    summary: summaryOf(opinions),
  };
}

function specialistOf(
  member: Member,
  own: readonly Assessment[],
  all: readonly Assessment[],
  reading: number,
): Specialist {
  const applied = own.filter((a) => a.kind === 'judged' || a.kind === 'lost_with');
  return {
    id: member.id,
    name: member.name,
    remit: member.remit,
    score: applied.some((a) => a.weight > 0) ? Math.round(scoreOf(own)) : null,
    verdict: applied.length > 0 ? verdictOn(own, all) : nothingToJudge(own),
    confidence: confidenceOf(member, own, reading),
    ruleIds: applied.map((a) => a.rule.id),
  };
}

/**
 * Share of the weight that could be measured, times how surely its words were read where it judges words, times how strong the
 * evidence for what it applied is: the mean over its rules of the caps of their grades (1 for field data, 0.3 for practice).
 */
function confidenceOf(member: Member, own: readonly Assessment[], reading: number): number {
  const weighed = own.filter((a): a is Weighed => 'weight' in a);
  const applied = weighed.filter((a) => a.kind !== 'not_measured');
  const all = weightOf(weighed);
  const measured = weightOf(applied);
  if (all === 0 || measured === 0) return 0;
  const evidence = applied.reduce((sum, a) => sum + a.weight * GRADE_CAPS[a.rule.grade], 0) / measured;
  const certainty = member.disciplines.some((d) => READ.has(d)) ? reading : 1;
  return Math.round((measured / all) * certainty * evidence * 100) / 100;
}

const weightOf = (rules: readonly Weighed[]): number => rules.reduce((sum, { weight }) => sum + weight, 0);

function nothingToJudge(own: readonly Assessment[]): string {
  const gap = own.find((a) => a.kind === 'not_measured');
  if (gap?.kind === 'not_measured') return `Could not judge: ${gap.reason}.`;
  return own.length > 0
    ? `Nothing to judge: none of its ${count(own.length, 'rule')} applies to this creative.`
    : 'Nothing to judge: no rule of its field is in this rule book.';
}
