import * as z from 'zod/mini';
import { area } from './evidence.ts';
import { RULE_IDS } from './rule-ids.ts';

const ruleId = z.enum(RULE_IDS);

/** One rule put to one creative: what was measured, or why nothing was. */
export const feature = z.discriminatedUnion('state', [
  z.object({
    ruleId,
    area,
    state: z.literal('measured'),
    /** In `unit`. */
    value: z.number(),
    unit: z.string(),
    /** 0 fails, 1 is full marks. */
    response: z.number(),
    /** What the rule weighs in the mean, by the book. */
    weight: z.number(),
    /** Share of the whole score at stake besides, 0..1. */
    essential: z.number(),
  }),
  /** Lost together with the rule `leader`, which has the value; counts as response 0. */
  z.object({ ruleId, area, state: z.literal('lost_with'), leader: ruleId, weight: z.number() }),
  /** The input is missing; counts nowhere. */
  z.object({ ruleId, area, state: z.literal('not_measured'), reason: z.string(), weight: z.number() }),
  /** There is nothing of the kind to judge (no offer, no face); counts nowhere. */
  z.object({ ruleId, area, state: z.literal('not_applicable') }),
]);
export type Feature = z.output<typeof feature>;
