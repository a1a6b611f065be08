import type pg from 'pg';
import type { Clock } from '#platform/clock.ts';

/** A clock of the tests: moved itself, so that whoever else reads it moves along. */
export interface MovableClock extends Clock {
  set(instant: Date): void;
}

const isMovable = (clock: Clock): clock is MovableClock => 'set' in clock;

/** The sandbox's time: a clock, ahead of it by an offset that is kept in the database. */
export class SandboxClock {
  constructor(private readonly base: Clock) {}

  /** Seconds since 1970. With `lock` nobody else writes until the transaction ends. */
  async now(client: pg.ClientBase, lock: boolean): Promise<number> {
    const { rows } = await client.query(
      `select offset_seconds::float8 as offset from stripe_sandbox.state${lock ? ' for update' : ''}`,
    );
    return this.wall() + (rows[0]?.offset ?? 0);
  }

  /** The clock it stands on, seconds since 1970: signatures carry this time, as they do for Stripe's own test clocks. */
  wall(): number {
    return Math.floor(this.base.now().getTime() / 1000);
  }

  /** Moves to a later second. */
  async moveTo(client: pg.ClientBase, second: number): Promise<void> {
    if (isMovable(this.base)) this.base.set(new Date(second * 1000));
    else await client.query('update stripe_sandbox.state set offset_seconds = $1', [second - this.wall()]);
  }
}
