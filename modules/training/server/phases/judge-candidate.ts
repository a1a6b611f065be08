import type { TrainingType } from '../../contract/vocabulary.ts';
import { counted } from '../../contract/words.ts';
import type { PersonalGate } from '../../learner/fit/train-personal.ts';
import type { PromotionDecision } from '../../learner/types.ts';
import type { ModelTest } from '../models/model-record.ts';
import type { Trained, TrainedFrom } from './trained.ts';
import type { PersonalTests } from './training-math.ts';

/** Comparisons with a creative neither model has seen, without which they decide nothing. */
const FEWEST_PAIRS = 50;

interface CandidateFacts {
  readonly type: TrainingType;
  /** On creatives that neither the candidate nor the model in use has seen. */
  readonly decision: PromotionDecision;
  /** The same beside the general model, where the one in use is the account's own and the candidate was not tested as it was trained. */
  readonly overGeneral: PromotionDecision | null;
  /** The candidate orders creatives exactly as the model in use does. */
  readonly sameWeights: boolean;
  readonly trained: Trained;
  readonly from: TrainedFrom;
  /** Somebody went back to an earlier model by hand, and nobody has promoted one since. */
  readonly isHeld: boolean;
  /** This very version is in use. */
  readonly isCurrent: boolean;
  /** The model in use learned from data that were withdrawn, and this run is to replace it: the candidate beside the rule book alone. */
  readonly replaces: PromotionDecision | null;
}

interface Judged {
  readonly test: ModelTest;
  /** `leave`: the model in use is left for the general one, or for the rule book alone. */
  readonly step: 'deploy' | 'keep' | 'leave';
  /** Why this step. */
  readonly reason: string;
}

const interval = ({ mean, low, high }: { mean: number; low: number; high: number }) => ({ value: mean, low, high });

/**
 * Whether a candidate is used from now on, and why, in a sentence. The platform's: only by the one-sided 99 % bound on creatives neither
 * model has seen. A personal one: where it beats the general one out of sample, and the own one in use on creatives that came since.
 */
export function judgeCandidate(facts: CandidateFacts): Judged {
  const { trained, replaces } = facts;
  const of = (passed: boolean, verdict: string): Judged => ({
    test: { ...figuresOf(facts), passed, verdict },
    step: passed ? 'deploy' : 'keep',
    reason: verdict,
  });
  if (facts.isCurrent) return of(false, 'The same data make the model that is in use already.');
  if (replaces) return replaced(of(...platformVerdict(facts.decision)), replaces);
  const judged = of(...verdictOf(facts));
  if (facts.isHeld) return judged.step === 'deploy' ? held(judged) : judged;
  if (judged.step === 'keep' && trained.tests?.current?.isWorseThanGeneral)
    return {
      ...judged,
      step: 'leave',
      reason: 'On creatives that came since it was trained, your own model is worse than the general one beyond doubt.',
    };
  return judged;
}

function verdictOf({ type, sameWeights, trained, decision, overGeneral }: CandidateFacts): [boolean, string] {
  if (sameWeights)
    return type === 'specialist_agents' || type === 'self_improvement'
      ? [true, 'It orders creatives as the model in use does; what it says beside that was learned anew.']
      : [false, 'It orders creatives exactly as the model in use does: nothing new was learned.'];
  if (trained.tests) return personalVerdict(trained.tests);
  if (overGeneral && !overGeneral.promote) return [false, `Beside the general model: ${refusalOf(overGeneral)}`];
  return platformVerdict(decision);
}

/** What people decided stays until they decide again. */
function held(judged: Judged): Judged {
  const verdict = `${judged.test.verdict} Somebody went back to an earlier model by hand, so it waits until it is promoted by hand.`;
  return { test: { ...judged.test, verdict }, step: 'keep', reason: verdict };
}

/** Who took their data back is not judged with: the model makes room, for the candidate or for the rule book. */
function replaced(judged: Judged, overBook: PromotionDecision): Judged {
  if (judged.step === 'deploy') return judged;
  const why = 'The model in use learned from data that were withdrawn since.';
  return overBook.pairs > 0 && overBook.gain >= 0
    ? {
        ...judged,
        step: 'deploy',
        reason: `${why} This one takes its place: it orders creatives no worse than the rule book.`,
      }
    : { ...judged, step: 'leave', reason: `${why} The rule book judges alone until a model is better.` };
}

/** The figures of the comparison that decides. */
function figuresOf({ trained: { tests }, decision, from }: CandidateFacts): Omit<ModelTest, 'passed' | 'verdict'> {
  if (!tests) {
    const has = decision.pairs > 0;
    return {
      against: from.own?.id ?? from.platform?.id ?? null,
      pairs: decision.pairs,
      accuracy: has ? interval(decision.candidateAccuracy) : null,
      accuracyBefore: has ? interval(decision.currentAccuracy) : null,
      gain: has ? { value: decision.gain, bound: decision.bound } : null,
      calibration: has ? decision.calibration.mean : null,
      looks: decision.looks,
    };
  }
  const current = tests.general.gate.passed ? tests.current : null;
  const { gate, pairs, accuracy, rivalAccuracy } = current ?? tests.general;
  const has = pairs > 0;
  return {
    against: (current ? from.own?.id : from.platform?.id) ?? null,
    pairs,
    accuracy: has ? interval(accuracy) : null,
    accuracyBefore: has ? interval(rivalAccuracy) : null,
    gain: has
      ? { value: gate.gain, bound: gate.z === 0 ? gate.gain : gate.gain * (1 - gate.threshold / Math.abs(gate.z)) }
      : null,
    calibration: null,
    looks: decision.looks,
  };
}

function personalVerdict({ general, current }: PersonalTests): [boolean, string] {
  if (!general.gate.passed) return [false, notBetter('the general model', general.gate, 'creative')];
  if (!current)
    return [true, 'On creatives it had not learned from, it foretold your results better than the general model.'];
  return current.gate.passed
    ? [
        true,
        'On creatives that came since the model in use was trained, it foretold your results better than that one.',
      ]
    : [false, notBetter('the model in use', current.gate, 'new creative')];
}

function notBetter(than: string, { needsCreatives }: PersonalGate, unit: string): string {
  return needsCreatives
    ? `Not clearly better than ${than} yet: telling needs about ${counted(needsCreatives, `more ${unit}`)} with results or ratings.`
    : `On creatives neither had seen, it was no better than ${than}.`;
}

function platformVerdict(decision: PromotionDecision): [boolean, string] {
  return decision.promote
    ? [
        true,
        `On ${counted(decision.pairs, 'comparison')} with creatives neither had seen, it was better beyond doubt (99 %).`,
      ]
    : [false, refusalOf(decision)];
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
