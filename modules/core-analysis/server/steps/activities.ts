import type { TokenLedger } from '#modules/billing/api.ts';
import type { GateService } from '#platform/http/gate-service.ts';
import type { Log } from '#platform/log/log.ts';
import type { Fact } from '#platform/module/fact-listener.ts';
import type { FactRecorder } from '#platform/module/fact-recorder.ts';
import type { AnalyzeCreativePort } from '#workflows/definitions/core-analysis/analyze-creative.types.ts';
import type { FileMeasurements } from '../../engine/index.ts';
import type { Judgement } from '../../engine/judge/judge.ts';
import type { CombinedLens } from '../../engine/judge/lens.ts';
import { coreAnalysisManifest } from '../../manifest.ts';
import type { AnalysisMetrics } from '../analyses/analysis-metrics.ts';
import { type AnalysisListItem, gateOf, holdOf, isFinal } from '../analyses/analysis-record.ts';
import type { EndAnnouncer } from '../door/end-announcer.ts';
import type { FeatureStore } from '../door/feature-store.ts';
import type { Lenses } from '../door/lenses.ts';
import type { SecondOpinions } from '../escalation/second-opinions.ts';
import { removeRemains } from '../files/remove-remains.ts';
import { workflowError } from './analysis-failure.ts';
import { isOurFault, KEPT_FOR_RETRY_MS } from './analysis-retry.ts';
import { createMeasureActivity, type MeasureDeps } from './measure-activity.ts';

/** Judges for what the owner said, as deep as the plan of the analysis goes. */
export type Judge = (
  measurements: FileMeasurements,
  analysis: Pick<AnalysisListItem, 'settings' | 'plan'>,
  lens?: CombinedLens,
) => Judgement;

export interface ActivityDeps extends MeasureDeps {
  readonly ledger: TokenLedger;
  readonly gates: GateService;
  readonly judge: Judge;
  readonly opinions: SecondOpinions;
  readonly features: FeatureStore;
  readonly lenses: Lenses;
  readonly announcer: EndAnnouncer;
  readonly metrics: AnalysisMetrics;
  readonly facts: FactRecorder;
  readonly log: Log;
}

/**
 * Core-analysis's side of the workflow. Every step locks the row, looks at its
 * state and changes it in one transaction with the tokens, so running a step
 * twice, late or beside a deletion ends the same.
 */
export function createAnalysisActivities(deps: ActivityDeps): AnalyzeCreativePort {
  const { db, store, cache, files, ledger, progress, gates, clock, metrics, facts } = deps;
  return {
    async begin({ analysisId: id, userId: owner }) {
      const analysis = await store.find(owner, id);
      if (!analysis || isFinal(analysis)) return false;
      gates.require([coreAnalysisManifest.gate, gateOf(analysis.fileType)], {
        id: owner,
        plan: analysis.plan,
        role: 'user',
      });
      return progress.enter(owner, id, { stage: 'checking', percent: 1 });
    },

    measure: createMeasureActivity(deps),

    async conclude({ analysisId: id, userId: owner, engineVersion, reused }) {
      const analysis = await store.find(owner, id);
      if (!analysis) return false;
      if (isFinal(analysis)) return analysis.status === 'completed';
      const found = (await cache.findPartial(owner, id)) ?? (await cache.find(owner, analysis.sha256, engineVersion));
      if (!found) throw new Error(`analysis ${id} has no measurements`);
      const lens = await deps.lenses.of(owner, analysis);
      const { results, complexityScore, topAdvice, withoutLens, features } = deps.judge(
        found.measurements,
        analysis,
        lens,
      );
      const { goal, placement } = results.basis;
      const vector = {
        analysisId: id,
        judgedFor: { goal, placement },
        engineVersion: results.engineVersion,
        ruleBookVersion: results.ruleBookVersion,
        features,
      };
      const conclusion = {
        results,
        complexityScore,
        topAdvice,
        withoutLens,
        // Workflows begun before the step told know only who measured.
        cached: reused ?? found.measuredBy !== id,
      };
      const outcome = await db.transaction(async (trx) => {
        const locked = await store.with(trx).lock(owner, id);
        if (!locked || isFinal(locked)) return locked?.status === 'completed' ? 'was done' : 'gone';
        await ledger.settle(locked.payer, holdOf(locked), trx);
        await store.with(trx).complete(owner, id, conclusion, clock.now());
        await deps.features.with(trx).keep(owner, vector);
        await cache.with(trx).dropPartial(owner, id);
        await deps.opinions.openWhenHard(trx, owner, locked, complexityScore);
        await facts.record(trx, owner, endOf(locked, clock.now(), { score: results.score, cached: conclusion.cached }));
        return 'done';
      });
      if (outcome === 'done') metrics.ended(analysis, 'completed', clock.now());
      await progress.announce(id);
      return outcome !== 'gone';
    },

    async failAnalysis({ analysisId: id, userId: owner, failure }) {
      const { code, details } = workflowError(failure);
      const failed = await db.transaction(async (trx) => {
        const locked = await store.with(trx).lock(owner, id);
        if (!locked || isFinal(locked)) return undefined;
        await ledger.release(locked.payer, holdOf(locked), trx);
        await store.with(trx).fail(owner, id, { code, details }, clock.now());
        await facts.record(trx, owner, endOf(locked, clock.now()));
        await cache.with(trx).dropPartial(owner, id);
        // A file we failed is kept for an operator's second try; the sweep removes it when its entry grows old.
        const since = clock.now().getTime() + (isOurFault(code) ? KEPT_FOR_RETRY_MS : 0);
        await files.listOrphaned(owner, id, new Date(since), trx);
        return locked;
      });
      if (!failed) {
        // A measuring that was cancelled with its worker dead has no later attempt to clean up after it.
        await removeRemains(deps, owner, id);
        return;
      }
      metrics.ended(failed, code, clock.now());
      deps.log.info({ analysis: id, code }, 'an analysis failed; its tokens were given back');
      await progress.announce(id);
      if (isOurFault(code)) await files.removeDrawn(owner, id);
      else await files.removeOrphaned(owner, id);
    },

    announceEnd: ({ analysisId, userId }) => deps.announcer.announce(userId, analysisId),
  };
}

/** @param completed absent where it failed */
function endOf(
  { id, fileType, createdAt }: AnalysisListItem,
  now: Date,
  completed?: { score: number; cached: boolean },
): Fact {
  return {
    kind: 'analysis_ended',
    analysisId: id,
    creative: fileType,
    outcome: completed ? 'completed' : 'failed',
    score: completed?.score ?? null,
    cached: completed?.cached ?? false,
    ms: now.getTime() - createdAt.getTime(),
  };
}
