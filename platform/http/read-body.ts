import { Writable } from 'node:stream';
import formidable, { type Part } from 'formidable';
import type { Context } from 'koa';
import { koaBody } from 'koa-body';
import type { UploadedFile, UploadSpec } from '#platform/contract/define-routes.ts';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import { LandingPlace } from './landing-place.ts';
import type { UploadBackpressure } from './upload-backpressure.ts';

export const JSON_LIMIT_BYTES = 256 * 1024;
const MAX_DEPTH = 32;
/** The parser's codes for a file that is too long. It gives 413 for a second file and for too much beside it, too. */
const TOO_LONG = new Set([1009, 1016]);
/** Room for the multipart frame around one file. */
const FRAME_BYTES = 16 * 1024;

const parsers = new Map<number, ReturnType<typeof koaBody>>();

function jsonParser(jsonLimit: number): ReturnType<typeof koaBody> {
  const known = parsers.get(jsonLimit);
  if (known) return known;
  const parser = koaBody({ json: true, urlencoded: false, text: false, multipart: false, jsonLimit, patchNode: false });
  parsers.set(jsonLimit, parser);
  return parser;
}

/** The request's JSON, or `undefined` for an empty body. Refuses other content, size and depth. */
export async function readJson(ctx: Context, maxBytes = JSON_LIMIT_BYTES): Promise<unknown> {
  if (declaredLength(ctx) === 0 || (!ctx.get('content-type') && !ctx.get('content-length'))) return undefined;
  if (!ctx.is('application/json')) throw new AppError(ERRORS.unsupported_media_type);
  if (declaredLength(ctx) > maxBytes) throw new AppError(ERRORS.payload_too_large);
  try {
    await jsonParser(maxBytes)(ctx, async () => undefined);
  } catch (error) {
    if ((error as { status?: number }).status === 413) throw new AppError(ERRORS.payload_too_large);
    throw new AppError(ERRORS.malformed_body, undefined, { cause: error });
  }
  const body: unknown = ctx.request.body;
  if (depth(body) > MAX_DEPTH) throw new AppError(ERRORS.malformed_body);
  return body;
}

/** The body as it came. Refuses a longer one as soon as that is known. */
export async function readBytes(ctx: Context, maxBytes: number): Promise<Buffer> {
  if (declaredLength(ctx) > maxBytes) throw refuseEarly(ctx, new AppError(ERRORS.payload_too_large) as AppError);
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of ctx.req.iterator({ destroyOnReturn: false })) {
    size += (piece as Buffer).length;
    if (size > maxBytes) throw refuseEarly(ctx, new AppError(ERRORS.payload_too_large) as AppError);
    pieces.push(piece as Buffer);
  }
  return Buffer.concat(pieces);
}

export interface ReadUpload {
  readonly files: readonly UploadedFile[];
  /** The text fields beside them; a repeated one is a list. */
  readonly fields: unknown;
}

/** Of all files of an upload together. */
export function uploadBytes({ maxBytes, maxFiles = 1, maxTotalBytes = maxBytes * maxFiles }: UploadSpec): number {
  return maxTotalBytes;
}

/**
 * Streams multipart files to `folder` under random names, at the pace that
 * is left to `owner`. Stops reading as soon as a limit is passed. The caller
 * removes the files.
 * @throws AppError `busy` when too many uploads are being read
 */
