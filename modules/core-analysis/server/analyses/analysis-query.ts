import type { Knex } from 'knex';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import type { AnalysisQuery } from '../../api.ts';

const DEFAULT_LIMIT = 50;
const MOST = 200;

/** Conditions of a query on the rows of one owner, but for its page. */
export function applyQuery(rows: Knex.QueryBuilder, query: AnalysisQuery): Knex.QueryBuilder {
  if (query.ids) rows.whereIn('id', query.ids);
  if (query.status) rows.where({ status: query.status });
  if (query.kind) rows.where({ file_type: query.kind });
  if (query.sha256) rows.whereIn('sha256', query.sha256);
  if (query.name) rows.whereRaw('position(lower(?) in lower(file_name)) > 0', [query.name]);
  if (query.requestedBy) rows.where({ requested_by: query.requestedBy });
  if (query.createdFrom) rows.where('created_at', '>=', query.createdFrom);
  if (query.createdTo) rows.where('created_at', '<', query.createdTo);
  if (query.after !== undefined) {
    const { at, id } = readCursor(query.after);
    rows.whereRaw('(created_at, id) < (?::timestamptz, ?::uuid)', [at, id]);
  }
  return rows;
}

export function limitOf({ limit = DEFAULT_LIMIT }: AnalysisQuery): number {
  return Math.min(MOST, Math.max(1, Math.floor(limit)));
}

/** Where the page after this row begins. The text of the moment keeps the microseconds that a Date would lose. */
export function cursorOf(row: { cursor_at: string; id: string }): string {
  return Buffer.from(`${row.cursor_at} ${row.id}`).toString('base64url');
}

function readCursor(cursor: string): { at: string; id: string } {
  const found = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) ([0-9a-f-]{36})$/.exec(Buffer.from(cursor, 'base64url').toString());
  if (!found?.[1] || !found[2])
    throw new AppError(ERRORS.invalid_input, {
      issues: [{ path: 'after', message: 'This page is not there any more. Start from the first one.' }],
    });
  return { at: found[1], id: found[2] };
}
