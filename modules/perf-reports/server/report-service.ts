import type { Analyses } from '#modules/core-analysis/api.ts';
import type { Clock } from '#platform/clock.ts';
import type { UploadedFile } from '#platform/contract/define-routes.ts';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import { FairQueue } from '#platform/http/fair-queue.ts';
import type { Ids } from '#platform/ids.ts';
import type { Log } from '#platform/log/log.ts';
import type { WorkflowStarter } from '#platform/module/workflow-starter.ts';
import {
  importReportType,
  importWorkflowId,
  type ReportRef,
} from '#workflows/definitions/perf-reports/import-report.types.ts';
import { reportErrors } from '../contract/errors.ts';
import type { AdPlatform, MappingInput } from '../contract/report.ts';
import { LINK_LIST } from './linking/restore-links.ts';
import { mergeMappings } from './merge-mappings.ts';
import { partsOf, type ReportFiles } from './report-files.ts';
import type { ReportImporter } from './report-importer.ts';
import type { ReportRecord } from './report-record.ts';
import type { ReportStore } from './report-store.ts';

export interface UploadTerms {
  readonly campaignName: string;
  readonly adPlatform: AdPlatform;
  readonly dateRange?: string | undefined;
  readonly analysisId?: string | undefined;
}

/** Files of one process that are encrypted and entered at the same time. */
const AT_ONCE = 1;
const MAX_WAITING = 300;

/** Takes reports in, shows and removes them. What belongs to somebody else is not there. */
export class ReportService {
  private readonly gate = new FairQueue({ atOnce: AT_ONCE, maxWaiting: MAX_WAITING });

  constructor(
    private readonly deps: {
      store: ReportStore;
      files: ReportFiles;
      importer: Pick<ReportImporter, 'remove'>;
      analyses: Pick<Analyses, 'find'>;
      workflows: WorkflowStarter;
      clock: Clock;
      ids: Ids;
      log: Log;
    },
  ) {}

  list(owner: string): Promise<ReportRecord[]> {
    return this.deps.store.list(owner);
  }

  /** @throws AppError `not_found` */
  async get(owner: string, id: string): Promise<ReportRecord> {
    const report = await this.deps.store.find(owner, id);
    if (!report) throw new AppError(ERRORS.not_found);
    return report;
  }

  /**
   * Keeps the file and has it read. After this returns, the report reaches an end whatever breaks.
   * @returns the id, and whether this very file was there already
   * @throws AppError `report_file_missing`; `not_found` where the analysis is not there
   */
  async accept(
    owner: string,
    upload: UploadedFile | undefined,
    terms: UploadTerms,
  ): Promise<{ id: string; isKnown: boolean; isStarted: boolean }> {
    if (!upload) throw new AppError(reportErrors.report_file_missing);
    const analysisId = terms.analysisId || null;
    if (analysisId && !(await this.deps.analyses.find(owner, analysisId))) throw new AppError(ERRORS.not_found);
    return this.gate.run(owner, async () => {
      const { store, files, clock, ids } = this.deps;
      const id = ids.next();
      const report = {
        id,
        fileName: upload.clientName,
        fileBytes: upload.size,
        fileParts: partsOf(upload.size),
        sha256: upload.sha256,
        campaignName: terms.campaignName,
        adPlatform: terms.adPlatform,
        dateRange: terms.dateRange || null,
        analysisId,
      };
      if (!(await store.insert(owner, report, clock.now()))) {
        const known = await store.findByFile(owner, upload.sha256);
        // Another request of the same file is about to enter it.
        if (!known) throw new AppError(ERRORS.idempotency_in_progress);
        const attempt = known.platform === LINK_LIST ? await store.reopen(owner, known.id, {}, clock.now()) : undefined;
        if (attempt !== undefined) {
          // Links may have changed since: the list is gone through again.
          const isStarted = await this.start({ reportId: known.id, userId: owner, attempt });
          return { id: known.id, isKnown: false, isStarted };
        }
        return { id: known.id, isKnown: true, isStarted: true };
      }
      try {
        await files.put(owner, id, upload.path);
        await store.markStored(owner, id, clock.now());
      } catch (error) {
        await this.forget(owner, id, report.fileParts);
        throw error;
      }
      return { id, isKnown: false, isStarted: await this.start({ reportId: id, userId: owner, attempt: 1 }) };
    });
  }

  /**
   * Reads a report again by what its owner says of its columns, and remembers it for files with the same headers.
   * @throws AppError `not_found`, `report_importing`, `report_file_gone`
   */
  async setMapping(owner: string, id: string, mapping: MappingInput): Promise<ReportRecord> {
    const { store, clock } = this.deps;
    const report = await this.get(owner, id);
    if (report.status === 'importing') throw new AppError(reportErrors.report_importing);
    if (report.fileParts === 0) throw new AppError(reportErrors.report_file_gone);
    const now = clock.now();
    // What was said before stays said: a second correction does not undo the first.
    const remembered = report.headerKey ? await store.mappingFor(owner, report.headerKey) : undefined;
    const merged = mergeMappings(mergeMappings(remembered ?? {}, report.mapping), mapping);
    const attempt = await store.reopen(owner, id, merged, now);
    if (attempt === undefined) throw new AppError(reportErrors.report_importing);
    if (report.headerKey) await store.rememberMapping(owner, report.headerKey, merged, now);
    await this.start({ reportId: id, userId: owner, attempt });
    return this.get(owner, id);
  }

  /** @throws AppError `not_found` */
  async remove(owner: string, id: string): Promise<void> {
    const { store, importer, workflows, clock, log } = this.deps;
    const report = await this.get(owner, id);
    if (!(await store.markDeleted(owner, id, clock.now()))) throw new AppError(ERRORS.not_found);
    if (report.status === 'importing') {
      // Rows that are being written keep the row locked; the sweep removes both a moment later.
      await workflows.cancel(importWorkflowId({ reportId: id, attempt: report.attempt })).catch(() => undefined);
      return;
    }
    await importer
      .remove(owner, { id, parts: report.fileParts, platform: report.platform })
      .catch((error: unknown) => log.warn({ err: error, report: id }, 'a deleted report is left to the sweep'));
  }

  figures(): Promise<{ reports: number; people: number; rows: number; bytes: number }> {
    return this.deps.store.figures();
  }

  private async start(ref: ReportRef): Promise<boolean> {
    try {
      await this.deps.workflows.start(importReportType, { id: importWorkflowId(ref), input: ref });
      return true;
    } catch (error) {
      this.deps.log.warn({ err: error, report: ref.reportId }, 'the workflow of a report could not be started yet');
      return false;
    }
  }

  private async forget(owner: string, id: string, parts: number): Promise<void> {
    try {
      await this.deps.files.remove(owner, id, parts);
      await this.deps.store.removeStoring(owner, id);
    } catch (error) {
      this.deps.log.warn({ err: error, report: id }, 'a file that could not be kept is left to the sweep');
    }
  }
}
