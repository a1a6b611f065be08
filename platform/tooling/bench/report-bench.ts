import type { MeasuredFile } from '#modules/core-analysis/engine/index.ts';
import { judge } from '#modules/core-analysis/engine/judge/judge.ts';
import { createReportQueue } from '#modules/core-analysis/server/report/drawing-order.ts';
import { round, type Spread, spreadOf } from './statistics.ts';

export interface ReportRow {
  readonly what: string;
  /** From the order to the file, the thread that draws at work already. */
  readonly ms: Spread;
  /** The first one, with the thread started and its fonts read. */
  readonly firstMs: number;
  readonly megabytes: number;
  readonly goal: typeof REPORT_GOAL;
  readonly met: boolean;
}

const REPORT_GOAL = { ms: 2000, megabytes: 2 };
const RUNS = 10;

/** Draws the report of a file with everything a plan can show in it, as often as it takes to tell how long that takes. */
export async function reportRow(what: string, { measurements, preview, frames }: MeasuredFile): Promise<ReportRow> {
  const depth = { team: 8, segments: true, ugc: true } as const;
  const { results } = judge(measurements, { goal: 'sales', placement: 'meta_feed', depth });
  const content = { fileName: `${what}.jpg`, completedAt: 0, results, picture: preview, frames: [...frames] };
  const queue = createReportQueue();
  try {
    const times: number[] = [];
    let bytes = 0;
    for (let run = 0; run <= RUNS; run += 1) {
      const start = performance.now();
      bytes = (await queue.draw({ kind: 'report', content })).length;
      times.push(performance.now() - start);
    }
    const [firstMs = 0, ...others] = times;
    const ms = spreadOf(others);
    const megabytes = round(bytes / 2 ** 20);
    const met = Math.max(firstMs, ms.max) <= REPORT_GOAL.ms && megabytes <= REPORT_GOAL.megabytes;
    return { what, ms, firstMs: round(firstMs), megabytes, goal: REPORT_GOAL, met };
  } finally {
    await queue.stop();
  }
}
