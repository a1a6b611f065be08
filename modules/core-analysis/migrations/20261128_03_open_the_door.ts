import type { Migration } from '#platform/module/define-server-module.ts';

/** What other modules read, ask for and are notified of: features, requesters, payers, ends. */
export const openTheDoor: Migration = {
  async up(db) {
    await db.raw(`
      create table core_analysis.features (
        analysis_id uuid primary key references core_analysis.analyses (id) on delete cascade,
        user_id uuid not null references platform.users (id) on delete cascade,
        goal text not null,
        placement text not null,
        engine_version text not null,
        rule_book_version text not null,
        features jsonb not null
      );
      create index features_by_owner on core_analysis.features (user_id);

      alter table core_analysis.analyses
        add column results_without_lens jsonb,
        -- Whose tokens it uses, where not its owner's.
        add column payer_id uuid,
        add column requested_by text,
        add column request_reference text,
        add column requested_why text,
        -- When every module that listens had heard of its end.
        add column end_announced_at timestamptz,
        add check ((requested_by is null) = (request_reference is null));
      update core_analysis.analyses set end_announced_at = completed_at where completed_at is not null;
      create unique index analyses_by_request on core_analysis.analyses (user_id, requested_by, request_reference)
        where requested_by is not null;
      create index analyses_unannounced on core_analysis.analyses (completed_at)
        where completed_at is not null and end_announced_at is null;
    `);
  },
  async down(db) {
    await db.raw(`
      drop table core_analysis.features;
      alter table core_analysis.analyses
        drop column results_without_lens,
        drop column payer_id,
        drop column requested_by,
        drop column request_reference,
        drop column requested_why,
        drop column end_announced_at;
    `);
  },
};
