import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { PlanId } from '#flags/plans.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import type { PersonalDataPart, PersonalFile } from '#platform/module/personal-data.ts';

/** Letters, digits and a few signs, no way up: nothing in an archive may land outside the folder it is unpacked in. */
const SAFE_PATH = /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/;

const ALREADY_SMALL = /\.(jpe?g|png|webp|gif|mp4|mov|webm|pdf|zip)$/i;

const README = (now: Date): string => `Your data at Adjudge, as of ${now.toISOString()}.

Each folder is one part of the service. Files in JSON open in any text editor;
times are in UTC. Uploads are the files as you sent them. Uploads that were not
saved are removed after 30 days, and are then no longer in here.
Not in here: passwords and the tokens that keep you signed in, which would open
your account to whoever gets this file.
`;

/**
 * One ZIP of all parts, made while it is sent: one file at a time is read, so a
 * large account needs little memory. A part that fails ends the stream, so that a
 * half archive is never taken for a whole one.
 */
export function streamArchive(deps: {
  parts: readonly PersonalDataPart[];
  userId: string;
  plan: PlanId;
  clock: Clock;
  log: Log;
}): Readable {
  const { parts, userId, plan, clock, log } = deps;
  const mtime = clock.now();
  const zip = new ZipFile();
  const out = new PassThrough();
  const fail = (error: unknown): void => {
    log.error({ err: error }, 'an archive of personal data could not be finished');
    out.destroy(error instanceof Error ? error : new Error(String(error)));
  };
  zip.on('error', fail);
  zip.outputStream.on('error', fail).pipe(out);

  const add = (path: string, file: PersonalFile): void => {
    if (!SAFE_PATH.test(path)) throw new Error(`'${path}' is no name for a file of an archive`);
    zip.addReadStreamLazy(path, { mtime, compress: !ALREADY_SMALL.test(path) }, (take) => {
      file.read().then(
        (content) => {
          if (content === undefined) log.warn({ path }, 'a file of an archive went while it was made');
          take(null, Readable.from([Buffer.from(content ?? '')]));
        },
        (error: unknown) => take(error, Readable.from([])),
      );
    });
  };
  const addAll = async (): Promise<void> => {
    zip.addBuffer(Buffer.from(README(mtime)), 'README.txt', { mtime });
    for (const part of parts) {
      for await (const file of part.files(userId, plan)) add(`${part.id}/${file.name}`, file);
    }
    zip.end();
  };
  addAll().catch(fail);
  return out;
}
