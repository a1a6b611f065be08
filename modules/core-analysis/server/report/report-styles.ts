import { INK } from './report-page.ts';

export const BODY = { size: 9.5, leading: 1.45 } as const;
export const SMALL = { size: 8, colour: INK.muted, leading: 1.45 } as const;
/** As small print, set closer. */
export const CLOSE = { ...SMALL, size: 7.2, leading: 1.3 } as const;
export const HEADING = { size: 14, weight: 600, leading: 1.3 } as const;
export const NAME = { size: 10.5, weight: 600, leading: 1.35 } as const;
