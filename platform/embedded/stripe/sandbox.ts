import type pg from 'pg';
import type { Clock } from '#platform/clock.ts';
import { systemClock } from '#platform/clock.ts';
import { timePasses } from './billing/time-passes.ts';
import { Faults } from './control/faults.ts';
import type { EventBody } from './objects/object-types.ts';
import { Database } from './store/database.ts';
import { Recorder } from './store/recorder.ts';
import { SandboxClock } from './store/sandbox-clock.ts';
import { Tx, type TxSettings } from './store/tx.ts';
import { Dispatcher } from './webhooks/dispatcher.ts';

/** The API version whose objects the sandbox sends; the one the `stripe` package is made for. */
export const API_VERSION = '2026-10-28.endive';

export interface SandboxOptions {
  /** A Postgres database; the sandbox keeps to its own schema `stripe_sandbox` there. */
  readonly databaseUrl: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Where events go. Without it they are kept and listed, and sent nowhere. */
  readonly webhookUrl?: string | undefined;
  /** Each API request is added to this file, a line of JSON each. */
  readonly recordFile?: string | undefined;
  /** The time; one with `set` is moved along when the sandbox's clock is moved. */
  readonly clock?: Clock;
}

export interface SandboxSettings {
  afterRetries: TxSettings['afterRetries'];
  /** Keeps each API request for `GET /_sandbox/requests`. */
  recording: boolean;
}

const DEFAULT_SETTINGS: SandboxSettings = { afterRetries: 'cancel', recording: false };

/** Stripe's state and its time: transactions, the clock, the delivery of events. */
export class Sandbox {
  readonly database: Database;
  readonly dispatcher: Dispatcher;
  readonly recorder: Recorder;
  readonly faults = new Faults();
  /** Address of the hosted pages; set once the port is known. */
  publicUrl = '';
  webhookUrl: string | undefined;
  private readonly clock: SandboxClock;
  private settings = DEFAULT_SETTINGS;
  private moving: Promise<unknown> = Promise.resolve();

  constructor(readonly options: SandboxOptions) {
    this.database = new Database(options.databaseUrl);
    this.clock = new SandboxClock(options.clock ?? systemClock);
    this.webhookUrl = options.webhookUrl;
    this.recorder = new Recorder(this.database, () => this.settings.recording, options.recordFile);
    this.dispatcher = new Dispatcher({
      database: this.database,
      url: () => this.webhookUrl,
      secret: options.webhookSecret,
      second: () => this.clock.wall(),
    });
  }

  async open(): Promise<void> {
    await this.database.prepare();
    const [row] = await this.database.query<{ settings: Partial<SandboxSettings> }>(
      'select settings from stripe_sandbox.state',
    );
    this.settings = { ...DEFAULT_SETTINGS, ...row?.settings };
    this.dispatcher.wake();
  }

  async close(): Promise<void> {
    await this.moving.catch(() => undefined);
    await this.dispatcher.stop();
    await this.database.close();
  }

  async changeSettings(change: Partial<SandboxSettings>): Promise<void> {
    this.settings = { ...this.settings, ...change };
    await this.database.query('update stripe_sandbox.state set settings = $1', [JSON.stringify(this.settings)]);
  }

  /** A transaction that may change things; events go out after it. */
  async write<T>(work: (tx: Tx, client: pg.ClientBase) => Promise<T>, request?: EventBody['request']): Promise<T> {
    const result = await this.database.transaction(async (client) =>
      this.working(this.tx(client, await this.clock.now(client, true), request), (tx) => work(tx, client)),
    );
    this.dispatcher.wake();
    return result;
  }

  /** A transaction that only looks. */
  async read<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.database.transaction(async (client) => work(this.tx(client, await this.clock.now(client, false))));
  }

  /** The sandbox's time, seconds since 1970. */
  async now(): Promise<number> {
    return this.database.use((client) => this.clock.now(client, false));
  }

  /**
   * Moves the clock to a later second. Whatever falls due on the way happens at its own moment and in order, and its
   * events have been sent once when this resolves.
   */
  moveTo(second: number): Promise<void> {
    return this.inTurn(async () => {
      // What is on its way was signed at the time that is left now.
      await this.dispatcher.flush();
      while (await this.step(second, true)) await this.dispatcher.flush();
      await this.database.transaction(async (client) => {
        if ((await this.clock.now(client, true)) < second) await this.clock.moveTo(client, second);
      });
      await this.dispatcher.flush();
    });
  }

  /** What fell due while the machine's clock ran. */
  catchUp(): Promise<void> {
    return this.inTurn(async () => {
      const now = await this.now();
      let changed = false;
      while (await this.step(now, false)) changed = true;
      if (changed) this.dispatcher.wake();
    });
  }

  /** One due object; false when there is none until `until`. Clock and change are kept together. */
  private step(until: number, moves: boolean): Promise<boolean> {
    return this.database.transaction(async (client) => {
      const now = await this.clock.now(client, true);
      const due = await this.tx(client, now).nextDue(until);
      if (due === undefined) return false;
      if (moves && due.at > now) await this.clock.moveTo(client, due.at);
      await this.working(this.tx(client, due.at), (tx) => timePasses(tx, due.type, due.id));
      return true;
    });
  }

  private async working<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
    const result = await work(tx);
    await tx.keepEvents();
    return result;
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.moving.catch(() => undefined).then(work);
    this.moving = turn;
    return turn;
  }

  private tx(client: pg.ClientBase, now: number, request?: EventBody['request']): Tx {
    return new Tx(
      client,
      now,
      systemClock.now().getTime(),
      { publicUrl: this.publicUrl, apiVersion: API_VERSION, afterRetries: this.settings.afterRetries },
      request,
    );
  }
}
