import type pg from 'pg';
import type { EventBody, ObjectType, ObjectTypes } from '../objects/object-types.ts';
import { missing } from '../wire/api-error.ts';
import { changedFields } from './changed-fields.ts';
import { type Due, dueOf } from './due.ts';
import { newId } from './ids.ts';

/** What Stripe knows of an object and does not show. */
export interface Hidden {
  /** How a card behaves, by the names of billing/test-cards.ts. */
  behaviour?: string;
  /** The card's holder has confirmed it for later payments. */
  confirmed?: boolean;
  /** Opens a hosted page. */
  secret?: string;
  /** End of the period whose `invoice.upcoming` was sent. */
  announced?: number;
  /** Price a card was chosen for on a page, kept between its two steps. */
  pendingMethod?: string;
  /** What checkout will make. */
  checkout?: { price: string; quantity: number; metadata: Record<string, string> }[];
  subscriptionMetadata?: Record<string, string>;
  subscriptionDescription?: string | null;
  /** Changes that wait for a payment. */
  waiting?: unknown;
}

export interface TxSettings {
  /** Address of the hosted pages, without a slash at its end. */
  readonly publicUrl: string;
  readonly apiVersion: string;
  /** What becomes of a subscription whose payment failed as often as it is tried. */
  readonly afterRetries: 'cancel' | 'unpaid' | 'past_due';
}

type Row<T extends ObjectType> = { body: ObjectTypes[T]; hidden: Hidden };

/**
 * The objects inside one transaction, at one moment of the sandbox's clock. Writers hold the clock's row, so two of
 * them never overlap.
 */
export class Tx {
  /** Events of this transaction, in order. */
  private readonly events: EventBody[] = [];

  constructor(
    private readonly client: pg.ClientBase,
    /** The sandbox's time, seconds since 1970. */
    readonly now: number,
    /** The machine's time, milliseconds since 1970. */
    private readonly wallMs: number,
    readonly settings: TxSettings,
    private readonly request: EventBody['request'] = { id: null, idempotency_key: null },
  ) {}

  async find<T extends ObjectType>(type: T, id: string): Promise<ObjectTypes[T] | undefined> {
    return (await this.row(type, id))?.body;
  }

  /** @throws ApiError `resource_missing`; `param` names the parameter that held the id. */
  async need<T extends ObjectType>(type: T, id: string, param?: string): Promise<ObjectTypes[T]> {
    const body = await this.find(type, id);
    if (body === undefined) throw missing(type, id, param);
    return body;
  }

  async hidden(type: ObjectType, id: string): Promise<Hidden> {
    return (await this.row(type, id))?.hidden ?? {};
  }

  private async row<T extends ObjectType>(type: T, id: string): Promise<Row<T> | undefined> {
    const result = await this.client.query(
      'select body, hidden from stripe_sandbox.objects where type = $1 and id = $2',
      [type, id],
    );
    return result.rows[0];
  }

  /** Keeps a new object or its new state. `hidden` is merged into what is hidden already. */
  async put<T extends ObjectType>(type: T, body: ObjectTypes[T], hidden: Hidden = {}): Promise<void> {
    // Only a subscription's time depends on what is hidden.
    const known = type === 'subscription' ? { ...(await this.hidden(type, body.id)), ...hidden } : hidden;
    const due: Due | undefined = dueOf(type, body, known);
    await this.client.query(
      `insert into stripe_sandbox.objects as o (type, id, created, body, hidden, due_at, due_rank)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (type, id) do update set body = excluded.body, hidden = o.hidden || excluded.hidden,
         due_at = excluded.due_at, due_rank = excluded.due_rank`,
      [
        type,
        body.id,
        'created' in body ? body.created : this.now,
        JSON.stringify(body),
        JSON.stringify(hidden),
        due?.at ?? null,
        due?.rank ?? 0,
      ],
    );
  }

  /** Makes an object, keeps it, tells of it. */
  async create<T extends ObjectType>(
    type: T,
    body: ObjectTypes[T],
    event?: string,
    hidden?: Hidden,
  ): Promise<ObjectTypes[T]> {
    await this.put(type, body, hidden);
    if (event !== undefined) await this.emit(event, body);
    return body;
  }

  /** Keeps `after` and tells what changed; nothing is told when nothing did. */
  async change<T extends ObjectType>(
    type: T,
    before: ObjectTypes[T],
    after: ObjectTypes[T],
    event?: string,
    hidden?: Hidden,
  ): Promise<ObjectTypes[T]> {
    await this.put(type, after, hidden);
    const previous = changedFields(before as object, after as object);
    if (event !== undefined && Object.keys(previous).length > 0) await this.emit(event, after, previous);
    return after;
  }

  /** Newest first; `where` compares fields of the body, dots descend. */
  async list<T extends ObjectType>(
    type: T,
    where: Readonly<Record<string, string | number | boolean | undefined>> = {},
  ): Promise<ObjectTypes[T][]> {
    const values: unknown[] = [type];
    const conditions = Object.entries(where)
      .filter(([, value]) => value !== undefined)
      .map(([path, value]) => {
        values.push(String(value));
        const column = path === 'customer' ? `body ->> 'customer'` : `body #>> '{${path.split('.').join(',')}}'`;
        return ` and ${column} = $${values.length}`;
      });
    const result = await this.client.query(
      `select body from stripe_sandbox.objects where type = $1${conditions.join('')} order by seq desc`,
      values,
    );
    return result.rows.map((row: Row<T>) => row.body);
  }

  async remove(type: ObjectType, id: string): Promise<void> {
    await this.client.query('delete from stripe_sandbox.objects where type = $1 and id = $2', [type, id]);
  }

  /** Makes an event of the object as it is now and lines up its delivery. */
  async emit(type: string, object: object, previous?: Record<string, unknown>): Promise<void> {
    const event: EventBody = {
      id: newId('event'),
      object: 'event',
      api_version: this.settings.apiVersion,
      created: this.now,
      data: { object: structuredClone(object), ...(previous ? { previous_attributes: previous } : {}) },
      livemode: false,
      pending_webhooks: 1,
      request: this.request,
      type,
    };
    this.events.push(event);
  }

  /** How many events there are so far. */
  get eventCount(): number {
    return this.events.length;
  }

  /** Forgets the events after the first `count`: what they told of was taken back. */
  forgetEvents(count: number): void {
    this.events.length = count;
  }

  /** Keeps the events and lines up their delivery; once, before the transaction ends. */
  async keepEvents(): Promise<void> {
    if (this.events.length === 0) return;
    const values = [
      this.events.map(({ id }) => id),
      this.events.map((event) => JSON.stringify(event)),
      this.now,
      this.wallMs,
    ];
    await this.client.query(
      `with given as (select * from unnest($1::text[], $2::jsonb[]) with ordinality as e (id, body, place)),
         kept as (insert into stripe_sandbox.objects (type, id, created, body)
           select 'event', id, $3, body from given order by place)
       insert into stripe_sandbox.deliveries (event_id, next_at) select id, $4 from given order by place`,
      values,
    );
  }

  /** The object that time changes next, until `until`; the earliest, then by rank. */
  async nextDue(until: number): Promise<{ type: ObjectType; id: string; at: number } | undefined> {
    const result = await this.client.query(
      `select type, id, due_at::float8 as at from stripe_sandbox.objects where due_at <= $1
       order by due_at, due_rank, seq limit 1`,
      [until],
    );
    return result.rows[0];
  }
}
