import * as z from 'zod';
import type { Tx } from '../store/tx.ts';
import type { FormBody } from './form.ts';
import { ignored, parseParams, text } from './params.ts';

/** One operation of the API: how it is called, what it takes, what it does inside a transaction. */
export interface ApiRoute {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** `/v1/customers/{id}`. */
  readonly path: string;
  run(tx: Tx, id: string, input: FormBody): Promise<{ body: object; expand: readonly string[] }>;
}

const common = { expand: z.array(text).optional() };

/** Declares an operation; `handle` gets the parsed parameters and the id of the path. */
export function route<Shape extends z.ZodRawShape>(
  line: `${ApiRoute['method']} ${string}`,
  shape: Shape,
  handle: (tx: Tx, input: z.output<z.ZodObject<Shape>>, id: string) => Promise<object>,
): ApiRoute {
  const [method, path = ''] = line.split(' ') as [ApiRoute['method'], string];
  const schema = z.strictObject({ ...shape, ...common });
  return {
    method,
    path,
    async run(tx, id, given) {
      const input = parseParams(schema, given) as z.output<z.ZodObject<Shape>> & { expand?: string[] };
      return { body: await handle(tx, input, id), expand: input.expand ?? [] };
    },
  };
}

/** The route of a request and the id in its path. */
export function matchRoute(
  routes: readonly ApiRoute[],
  method: string,
  path: string,
): { route: ApiRoute; id: string } | undefined {
  const parts = path.split('/');
  for (const route of routes) {
    if (route.method !== method) continue;
    const pattern = route.path.split('/');
    if (pattern.length !== parts.length) continue;
    if (!pattern.every((part, index) => part === '{id}' || part === parts[index])) continue;
    return { route, id: decodeURIComponent(parts[pattern.indexOf('{id}')] ?? '') };
  }
  return undefined;
}

/** Parameters Stripe takes and the sandbox has no use for: they change nothing that it shows. */
export function withoutEffect<Name extends string>(...names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, ignored.optional()])) as {
    [K in Name]: z.ZodOptional<typeof ignored>;
  };
}
