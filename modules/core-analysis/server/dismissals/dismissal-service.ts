import type { Knex } from 'knex';
import type { Clock } from '#platform/clock.ts';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import type { AnalysisResults } from '../../contract/analysis.ts';
import type { DismissalReason } from '../../contract/dismissal-reason.ts';
import { dismissalErrors, mayBeDismissed, mayHoldEverywhere, textsAt } from '../../contract/dismissals.ts';
import type { Dismissal } from '../../engine/judge/lens.ts';
import { ENGINE_VERSION } from '../../engine/version.ts';
import { extrasOf, versionWith } from '../../engine/version-with.ts';
import type { AnalysisRecord } from '../analyses/analysis-record.ts';
import type { AnalysisStore } from '../analyses/analysis-store.ts';
import type { Lenses } from '../door/lenses.ts';
import { judgeSettings } from '../steps/judge-settings.ts';
import type { MeasurementCacheStore } from '../steps/measurement-cache-store.ts';
import type { DismissalStore } from './dismissal-store.ts';
import { judgeInThread } from './judge-in-thread.ts';

/** Most dismissals of one account that hold for all its creatives. */
const MOST_EVERYWHERE = 50;

interface Deps {
  readonly db: Knex;
  readonly store: AnalysisStore;
  readonly cache: MeasurementCacheStore;
  readonly dismissals: DismissalStore;
  readonly lenses: Lenses;
  readonly clock: Clock;
}

/** Findings that their owner sets aside, and the judgement without them. */
export class DismissalService {
  constructor(private readonly deps: Deps) {}

  /**
   * @throws AppError `not_found`, `not_in_result`, `not_dismissable`, `no_text_there`, `only_here`, `dismissals_full`,
   *   `judged_by_older_engine`
   */
  async dismiss(
    owner: string,
    id: string,
    ruleId: string,
    { reason, everywhere = false }: { reason: DismissalReason; everywhere?: boolean },
  ): Promise<void> {
    const { results } = await this.finished(owner, id);
    const found = [...results.bad, ...results.strategy].find(({ evidence }) => evidence.ruleId === ruleId);
    if (!found) throw new AppError(dismissalErrors.not_in_result);
    const { area } = found.evidence;
    if (!mayBeDismissed(area)) throw new AppError(dismissalErrors.not_dismissable);
    if (everywhere && !mayHoldEverywhere(reason, area)) throw new AppError(dismissalErrors.only_here);
    const texts = reason === 'our_logo' ? textsAt(results, found.evidence) : [];
    if (reason === 'our_logo' && texts.length === 0) throw new AppError(dismissalErrors.no_text_there);
    await this.change(owner, id, ruleId, { ruleId, reason, everywhere, texts });
  }

  /** @throws AppError `not_found`, `judged_by_older_engine` */
  async restore(owner: string, id: string, ruleId: string): Promise<void> {
    await this.change(owner, id, ruleId, null);
  }

  /** Judges with the dismissal of this rule replaced, and keeps both at once; again where another change came between. */
  private async change(owner: string, id: string, ruleId: string, asked: Dismissal | null): Promise<void> {
    for (;;) {
      const analysis = await this.finished(owner, id);
      const { engineVersion } = analysis.results;
      const found =
        engineVersion === versionWith(ENGINE_VERSION, extrasOf(engineVersion)) &&
        (await this.deps.cache.find(owner, analysis.sha256, engineVersion));
      if (!found) throw new AppError(dismissalErrors.judged_by_older_engine);
      const before = await this.deps.dismissals.of(owner, id);
      const next = asked && withKnownLogos(asked, before);
      const after = next
        ? [...before.filter((one) => one.ruleId !== ruleId || one.everywhere !== next.everywhere), next]
        : before.filter((one) => one.ruleId !== ruleId);
      if (next?.everywhere && after.filter((one) => one.everywhere).length > MOST_EVERYWHERE)
        throw new AppError(dismissalErrors.dismissals_full);
      const lens = await this.deps.lenses.with(owner, analysis, after);
      const judged = await judgeInThread({
        measurements: found.measurements,
        settings: judgeSettings(analysis, lens),
      });
      const kept = await this.deps.db.transaction(async (trx) => {
        const [store, dismissals] = [this.deps.store.with(trx), this.deps.dismissals.with(trx)];
        if (!(await store.lock(owner, id))) throw new AppError(ERRORS.not_found);
        if (JSON.stringify(await dismissals.of(owner, id)) !== JSON.stringify(before)) return false;
        if (next) await dismissals.keep(owner, id, next, this.deps.clock.now());
        else await dismissals.drop(owner, id, ruleId);
        await store.rejudge(owner, id, judged, this.deps.clock.now());
        return true;
      });
      if (kept) return;
    }
  }

  private async finished(owner: string, id: string): Promise<AnalysisRecord & { results: AnalysisResults }> {
    const analysis = await this.deps.store.find(owner, id);
    if (!analysis?.results) throw new AppError(ERRORS.not_found);
    return { ...analysis, results: analysis.results };
  }
}

/** A logo of all creatives joins those that were named before. */
function withKnownLogos(asked: Dismissal, before: readonly Dismissal[]): Dismissal {
  if (asked.reason !== 'our_logo' || !asked.everywhere) return asked;
  const known = before.filter(
    ({ ruleId, reason, everywhere }) => ruleId === asked.ruleId && reason === asked.reason && everywhere,
  );
  return { ...asked, texts: [...new Set([...known.flatMap(({ texts }) => texts), ...asked.texts])] };
}
