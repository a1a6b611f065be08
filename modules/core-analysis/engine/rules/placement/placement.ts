/** Whether the chosen placement can show it as it is. */

import { resolutionRule } from '../picture/resolution.ts';
import { safeZoneRule } from '../text/safe-zone.ts';
import { aspectRatioRule } from './aspect-ratio.ts';
import { fileSizeRule } from './file-size.ts';

export const placementRules = [aspectRatioRule, safeZoneRule, resolutionRule, fileSizeRule];
