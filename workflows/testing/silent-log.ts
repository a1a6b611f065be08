import { pino } from 'pino';
import type { Log } from '#platform/log/log.ts';

/** For tests that look at results, not at talk. */
export const silentLog: Log = pino({ level: 'silent' });
