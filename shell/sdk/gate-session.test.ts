import { describe, expect, it } from 'vitest';
import { decideInSession } from './gate-session.ts';
import type { Session } from './session.ts';

const session = (part: { flag?: boolean; allowed?: boolean; role?: 'user' | 'operator' } = {}): Session =>
  ({
    user: { plan: 'free', role: part.role ?? 'user' },
    gates: {
      flags: { 'module.core-analysis': part.flag ?? true },
      features: { 'analysis.image': { allowed: part.allowed ?? true, requiredPlan: 'pro' } },
    },
  }) as unknown as Session;

const gates = [{ flag: 'module.core-analysis' }, { feature: 'analysis.image' }] as const;

describe('decideInSession', () => {
  it('allows when flag, role and plan hold', () => {
    expect(decideInSession(gates, session())).toEqual({ allowed: true });
  });

  it('names the flag first: what is off does not exist, whatever the plan', () => {
    expect(decideInSession(gates, session({ flag: false, allowed: false }))).toEqual({
      allowed: false,
      reason: 'flag',
      flag: 'module.core-analysis',
    });
  });

  it('names the plan that has the feature', () => {
    expect(decideInSession(gates, session({ allowed: false }))).toMatchObject({
      allowed: false,
      reason: 'plan',
      currentPlan: 'free',
      requiredPlan: 'pro',
    });
  });

  it('asks for a role and takes a higher one', () => {
    expect(decideInSession([{ role: 'operator' }], session())).toMatchObject({ reason: 'role' });
    expect(decideInSession([{ role: 'operator' }], session({ role: 'operator' }))).toEqual({ allowed: true });
  });
});
