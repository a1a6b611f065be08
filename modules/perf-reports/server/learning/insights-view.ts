import { expit } from '#platform/numeric/summaries.ts';
import { type CreativePrediction, INSIGHT_LISTS, type Insights, type Timeline } from '../../contract/insights.ts';
import type { Report } from '../../contract/report.ts';
import type { HoldOut } from '../../learning/model/hold-out.ts';
import { empiricalLogit } from '../../learning/model/observations.ts';
import type { Prediction } from '../../learning/model/predict.ts';
import type { RateEstimate } from '../../learning/model/types.ts';
import { dayText } from './account-data.ts';
import { insightSentences } from './insight-sentences.ts';
import type { Learned } from './learn-account.ts';
import type { MadePrediction } from './learning-service.ts';
import type { LearningState } from './learning-store.ts';

/** What is the same in each report of an owner, since it is learned from all of them together. */
export interface AccountFindings {
  readonly correlationScore: number | null;
  readonly learningInsights: Report['learningInsights'];
}

export const NOTHING_LEARNED: Report['learningInsights'] = {
  keyFindings: [],
  contentCorrelations: [],
  optimizationRecommendations: [],
  predictiveInsights: [],
  audiencePatterns: [],
  creativeFatigueIndicators: [],
};

export function toFindings(state: LearningState | undefined, titles: ReadonlyMap<string, string>): AccountFindings {
  const { result = null } = state ?? {};
  if (!result) return { correlationScore: null, learningInsights: NOTHING_LEARNED };
  const sentences = insightSentences(result, titles);
  const lists = Object.fromEntries(
    INSIGHT_LISTS.map((list) => [list, sentences.filter((one) => one.list === list).map(({ text }) => text)]),
  ) as Record<(typeof INSIGHT_LISTS)[number], string[]>;
  return {
    correlationScore: result.correlation.enough ? result.correlation.score : null,
    learningInsights: lists,
  };
}

const NEXT: Readonly<Record<string, string>> = {
  rates: 'click rates drawn to your level, trends and fatigue',
  predictions: 'predictions for new creatives, and how far scores and clicks go together',
  accuracy: 'how often predictions are right',
  claims: 'what works for you',
};

export function toInsights(
  state: LearningState | undefined,
  scores: ReadonlyMap<string, number>,
  titles: ReadonlyMap<string, string>,
): Insights {
  const learned = state?.result ?? null;
  const ctr = learned?.ctr ?? null;
  const { correlation } = learned ?? {};
  return {
    state: !state ? 'nothing' : state.learned < state.wanted ? 'waiting' : 'current',
    learnedAt: state?.learnedAt?.toISOString() ?? null,
    creatives: ctr?.progress.creatives ?? 0,
    stage: ctr?.progress.stage ?? 'sums',
    next: ctr ? nextOf(ctr.progress.next) : { what: NEXT.rates ?? '', needs: 5 },
    correlationScore: correlation?.enough ? correlation.score : null,
    correlation: correlation?.enough
      ? { value: correlation.rho.mean, low: correlation.rho.low, high: correlation.rho.high }
      : null,
    accuracy:
      ctr?.holdOut && ctr.progress.creatives >= 20
        ? {
            personal: accuracyOf(ctr.holdOut.personal),
            general: accuracyOf(ctr.holdOut.general),
            isUsed: ctr.holdOut.gate.passed,
          }
        : null,
    decision: learned && decisionOf(learned, scores),
    rates: learned ? ratesOf(learned, scores) : [],
    scatter: learned && scatterOf(learned, scores),
    timelines: learned ? timelinesOf(learned, scores) : [],
    // What was deleted since is named nowhere.
    insights: learned
      ? insightSentences(learned, titles).filter(({ analyses }) => analyses.every((id) => scores.has(id)))
      : [],
  };
}

function nextOf(next: { stage: string; needs: number } | null): Insights['next'] {
  return next && { what: NEXT[next.stage] ?? next.stage, needs: next.needs };
}

