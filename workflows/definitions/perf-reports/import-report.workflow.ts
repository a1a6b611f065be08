import { CancellationScope, isCancellation } from '@temporalio/workflow';
import { localModuleActivities, moduleActivities } from '../module-activities.ts';
import { importingStep, mustHappen } from '../policies.ts';
import { endAsRefused, withOutcome } from '../with-outcome.ts';
import { isRefusal, workflowFailure } from '../workflow-failure.ts';
import type { ImportReportPort, ReportRef } from './import-report.types.ts';

const steps = moduleActivities<ImportReportPort>('perf-reports', importingStep);
const { failReport } = localModuleActivities<ImportReportPort>('perf-reports', mustHappen);

export type ImportReportOutcome = Awaited<ReturnType<ImportReportPort['importReport']>> | 'refused';

/** Imports one report. A refused file ends it as failed, by the refusal's code. */
export function importReport(ref: ReportRef): Promise<ImportReportOutcome> {
  return withOutcome(() => read(ref));
}

async function read(ref: ReportRef): Promise<ImportReportOutcome> {
  try {
    return await steps.importReport(ref);
  } catch (error) {
    await CancellationScope.nonCancellable(() => failReport({ ...ref, failure: workflowFailure(error) }));
    if (isRefusal(error) && !isCancellation(error)) return endAsRefused(error);
    throw error;
  }
}
