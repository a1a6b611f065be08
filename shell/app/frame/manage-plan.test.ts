import { describe, expect, it } from 'vitest';
import { managePlanHref } from './manage-plan.ts';

describe('Manage Plan', () => {
  it.each([
    ['free', '/subscribe?from=navbar&recommended=starter'],
    ['starter', '/subscribe?from=navbar&recommended=pro'],
    ['pro', '/subscribe?from=navbar&recommended=elite'],
    ['elite', '/subscribe?from=navbar'],
    ['a plan of a newer version', '/subscribe?from=navbar&recommended=starter'],
  ])('from %s leads to %s', (plan, href) => {
    expect(managePlanHref(plan)).toBe(href);
  });
});