export async function readUpload(
  ctx: Context,
  spec: UploadSpec,
  { folder, pace, owner }: { folder: string; pace: UploadBackpressure; owner: string },
): Promise<ReadUpload> {
  if (!ctx.is('multipart/form-data')) throw new AppError(ERRORS.unsupported_media_type);
  const tooLarge = (): AppError =>
    new AppError(spec.tooLarge ?? ERRORS.payload_too_large, undefined as never) as AppError;
  const { maxFiles = 1 } = spec;
  const total = uploadBytes(spec);
  if (declaredLength(ctx) > total + maxFiles * FRAME_BYTES) throw refuseEarly(ctx, tooLarge());

  const leave = await admit(ctx, pace, owner);
  const places = new Map<unknown, LandingPlace>();
  const clear = async (): Promise<void> => void (await Promise.all([...places.values()].map((place) => place.clear())));
  const form = formidable({
    maxFiles,
    maxFileSize: spec.maxBytes,
    maxTotalFileSize: total,
    maxFields: 8,
    maxFieldsSize: 8 * 1024,
    allowEmptyFiles: true,
    minFileSize: 0,
    hashAlgorithm: 'sha256',
    fileWriteStreamHandler: (file) => {
      // A file more than is taken goes nowhere; the parser refuses the whole a moment later.
      if (places.size >= maxFiles) return new Writable({ write: (_piece, _encoding, done) => done() });
      const place = new LandingPlace(folder);
      places.set(file, place);
      return place.open();
    },
  });
  Object.assign(form, { _getFileName: fileNameOf });
  form.onPart = (part) => form._handlePart(asFile(part, spec.field));
  const body = Object.assign(pace.of(ctx.req, owner), { headers: ctx.req.headers });
  // The parser listens a moment later, and a sender may be gone by then.
  const lost = new Promise<never>((_, reject) => body.once('error', reject));
  const [fields, files] = await Promise.race([form.parse(body as never), lost])
    .catch(async (error: unknown) => {
      body.destroy();
      await clear();
      const tooLong = TOO_LONG.has((error as { code?: number }).code ?? 0);
      throw refuseEarly(ctx, tooLong ? tooLarge() : new AppError(ERRORS.malformed_body, undefined, { cause: error }));
    })
    .finally(leave);
  // The parser lists them as they ended; callers get them as they came.
  const came = [...places.keys()];
  const own = (files[spec.field] ?? []).toSorted((one, other) => came.indexOf(one) - came.indexOf(other));
  const read = own.map((file): UploadedFile => {
    const { size, hash, originalFilename } = file;
    const place = places.get(file);
    if (!hash || !place) throw new Error('the parser took no hash of a file it wrote');
    places.delete(file);
    return { path: place.path, size, sha256: hash, clientName: cleanName(originalFilename ?? '') };
  });
  // Files of another field were asked for by nobody.
  await clear();
  return { files: read, fields: plainFields(fields) };
}

async function admit(ctx: Context, pace: UploadBackpressure, owner: string): Promise<() => void> {
  try {
    return await pace.admit(owner);
  } catch (error) {
    throw refuseEarly(ctx, error as AppError);
  }
}

/**
 * The parser takes a part without a type for text, whatever it is named. One
 * with a file name, or in the field of the file, is the file.
 */
function asFile(part: Part, field: string): Part {
  if (!part.mimetype && (part.originalFilename !== null || part.name === field)) {
    part.mimetype = 'application/octet-stream';
  }
  return part;
}

/** The parser's own reading loses a name with U+2028 in it, and takes `&#1234;` for a letter. */
function fileNameOf(disposition: string): string | null {
  const found = /\bfilename=("(.*?)"|([^()<>{}[\]@,;:"?=\s/\t]+))($|;\s)/is.exec(disposition);
  return found ? (found[2] ?? found[3] ?? '').replaceAll('%22', '"') : null;
}

/** One value as itself, several as a list. */
function plainFields(fields: Readonly<Record<string, readonly string[] | undefined>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, values]) => [name, values?.length === 1 ? values[0] : values]),
  );
}

const LINGER_MS = 1_000;

/**
 * The answer goes out at once; what the client still sends is thrown away for a
 * second, so that it reads our sentence instead of a broken connection, then
 * the connection ends.
 */
function refuseEarly(ctx: Context, error: AppError): AppError {
  const { req, res } = ctx;
  req.resume();
  res.once('finish', () => {
    if (req.complete) return;
    const timer = setTimeout(() => req.socket.destroy(), LINGER_MS);
    req.once('close', () => clearTimeout(timer));
  });
  return error;
}

function declaredLength(ctx: Context): number {
  const length = Number(ctx.get('content-length') || Number.NaN);
  return Number.isFinite(length) ? length : -1;
}

/** Base name without control and direction characters, at most 200 characters. */
export function cleanName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? '';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
  const visible = base.replaceAll(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').trim();
  // By characters: half of an emoji is none, and no database keeps it.
  return [...visible].slice(0, 200).join('') || 'untitled';
}

function depth(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let deepest = 0;
  for (const child of Object.values(value)) {
    deepest = Math.max(deepest, depth(child));
    if (deepest > MAX_DEPTH) break;
  }
  return deepest + 1;
}
