import { createServiceRef } from '#platform/module/service-ref.ts';

/** What other modules may ask of this one. */
export interface PerfReportsNotes {
  count(owner: string): Promise<number>;
}

export const perfReportsNotesRef = createServiceRef<PerfReportsNotes>('perf-reports.notes');
