import { CancellationScope, isCancellation } from '@temporalio/workflow';
import { localModuleActivities, moduleActivities } from '../module-activities.ts';
import { importingStep, mustHappen } from '../policies.ts';
import { isRefusal, workflowFailure } from '../workflow-failure.ts';
import type { ImportReportPort, ReportRef } from './import-report.types.ts';

const steps = moduleActivities<ImportReportPort>('perf-reports', importingStep);
const { failReport } = localModuleActivities<ImportReportPort>('perf-reports', mustHappen);

export type ImportReportOutcome = Awaited<ReturnType<ImportReportPort['importReport']>> | 'refused';

/** Imports one report. Fails visibly in Temporal only when the fault is ours. */
export async function importReport(ref: ReportRef): Promise<ImportReportOutcome> {
  try {
    return await steps.importReport(ref);
  } catch (error) {
    await CancellationScope.nonCancellable(() => failReport({ ...ref, failure: workflowFailure(error) }));
    if (isRefusal(error) && !isCancellation(error)) return 'refused';
    throw error;
  }
}
