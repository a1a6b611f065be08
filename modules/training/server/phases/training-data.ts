import type { Creative, Example, RuleBook, TrainingData } from '../../learner/types.ts';
import type { CollectedCreative, Dataset, DatasetRule, StyleExamples } from '../data/dataset.ts';

/** What was collected and made, as the learner takes it. The same data are the same, whatever the order they came in. */
export function toTrainingData(data: Dataset, { degraded }: Pick<StyleExamples, 'degraded'>): TrainingData {
  const { rules } = data;
  const creatives: Creative[] = [];
  const examples: Example[] = [];
  const owners = new Map<string, { owner: string; consent: number; creative: CollectedCreative }>();
  for (const { id: owner, consent, creatives: own } of data.owners)
    for (const creative of own) {
      const { id, sha256, addedOn } = creative;
      owners.set(id, { owner, consent, creative });
      creatives.push({
        ...placed(owner, creative),
        id,
        features: named(rules, creative.responses),
        specialists: specialistScores(rules, creative.responses),
        // Of the file, so that copies are one creative, and are held out together whoever has them.
        duplicateOf: sha256,
      });
      const about = { creative: id, at: addedOn, consent };
      if (creative.rating !== null)
        examples.push({ ...about, id: `rating:${id}`, source: 'rating', value: creative.rating });
      for (const { group, impressions, clicks } of creative.outcomes)
        if (impressions > 0)
          examples.push({
            ...about,
            id: `outcome:${id}:${group}`,
            source: 'outcome',
            reportGroup: group,
            successes: Math.min(clicks, impressions),
            trials: impressions,
          });
    }
  for (const { analysisId, name, responses } of degraded) {
    const original = owners.get(analysisId);
    if (!original) continue;
    const id = `${analysisId}#${name}`;
    const { owner, consent, creative } = original;
    creatives.push({ ...placed(owner, creative), id, features: named(rules, responses), duplicateOf: creative.sha256 });
    examples.push({
      id: `degraded:${id}`,
      source: 'degradation',
      better: analysisId,
      worse: id,
      at: creative.addedOn,
      consent,
    });
  }
  return { creatives, examples };
}

/** What the rule book weighs each rule. */
export const ruleBookOf = (rules: readonly DatasetRule[]): RuleBook =>
  Object.fromEntries(rules.map(({ id, weight }) => [id, weight]));

/** 0..100 by the rules of each specialist alone, weighed as the rule book does; null where none was measured. */
function specialistScores(
  rules: readonly DatasetRule[],
  responses: readonly (number | null)[],
): Record<string, number | null> {
  const sums = new Map<string, { got: number; most: number }>();
  rules.forEach(({ specialist, weight }, i) => {
    const response = responses[i] ?? null;
    const sum = sums.get(specialist) ?? { got: 0, most: 0 };
    if (response !== null) sums.set(specialist, { got: sum.got + weight * response, most: sum.most + weight });
    else sums.set(specialist, sum);
  });
  return Object.fromEntries([...sums].map(([id, { got, most }]) => [id, most > 0 ? (100 * got) / most : null]));
}

const named = (rules: readonly DatasetRule[], responses: readonly (number | null)[]): Record<string, number | null> =>
  Object.fromEntries(rules.map(({ id }, i) => [id, responses[i] ?? null]));

const placed = (owner: string, { kind, placement, addedOn }: CollectedCreative) => ({
  owner,
  group: `${kind}/${placement}`,
  segments: { placement },
  addedOn,
});
