import type * as z from 'zod';
import type { FlatList, ObjectType } from '../objects/object-types.ts';
import { invalid, missing } from './api-error.ts';
import { range, text, whole } from './params.ts';

/** Parameters of every list; routes add their filters. */
export const listParams = {
  limit: whole.optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
};
export const createdParam = { created: range.optional() };

type ListInput = z.output<z.ZodObject<typeof listParams>> & { created?: z.output<typeof range> | undefined };

/** One page of `all` (newest first), cut as Stripe cuts: 10 unless told, 100 at most. */
export function page<T extends { id: string }>(
  url: string,
  type: ObjectType,
  all: readonly T[],
  input: ListInput,
): FlatList<T> {
  const limit = input.limit ?? 10;
  if (limit < 1 || limit > 100)
    throw invalid(`Invalid limit: ${limit}. Limit must be between 1 and 100.`, { param: 'limit' });
  const fitting = all.filter((object) => inRange(object, input.created));
  const at = (id: string, param: string): number => {
    const index = fitting.findIndex((object) => object.id === id);
    if (index < 0) throw missing(type, id, param);
    return index;
  };
  if (input.ending_before !== undefined) {
    const end = at(input.ending_before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: fitting.slice(start, end), has_more: start > 0, url };
  }
  const start = input.starting_after === undefined ? 0 : at(input.starting_after, 'starting_after') + 1;
  return { object: 'list', data: fitting.slice(start, start + limit), has_more: fitting.length > start + limit, url };
}

function inRange(object: object, created: ListInput['created']): boolean {
  if (created === undefined) return true;
  const at = (object as { created: number }).created;
  if (typeof created === 'number') return at === created;
  return (
    at > (created.gt ?? -1) &&
    at >= (created.gte ?? 0) &&
    at < (created.lt ?? Number.POSITIVE_INFINITY) &&
    at <= (created.lte ?? Number.POSITIVE_INFINITY)
  );
}

/** A whole list inside another object. */
export function listOf<T>(url: string, data: T[]): FlatList<T> {
  return { object: 'list', data, has_more: false, url };
}
