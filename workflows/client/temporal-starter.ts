import { Client, Connection, WorkflowExecutionAlreadyStartedError } from '@temporalio/client';
import { WorkflowIdReusePolicy, WorkflowNotFoundError } from '@temporalio/common';
import * as z from 'zod/mini';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import type { WorkflowStarter, WorkflowType } from '#platform/module/workflow-starter.ts';

/** A caller waits at most this long for Temporal before it hears `dependency_unavailable`. */
const PATIENCE_MS = 2_500;
/**
 * A worker that dies with a story in hand loses it after this long; the next
 * one picks it up.
 */
const STORY_TASK_TIMEOUT = '5 seconds';

/**
 * Starts stories on Temporal. Connects at the first use, so a process starts
 * and serves reads while Temporal is away.
 */
export class TemporalStarter implements WorkflowStarter {
  private readonly connection: Connection;
  private readonly client: Client;

  constructor(options: { address: string; namespace: string }) {
    this.connection = Connection.lazy({ address: options.address });
    this.client = new Client({ connection: this.connection, namespace: options.namespace });
  }

  async start<Input>(type: WorkflowType<Input>, options: { id: string; input: Input }): Promise<'started' | 'exists'> {
    const input = z.parse(type.input, options.input);
    return this.patiently(async () => {
      try {
        await this.client.workflow.start(type.name, {
          workflowId: options.id,
          taskQueue: type.queue,
          args: [input],
          workflowIdReusePolicy: WorkflowIdReusePolicy.REJECT_DUPLICATE,
          workflowTaskTimeout: STORY_TASK_TIMEOUT,
        });
        return 'started';
      } catch (error) {
        if (error instanceof WorkflowExecutionAlreadyStartedError) return 'exists';
        throw error;
      }
    });
  }

  async cancel(id: string): Promise<void> {
    await this.patiently(async () => {
      try {
        await this.client.workflow.getHandle(id).cancel();
      } catch (error) {
        if (!(error instanceof WorkflowNotFoundError)) throw error;
      }
    });
  }

  async status(id: string): Promise<'running' | 'closed' | 'unknown'> {
    return this.patiently(async () => {
      try {
        const { status } = await this.client.workflow.getHandle(id).describe();
        return status.name === 'RUNNING' ? 'running' : 'closed';
      } catch (error) {
        if (error instanceof WorkflowNotFoundError) return 'unknown';
        throw error;
      }
    });
  }

  async stop(): Promise<void> {
    await this.connection.close();
  }

  private async patiently<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await this.connection.withAbortSignal(AbortSignal.timeout(PATIENCE_MS), call);
    } catch (error) {
      throw new AppError(ERRORS.dependency_unavailable, undefined, { cause: error });
    }
  }
}
