import * as z from 'zod';
import { type ApiError, invalid } from './api-error.ts';
import type { FormBody } from './form.ts';

/** Parameters as they come over the wire: strings, told apart by what Stripe documents for each. */
export const text = z.string().max(5000);
export const whole = z
  .string()
  .regex(/^-?\d+$/)
  .transform(Number);
export const yesNo = z.enum(['true', 'false']).transform((value) => value === 'true');
/** An empty string takes a value away. */
export const emptyable = <T extends z.ZodType>(schema: T) => z.union([z.literal('').transform(() => null), schema]);
/** Keys to values; an empty value removes its key, an empty string for the whole removes all. */
export const metadata = z.union([z.literal(''), z.record(z.string().max(40), z.string().max(500))]);
/** `{ gte: …, lt: … }` or a second. */
export const range = z.union([
  whole,
  z.strictObject({ gt: whole.optional(), gte: whole.optional(), lt: whole.optional(), lte: whole.optional() }),
]);
/** Taken as Stripe takes it, and without effect here. */
export const ignored = z.unknown();

export type MetadataParam = z.output<typeof metadata>;

/** Metadata after a change. */
export function mergeMetadata(
  before: Readonly<Record<string, string>> | null,
  change: MetadataParam | undefined,
): Record<string, string> {
  if (change === undefined) return { ...before };
  if (change === '') return {};
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''));
}

/** Parses against the route's schema. @throws ApiError as Stripe words it, for the first problem. */
export function parseParams<S extends z.ZodType>(schema: S, input: FormBody): z.output<S> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw toError(result.error.issues[0], input);
}

function toError(issue: z.core.$ZodIssue | undefined, input: FormBody): ApiError {
  if (issue === undefined) return invalid('Invalid request.');
  if (issue.code === 'invalid_union') {
    const inner = issue.errors.map((errors) => errors[0]).find((error) => error !== undefined && error.path.length > 0);
    if (inner !== undefined) return toError({ ...inner, path: [...issue.path, ...inner.path] } as typeof issue, input);
  }
  if (issue.code === 'unrecognized_keys') {
    const param = bracketed([...issue.path, issue.keys[0] ?? '']);
    return invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = bracketed(issue.path);
  const value = valueAt(input, issue.path);
  if (value === undefined) return invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  if (issue.code === 'invalid_format')
    return invalid(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param });
  if (value === '')
    return invalid(
      `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`,
      { code: 'parameter_invalid_empty', param },
    );
  if (issue.code === 'invalid_value' && issue.values.includes('true'))
    return invalid(`Invalid boolean: ${value}`, { param });
  if (issue.code === 'invalid_value')
    return invalid(`Invalid ${param}: must be one of ${issue.values.join(', ')}`, { param });
  return invalid(`Invalid ${issue.code === 'invalid_type' ? issue.expected : 'value'} for ${param}`, { param });
}

function bracketed(path: readonly PropertyKey[]): string {
  const [first, ...rest] = path.map(String);
  return `${first ?? ''}${rest.map((key) => `[${key}]`).join('')}`;
}

function valueAt(input: FormBody, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    input,
  );
}
