import type { Knex } from 'knex';
import type { EventFacts } from '../stripe/billing-gateway.ts';

const EVENT = { id: 'id', type: 'type', objectId: 'object_id', customerId: 'customer_id', createdAt: 'created_at' };

/** Events of the provider, each once. */
export class EventStore {
  constructor(private readonly db: Knex) {}

  /** False when it was there. */
  async enter(event: EventFacts, at: Date): Promise<boolean> {
    const rows = await this.db('billing.events')
      .insert({
        id: event.id,
        type: event.type,
        object_id: event.objectId,
        customer_id: event.customerId,
        created_at: event.createdAt,
        received_at: at,
      })
      .onConflict('id')
      .ignore()
      .returning('id');
    return rows.length > 0;
  }

  /** Undefined once it was dealt with. */
  async findOpen(id: string): Promise<EventFacts | undefined> {
    return this.db('billing.events').where({ id, processed_at: null }).first(EVENT);
  }

  async close(id: string, at: Date): Promise<void> {
    await this.db('billing.events').where({ id, processed_at: null }).update({ processed_at: at });
  }

  /** Not dealt with since before this; in any order, which does not matter to what they do. */
  async findSilent(before: Date, limit: number): Promise<string[]> {
    const rows: { id: string }[] = await this.db('billing.events')
      .whereNull('processed_at')
      .where('received_at', '<', before)
      // One that cannot be dealt with is found every time: chance keeps those from standing before the rest.
      .orderByRaw('random()')
      .limit(limit)
      .select('id');
    return rows.map(({ id }) => id);
  }

  /** When the newest one happened that is known. */
  async latest(): Promise<Date | null> {
    const row = await this.db('billing.events').max({ at: 'created_at' }).first<{ at: Date | null }>();
    return row?.at ?? null;
  }

  async removeProcessed(before: Date): Promise<void> {
    await this.db('billing.events').whereNotNull('processed_at').where('received_at', '<', before).delete();
  }
}
