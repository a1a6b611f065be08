import * as z from 'zod/mini';
import type { Route, Schema } from '#platform/contract/define-routes.ts';

type Json = Record<string, unknown>;

/** Parts of a request that a contract describes. */
export const PARTS = ['params', 'query', 'headers', 'body', 'fields'] as const;
export type Part = (typeof PARTS)[number];

/** A place in a route's contract where a text may stand. */
export interface TextField {
  readonly route: Route;
  readonly part: Part;
  readonly path: readonly string[];
  /** `accounts.signup body.name` */
  readonly name: string;
}

function schemaOf(route: Route, part: Part): Schema | undefined {
  return part === 'fields' ? route.upload?.fields : route[part];
}

const documentOf = (schema: Schema): Json =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as unknown as Json;

/** Every text a contract takes, those of fixed words and ids included. */
export function textFields(routes: readonly Route[]): TextField[] {
  return routes.flatMap((route) =>
    PARTS.flatMap((part) => {
      const schema = schemaOf(route, part);
      const paths = schema ? textPaths(documentOf(schema)) : [];
      const unique = new Map(paths.map((path) => [path.join('.'), path]));
      return [...unique].map(([text, path]) => ({
        route,
        part,
        path,
        name: `${route.module}.${route.name} ${part}.${text}`,
      }));
    }),
  );
}

/** The way to every field a part of a contract names, whatever it takes. */
export function fieldPaths(route: Route, part: Part): string[][] {
  const schema = schemaOf(route, part);
  return schema ? within(documentOf(schema)) : [];
}

function within(json: Json): string[][] {
  const named = Object.entries((json.properties ?? {}) as Record<string, Json>).flatMap(([name, property]) => [
    [name],
    ...within(property).map((path) => [name, ...path]),
  ]);
  return [...named, ...((json.anyOf ?? json.oneOf ?? []) as Json[]).flatMap(within)];
}

function textPaths(json: Json): string[][] {
  const branches = [...((json.anyOf ?? json.oneOf ?? []) as Json[])];
  const within = Object.entries((json.properties ?? {}) as Record<string, Json>).flatMap(([name, property]) =>
    textPaths(property).map((path) => [name, ...path]),
  );
  const items = json.items ? textPaths(json.items as Json).map((path) => ['0', ...path]) : [];
  return [...(json.type === 'string' ? [[]] : []), ...branches.flatMap(textPaths), ...within, ...items];
}

/** What stands for a text wherever it fits: words of the tests first, then what patterns ask for. */
const CANDIDATES = ['x', '0', '019aa000-0000-7000-8000-000000000000', 'ada@example.com', '2026-11-21T00:00:00.000Z'];

/** A sound request part; `given` stands at its path, by names of fields (`password`) the texts of `known`. */
export function samplePart(
  route: Route,
  part: Part,
  known: Readonly<Record<string, unknown>>,
  given?: { readonly path: readonly string[]; readonly value: unknown },
): unknown {
  const schema = schemaOf(route, part);
  return schema && sample(documentOf(schema), known, given);
}

type Given = { readonly path: readonly string[]; readonly value: unknown } | undefined;

function sample(json: Json, known: Readonly<Record<string, unknown>>, given: Given, name = ''): unknown {
  if (given?.path.length === 0) return given.value;
  const branches = (json.anyOf ?? json.oneOf) as Json[] | undefined;
  if (branches) {
    const [first] = branches;
    const leads = (branch: Json) => textPaths(branch).some((path) => path.join('.') === given?.path.join('.'));
    const branch = (given && branches.find(leads)) ?? first;
    return branch && sample(branch, known, given, name);
  }
  if (json.const !== undefined) return json.const;
  if (Array.isArray(json.enum)) return json.enum[0];
  if (json.type === 'object' || json.properties) {
    const required = (json.required ?? []) as string[];
    const properties = Object.entries((json.properties ?? {}) as Record<string, Json>);
    return Object.fromEntries(
      properties
        .filter(([key]) => required.includes(key) || given?.path[0] === key)
        .map(([key, property]) => {
          const inner = given?.path[0] === key ? { path: given.path.slice(1), value: given.value } : undefined;
          return [key, sample(property, known, inner, key)];
        }),
    );
  }
  if (json.type === 'array') {
    const inner = given ? { path: given.path.slice(1), value: given.value } : undefined;
    return [sample((json.items ?? {}) as Json, known, inner, name)];
  }
  if (json.type === 'integer' || json.type === 'number') return json.minimum ?? 1;
  if (json.type === 'boolean') return true;
  if (json.type === 'string') return known[name] ?? CANDIDATES.find((text) => fits(json, text)) ?? 'x';
  return null;
}

function fits(json: Json, text: string): boolean {
  const patterns = [json, ...((json.allOf ?? []) as Json[])].flatMap(({ pattern }) =>
    typeof pattern === 'string' ? [pattern] : [],
  );
  return text.length >= Number(json.minLength ?? 0) && patterns.every((pattern) => new RegExp(pattern, 'u').test(text));
}
