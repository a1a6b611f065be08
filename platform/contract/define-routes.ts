import type * as z from 'zod/mini';
import type { Gate } from '#flags/gate.ts';
import type { ErrorSpec } from './errors.ts';

export type Schema = z.core.$ZodType;
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A bucket of tries: `points` per `seconds`, counted per signed-in user or per network address. */
export interface RateLimit {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  readonly by: 'user' | 'address';
}

/** What a multipart route takes: files in one field, refused while they stream in once one is too long or there are too many. */
export interface UploadSpec {
  readonly field: string;
  /** Of each file. */
  readonly maxBytes: number;
  /** 1 where absent. */
  readonly maxFiles?: number;
  /** Of all files together; `maxFiles` times `maxBytes` where absent. */
  readonly maxTotalBytes?: number;
  /** Answered when the file is longer; default `payload_too_large`. */
  // biome-ignore lint/suspicious/noExplicitAny: any details type fits here
  readonly tooLarge?: ErrorSpec<string, any>;
  /** Text fields that may stand beside the files, by name. */
  readonly fields?: Schema;
}

/** A response that is not JSON. */
export interface RawResponse {
  readonly raw: 'event-stream' | 'binary' | 'html' | 'redirect';
  readonly contentTypes: readonly string[];
  /** For event streams: the schema of each event's data. */
  readonly event?: Schema;
}

export interface RouteSpec {
  readonly method: Method;
  /** OpenAPI form: `/api/analyses/{id}`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  /** Lower-case request headers the handler reads. */
  readonly headers?: Schema;
  readonly body?: Schema;
  /** Of a JSON body; 256 kB where absent. */
  readonly maxJsonBytes?: number;
  readonly upload?: UploadSpec;
  /**
   * For callers that are no browser of ours: the handler gets the body's bytes as they came and proves by a signature over
   * them who sent it, so the check of its origin is left out. The sender is somebody else's machine, never a signed-in person.
   */
  readonly signedBody?: { readonly maxBytes: number };
  /** Every success status with its schema; the first is what a plain return value means. `null`: no body. */
  readonly responses: Readonly<Partial<Record<200 | 201 | 202 | 204 | 302, Schema | RawResponse | null>>>;
  /** Refusals of its own, beside those every route can give. */
  // biome-ignore lint/suspicious/noExplicitAny: any details type fits here
  readonly errors?: readonly ErrorSpec<string, any>[];
  /** `public`: anyone. Else signed in, and the gate must hold. */
  readonly public?: true;
  /** What the `unauthenticated` of this route says, where its callers look for other words than the usual ones. */
  readonly signedOut?: string;
  readonly gate?: Gate;
  /** What an API key must be allowed to do; absent: no key will do. */
  readonly apiScope?: 'read' | 'analyze';
  /** Works whatever the module's own flag says (billing's plan source, sign-out). */
  readonly ungated?: true;
  readonly limits?: readonly RateLimit[];
}

export interface Route extends RouteSpec {
  readonly module: string;
  readonly name: string;
}

type Named<R extends Record<string, RouteSpec>> = {
  readonly [K in keyof R & string]: R[K] & { readonly module: string; readonly name: K };
};

/** Names the routes of a module. Pure data, shared by server, browser and OpenAPI. */
export function defineRoutes<const R extends Record<string, RouteSpec>>(module: string, routes: R): Named<R> {
  return Object.freeze(
    Object.fromEntries(Object.entries(routes).map(([name, spec]) => [name, Object.freeze({ ...spec, module, name })])),
  ) as Named<R>;
}

type Out<S> = S extends Schema ? z.output<S> : undefined;
type In<S> = S extends Schema ? z.input<S> : undefined;

/** What a handler receives. */
export interface HandlerInput<R extends RouteSpec> {
  readonly params: Out<R['params']>;
  readonly query: Out<R['query']>;
  readonly headers: Out<R['headers']>;
  readonly body: Out<R['body']>;
  /** The first file; `undefined` where none was sent. */
  readonly upload: R['upload'] extends UploadSpec ? UploadedFile | undefined : undefined;
  /** All files, in the order they came. */
  readonly uploads: R['upload'] extends UploadSpec ? readonly UploadedFile[] : undefined;
  readonly fields: R['upload'] extends { readonly fields: infer F } ? Out<F> : undefined;
  readonly signedBody: R['signedBody'] extends { readonly maxBytes: number } ? Uint8Array : undefined;
}

/** What a caller (browser, test) passes. Parts a route does not name are left out. */
export type CallInput<R extends RouteSpec> = (R['params'] extends Schema ? { params: In<R['params']> } : object) &
  (R['query'] extends Schema ? { query?: In<R['query']> } : object) &
  (R['headers'] extends Schema ? { headers?: In<R['headers']> } : object) &
  (R['body'] extends Schema ? { body: In<R['body']> } : object) &
  (R['upload'] extends UploadSpec
    ? R['upload'] extends { readonly maxFiles: number }
      ? { files: readonly { file: Blob; fileName?: string }[] }
      : { file: Blob; fileName?: string }
    : object) &
  (R['upload'] extends { readonly fields: infer F extends Schema } ? { fields?: In<F> } : object);

type SuccessSchemas<R extends RouteSpec> = R['responses'][keyof R['responses']];

/** What a caller gets back: the JSON of any success status. */
export type CallOutput<R extends RouteSpec> =
  SuccessSchemas<R> extends infer S
    ? S extends Schema
      ? z.output<S>
      : S extends RawResponse
        ? Response
        : undefined
    : never;

/** A file on the server's disk, already within its size limit. Deleted when the handler returns. */
export interface UploadedFile {
  readonly path: string;
  readonly size: number;
  /** Of its bytes, in hex. */
  readonly sha256: string;
  /** Base name the client gave, cleaned of control characters; never used as a path. */
  readonly clientName: string;
}
