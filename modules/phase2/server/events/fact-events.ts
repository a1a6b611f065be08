import type { Knex } from 'knex';
import { PLAN_IDS } from '#flags/plans.ts';
import type { Fact, FactListener } from '#platform/module/fact-listener.ts';

/** A fact as the outbox keeps it. */
interface KeptFact {
  readonly owner: string;
  readonly kind: string;
  /** What it is about; the same fact of the same moment is kept once. */
  readonly name: string;
  /** Counted once for ever, whenever it comes again. */
  readonly isOnce?: boolean;
  readonly at: Date;
  readonly feature: string;
  readonly ms?: number | null;
  readonly value?: number | null;
  readonly props?: Readonly<Record<string, string | number | boolean>>;
}

/** Enters the facts of other modules into the outbox, in their transactions. */
export function createFactListener(outbox: {
  record(trx: Knex.Transaction, fact: KeptFact): Promise<void>;
}): FactListener {
  return {
    async happened(trx, owner, fact, at) {
      for (const event of eventsOf(fact)) await outbox.record(trx, { owner, at, ...event });
    },
  };
}

function eventsOf(fact: Fact): Omit<KeptFact, 'owner' | 'at'>[] {
  switch (fact.kind) {
    case 'analysis_ended': {
      const { analysisId: name, creative, outcome, score, cached, ms } = fact;
      if (outcome === 'failed') return [{ kind: 'analysis_failed', name, feature: creative, ms }];
      return [
        { kind: 'analysis_completed', name, feature: creative, value: score, ms },
        { kind: 'measurement_lookup', name, feature: cached ? 'hit' : 'miss' },
      ];
    }
    case 'fix_taken': {
      const { analysisId, fixId, gain } = fact;
      // Loading the same file again is no second fix.
      return [{ kind: 'fix_taken', name: `${analysisId} ${fixId}`, isOnce: true, feature: fixId, value: gain }];
    }
    case 'report_opened':
      return [{ kind: 'report_opened', name: fact.analysisId, feature: 'analysis' }];
    case 'plan_changed': {
      const { from, to } = fact;
      const feature = PLAN_IDS.indexOf(to) > PLAN_IDS.indexOf(from) ? 'raised' : 'lowered';
      return [{ kind: 'plan_changed', name: `${from} ${to}`, feature, props: { from, to } }];
    }
  }
}
