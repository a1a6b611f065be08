import { stemOf } from '#platform/http/private-file.ts';
import type { Fix, FixList } from '../../contract/fixes.ts';
import { fixErrors } from '../../contract/fixes.ts';
import type { FixesRecord, KeptFix } from './fix-store.ts';

const ENDINGS: Record<Fix['format'], string> = { jpeg: 'jpg', png: 'png', mp4: 'mp4', mov: 'mov', webm: 'webm' };

/** The name a fixed file is saved under: that of the original, then the fix. */
export function fixFileName(original: string, { id, format }: Pick<Fix, 'id' | 'format'>): string {
  return `${stemOf(original)}-${id}.${ENDINGS[format]}`;
}

/** Where the fixes of an analysis stand, as the contract tells it. */
export function toFixList(analysis: { id: string; fileName: string }, record: FixesRecord | undefined): FixList {
  if (!record) return { status: 'none', percent: 0, fixes: [], tried: [], note: null, error: null };
  const { status, percent, results } = record;
  const fixes = results?.fixes.map((kept) => toFix(analysis, kept)) ?? [];
  const tried = [...(results?.tried ?? [])];
  return {
    status,
    percent,
    fixes,
    tried,
    note: status === 'completed' && fixes.length === 0 ? noteFor(tried.length) : null,
    error: record.errorCode === null ? null : errorOf(record.errorCode),
  };
}

function toFix({ id, fileName }: { id: string; fileName: string }, kept: KeptFix): Fix {
  const { hasPreview, ...fix } = kept;
  const url = `/api/analyses/${id}/fixes/${fix.id}`;
  return {
    ...fix,
    fileName: fixFileName(fileName, fix),
    downloadUrl: url,
    previewUrl: hasPreview ? `${url}/preview` : null,
  };
}

function noteFor(tried: number): string {
  return tried === 0
    ? 'No automatic fix would raise the score of this file. See “What to do” for what you can change.'
    : `We tried ${tried === 1 ? 'one change' : `${tried} changes`}, and none raised the score. Reasons below.`;
}

function errorOf(code: string): NonNullable<FixList['error']> {
  const spec = Object.values(fixErrors).find((known) => known.code === code) ?? fixErrors.fixes_failed;
  return { code: spec.code, message: String(spec.message) };
}
