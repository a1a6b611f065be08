import type { Creative, Example, RuleBook, TrainingData } from '../../learner/types.ts';
import type { CollectedCreative, Dataset, DatasetRule, StyleExamples } from '../data/dataset.ts';

/** What was collected and made, as the learner takes it. The same data are the same, whatever the order they came in. */
export function toTrainingData(
  data: Dataset,
  { degraded, fixed }: Pick<StyleExamples, 'degraded' | 'fixed'>,
): TrainingData {
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
  /** A version of an original, and which of the two is better. */
  const add = (analysisId: string, name: string, features: Creative['features'], isBetter: boolean): void => {
    const original = owners.get(analysisId);
    if (!original) return;
    const id = `${analysisId}#${name}`;
    const { owner, consent, creative } = original;
    creatives.push({ ...placed(owner, creative), id, features, duplicateOf: creative.sha256 });
    const order = isBetter ? { better: id, worse: analysisId } : { better: analysisId, worse: id };
    examples.push({ id: `version:${id}`, source: 'degradation', ...order, at: creative.addedOn, consent });
  };
  for (const { analysisId, name, responses } of degraded) add(analysisId, name, named(rules, responses), false);
  for (const { analysisId, name, after } of fixed) {
    const before = owners.get(analysisId)?.creative.responses;
    if (before) add(analysisId, `fix ${name}`, { ...named(rules, before), ...within(rules, after) }, true);
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

/** Of rules the dataset knows. */
const within = (rules: readonly DatasetRule[], responses: Readonly<Record<string, number | null>>) =>
  Object.fromEntries(rules.flatMap(({ id }) => (id in responses ? [[id, responses[id] ?? null] as const] : [])));

const placed = (owner: string, { kind, placement, addedOn }: CollectedCreative) => ({
  owner,
  group: `${kind}/${placement}`,
  segments: { placement },
  addedOn,
});
