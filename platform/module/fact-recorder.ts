import type { Knex } from 'knex';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import type { Fact, FactListener } from './fact-listener.ts';

/** Lets listeners know what happened in a module. */
export class FactRecorder {
  constructor(private readonly deps: { db: Knex; clock: Clock; log: Log; listeners: () => readonly FactListener[] }) {}

  /** In the transaction of what happened, which fails with a listener. */
  async record(trx: Knex.Transaction, owner: string, fact: Fact): Promise<void> {
    const at = this.deps.clock.now();
    for (const listener of this.deps.listeners()) await listener.happened(trx, owner, fact, at);
  }

  /** For what writes nothing, such as a download: it goes on where the fact cannot be kept. */
  async recordRead(owner: string, fact: Fact): Promise<void> {
    if (this.deps.listeners().length === 0) return;
    try {
      await this.deps.db.transaction((trx) => this.record(trx, owner, fact));
    } catch (error) {
      this.deps.log.warn({ err: error, owner, fact: fact.kind }, 'a fact could not be recorded');
    }
  }
}
