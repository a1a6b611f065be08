import type { Knex } from 'knex';
import type { Clock } from '#platform/clock.ts';
import type { TrainingConsent } from '../../contract/dashboard.ts';
import type { ConsentStore } from './consent-store.ts';

/** Whether an account's data also train the platform's model. Off until its owner switches it on. */
export class ConsentService {
  constructor(private readonly deps: { db: Knex; consents: ConsentStore; clock: Clock }) {}

  find(owner: string): Promise<TrainingConsent> {
    return this.deps.consents.find(owner);
  }

  async set(owner: string, contributes: boolean): Promise<TrainingConsent> {
    const { db, consents, clock } = this.deps;
    await db.transaction(async (trx) => {
      const at = clock.now();
      await consents.with(trx).set(owner, contributes, at);
      if (!contributes) await consents.with(trx).withdraw(owner, at);
    });
    return this.find(owner);
  }

  /** Before an account is deleted: its data leave what others are trained with. May run twice. */
  async remove(owner: string): Promise<void> {
    await this.set(owner, false);
  }
}
