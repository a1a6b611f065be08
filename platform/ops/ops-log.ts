import type { Knex } from 'knex';
import type { Clock } from '#platform/clock.ts';
import type { Ids } from '#platform/ids.ts';

export interface OpsEntry {
  readonly operator: string;
  readonly command: string;
  readonly subject: string | undefined;
  readonly reason: string | undefined;
  readonly lines: readonly string[];
  readonly result: 'done' | 'nothing_to_do' | 'failed';
}

/** Appends to `platform.ops_log`. */
export class OpsLog {
  constructor(private readonly deps: { db: Knex; clock: Clock; ids: Ids }) {}

  async record({ lines, subject, reason, ...entry }: OpsEntry): Promise<void> {
    await this.deps.db('platform.ops_log').insert({
      ...entry,
      id: this.deps.ids.next(),
      at: this.deps.clock.now(),
      subject: subject ?? null,
      reason: reason ?? null,
      lines: JSON.stringify(lines),
    });
  }
}
