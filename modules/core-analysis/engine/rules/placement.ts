/** Whether the chosen placement can show it as it is. */
import { aspectRatioRule } from './aspect-ratio.ts';
import { fileSizeRule } from './file-size.ts';
import { resolutionRule } from './resolution.ts';
import { safeZoneRule } from './safe-zone.ts';

export const placementRules = [aspectRatioRule, safeZoneRule, resolutionRule, fileSizeRule];
