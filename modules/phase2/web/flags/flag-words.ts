import { PLANS } from '#flags/plans.ts';
import { type FlagDecision, type FlagReason, STABLE_GROUP } from '../../contract/features.ts';

export const FLAG_TITLES: Readonly<Record<string, string>> = {
  NEW_DASHBOARD_UI: 'Enhanced dashboard',
  ADVANCED_AI_ANALYSIS: 'Finer attention map',
  DETAILED_ANALYTICS: 'Real-time analytics',
  ENHANCED_VIDEO_PROCESSING: 'More keyframes per shot',
  BETA_FEATURES_ACCESS: 'Beta pages',
};

const REASONS: Readonly<Record<FlagReason, (flag: FlagDecision) => string>> = {
  off_for_all: () => 'Switched off for everyone.',
  not_in_plan: ({ availableFrom }) => `Not in your plan: it comes with ${PLANS[availableFrom].name}.`,
  outside_rollout: ({ rolloutPercentage }) =>
    rolloutPercentage >= 100
      ? 'Open to a group that you are not in.'
      : `You are outside the rollout, which reaches ${rolloutPercentage} % of accounts.`,
  in_group: ({ rolloutPercentage, deploymentGroup }) => {
    const hasGroup = deploymentGroup !== STABLE_GROUP;
    if (rolloutPercentage >= 100)
      return hasGroup ? `You are in the group “${deploymentGroup}”.` : 'Switched on for everyone whose plan has it.';
    const share = `the ${rolloutPercentage} % of accounts it reaches`;
    return hasGroup ? `You are in the group “${deploymentGroup}”, among ${share}.` : `You are among ${share}.`;
  },
};

/** Why a flag is on or off, in a sentence. */
export const reasonText = (flag: FlagDecision): string => REASONS[flag.reason](flag);
