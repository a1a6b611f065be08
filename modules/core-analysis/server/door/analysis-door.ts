import { stat } from 'node:fs/promises';
import type { PlanId } from '#flags/plans.ts';
import type { GateService, GateSubject } from '#platform/http/gate-service.ts';
import type {
  Analyses,
  AnalysisFigures,
  AnalysisItem,
  AnalysisOrder,
  AnalysisPage,
  AnalysisQuery,
  DegradedVersion,
  FeatureVector,
  MadeFix,
  MeasurementCacheFigures,
} from '../../api.ts';
import type { AnalysisResults } from '../../contract/analysis.ts';
import type { ExtraMeasure } from '../../contract/extra-measures.ts';
import type { Tone } from '../../contract/tone.ts';
import { ALL_RULES } from '../../engine/rules/book/rule-book.ts';
import { disciplineOf } from '../../engine/specialists/disciplines.ts';
import { TEAMS } from '../../engine/specialists/members.ts';
import { resultsInTone } from '../../engine/tone/in-tone.ts';
import { ENGINE_VERSION } from '../../engine/version.ts';
import type { AnalysisListItem } from '../analyses/analysis-record.ts';
import type { AnalysisStore } from '../analyses/analysis-store.ts';
import type { AnalysisFiles } from '../files/analysis-files.ts';
import { hashOfFile } from '../files/hash-of-file.ts';
import type { FixStore } from '../fixes/fix-store.ts';
import type { AnalysisIntake } from '../intake/analysis-intake.ts';
import { extrasFor } from '../intake/extras-for.ts';
import type { DegradingPort } from '../ports/degrading-port.ts';
import type { MeasurementCacheStore } from '../steps/measurement-cache-store.ts';
import type { FeatureStore } from './feature-store.ts';
import type { FiguresStore } from './figures-store.ts';

interface Deps {
  readonly store: AnalysisStore;
  readonly intake: AnalysisIntake;
  readonly features: FeatureStore;
  readonly figures: FiguresStore;
  readonly cache: MeasurementCacheStore;
  readonly gates: GateService;
  readonly files: AnalysisFiles;
  readonly fixes: FixStore;
  /** Only in workers. */
  readonly engine?: DegradingPort;
}

/** What other modules may ask of core-analysis. */
export class AnalysisDoor implements Analyses {
  constructor(private readonly deps: Deps) {}

  /** The same with the engine that workers have. */
  with(engine: DegradingPort): AnalysisDoor {
    return new AnalysisDoor({ ...this.deps, engine });
  }

  async find(owner: string, id: string): Promise<AnalysisItem | undefined> {
    const found = await this.deps.store.find(owner, id);
    return found && toItem(found);
  }

  async list(owner: string, query: AnalysisQuery = {}): Promise<AnalysisPage> {
    const { items, next } = await this.deps.store.page(owner, query);
    return { items: items.map(toItem), next };
  }

  count(owner: string): Promise<number> {
    return this.deps.store.countCompleted(owner);
  }

  async extremes(owner: string, from: Date, to: Date): Promise<{ best: AnalysisItem; weakest: AnalysisItem } | null> {
    const found = await this.deps.store.extremes(owner, from, to);
    return found && { best: toItem(found.best), weakest: toItem(found.weakest) };
  }

  async result(owner: string, id: string, tone?: Tone): Promise<AnalysisResults | undefined> {
    const results = (await this.deps.store.find(owner, id))?.results ?? undefined;
    return results && tone ? resultsInTone(results, tone) : results;
  }

  features(owner: string, ids: readonly string[]): Promise<FeatureVector[]> {
    return this.deps.features.find(owner, ids);
  }

  async start(
    owner: { readonly id: string; readonly plan: PlanId },
    { file, ...order }: AnalysisOrder,
  ): Promise<{ readonly id: string }> {
    const [{ size }, sha256] = await Promise.all([stat(file.path), hashOfFile(file.path, 'sha256')]);
    const upload = { path: file.path, size, sha256, clientName: file.name };
    const { id } = await this.deps.intake.order({ ...owner, role: 'user' }, upload, order);
    return { id };
  }

  extrasFor(owner: NonNullable<GateSubject>, kind: 'image' | 'video'): ExtraMeasure[] {
    return extrasFor(this.deps.gates, owner, kind);
  }

  async degraded(owner: string, id: string, signal: AbortSignal): Promise<readonly DegradedVersion[]> {
    const { engine, store, files } = this.deps;
    if (!engine) throw new Error('only workers have the engine');
    const found = await store.find(owner, id);
    if (!found?.results || found.fileType !== 'image') return [];
    const bytes = await files.original(owner, id);
    if (!bytes) return [];
    const { goal, placement } = found.results.basis;
    return (await engine.degrade({ bytes, settings: { goal, placement } }, signal)).versions;
  }

  async fixes(owner: string, id: string): Promise<readonly MadeFix[]> {
    const made = (await this.deps.fixes.find(owner, id))?.results?.fixes ?? [];
    return made.map(({ id: fix, title, scoreBefore, scoreAfter, placement, changedRules }) => ({
      id: fix,
      title,
      scoreBefore,
      scoreAfter,
      placement,
      changes: changedRules.map(({ ruleId, before, after }) => ({
        ruleId,
        before: before?.response ?? null,
        after: after?.response ?? null,
      })),
    }));
  }

  specialists(): ReadonlyMap<string, { readonly id: string; readonly name: string }> {
    const judges = new Map(
      TEAMS[8].flatMap(({ id, name, disciplines }) => disciplines.map((one) => [one, { id, name }])),
    );
    return new Map(
      ALL_RULES.flatMap((rule) => {
        const judge = judges.get(disciplineOf(rule));
        return judge ? [[rule.id, judge] as const] : [];
      }),
    );
  }

  ruleTitles(): ReadonlyMap<string, string> {
    return new Map(ALL_RULES.map(({ id, title }) => [id, title]));
  }

  async measurementCache(owner: string): Promise<MeasurementCacheFigures> {
    const { store, cache } = this.deps;
    const [entries, looked] = await Promise.all([cache.count(owner, ENGINE_VERSION), store.countCached(owner)]);
    return { entries, ...looked, engineVersion: ENGINE_VERSION };
  }

  figures(from: Date, to: Date): Promise<AnalysisFigures> {
    return this.deps.figures.figures(from, to);
  }
}

function toItem(row: AnalysisListItem): AnalysisItem {
  return {
    id: row.id,
    fileName: row.fileName,
    kind: row.fileType,
    judgedFor: row.settings,
    sha256: row.sha256,
    md5: row.md5,
    status: row.status,
    score: row.score,
    generalScore: row.generalScore ?? row.score,
    failure: row.failure?.code ?? null,
    requestedBy: row.requestedBy,
    saved: row.saved,
    rating: row.satisfactionScore,
    createdAt: row.createdAt,
    completedAt: row.completedAt,
  };
}
