import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import type { WorkflowStarter } from '#platform/module/workflow-starter.ts';
import { importReportType, importWorkflowId } from '#workflows/definitions/perf-reports/import-report.types.ts';
import { BROKEN } from '#workflows/definitions/workflow-failure.types.ts';
import type { ReportFiles } from './report-files.ts';
import type { ReportImporter } from './report-importer.ts';
import type { OpenReport, ReportStore } from './report-store.ts';

const SILENT_MS = 30_000;
/** Longer than any upload may take to be kept. */
const STORING_MS = 10 * 60_000;
const BATCH = 200;

export interface ReportSweep {
  readonly started: number;
  readonly failed: number;
  readonly removed: number;
  /** Reports that could not be dealt with now. */
  readonly postponed: number;
}

/** Finishes what a crash left half done: uploads without a file, reports without a workflow, deletions. Runs every half minute. */
export class ReportSweeper {
  constructor(
    private readonly deps: {
      store: ReportStore;
      files: ReportFiles;
      importer: Pick<ReportImporter, 'remove' | 'failReport'>;
      workflows: WorkflowStarter;
      clock: Clock;
      log: Log;
    },
  ) {}

  /** @param onStep called before each report, to show that the sweep is alive */
  async run(onStep: () => void): Promise<ReportSweep> {
    const { store, clock, log } = this.deps;
    const result = { started: 0, failed: 0, removed: 0, postponed: 0 };
    for (const report of await store.findUnfinished(new Date(clock.now().getTime() - SILENT_MS), BATCH)) {
      onStep();
      try {
        const done = await this.pickUp(report);
        if (done) result[done] += 1;
        else await store.touch(report.owner, report.id, clock.now());
      } catch (error) {
        log.error({ err: error, report: report.id }, 'the sweep could not deal with a report');
        // One that cannot be dealt with must not keep the rest waiting: it goes to the back.
        await store.touch(report.owner, report.id, clock.now());
        result.postponed += 1;
      }
    }
    if (Object.values(result).some((count) => count > 0)) log.info(result, 'swept reports');
    return result;
  }

  private async pickUp(report: OpenReport): Promise<'started' | 'failed' | 'removed' | undefined> {
    const { store, files, importer, workflows, clock } = this.deps;
    const { owner, id, attempt } = report;
    if (report.isDeleted) {
      await importer.remove(owner, report);
      return 'removed';
    }
    if (report.status === 'storing') {
      const old = await store.findUnfinished(new Date(clock.now().getTime() - STORING_MS), BATCH);
      if (!old.some((one) => one.id === id)) return undefined;
      await files.remove(owner, id, report.parts);
      await store.removeStoring(owner, id);
      return 'removed';
    }
    const ref = { reportId: id, userId: owner, attempt };
    const workflow = importWorkflowId(ref);
    if ((await workflows.start(importReportType, { id: workflow, input: ref })) === 'started') return 'started';
    if ((await workflows.status(workflow)) !== 'closed') return undefined;
    await importer.failReport({ ...ref, failure: { code: BROKEN } });
    return 'failed';
  }
}
