import type { LogLevel, LogMetadata } from '@temporalio/common';
import type { Logger } from '@temporalio/worker';
import type { Log } from '#platform/log/log.ts';

/** Temporal's own talk in our log, a field each. */
export class TemporalLog implements Logger {
  constructor(private readonly target: Log) {}

  log(level: LogLevel, message: string, meta?: LogMetadata): void {
    const level_ = LEVELS[level];
    this.target[level_]({ temporal: meta }, message);
  }

  trace(message: string, meta?: LogMetadata): void {
    this.log('TRACE', message, meta);
  }

  debug(message: string, meta?: LogMetadata): void {
    this.log('DEBUG', message, meta);
  }

  /** The library is chatty about its life at this level; ours is told by our own lines. */
  info(message: string, meta?: LogMetadata): void {
    this.log('INFO', message, meta);
  }

  warn(message: string, meta?: LogMetadata): void {
    this.log('WARN', message, meta);
  }

  error(message: string, meta?: LogMetadata): void {
    this.log('ERROR', message, meta);
  }
}

const LEVELS = { TRACE: 'trace', DEBUG: 'debug', INFO: 'debug', WARN: 'warn', ERROR: 'error' } as const;
