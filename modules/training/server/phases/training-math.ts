import { bookWeights, centresOf, featuresOf } from '../../learner/columns.ts';
import { dataFingerprint } from '../../learner/data/data-fingerprint.ts';
import { heldForReview } from '../../learner/data/held-for-review.ts';
import { pickPairs } from '../../learner/data/pairs.ts';
import { pairsOf } from '../../learner/data/pairs-of.ts';
import { type PlatformProblem, platformProblem } from '../../learner/fit/platform-problem.ts';
import {
  isTrained,
  startTraining,
  stepTraining,
  TRAINING_STEPS,
  type TrainingState,
} from '../../learner/fit/platform-training.ts';
import { specialistReliability } from '../../learner/fit/specialist-reliability.ts';
import {
  currentRival,
  generalRival,
  isWorseInUse,
  type PersonalPlan,
  type PersonalTest,
  placesAfter,
  testPersonal,
  trainPersonal,
} from '../../learner/fit/train-personal.ts';
import { accuracyOf } from '../../learner/judge/accuracy.ts';
import { comparePromotion } from '../../learner/judge/compare-promotion.ts';
import { type EarlierPrediction, learnResiduals, type ResidualReport } from '../../learner/judge/learn-residuals.ts';
import { logOddsBy } from '../../learner/model/creative-value.ts';
import { explainModel, type ModelExplanation } from '../../learner/model/explain-model.ts';
import { packModel, unpackModel } from '../../learner/model/model-bytes.ts';
import { bookModel, platformModel } from '../../learner/model/platform-model.ts';
import { type RuleFactor, ruleFactors } from '../../learner/model/rule-factors.ts';
import type {
  Interval,
  LowTrust,
  PairwiseModel,
  PromotionDecision,
  ResidualCorrection,
  RuleBook,
  TrainingData,
} from '../../learner/types.ts';

/** A model as bytes; null: the rule book alone. */
type ModelBytes = Uint8Array | null;

interface FitPlan {
  readonly data: TrainingData;
  readonly book: RuleBook;
  readonly epoch: number;
  /** Refits only these rules, the others stay as `parent` has them; null: all. */
  readonly only: readonly string[] | null;
  readonly parent: ModelBytes;
}

/** What a personal candidate was compared with. */
export interface PersonalTests {
  readonly general: PersonalTest;
  /** The account's own model in use, which may by now be worse than the general one; null without one. */
  readonly current: (PersonalTest & { readonly isWorseThanGeneral: boolean }) | null;
}

/** A model for its card. */
export interface Described {
  readonly explanation: ModelExplanation;
  readonly weights: readonly { readonly ruleId: string; readonly weight: Interval; readonly book: number }[];
  readonly factors: readonly RuleFactor[];
  readonly specialists: PairwiseModel['specialists'];
}

export type MathQuestion =
  | { readonly job: 'open'; readonly plan: FitPlan }
  | { readonly job: 'step'; readonly state: TrainingState | null; readonly steps: number }
  | { readonly job: 'finish'; readonly state: TrainingState }
  | {
      readonly job: 'personal';
      readonly data: TrainingData;
      readonly book: RuleBook;
      readonly only: FitPlan['only'];
      readonly platform: ModelBytes;
      /** The account's own model in use. */
      readonly current: ModelBytes;
    }
  | { readonly job: 'specialists'; readonly data: TrainingData; readonly book: RuleBook; readonly model: ModelBytes }
  | { readonly job: 'residuals'; readonly predictions: readonly EarlierPrediction[] }
  | { readonly job: 'correct'; readonly model: Uint8Array; readonly correction: ResidualCorrection }
  | {
      readonly job: 'compare';
      readonly data: TrainingData;
      readonly book: RuleBook;
      readonly candidate: Uint8Array;
      readonly current: ModelBytes;
      readonly looks: number;
      /** A personal model learned from all creatives there were: only those that came since are new to it. */
      readonly isPersonal: boolean;
    }
  | { readonly job: 'describe'; readonly data: TrainingData; readonly book: RuleBook; readonly model: Uint8Array }
  | { readonly job: 'fingerprint'; readonly data: TrainingData; readonly settings: Readonly<Record<string, unknown>> };

export interface MathAnswers {
  open: { readonly steps: number };
  step: { readonly state: TrainingState; readonly isTrained: boolean };
  finish: { readonly model: Uint8Array; readonly lowTrust: readonly LowTrust[] };
  personal: { readonly model: Uint8Array; readonly tests: PersonalTests };
  specialists: { readonly model: Uint8Array };
  residuals: ResidualReport;
  correct: { readonly model: Uint8Array };
  compare: {
    readonly decision: PromotionDecision;
    readonly sameWeights: boolean;
    /** How often the model in use named the better of two creatives that came since it was trained. */
    readonly since: { readonly pairs: number; readonly accuracy: Interval };
  };
  describe: Described;
  fingerprint: string;
}

