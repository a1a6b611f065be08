/** Whether the chosen placement takes a file of its weight. */
import type { FixedSize } from '../../placements/fixed-sizes.ts';
import { measured, notApplicable } from '../book/reading.ts';
import { defineFileRule } from '../book/rule.ts';
import { inProse, kilobytes, placementMeasure, takenAs } from '../wording/placement-words.ts';
import { PLATFORM_SPECS } from './platform-specs-source.ts';

/** "62 kB", "1.4 MB"; beside a limit in kB in its unit. */
function fileSizeWords(bytes: number, fixed: FixedSize | null): string {
  if (fixed) return kilobytes(bytes);
  return bytes < 1e5 ? `${Math.round(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** "150 kB for uploaded image ads on Google Display". */
function limitWords({ label, fixed }: { label: string; fixed: FixedSize | null }): string {
  return fixed ? `${kilobytes(fixed.maxBytes)} for uploaded image ads on ${label}` : label;
}

export const fileSizeRule = defineFileRule<{ label: string; ok: boolean; fixed: FixedSize | null }>({
  id: 'X-04',
  title: 'File size',
  area: 'placement',
  grade: 'D',
  source: { ...PLATFORM_SPECS, kind: 'guideline' },
  theme: 'file',
  importance: 0.3,
  praise: 0,
  cap: 74,
  measures: 'file size against the placement',
  target: 'under the limit of the placement',
  effort: 'low',
  measure(m, { placement }) {
    const p = placementMeasure(m, placement);
    if (!p) return notApplicable;
    const fixed = takenAs(m, p);
    return measured({
      value: m.source.bytes / 1e6,
      display: fileSizeWords(m.source.bytes, fixed),
      unit: 'MB',
      regions: [],
      detail: { label: inProse(placement), ok: p.fileSizeOk, fixed },
    });
  },
  respond: ({ detail }) => (detail.ok ? 1 : 0),
  good: ({ display, detail }) => ({
    title: 'File size in order',
    text: `At ${display} it is under the limit of ${limitWords(detail)}.`,
  }),
  bad: ({ display, detail }) => ({
    title: `Too heavy for ${detail.label}`,
    text: `At ${display} the file is over ${detail.fixed ? `the limit of ${limitWords(detail)}` : 'the limit'}, and the upload will be refused.`,
  }),
  advice: ({ display, detail, m }) => ({
    title: 'Export a lighter file',
    text: detail.fixed
      ? `Lower the quality of the JPEG, or save a PNG with fewer colours, until the ${display} come under the limit of ${limitWords(detail)}.`
      : `${m.kind === 'video' ? 'H.264 at a lower bit rate' : 'JPEG at quality 85'} brings ${display} under the limit of ${detail.label} without visible loss.`,
  }),
});
