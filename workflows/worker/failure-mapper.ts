import type { Context } from '@temporalio/activity';
import { ApplicationFailure, ApplicationFailureCategory, CancelledFailure } from '@temporalio/common';
import type { ActivityInboundCallsInterceptor, ActivityInterceptorsFactory } from '@temporalio/worker';
import { AppError } from '#platform/contract/errors.ts';
import type { Log } from '#platform/log/log.ts';
import { BROKEN } from '../definitions/workflow-failure.types.ts';

/** Errors only a mistake in our code can throw: they come again at every attempt. */
const MISTAKES = [TypeError, ReferenceError, RangeError, SyntaxError];

/**
 * What an activity's error becomes in the history. Refusals (4xx) keep code and
 * details and are never repeated. Everything else is repeated, bar our own
 * mistakes, and goes to the log: messages and stacks of infrastructure errors
 * may hold addresses or SQL, and histories are kept.
 */
export function toStoryFailure(error: unknown): Error {
  if (error instanceof CancelledFailure || error instanceof ApplicationFailure) return error;
  if (error instanceof Error && error.name === 'AbortError') return error;
  if (error instanceof AppError && error.status < 500) {
    return bare(
      ApplicationFailure.create({
        message: error.code,
        type: error.code,
        nonRetryable: true,
        category: ApplicationFailureCategory.BENIGN,
        details: error.details === undefined ? [] : [error.details],
      }),
    );
  }
  const nonRetryable = MISTAKES.some((kind) => error instanceof kind);
  return bare(ApplicationFailure.create({ message: BROKEN, type: BROKEN, nonRetryable }));
}

/** Puts the mapper around every activity of a worker. */
export function failureMapper(log: Log): ActivityInterceptorsFactory {
  return (ctx: Context) => ({ inbound: mapped(ctx, log) });
}

function mapped(ctx: Context, log: Log): ActivityInboundCallsInterceptor {
  return {
    async execute(input, next) {
      try {
        return await next(input);
      } catch (error) {
        const failure = toStoryFailure(error);
        if (failure !== error) {
          const { activityType: activity, attempt, workflowExecution } = ctx.info;
          const about = { activity, attempt, workflow: workflowExecution?.workflowId };
          if (failure instanceof ApplicationFailure && failure.type === BROKEN) {
            log.error({ ...about, err: error }, 'an activity failed');
          } else {
            log.info({ ...about, code: failure.message }, 'an activity refused its input');
          }
        }
        throw failure;
      }
    },
  };
}

/** Without the stack: it names folders of this machine. */
function bare(failure: ApplicationFailure): ApplicationFailure {
  failure.stack = '';
  return failure;
}
