import { type NativeConnection, Worker, type WorkflowBundleOption } from '@temporalio/worker';
import type { Log } from '#platform/log/log.ts';
import type { Activity } from '#platform/module/define-server-module.ts';
import type { TaskQueue } from '#platform/module/workflow-starter.ts';
import { failureMapper } from './failure-mapper.ts';

export interface CreateWorkersOptions {
  readonly connection: NativeConnection;
  readonly namespace: string;
  readonly bundle: WorkflowBundleOption;
  /** Keyed `<module>.<activity>`. */
  readonly activities: Readonly<Record<string, Activity>>;
  /** How many long activities each queue runs at once here. A queue not named is not served. */
  readonly concurrency: Readonly<Partial<Record<TaskQueue, number>>>;
  readonly log: Log;
}

/**
 * One worker per queue, so that training cannot starve analyses. Not running
 * yet: call `run()` on each.
 */
export async function createWorkers(options: CreateWorkersOptions): Promise<Worker[]> {
  const { connection, namespace, bundle, activities, concurrency, log } = options;
  return Promise.all(
    Object.entries(concurrency).map(([taskQueue, slots]) =>
      Worker.create({
        connection,
        namespace,
        taskQueue,
        workflowBundle: bundle,
        activities,
        interceptors: { activity: [failureMapper(log)] },
        maxConcurrentActivityTaskExecutions: slots,
        maxConcurrentLocalActivityExecutions: 20,
        maxConcurrentWorkflowTaskExecutions: 20,
        maxCachedWorkflows: 200,
        // A worker that was killed keeps its workflows reserved for this long.
        stickyQueueScheduleToStartTimeout: '2 seconds',
        // Frequent enough that one late heartbeat is not taken for a dead worker.
        maxHeartbeatThrottleInterval: '2 seconds',
        // Work under way may finish after SIGTERM; what does not is cancelled and goes to another worker.
        shutdownGraceTime: '15 seconds',
        shutdownForceTime: '25 seconds',
      }),
    ),
  );
}
