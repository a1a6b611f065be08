import { setTimeout as pause } from 'node:timers/promises';
import { timeLimit } from '#platform/time-limit.ts';

export interface RetryTiming {
  readonly tries: number;
  /** After that a try has failed. */
  readonly tryMs: number;
  /** Before the second try; four times as long before each further one, and up to half more by chance. */
  readonly pauseMs: number;
}

/** Together less than the age at which drafts are swept: a file that is being sent stays. */
export const RETRY_TIMING: RetryTiming = { tries: 3, tryMs: 30_000, pauseMs: 250 };

/**
 * A call of the object storage that did not succeed; whoever made it may make it again. Says what went wrong and nothing
 * of how it was asked: errors of clients carry headers and signatures.
 */
export class StorageError extends Error {
  /** As drivers mark what is away for a while: a request is answered with 503, to be made again. */
  readonly code: string | undefined;

  constructor(
    call: string,
    reason: string,
    /** The same call may succeed by itself later. */
    readonly passing: boolean,
  ) {
    super(`object storage: ${call} failed: ${reason}`);
    this.name = 'StorageError';
    this.code = passing ? 'ETIMEDOUT' : undefined;
  }
}

/**
 * Makes a call anew each time. Clients cannot do this by themselves here: a file they have begun to send is read, and what
 * breaks while an answer arrives they no longer see.
 */
export async function withRetries<T>(
  call: string,
  run: (signal: AbortSignal) => Promise<T>,
  timing: RetryTiming = RETRY_TIMING,
): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    const limit = timeLimit(timing.tryMs);
    try {
      return await Promise.race([run(limit), whenAborted(limit)]);
    } catch (error) {
      const failure = error instanceof StorageError ? error : asStorageError(call, error);
      if (tried >= timing.tries || !failure.passing) throw failure;
      await pause(timing.pauseMs * 4 ** (tried - 1) * (1 + Math.random() / 2));
    }
  }
}

/** Some clients let go of the signal once an answer has begun. */
function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
}

interface ClientError {
  readonly name?: string;
  readonly code?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

function asStorageError(call: string, error: unknown): StorageError {
  const { name, code, $metadata } = error as ClientError;
  const status = $metadata?.httpStatusCode;
  const reason = [name, code, status].filter((part) => part !== undefined && part !== 'Error').join(' ');
  // A file of ours that cannot be read stays so.
  const ours = code !== undefined && ['ENOENT', 'EACCES', 'EISDIR', 'EIO'].includes(code);
  const passing = status === undefined ? !ours : status >= 500 || status === 408 || status === 429;
  return new StorageError(call, reason === '' ? String((error as Error).message) : reason, passing);
}
