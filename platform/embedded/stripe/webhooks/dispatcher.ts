import { systemClock } from '#platform/clock.ts';
import { timeLimit } from '#platform/time-limit.ts';
import type { Database } from '../store/database.ts';
import { stripeSignature } from './sign.ts';

export interface DispatcherOptions {
  readonly database: Database;
  /** Where events go; without it they are kept and never sent. */
  readonly url: () => string | undefined;
  readonly secret: string;
  /** Second that signatures carry. */
  readonly second: () => number;
}

interface Waiting {
  readonly id: string;
  readonly event_id: string;
  readonly attempts: number;
  readonly body: object;
}

const ANSWER_MS = 10_000;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 3_600_000;
/** Stripe gives up after three days in live mode; with these pauses that is about as many attempts. */
const MOST_ATTEMPTS = 84;

/** Pause before the next attempt, milliseconds: doubled each time, an hour at most. */
export function retryPause(attempts: number): number {
  return Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempts - 1));
}

/** Sends events to the one webhook address, first attempts in the order of the events. */
export class Dispatcher {
  private running: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(private readonly options: DispatcherOptions) {}

  /** Looks for due deliveries now, and again when the next one is. */
  wake(): void {
    void this.flush().catch(() => this.sleepUntil(systemClock.now().getTime() + FIRST_RETRY_MS));
  }

  /** Resolves when nothing is due any more; what failed waits for its next attempt. */
  async flush(): Promise<void> {
    // One round at a time keeps the order; a round begun before the last event was written may not see it.
    while (this.running !== undefined) await this.running.catch(() => undefined);
    if (this.stopped) return;
    this.running = this.round().finally(() => {
      this.running = undefined;
    });
    await this.running;
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running?.catch(() => undefined);
  }

  private async round(): Promise<void> {
    const url = this.options.url();
    if (url === undefined) return;
    while (!this.stopped) {
      const due = await this.due();
      for (const delivery of due) if (!this.stopped) await this.send(url, delivery);
      if (due.length === 0) break;
    }
    const [next] = await this.options.database.query<{ at: number | null }>(
      'select min(next_at)::float8 as at from stripe_sandbox.deliveries',
    );
    if (next?.at != null) this.sleepUntil(next.at);
  }

  private due(): Promise<Waiting[]> {
    return this.options.database.query<Waiting>(
      `select d.id, d.event_id, d.attempts, o.body from stripe_sandbox.deliveries d
       join stripe_sandbox.objects o on o.type = 'event' and o.id = d.event_id
       where d.next_at <= $1 order by d.attempts > 0, d.id limit 50`,
      [systemClock.now().getTime()],
    );
  }

  private async send(url: string, { id, event_id, attempts, body }: Waiting): Promise<void> {
    const status = await this.post(url, JSON.stringify(body, null, 2));
    const delivered = status >= 200 && status < 300;
    const tried = attempts + 1;
    const nextAt = delivered || tried >= MOST_ATTEMPTS ? null : systemClock.now().getTime() + retryPause(tried);
    await this.options.database.query(
      `with told as (update stripe_sandbox.objects set body = jsonb_set(body, '{pending_webhooks}', '0')
         where $5 and type = 'event' and id = $6)
       update stripe_sandbox.deliveries set attempts = $2, next_at = $3, last_status = $4 where id = $1`,
      [id, tried, nextAt, status, delivered, event_id],
    );
  }

  /** The answer's status; 0 when none came. */
  private async post(url: string, body: string): Promise<number> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        signal: timeLimit(ANSWER_MS),
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'stripe-signature': stripeSignature(body, this.options.secret, this.options.second()),
        },
        body,
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 0;
    }
  }

  private sleepUntil(at: number): void {
    if (this.stopped) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.wake(), Math.max(10, at - systemClock.now().getTime()));
    this.timer.unref();
  }
}
