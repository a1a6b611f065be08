import { protectedText } from '../../import/own-export.ts';

type Cell = string | number | null;

/** Spreadsheets take a file without it for one in the letters of their country. */
export const BOM = '\ufeff';

/** One record: text cells are safe in any spreadsheet, numbers are bare, null is empty. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map((cell) => (typeof cell === 'string' ? quoted(protectedText(cell)) : (cell ?? ''))).join(',')}\r\n`;
}

/** A record of cells that are no one's text: headers, days, checks. */
export function plainLine(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`;
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
