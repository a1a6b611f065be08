import { expect, it } from 'vitest';
import type { FlagDecision } from '../../contract/features.ts';
import { reasonText } from './flag-words.ts';

const decision = (of: Partial<FlagDecision>): FlagDecision => ({
  enabled: true,
  rolloutPercentage: 100,
  deploymentGroup: 'stable',
  reason: 'in_group',
  description: '',
  availableFrom: 'pro',
  ...of,
});

it.each([
  [{}, 'Switched on for everyone whose plan has it.'],
  [{ rolloutPercentage: 25 }, 'You are among the 25 % of accounts it reaches.'],
  [{ deploymentGroup: 'Agencies' }, 'You are in the group “Agencies”.'],
  [
    { deploymentGroup: 'Agencies', rolloutPercentage: 25 },
    'You are in the group “Agencies”, among the 25 % of accounts it reaches.',
  ],
  [{ reason: 'outside_rollout' as const }, 'Open to a group that you are not in.'],
  [
    { reason: 'outside_rollout' as const, rolloutPercentage: 25 },
    'You are outside the rollout, which reaches 25 % of accounts.',
  ],
  [{ reason: 'not_in_plan' as const }, 'Not in your plan: it comes with Pro.'],
])('says why a flag is on or off, of %j', (of, sentence) => {
  expect(reasonText(decision(of))).toBe(sentence);
});
