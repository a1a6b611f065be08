import * as z from 'zod/mini';

/** `intended`: the check does not count. `our_logo`: the words at that place are a logo, which no check of text is asked of. */
export const DISMISSAL_REASONS = ['intended', 'our_logo'] as const;
export const dismissalReason = z.enum(DISMISSAL_REASONS);
export type DismissalReason = z.output<typeof dismissalReason>;
