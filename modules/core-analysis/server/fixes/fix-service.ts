import type { Clock } from '#platform/clock.ts';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import type { Log } from '#platform/log/log.ts';
import type { FactRecorder } from '#platform/module/fact-recorder.ts';
import type { WorkflowStarter } from '#platform/module/workflow-starter.ts';
import { fixesWorkflowId, renderFixesType } from '#workflows/definitions/core-analysis/render-fixes.types.ts';
import { type FixId, type FixList, fixErrors } from '../../contract/fixes.ts';
import type { AnalysisRecord } from '../analyses/analysis-record.ts';
import type { AnalysisStore } from '../analyses/analysis-store.ts';
import type { AnalysisFiles } from '../files/analysis-files.ts';
import type { FixFiles } from './fix-files.ts';
import type { FixStore, KeptFix } from './fix-store.ts';
import { fixFileName, toFixList } from './fix-view.ts';

export interface FixServiceDeps {
  readonly store: AnalysisStore;
  readonly fixes: FixStore;
  readonly files: AnalysisFiles;
  readonly fixFiles: FixFiles;
  readonly workflows: WorkflowStarter;
  readonly facts: FactRecorder;
  readonly clock: Clock;
  readonly log: Log;
}

/** Asking for fixes and reading them. What belongs to someone else is not there. */
export class FixService {
  constructor(private readonly deps: FixServiceDeps) {}

  /**
   * Has the fixes made, once: asking again, also at the same time, starts
   * nothing new unless the last attempt failed.
   * @throws AppError `not_found`, `fixes_need_result`, `original_gone`
   */
  async request(owner: string, id: string): Promise<FixList> {
    const { fixes, files, workflows, clock, log } = this.deps;
    const analysis = await this.analysis(owner, id);
    if (analysis.status !== 'completed') throw new AppError(fixErrors.fixes_need_result);
    const known = await fixes.find(owner, id);
    if (known?.status !== 'completed') {
      if (!(await files.original(owner, id))) throw new AppError(fixErrors.original_gone);
      await fixes.open(owner, id, clock.now());
      const { attempt = 1 } = (await fixes.find(owner, id)) ?? {};
      // Accepted all the same where the workflows cannot be reached: the sweep or the next request starts it, once.
      await workflows
        .start(renderFixesType, { id: fixesWorkflowId(id, attempt), input: { analysisId: id, userId: owner } })
        .catch((error: unknown) =>
          log.warn({ err: error, analysis: id }, 'the workflow of fixes could not be started yet'),
        );
    }
    return toFixList(analysis, await fixes.find(owner, id));
  }

  /** @throws AppError `not_found` */
  async list(owner: string, id: string): Promise<FixList> {
    return toFixList(await this.analysis(owner, id), await this.deps.fixes.find(owner, id));
  }

  /** @throws AppError `not_found`, also where there is no such fix */
  async file(owner: string, id: string, fixId: FixId): Promise<{ bytes: Buffer; fix: KeptFix; name: string }> {
    const analysis = await this.analysis(owner, id);
    const fix = await this.kept(owner, id, fixId);
    const bytes = await this.deps.fixFiles.file(owner, id, fixId);
    if (!bytes) throw new AppError(ERRORS.not_found);
    const gain = fix.scoreAfter - fix.scoreBefore;
    await this.deps.facts.recordRead(owner, { kind: 'fix_taken', analysisId: id, fixId, gain });
    return { bytes, fix, name: fixFileName(analysis.fileName, fix) };
  }

  /** @throws AppError `not_found` */
  async preview(owner: string, id: string, fixId: FixId): Promise<Buffer> {
    await this.kept(owner, id, fixId);
    const bytes = await this.deps.fixFiles.preview(owner, id, fixId);
    if (!bytes) throw new AppError(ERRORS.not_found);
    return bytes;
  }

  private async analysis(owner: string, id: string): Promise<AnalysisRecord> {
    const analysis = await this.deps.store.find(owner, id);
    if (!analysis) throw new AppError(ERRORS.not_found);
    return analysis;
  }

  private async kept(owner: string, id: string, fixId: FixId): Promise<KeptFix> {
    const record = await this.deps.fixes.find(owner, id);
    const fix = record?.results?.fixes.find((one) => one.id === fixId);
    if (!fix) throw new AppError(ERRORS.not_found);
    return fix;
  }
}
