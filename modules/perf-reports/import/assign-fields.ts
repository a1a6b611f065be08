import { FIELDS, type Field, isRepeatable } from '../contract/fields.ts';
import type { FoundHeader, HeaderCell } from './find-header.ts';
import { agreedMeaning, meaningsIn, type Platform } from './known-names.ts';

/** Which column is what; a column that is not in it means nothing to us. */
export type Assignment = ReadonlyMap<number, Field>;

/** In this order fields choose their columns: what only some files have goes last. */
const ORDER = (Object.keys(FIELDS) as Field[]).filter((field) => !isRepeatable(field));

/**
 * Gives each field the column its platform prefers for it, by whole names only: a rule that looks for parts of names takes
 * `Cost / conv.` for the spend and `Total reach` for impressions. Of equal headers the first counts.
 * @param corrections what the owner said, by number of column; null: means nothing
 */
export function assignFields(
  { cells, platform }: Pick<FoundHeader, 'cells' | 'platform'>,
  corrections: ReadonlyMap<number, Field | null> = new Map(),
): Assignment {
  const fields = new Map<number, Field>();
  const seen = new Set<string>();
  const open: { cell: HeaderCell; meanings: readonly { field: Field; rank: number }[] }[] = [];
  for (const cell of cells) {
    const corrected = corrections.get(cell.index);
    if (corrected) fields.set(cell.index, corrected);
    if (corrected !== undefined || seen.has(cell.text.toLowerCase()) || cell.text === '') continue;
    seen.add(cell.text.toLowerCase());
    const meanings = meaningsOf(platform, cell.key);
    if (meanings.length > 0) open.push({ cell, meanings });
  }
  const taken = new Set(fields.values());
  for (const field of ORDER) {
    if (taken.has(field)) continue;
    const [best] = open
      .filter(({ cell }) => !fields.has(cell.index))
      .flatMap(({ cell, meanings }) =>
        meanings.filter((one) => one.field === field).map(({ rank }) => ({ cell, rank })),
      )
      .sort((one, other) => one.rank - other.rank);
    if (best) fields.set(best.cell.index, field);
  }
  for (const { cell, meanings } of open) {
    const repeated = meanings.find(({ field }) => isRepeatable(field));
    if (!fields.has(cell.index) && repeated) fields.set(cell.index, repeated.field);
  }
  return new Map([...fields].sort(([one], [other]) => one - other));
}

function meaningsOf(platform: Platform, key: string): readonly { field: Field; rank: number }[] {
  const own = meaningsIn(platform, key);
  if (own.length > 0) return own;
  const agreed = agreedMeaning(key) ?? meaningsIn('other', key)[0];
  // A column another platform knows never takes a field from one its own platform has.
  return agreed ? [{ field: agreed.field, rank: agreed.rank + 100 }] : [];
}
