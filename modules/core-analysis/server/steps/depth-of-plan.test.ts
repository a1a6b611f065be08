import { expect, it } from 'vitest';
import { depthOfPlan } from './depth-of-plan.ts';

it('goes as far as the price list says', () => {
  expect(depthOfPlan('free')).toEqual({ team: 0, segments: false, ugc: false });
  expect(depthOfPlan('starter')).toEqual({ team: 6, segments: false, ugc: false });
  expect(depthOfPlan('pro')).toEqual({ team: 6, segments: false, ugc: false });
  expect(depthOfPlan('elite')).toEqual({ team: 8, segments: true, ugc: true });
});
