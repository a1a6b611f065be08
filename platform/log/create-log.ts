import { pino } from 'pino';
import type { Log } from './log.ts';

/** Names of fields whose values never reach a log, at any depth we log. */
const SECRET_FIELDS = [
  'password',
  'newPassword',
  'token',
  'secret',
  'authorization',
  'cookie',
  'set-cookie',
  'DATABASE_URL',
  'AUTH_SECRET',
  'STORAGE_MASTER_KEY',
];

/** JSON lines on stdout (or `destination`), with secrets cut out. */
export function createLog(options: {
  level: string;
  process: string;
  destination?: { write(line: string): void };
}): Log {
  return pino(
    {
      level: options.level,
      base: { process: options.process },
      redact: {
        paths: SECRET_FIELDS.flatMap((f) => [`["${f}"]`, `*["${f}"]`, `*.*["${f}"]`]),
        censor: '[secret]',
      },
      serializers: { err: pino.stdSerializers.err },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    options.destination ?? pino.destination({ dest: 1, sync: false }),
  );
}
