import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { ownerColumns, type Scope, userOf } from '../scope.ts';

export interface Checkpoint {
  readonly step: string;
  readonly inputHash: string;
  readonly outputHash: string;
  readonly seconds: number;
  readonly attempt: number;
}

export const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

/**
 * What finished steps came to: an object under the SHA-256 of its bytes, and a row that says from which input. A step whose input
 * hash is that of its row is not done again: retrying, going on after a crash and the preview of a retry are this one comparison.
 */
export class CheckpointStore {
  constructor(private readonly db: Knex) {}

  with(trx: Knex.Transaction): CheckpointStore {
    return new CheckpointStore(trx);
  }

  async list(scope: Scope, run: string): Promise<Checkpoint[]> {
    return this.of(scope, run).orderBy('created_at').select(COLUMNS);
  }

  async find(scope: Scope, run: string, step: string): Promise<Checkpoint | undefined> {
    return this.of(scope, run).where({ step }).first<Checkpoint>(COLUMNS);
  }

  /** @returns the hash of the bytes */
  async keep(
    scope: Scope,
    run: string,
    step: { step: string; inputHash: string; seconds: number; attempt: number; bytes: Uint8Array },
    at: Date,
  ): Promise<string> {
    const outputHash = await this.put(scope, step.bytes, at);
    await this.db('training.checkpoints')
      .insert({
        run_id: run,
        step: step.step,
        user_id: userOf(scope),
        input_hash: step.inputHash,
        output_hash: outputHash,
        seconds: step.seconds,
        attempt: step.attempt,
        created_at: at,
      })
      .onConflict(['run_id', 'step'])
      .merge();
    return outputHash;
  }

  async put(scope: Scope, bytes: Uint8Array, at: Date): Promise<string> {
    const hash = sha256(bytes);
    await this.db('training.objects')
      .insert({ ...ownerColumns(scope), sha256: hash, bytes: Buffer.from(bytes), created_at: at })
      .onConflict(['scope', 'sha256'])
      // Asked for again: it is as young as the youngest that needs it.
      .merge({ created_at: at });
    return hash;
  }

  /** @throws Error where the bytes are gone or not what their name says */
  async bytes(scope: Scope, hash: string): Promise<Buffer> {
    const row = await this.db('training.objects').where({ scope, sha256: hash }).first('bytes');
    const bytes = row?.bytes as Buffer | undefined;
    if (!bytes || sha256(bytes) !== hash) throw new Error(`the object ${hash} of a run is gone or damaged`);
    return bytes;
  }

  /** Steps inside a phase, once the phase is kept itself. */
  async dropInside(scope: Scope, run: string, phase: string): Promise<void> {
    await this.of(scope, run).where('step', 'like', `${phase}/%`).delete();
  }

  /** Over all scopes: checkpoints older than this, then objects nothing refers to any more. @returns how many objects */
  async removeOld(before: Date): Promise<number> {
    await this.db('training.checkpoints').where('created_at', '<', before).delete();
    const { rowCount } = await this.db.raw<{ rowCount: number }>(
      `delete from training.objects o where created_at < ?
       and not exists (select 1 from training.checkpoints c join training.runs r on r.id = c.run_id
         where c.output_hash = o.sha256 and r.scope = o.scope)
       and not exists (select 1 from training.models m where m.sha256 = o.sha256 and m.scope = o.scope)`,
      [before],
    );
    return rowCount;
  }

  private of(scope: Scope, run: string): Knex.QueryBuilder {
    return this.db('training.checkpoints').where({ run_id: run, user_id: userOf(scope) });
  }
}

const COLUMNS = {
  step: 'step',
  inputHash: 'input_hash',
  outputHash: 'output_hash',
  seconds: 'seconds',
  attempt: 'attempt',
} as const;
