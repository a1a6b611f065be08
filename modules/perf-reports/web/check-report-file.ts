const NAMES = /\.(csv|tsv|txt|xlsx)$/i;
const TYPES = new Set(['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']);
/** What Windows calls a CSV file that is dropped. */
const DROPPED = 'application/vnd.ms-excel';

/** Whether a file may be a report, by its name or type; what is in it is checked by the server. */
export function mayBeReport({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return NAMES.test(name) || TYPES.has(type) || (type === DROPPED && !/\.xls$/i.test(name));
}
