import type { Migration } from '#platform/module/define-server-module.ts';

/** Counters of tries. Unlogged would be faster but is emptied by a crash, and limits must survive one. */
export const createRateLimits: Migration = {
  async up(db) {
    await db.raw(`
      create table platform.rate_limits (
        key text primary key,
        points integer not null,
        expires_at timestamptz not null
      );
      create index rate_limits_expires_at_idx on platform.rate_limits (expires_at);
    `);
  },
  async down(db) {
    await db.raw('drop table platform.rate_limits');
  },
};
