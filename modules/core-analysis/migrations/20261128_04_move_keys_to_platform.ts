import type { Migration } from '#platform/module/define-server-module.ts';
import { createRequestKeys } from './20261122_01_create_request_keys.ts';

/** Request keys and orphaned files are the platform's now, for every module. */
export const moveKeysToPlatform: Migration = {
  async up(db) {
    await db.raw(`
      insert into platform.request_keys
        (user_id, key, fingerprint, subject, leased_until, answer, created_at, expires_at)
        select user_id, key, fingerprint, analysis_id::text, leased_until, answer, created_at, expires_at
        from core_analysis.request_keys
        on conflict do nothing;
      drop table core_analysis.request_keys;
      insert into platform.orphaned_files (kind, id, user_id, since)
        select 'analysis', analysis_id, user_id, since from core_analysis.orphaned_files
        where user_id in (select id from platform.users)
        on conflict do nothing;
      drop table core_analysis.orphaned_files;
    `);
  },
  async down(db) {
    await createRequestKeys.up(db);
    await db.raw(`
      alter table core_analysis.request_keys rename column answering_until to leased_until;
      create table core_analysis.orphaned_files (
        analysis_id uuid primary key,
        user_id uuid not null,
        since timestamptz not null
      );
      create index orphaned_files_since on core_analysis.orphaned_files (since);
    `);
  },
};
