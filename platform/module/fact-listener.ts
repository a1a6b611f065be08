import type { Knex } from 'knex';
import type { PlanId } from '#flags/plans.ts';
import { createExtensionPoint } from './extension-point.ts';

/** Something that happened in the product itself, whatever a browser says: ids, kinds and numbers, no words of a person. */
export type Fact =
  | {
      readonly kind: 'analysis_ended';
      readonly analysisId: string;
      readonly creative: 'image' | 'video';
      readonly outcome: 'completed' | 'failed';
      /** 0..100; null where it failed. */
      readonly score: number | null;
      /** The file had been measured before. */
      readonly cached: boolean;
      /** From the upload to the end, waiting included. */
      readonly ms: number;
    }
  | {
      readonly kind: 'fix_taken';
      readonly analysisId: string;
      readonly fixId: string;
      /** Points of score, fixed file less original. */
      readonly gain: number;
    }
  | { readonly kind: 'report_opened'; readonly analysisId: string }
  | { readonly kind: 'plan_changed'; readonly from: PlanId; readonly to: PlanId };

/**
 * Hears of each fact in the transaction that makes it so: what is written there stands if and only if it happened. Called
 * once for each; must be quick, and answer from the database alone.
 */
export interface FactListener {
  happened(trx: Knex.Transaction, owner: string, fact: Fact, at: Date): Promise<void>;
}

export const factListener = createExtensionPoint<FactListener>('platform.factListener');
