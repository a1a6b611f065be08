import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Connection, isGrpcServiceError, WorkflowExecutionAlreadyStartedError } from '@temporalio/client';
import {
  defineSearchAttributeKey,
  type SearchAttributePair,
  WorkflowIdReusePolicy,
  WorkflowNotFoundError,
} from '@temporalio/common';
import * as z from 'zod/mini';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import type { WorkflowStarter, WorkflowType } from '#platform/module/workflow-starter.ts';
import { OWNER_ID, SUBJECT_ID, WORK_KIND } from '../definitions/search-attributes.ts';

/** A caller waits at most this long for Temporal before it hears `dependency_unavailable`. */
const PATIENCE_MS = 2_500;
const RETRY_MS = 300;
/** gRPC's statuses of those names. */
const INVALID_ARGUMENT = 3;
const UNAVAILABLE = 14;
/**
 * A worker that dies with a workflow in hand loses it after this long; the next
 * one picks it up.
 */
const WORKFLOW_TASK_TIMEOUT = '5 seconds';

/**
 * Starts workflows on Temporal. Connects at the first use, so a process starts
 * and serves reads while Temporal is away.
 */
export class TemporalStarter implements WorkflowStarter {
  private readonly connection: Connection;
  private readonly client: Client;

  constructor(options: { address: string; namespace: string }) {
    // The library's own retries go on for 20 s, and throw where nobody can catch when the connection closes meanwhile.
    this.connection = Connection.lazy({
      address: options.address,
      interceptors: [],
      // Else a server that was away for long is found again only after up to two minutes.
      channelArgs: { 'grpc.initial_reconnect_backoff_ms': 200, 'grpc.max_reconnect_backoff_ms': 3_000 },
    });
    this.client = new Client({ connection: this.connection, namespace: options.namespace });
  }

  async start<Input>(type: WorkflowType<Input>, options: { id: string; input: Input }): Promise<'started' | 'exists'> {
    const input = z.parse(type.input, options.input);
    const begin = (typedSearchAttributes: SearchAttributePair[]) =>
      this.client.workflow.start(type.name, {
        workflowId: options.id,
        taskQueue: type.queue,
        args: [input],
        workflowIdReusePolicy: WorkflowIdReusePolicy.REJECT_DUPLICATE,
        workflowTaskTimeout: WORKFLOW_TASK_TIMEOUT,
        typedSearchAttributes,
        ...(page !== undefined && { memo: { page } }),
      });
    const page = type.about?.(input).page;
    const attributes = attributesOf(type, input);
    return this.patiently(async () => {
      try {
        try {
          await begin(attributes);
        } catch (error) {
          // A server that does not know the attributes runs the workflow without them.
          if (attributes.length === 0 || statusOf(error) !== INVALID_ARGUMENT) throw error;
          await begin([]);
        }
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

  /** One call to Temporal with the same patience. @throws AppError `dependency_unavailable`; what `call` throws as an AppError */
  ask<T>(call: (client: Client) => Promise<T>): Promise<T> {
    return this.patiently(() => call(this.client));
  }

  async stop(): Promise<void> {
    await this.connection.close();
  }

  /** Tries until it works, fails for good, or patience has run out. Every call here may be made twice. */
  private async patiently<T>(call: () => Promise<T>): Promise<T> {
    const patience = AbortSignal.timeout(PATIENCE_MS);
    for (;;) {
      try {
        return await this.connection.withAbortSignal(patience, call);
      } catch (error) {
        if (error instanceof AppError) throw error;
        if (patience.aborted || !isPassing(error)) {
          throw new AppError(ERRORS.dependency_unavailable, undefined, { cause: error });
        }
        await sleep(RETRY_MS);
      }
    }
  }
}

/** Nobody listens, or the server is just starting or stopping. */
function isPassing(error: unknown): boolean {
  return statusOf(error) === UNAVAILABLE;
}

function statusOf(error: unknown): number | undefined {
  const source = error instanceof Error && isGrpcServiceError(error.cause) ? error.cause : error;
  return isGrpcServiceError(source) ? source.code : undefined;
}

function attributesOf<Input>(type: WorkflowType<Input>, input: Input): SearchAttributePair[] {
  const about = type.about?.(input);
  if (!about) return [];
  const { kind, owner, subject, attributes = {} } = about;
  return [
    { key: WORK_KIND, value: kind },
    { key: SUBJECT_ID, value: subject },
    ...(owner === undefined ? [] : [{ key: OWNER_ID, value: owner }]),
    ...Object.entries(attributes).map(([name, value]) => ({ key: defineSearchAttributeKey(name, 'KEYWORD'), value })),
  ];
}
