import type { Knex } from 'knex';
import pg from 'pg';
import type { Log } from '#platform/log/log.ts';
import type { Notifier } from './notifier.ts';

const CHANNEL = 'adjudge';
const RECONNECT_MS = 1_000;

/** Hints over Postgres LISTEN/NOTIFY: one listening connection per process, opened at the first subscription. */
export class PgNotifier implements Notifier {
  private readonly listeners = new Map<string, Set<() => void>>();
  private client: pg.Client | undefined;
  private connecting: Promise<void> | undefined;
  private reconnect: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(private readonly deps: { db: Knex; url: string; log: Log }) {}

  async notify(topic: string): Promise<void> {
    await this.deps.db.raw('select pg_notify(?, ?)', [CHANNEL, topic]);
  }

  subscribe(topic: string, listener: () => void): () => void {
    const set = this.listeners.get(topic) ?? new Set();
    set.add(listener);
    this.listeners.set(topic, set);
    this.connect();
    return () => {
      set.delete(listener);
      if (set.size === 0 && this.listeners.get(topic) === set) this.listeners.delete(topic);
    };
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.reconnect);
    await this.connecting;
    await this.client?.end().catch(() => undefined);
  }

  private connect(): void {
    if (this.client || this.connecting || this.stopped) return;
    this.connecting = this.open()
      .catch((error: unknown) => {
        this.deps.log.warn({ err: error }, 'cannot listen for hints; waiters look by themselves until it works');
        this.retryLater();
      })
      .finally(() => {
        this.connecting = undefined;
      });
  }

  private async open(): Promise<void> {
    const client = new pg.Client({ connectionString: this.deps.url, application_name: 'adjudge-hints' });
    client.on('notification', (message) => this.wake(message.payload ?? ''));
    client.on('error', () => this.lost(client));
    client.on('end', () => this.lost(client));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    this.client = client;
    // What was said while nobody listened is unknown: everyone looks once.
    for (const topic of this.listeners.keys()) this.wake(topic);
  }

  private lost(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = undefined;
    this.retryLater();
  }

  private retryLater(): void {
    if (this.stopped) return;
    clearTimeout(this.reconnect);
    this.reconnect = setTimeout(() => this.connect(), RECONNECT_MS);
  }

  private wake(topic: string): void {
    for (const listener of this.listeners.get(topic) ?? []) listener();
  }
}
