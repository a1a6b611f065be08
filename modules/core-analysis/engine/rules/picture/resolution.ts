import type { Placement } from '../../../contract/analysis.ts';
import type { FixedSize } from '../../placements/fixed-sizes.ts';
import { measured, notApplicable } from '../book/reading.ts';
import { defineFileRule } from '../book/rule.ts';
import { PLATFORM_SPECS } from '../placement/platform-specs-source.ts';
import { fixedSizeWords, inProse, placementMeasure, takenAs } from '../wording/placement-words.ts';

const RESOLUTION_VALUE = { full: 1, accepted: 0.7, too_small: 0 } as const;

export const resolutionRule = defineFileRule<{ label: string; placement: Placement; fixed: FixedSize | null }>({
  id: 'X-03',
  title: 'Resolution',
  area: 'placement',
  grade: 'D',
  source: { ...PLATFORM_SPECS, kind: 'guideline' },
  theme: 'resolution',
  importance: 0.8,
  praise: 0.4,
  cap: 49,
  measures: 'pixels against the placement',
  target: 'the recommended size of the placement',
  effort: 'low',
  measure(m, { placement }) {
    const p = placementMeasure(m, placement);
    if (!p) return notApplicable;
    return measured({
      value: RESOLUTION_VALUE[p.resolution],
      display: `${m.source.width} × ${m.source.height}`,
      unit: 'fit',
      regions: [],
      detail: { label: inProse(placement), placement, fixed: takenAs(m, p) },
    });
  },
  respond: ({ value }) => value,
  good: ({ display, detail }) => ({
    title: 'Full resolution',
    text: detail.fixed
      ? fixedSizeWords(detail.fixed, detail.placement)
      : `Its ${display} pixels meet the recommended size of ${detail.label}.`,
  }),
  bad: ({ display, detail }) => ({
    title: `Too few pixels for ${detail.label}`,
    text: `Its ${display} pixels lie under the minimum of ${detail.label}; the upload is refused or shown blurred.`,
  }),
  advice: ({ display, detail }) => ({
    title: 'Export larger',
    text: `Go back to the original and export at the recommended size of ${detail.label}; ${display} is below it. Enlarging this file adds no detail.`,
  }),
});