/** Outcomes so far from the others that counting does not explain them wait until somebody has looked: they are left out. */
export function withoutSuspects(data: TrainingData): { data: TrainingData; suspects: number } {
  const suspects = new Set(heldForReview(data).map(({ example }) => example.id));
  return { data: { ...data, examples: data.examples.filter(({ id }) => !suspects.has(id)) }, suspects: suspects.size };
}

/** Answers questions one after the other; keeps the problem it was opened with. Pure apart from that. */
export function createMath(): (question: MathQuestion) => unknown {
  let problem: PlatformProblem | undefined;
  const opened = (): PlatformProblem => {
    if (!problem) throw new Error('a training was asked for before it was opened');
    return problem;
  };
  return (question) => {
    switch (question.job) {
      case 'open': {
        const { data, book, epoch, only, parent } = question.plan;
        const restricted = only && { to: new Set(only), parent: modelOr(parent, data, book) };
        problem = platformProblem({ data, book, epoch, ...(restricted && { restricted }) });
        return { steps: TRAINING_STEPS } satisfies MathAnswers['open'];
      }
      case 'step': {
        let state = question.state ?? startTraining(opened());
        for (let i = 0; i < question.steps && !isTrained(state); i += 1) state = stepTraining(opened(), state);
        return { state, isTrained: isTrained(state) } satisfies MathAnswers['step'];
      }
      case 'finish': {
        const { model, lowTrust } = platformModel(opened(), question.state);
        return { model: packModel(model), lowTrust } satisfies MathAnswers['finish'];
      }
      case 'personal': {
        const { data, book, only } = question;
        const current = question.current && unpackModel(question.current);
        const plan: PersonalPlan = {
          data,
          platform: modelOr(question.platform, data, book),
          ...(current && { current }),
          ...(only && { only: new Set(only) }),
        };
        return { model: packModel(trainPersonal(plan)), tests: personalTests(plan) } satisfies MathAnswers['personal'];
      }
      case 'specialists': {
        const { data, book } = question;
        const specialists = specialistReliability(pairsOf(data));
        return { model: packModel({ ...modelOr(question.model, data, book), specialists }) };
      }
      case 'residuals':
        return learnResiduals(question.predictions);
      case 'correct':
        return { model: packModel({ ...unpackModel(question.model), correction: question.correction }) };
      case 'compare': {
        const { data, book, looks, isPersonal } = question;
        const candidate = unpackModel(question.candidate);
        const current = modelOr(question.current, data, book);
        const known = isPersonal ? Math.max(candidate.horizon, current.horizon) : -Infinity;
        const unseen = { ...data, creatives: data.creatives.filter(({ addedOn }) => addedOn > known) };
        const decision = comparePromotion(candidate, current, pairsOf(unseen), { looks, isPersonal });
        const sameWeights = hasSameWeights(candidate, current);
        return { decision, sameWeights, since: accuracySince(current, data) } satisfies MathAnswers['compare'];
      }
      case 'describe':
        return described(unpackModel(question.model), question.book);
      case 'fingerprint':
        return dataFingerprint(question.data, question.settings);
    }
  };
}

function accuracySince(model: PairwiseModel, data: TrainingData): MathAnswers['compare']['since'] {
  const all = pairsOf(data);
  const pairs = pickPairs(all, placesAfter(all, model.horizon));
  return { pairs: pairs.first.length, accuracy: accuracyOf(pairs, logOddsBy(model, pairs)) };
}

function personalTests(plan: PersonalPlan): PersonalTests {
  const { current } = plan;
  return {
    general: testPersonal(plan, generalRival(plan)),
    current: current
      ? { ...testPersonal(plan, currentRival(current)), isWorseThanGeneral: isWorseInUse(plan, current) }
      : null,
  };
}

function modelOr(bytes: ModelBytes, data: TrainingData, book: RuleBook): PairwiseModel {
  if (bytes) return unpackModel(bytes);
  const features = featuresOf(data.creatives);
  return bookModel(features, centresOf(features, data.creatives), book);
}

function hasSameWeights(one: PairwiseModel, other: PairwiseModel): boolean {
  return (
    one.features.length === other.features.length &&
    one.features.every((name, j) => other.features[j] === name && one.weights[j] === other.weights[j])
  );
}

function described(model: PairwiseModel, book: RuleBook): Described {
  const before = bookWeights(model.features, book);
  return {
    explanation: explainModel(model),
    weights: model.features.map((ruleId, j) => {
      const [weight, sd] = [model.weights[j] as number, model.deviations[j] as number];
      return {
        ruleId,
        weight: { mean: odds(weight), low: odds(weight - Z90 * sd), high: odds(weight + Z90 * sd) },
        book: odds(before[j] as number),
      };
    }),
    factors: ruleFactors(model, book),
    specialists: model.specialists,
  };
}

const Z90 = 1.645;
/** Change of the odds that a change of the log odds is. */
const odds = (logOdds: number): number => Math.exp(logOdds) - 1;
