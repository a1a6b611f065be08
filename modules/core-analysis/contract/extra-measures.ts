import * as z from 'zod/mini';

/** What may be measured beyond the standard, in the order it is named. */
export const EXTRA_MEASURES = ['fine-attention', 'more-keyframes'] as const;
export const extraMeasure = z.enum(EXTRA_MEASURES);
export type ExtraMeasure = z.output<typeof extraMeasure>;
