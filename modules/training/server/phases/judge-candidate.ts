import type { TrainingType } from '../../contract/vocabulary.ts';
import { counted } from '../../contract/words.ts';
import type { PromotionDecision } from '../../learner/types.ts';
import type { ModelTest } from '../models/model-record.ts';
import { PLATFORM, type Scope } from '../scope.ts';
import type { Trained } from './trained.ts';

/** Comparisons with a creative neither model has seen, without which they decide nothing. */
const FEWEST_PAIRS = 50;

interface CandidateFacts {
  readonly scope: Scope;
  readonly type: TrainingType;
  readonly decision: PromotionDecision;
  /** The candidate orders creatives exactly as the model in use does. */
  readonly sameWeights: boolean;
  readonly trained: Trained;
  /** The model in use; null: the rule book alone. */
  readonly against: string | null;
  /** It was left for an earlier one by hand. */
  readonly wasLeft: boolean;
  /** This very version is in use. */
  readonly isCurrent: boolean;
}

const interval = ({ mean, low, high }: { mean: number; low: number; high: number }) => ({ value: mean, low, high });

/**
 * Whether a candidate is used from now on, and why, in a sentence. The platform's: only by the one-sided 99 % bound on creatives neither
 * model has seen. A personal one: where it beats the general one out of sample, or on creatives that came since it was trained.
 */
export function judgeCandidate(facts: CandidateFacts): ModelTest {
  const { decision, trained, scope, sameWeights } = facts;
  const isFirstTest = scope !== PLATFORM && decision.pairs < FEWEST_PAIRS && trained.gate !== null;
  const { gate, tested } = trained;
  const base = {
    against: facts.against,
    pairs: isFirstTest ? (tested?.pairs ?? 0) : decision.pairs,
    accuracy: isFirstTest
      ? tested
        ? interval(tested.personal)
        : null
      : decision.pairs > 0
        ? interval(decision.candidateAccuracy)
        : null,
    accuracyBefore: isFirstTest
      ? tested
        ? interval(tested.base)
        : null
      : decision.pairs > 0
        ? interval(decision.currentAccuracy)
        : null,
    gain: isFirstTest
      ? gate && {
          value: gate.gain,
          bound: gate.z === 0 ? gate.gain : gate.gain * (1 - gate.threshold / Math.abs(gate.z)),
        }
      : decision.pairs > 0
        ? { value: decision.gain, bound: decision.bound }
        : null,
    calibration: decision.pairs > 0 ? decision.calibration.mean : null,
    looks: decision.looks,
  };
  const verdictOf = (passed: boolean, verdict: string): ModelTest => ({ ...base, passed, verdict });
  if (facts.isCurrent) return verdictOf(false, 'The same data make the model that is in use already.');
  if (facts.wasLeft)
    return verdictOf(
      false,
      'Somebody left this model for an earlier one, so no run brings it back. It can be promoted by hand.',
    );
  if (sameWeights && (facts.type === 'specialist_agents' || facts.type === 'self_improvement'))
    return verdictOf(true, 'It orders creatives as the model in use does; what it says beside that was learned anew.');
  if (sameWeights)
    return verdictOf(false, 'It orders creatives exactly as the model in use does: nothing new was learned.');
  if (isFirstTest)
    return gate?.passed
      ? verdictOf(true, 'On creatives it had not learned from, it foretold your results better than the general model.')
      : verdictOf(false, personalRefusal(trained));
  return decision.promote
    ? verdictOf(
        true,
        `On ${counted(decision.pairs, 'comparison')} with creatives neither had seen, it was better beyond doubt (99 %).`,
      )
    : verdictOf(false, refusalOf(decision));
}

function personalRefusal({ gate }: Trained): string {
  const needs = gate?.needsCreatives;
  return needs
    ? `Not clearly better than the general model yet: telling needs about ${counted(needs, 'more creative')} with results or ratings.`
    : 'On creatives it had not learned from, it was no better than the general model.';
}

function refusalOf({ refusals, pairs, needsPairs }: PromotionDecision): string {
  if (refusals.includes('too_few_pairs'))
    return `Only ${counted(pairs, 'comparison')} with creatives neither model has seen; deciding needs ${FEWEST_PAIRS}.`;
  if (refusals.includes('not_better'))
    return needsPairs
      ? `Not better beyond doubt (99 %): telling needs about ${counted(needsPairs, 'more comparison')} with creatives neither has seen.`
      : 'On creatives neither had seen, it was no better than the model in use.';
  if (refusals.includes('segment_worse'))
    return 'Better on the whole, but worse for a large group: one placement lost more than 2 points.';
  return 'Better in order, but its chances are not as right as they say.';
}