function decisionOf({ best, data }: Learned, scores: ReadonlyMap<string, number>): Insights['decision'] {
  if (!best || best.standings.some(({ id }) => !scores.has(id))) return null;
  const [platform = '', campaign = '', placement = ''] = best.group.split('\u001f');
  return {
    answer: best.answer,
    where: [campaign || platform, placement].filter((part) => part !== '').join(', '),
    standings: best.standings.map(({ id, rate, probabilityBest, expectedLoss }) => ({
      analysisId: id,
      fileName: data.names[id] ?? '',
      rate,
      probabilityBest,
      expectedLoss,
    })),
  };
}

function scatterOf({ line, data }: Learned, scores: ReadonlyMap<string, number>): Insights['scatter'] {
  return (
    line && {
      points: line.points.flatMap(({ id, score, rate }) =>
        scores.has(id) ? [{ analysisId: id, fileName: data.names[id] ?? '', score, rate }] : [],
      ),
      line: [...line.line],
    }
  );
}

function timelinesOf({ days, trends, fatigue, data }: Learned, scores: ReadonlyMap<string, number>): Timeline[] {
  const found = new Map(fatigue.map(({ id, result }) => [id, result]));
  const lost = (lambda: number) => 1 - Math.exp(-lambda);
  return Object.entries(days).flatMap(([id, counts]) => {
    const worn = found.get(id);
    if (!scores.has(id) || !worn) return [];
    return {
      analysisId: id,
      fileName: data.names[id] ?? '',
      days: counts.flatMap(({ day, impressions, clicks }) => {
        if (impressions === 0) return [];
        const { y, v } = empiricalLogit(clicks, impressions);
        const reach = 1.645 * Math.sqrt(v);
        return { day: dayText(day), rate: clicks / impressions, low: expit(y - reach), high: expit(y + reach) };
      }),
      trend: (trends[id] ?? []).map(({ day, rate, low, high }) => ({ day: dayText(day), rate, low, high })),
      fall: worn.enough
        ? {
            value: lost(worn.lambda.mean),
            low: lost(worn.lambda.low80),
            high: lost(worn.lambda.high80),
            isClear: worn.claimed,
          }
        : null,
      needs: worn.enough ? 0 : worn.needs,
    };
  });
}

function ratesOf({ ctr, data }: Learned, scores: ReadonlyMap<string, number>): Insights['rates'] {
  return (ctr?.rates ?? []).flatMap(({ id, raw, trials, rate }) => {
    const score = scores.get(id);
    return score === undefined
      ? []
      : [{ analysisId: id, fileName: data.names[id] ?? '', score, impressions: trials, raw, rate: intervalOf(rate) }];
  });
}

const intervalOf = ({ median, low, high }: RateEstimate) => ({ value: median, low, high });
const accuracyOf = (one: HoldOut['personal']) => one && { value: one.accuracy, low: one.low, high: one.high };

/** Null while too little is known; `needs` says how many creatives are missing. */
export function toPrediction(
  { ctr, cvr, cost, isMeasuredOtherwise, learned }: MadePrediction,
  titles: ReadonlyMap<string, string>,
): { prediction: CreativePrediction | null; needs: number | null } {
  if (!ctr.enough) return { prediction: null, needs: ctr.needs };
  const model = learned.ctr;
  const has = model?.progress.creatives ?? 0;
  return {
    prediction: {
      level: ctr.level,
      isEarly: ctr.early,
      clickRate: intervalOf(ctr.rate),
      conversionRate: rateOf(cvr),
      costPerConversion: cost && { ...intervalOf(cost), currency: learned.data.currency },
      isMeasuredOtherwise,
      because: (isMeasuredOtherwise ? [] : ctr.contributions).map(({ names, effect }) => ({
        rules: names.map((name) => titles.get(name) ?? name),
        effect: Math.exp(effect) - 1,
      })),
      accuracy: has >= 20 && !isMeasuredOtherwise ? accuracyOf(model?.holdOut?.personal ?? null) : null,
      creatives: has,
    },
    needs: null,
  };
}

const rateOf = (made: Prediction | null) => (made?.enough ? intervalOf(made.rate) : null);
