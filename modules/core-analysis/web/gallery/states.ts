import type { GalleryState } from '#shell/sdk/define-web-module.ts';
import { dashboardStates } from './dashboard-states.tsx';
import { partStates } from './part-states.tsx';
import { resultStates } from './result-states.tsx';

export const states: readonly GalleryState[] = [...dashboardStates, ...resultStates, ...partStates];
