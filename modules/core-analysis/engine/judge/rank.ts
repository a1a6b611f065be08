import type { Assessment, Judged } from '../rules/book/assessment.ts';

/** Under this response a rule is a weakness; from here to `STRONG` only advice. */
export const WEAK = 0.5;

/** Weights of a gate that fails, beside which nothing else is worst. */
const SHUT = 10;
/** What is lost by a missing extra counts by half. */
const EXTRA = 0.5;

/** A gate that fails: until it is open the score cannot rise above its cap. */
export const isShut = (a: Assessment): a is Judged => a.kind === 'judged' && a.rule.cap !== null && a.response === 0;

/** How bad a rule's response is for the whole: what findings, specialists and filming instructions rank by. In weights. */
export const cost = (a: Judged): number =>
  (a.weight + a.essential) * (1 - a.response) * (a.rule.optional ? EXTRA : 1) + (isShut(a) ? SHUT : 0);

/** How much of the score a rule carries, by how far it is worth praise. In weights. */
export const merit = (a: Judged): number => (a.weight + a.essential) * a.response * a.rule.praise;

/** The first of the highest above 0; ties go to the order of the rule book. */
export function most(rules: readonly Judged[], by: (a: Judged) => number): Judged | null {
  let best: Judged | null = null;
  for (const rule of rules) if (by(rule) > (best ? by(best) : 0)) best = rule;
  return best;
}
