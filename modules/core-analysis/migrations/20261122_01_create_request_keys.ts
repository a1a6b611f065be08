import type { Migration } from '#platform/module/define-server-module.ts';

/** `Idempotency-Key`s of uploads that were accepted, with the answer the first request got. */
export const createRequestKeys: Migration = {
  async up(db) {
    await db.raw(`
      create table core_analysis.request_keys (
        user_id uuid not null references platform.users (id) on delete cascade,
        key text not null check (length(key) between 1 and 255),
        -- Of the file and all that was said with it.
        fingerprint text not null check (length(fingerprint) = 64),
        -- Deleting the analysis takes the answer along.
        analysis_id uuid not null references core_analysis.analyses (id) on delete cascade,
        -- Until then one request is answering; null once there is an answer.
        answering_until timestamptz,
        -- json, not jsonb: it is repeated as it was written.
        answer json,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        primary key (user_id, key),
        check ((answer is null) = (answering_until is not null))
      );
      create index request_keys_by_expiry on core_analysis.request_keys (expires_at);
      create index request_keys_by_analysis on core_analysis.request_keys (analysis_id);
    `);
  },
  async down(db) {
    await db.raw('drop table core_analysis.request_keys');
  },
};
