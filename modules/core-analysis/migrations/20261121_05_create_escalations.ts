import type { Migration } from '#platform/module/define-server-module.ts';

/** What a language model was asked and what it cost, and what it wrote. */
export const createEscalations: Migration = {
  async up(db) {
    await db.raw(`
      -- Outlives its analysis: deleting one must not give back what was spent.
      create table core_analysis.escalations (
        analysis_id uuid not null,
        attempt integer not null check (attempt > 0),
        user_id uuid not null references platform.users (id) on delete cascade,
        reason text not null check (reason in ('hard', 'rated', 'asked')),
        -- The plan whose ceiling counts.
        plan text not null,
        model text,
        -- The UTC month that it counts in, as 2026-11; set with the first hold.
        month text check (month ~ '^[0-9]{4}-[0-9]{2}$'),
        -- Counts the holds: a run that died while it waited for the answer is followed by another.
        run integer not null default 0,
        held_micros integer not null default 0 check (held_micros >= 0),
        spent_micros integer not null default 0 check (spent_micros >= 0),
        outcome text,
        created_at timestamptz not null,
        ended_at timestamptz,
        primary key (analysis_id, attempt),
        check ((outcome is null) = (ended_at is null)),
        check (outcome is null or held_micros = 0)
      );
      create index escalations_by_month on core_analysis.escalations (user_id, month);

      create table core_analysis.model_views (
        analysis_id uuid primary key references core_analysis.analyses (id) on delete cascade,
        user_id uuid not null references platform.users (id) on delete cascade,
        view jsonb not null,
        created_at timestamptz not null
      );
      create index model_views_by_owner on core_analysis.model_views (user_id);
    `);
  },
  async down(db) {
    await db.raw('drop table core_analysis.model_views, core_analysis.escalations');
  },
};
