import type { Feature } from '../../contract/features.ts';
import type { Assessment } from '../rules/book/assessment.ts';
import { significant } from '../rules/book/significant.ts';

/** Every rule of the book with what it came to, in the order of the book: what learning reads. */
export function featuresOf(assessments: readonly Assessment[]): Feature[] {
  return assessments.map(featureOf);
}

function featureOf(a: Assessment): Feature {
  const head = { ruleId: a.rule.id, area: a.rule.area };
  switch (a.kind) {
    case 'judged':
      return {
        ...head,
        state: 'measured',
        value: a.evidence.value,
        unit: a.evidence.unit,
        response: significant(a.response),
        weight: significant(a.weight),
        essential: significant(a.essential),
      };
    case 'lost_with':
      return { ...head, state: 'lost_with', leader: a.leader, weight: significant(a.weight) };
    case 'not_measured':
      return { ...head, state: 'not_measured', reason: a.reason, weight: significant(a.weight) };
    case 'not_applicable':
      return { ...head, state: 'not_applicable' };
  }
}
