import type { Knex } from 'knex';
import { PLAN_IDS } from '#flags/plans.ts';
import type { Fact, FactListener } from '#platform/module/fact-listener.ts';
import type { OutboxRow, OutboxStore } from './outbox-store.ts';

/** Puts what happened in other modules into the outbox, in their transactions. */
export class FactCollector implements FactListener {
  constructor(private readonly outbox: OutboxStore) {}

  async happened(trx: Knex.Transaction, owner: string, fact: Fact, at: Date): Promise<void> {
    for (const row of rowsOf(fact)) await this.outbox.record(trx, owner, row, at);
  }
}

function rowsOf(fact: Fact): OutboxRow[] {
  if (fact.kind === 'plan_changed') {
    const { from, to } = fact;
    const feature = PLAN_IDS.indexOf(to) > PLAN_IDS.indexOf(from) ? 'raised' : 'lowered';
    return [{ kind: 'plan_changed', name: `${from} ${to}`, feature, props: { from, to } }];
  }
  const { analysisId: name } = fact;
  const props = { analysis: name };
  if (fact.kind === 'report_opened') return [{ kind: 'report_opened', name, feature: 'pdf', props }];
  if (fact.kind === 'fix_taken')
    return [
      {
        kind: 'fix_taken',
        name: `${name} ${fact.fixId}`,
        isOnce: true,
        feature: 'fix',
        value: fact.gain,
        props: { ...props, fix: fact.fixId },
      },
    ];
  const { creative: feature, outcome, score: value, cached, ms } = fact;
  if (outcome === 'failed') return [{ kind: 'analysis_failed', name, feature, ms, props }];
  return [
    { kind: 'analysis_completed', name, feature, ms, value, props },
    { kind: 'measurement_lookup', name, feature: cached ? 'hit' : 'miss', props },
  ];
}
