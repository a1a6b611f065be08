import { isNumberField } from '../contract/fields.ts';
import type { Examined } from '../import/import-file.ts';
import type { Reading } from './report-record.ts';

const MAX_COLUMNS = 300;
const MAX_TEXT = 80;

/** How a file was read, as its owner is shown it. */
export function readingOf({ table, assignment, formats, profile }: Examined): Reading {
  return {
    columns: table.header.cells.slice(0, MAX_COLUMNS).map(({ index, text }) => {
      const field = assignment.get(index) ?? null;
      return {
        column: index,
        header: text.slice(0, MAX_TEXT * 2),
        field,
        examples: (profile.examples.get(index) ?? []).map((cell) => cell.slice(0, MAX_TEXT)),
        decimal: field && isNumberField(field) ? (formats.numbers.get(index)?.decimal ?? null) : null,
      };
    }),
    doubts: formats.doubts.map((doubt) =>
      doubt.kind === 'number' || doubt.kind === 'dates' ? { ...doubt, readings: [...doubt.readings] } : copy(doubt),
    ) as Reading['doubts'],
  };
}

const copy = <T>(value: T): T => structuredClone(value);
