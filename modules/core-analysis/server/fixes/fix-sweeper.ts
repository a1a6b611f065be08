import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import type { WorkflowStarter } from '#platform/module/workflow-starter.ts';
import {
  fixesWorkflowId,
  type RenderFixesPort,
  renderFixesType,
} from '#workflows/definitions/core-analysis/render-fixes.types.ts';
import { BROKEN } from '#workflows/definitions/workflow-failure.types.ts';
import type { FixStore, OpenFixes } from './fix-store.ts';

const SILENT_MS = 30_000;
const BATCH = 200;

export interface FixSweepResult {
  readonly fixesStarted: number;
  readonly fixesFailed: number;
  /** Requests that could not be dealt with now. */
  readonly fixesPostponed: number;
}

/** Starts what was asked for while the workflows could not be reached, and closes what a workflow left open. */
export class FixSweeper {
  constructor(
    private readonly deps: {
      fixes: FixStore;
      workflows: WorkflowStarter;
      failFixes: RenderFixesPort['failFixes'];
      clock: Clock;
      log: Log;
    },
  ) {}

  /** @param onStep called before each row, to show that the sweep is alive */
  async run(onStep: () => void): Promise<FixSweepResult> {
    const { fixes, clock, log } = this.deps;
    const result = { fixesStarted: 0, fixesFailed: 0, fixesPostponed: 0 };
    for (const open of await fixes.findSilent(new Date(clock.now().getTime() - SILENT_MS), BATCH)) {
      onStep();
      const done = await this.pickUp(open).catch(async (error: unknown) => {
        log.error({ err: error, analysis: open.analysis }, 'the sweep could not deal with fixes');
        // One row that cannot be dealt with must not keep the rest waiting: it goes to the back.
        await fixes.touch(open, clock.now());
        return 'fixesPostponed' as const;
      });
      if (done) result[done] += 1;
    }
    if (Object.values(result).some((count) => count > 0)) log.info(result, 'swept fixes');
    return result;
  }

  /** A request without a workflow gets one; one whose workflow ended without a word may be asked for again. */
  private async pickUp(open: OpenFixes): Promise<'fixesStarted' | 'fixesFailed' | undefined> {
    const { workflows, fixes, clock, failFixes } = this.deps;
    const ref = { analysisId: open.analysis, userId: open.owner };
    const workflow = fixesWorkflowId(open.analysis, open.attempt);
    if ((await workflows.start(renderFixesType, { id: workflow, input: ref })) === 'started') return 'fixesStarted';
    if ((await workflows.status(workflow)) !== 'closed') {
      await fixes.touch(open, clock.now());
      return undefined;
    }
    await failFixes({ ...ref, failure: { code: BROKEN } });
    return 'fixesFailed';
  }
}
