import type { Notifier } from '#platform/events/notifier.ts';
import { JobWatch } from '#platform/jobs/job-watch.ts';
import type { ReportStatus } from '../contract/report.ts';
import type { ReportStore } from './report-store.ts';

/** Topic on which changes of a report are announced. */
export function reportTopic(id: string): string {
  return `report:${id}`;
}

export type ReportWatch = JobWatch<{ status: ReportStatus }>;

export function watchReports(deps: { store: ReportStore; notifier: Notifier }): ReportWatch {
  return new JobWatch<{ status: ReportStatus }>({
    source: {
      topic: reportTopic,
      async read(owner, id) {
        const report = await deps.store.find(owner, id);
        return report && { status: report.status };
      },
      isFinal: ({ status }) => status !== 'importing',
    },
    notifier: deps.notifier,
  });
}
