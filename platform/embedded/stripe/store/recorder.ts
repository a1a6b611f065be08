import { appendFile } from 'node:fs/promises';
import type { Database } from './database.ts';

/** An API request and how the sandbox answered it. */
export interface KeptRequest {
  readonly method: string;
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  readonly body: string;
  readonly status: number;
}

/** Keeps what our code asked, so that it can be put to a judge that knows Stripe's published schema. */
export class Recorder {
  constructor(
    private readonly database: Database,
    private readonly on: () => boolean,
    private readonly file: string | undefined,
  ) {}

  async keep({ method, path, query, body, status }: KeptRequest): Promise<void> {
    if (this.on())
      await this.database.query(
        'insert into stripe_sandbox.requests (method, path, query, body, status) values ($1, $2, $3, $4, $5)',
        [method, path, query, body, status],
      );
    if (this.file !== undefined)
      await appendFile(this.file, `${JSON.stringify({ method, path, query, body, status } satisfies KeptRequest)}\n`);
  }

  kept(): Promise<KeptRequest[]> {
    return this.database.query('select method, path, query, body, status from stripe_sandbox.requests order by id');
  }

  async forget(): Promise<void> {
    await this.database.query('truncate stripe_sandbox.requests');
  }
}
