import { describe, expect, it } from 'vitest';
import { FEATURE_KEYS, type FeatureKey } from './catalog.ts';
import { decide, type GateFacts } from './gate.ts';
import { FEATURE_MIN_PLAN, PLAN_IDS, PLANS, planHas } from './plans.ts';

const facts = (over: Partial<GateFacts> = {}): GateFacts => ({
  flags: () => true,
  plan: 'free',
  role: 'user',
  ...over,
});

describe('decide', () => {
  it('lets pass when no gate asks for anything', () => {
    expect(decide([undefined, {}], facts())).toEqual({ allowed: true });
  });

  it('refuses by flag before it looks at role or plan', () => {
    const gates = [{ role: 'admin' as const }, { flag: 'module.billing' as const }];
    expect(decide(gates, facts({ flags: () => false }))).toEqual({
      allowed: false,
      reason: 'flag',
      flag: 'module.billing',
    });
  });

  it.each([
    ['user', 'operator', false],
    ['operator', 'operator', true],
    ['admin', 'operator', true],
    ['operator', 'admin', false],
  ] as const)('role %s asking where %s is needed: %s', (role, needed, allowed) => {
    expect(decide([{ role: needed }], facts({ role })).allowed).toBe(allowed);
  });

  it('names the lowest plan that carries the feature', () => {
    for (const feature of FEATURE_KEYS) {
      const lowest = PLAN_IDS.find((plan) => planHas(plan, feature));
      expect(lowest).toBe(FEATURE_MIN_PLAN[feature as FeatureKey]);
    }
  });
});

describe('the price sheet', () => {
  it('rises with every plan in price, tokens and video length', () => {
    for (const key of ['priceCents', 'tokensPerPeriod', 'videoSeconds'] as const) {
      const values = PLAN_IDS.map((plan) => PLANS[plan][key]);
      expect(values).toEqual([...values].sort((a, b) => a - b));
      expect(new Set(values).size).toBe(values.length);
    }
  });
});
