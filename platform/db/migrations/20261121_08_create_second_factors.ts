import type { Migration } from '#platform/module/define-server-module.ts';

/**
 * Authenticator apps. The secret is sealed (it must be read to check a code), recovery codes are keyed hashes.
 * `last_step`: the newest time step a code was taken for; no code of it or before is taken again.
 */
export const createSecondFactors: Migration = {
  async up(db) {
    await db.raw(`
      create table platform.second_factors (
        user_id uuid primary key references platform.users (id) on delete cascade,
        sealed_secret text not null,
        confirmed_at timestamptz,
        last_step bigint not null default 0,
        recovery_hashes text[] not null default '{}',
        created_at timestamptz not null
      );
    `);
  },
  async down(db) {
    await db.raw('drop table platform.second_factors');
  },
};
