import type { VideoContent } from '../../../contract/analysis.ts';

export interface DeadStretch {
  what: 'Black' | 'Frozen picture';
  start: number;
  end: number;
}

const NAMES = { black: 'Black', frozen: 'Frozen picture' } as const;

/** What is held against a video as dead time; of older results, which do not say that, all that is black or stands still. */
export function deadStretches({ dead, black, frozen }: VideoContent): DeadStretch[] {
  const parts = dead ?? [
    ...black.map((at) => ({ ...at, what: 'black' as const })),
    ...frozen.map((at) => ({ ...at, what: 'frozen' as const })),
  ];
  return parts.map(({ what, start, end }) => ({ what: NAMES[what], start, end }));
}
