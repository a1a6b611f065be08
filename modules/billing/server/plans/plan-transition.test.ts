import { describe, expect, it } from 'vitest';
import type { PlanId } from '#flags/plans.ts';
import { type Standing, transitionTo } from './plan-transition.ts';

const bought = (
  plan: 'starter' | 'pro' | 'elite',
  over: Partial<NonNullable<Standing['subscription']>> = {},
): Standing => ({
  plan,
  subscription: { plan, pending: null, overdue: false, unpaid: over.overdue ?? false, ...over },
});
const given = (plan: PlanId): Standing => ({ plan, subscription: null });

describe('transitionTo', () => {
  it.each([
    ['free to starter', given('free'), 'starter', 'checkout'],
    ['free to elite', given('free'), 'elite', 'checkout'],
    ['free to free', given('free'), 'free', 'nothing'],
    ['given pro to elite', given('pro'), 'elite', 'checkout'],
    ['given pro to starter', given('pro'), 'starter', 'not-bought'],
    ['given pro to free', given('pro'), 'free', 'not-bought'],
    ['starter to pro', bought('starter'), 'pro', 'upgrade'],
    ['elite to starter', bought('elite'), 'starter', 'downgrade'],
    ['pro to free', bought('pro'), 'free', 'end'],
    ['pro to pro', bought('pro'), 'pro', 'nothing'],
    ['pro, starter coming, to pro', bought('pro', { pending: 'starter' }), 'pro', 'keep'],
    ['pro, free coming, to pro', bought('pro', { pending: 'free' }), 'pro', 'keep'],
    ['pro, starter coming, to starter', bought('pro', { pending: 'starter' }), 'starter', 'nothing'],
    ['pro, starter coming, to free', bought('pro', { pending: 'starter' }), 'free', 'end'],
    ['pro, free coming, to starter', bought('pro', { pending: 'free' }), 'starter', 'downgrade'],
    ['pro, starter coming, to elite', bought('pro', { pending: 'starter' }), 'elite', 'upgrade'],
    ['overdue pro to elite', bought('pro', { overdue: true }), 'elite', 'overdue'],
    ['overdue pro to starter', bought('pro', { overdue: true }), 'starter', 'overdue'],
    ['overdue pro to free', bought('pro', { overdue: true }), 'free', 'end-now'],
    ['pro that is being charged to free', bought('pro', { unpaid: true }), 'free', 'end-now'],
    [
      'pro, free coming, that is being charged to free',
      bought('pro', { pending: 'free', unpaid: true }),
      'free',
      'end-now',
    ],
    ['pro that is being charged to starter', bought('pro', { unpaid: true }), 'starter', 'charging'],
    ['pro that is being charged to elite', bought('pro', { unpaid: true }), 'elite', 'charging'],
    [
      'pro, starter coming, that is being charged, to pro',
      bought('pro', { pending: 'starter', unpaid: true }),
      'pro',
      'keep',
    ],
    ['pro whose grace is over to pro', { ...bought('pro', { overdue: true }), plan: 'free' }, 'pro', 'nothing'],
  ] as const)('%s', (_name, standing, to, kind) => {
    expect(transitionTo(to, standing).kind).toBe(kind);
  });
});
