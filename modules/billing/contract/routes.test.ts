import { describe, expect, it } from 'vitest';
import { billingRoutes } from './routes.ts';

describe('a plan that is none', () => {
  it.each([
    ['plan', billingRoutes.updatePlan.body, { plan: 'gold' }],
    ['planType', billingRoutes.updatePlan.body, { planType: 'gold' }],
    ['plan', billingRoutes.previewUpgrade.query, { plan: 'gold' }],
  ])('is refused by %s with the names of those there are', (field, schema, asked) => {
    const issues = schema.safeParse(asked).error?.issues.map(({ path, message }) => [path, message]);
    expect(issues).toContainEqual([[field], 'The plans are free, starter, pro, elite.']);
  });
});
