import type { Migration } from '#platform/module/define-server-module.ts';

/** What people say of results and pages, and how far new people have been shown around. */
export const createFeedback: Migration = {
  async up(db) {
    await db.raw(`
      create table core_analysis.feedback (
        id uuid primary key,
        user_id uuid not null references platform.users (id) on delete cascade,
        -- Outlives the analysis it is about.
        analysis_id uuid references core_analysis.analyses (id) on delete set null,
        category text not null,
        type text check (type in ('exactly_needed', 'helpful_questions', 'need_guidance', 'needs_improvement', 'satisfied')),
        rating smallint check (rating between 1 and 5),
        score smallint check (score between 1 and 10),
        message text,
        follow_up text,
        page text,
        plan text not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        unique (user_id, analysis_id)
      );
      create index feedback_by_owner on core_analysis.feedback (user_id, created_at desc);

      create table core_analysis.onboarding (
        user_id uuid primary key references platform.users (id) on delete cascade,
        state text not null,
        completed_at timestamptz,
        updated_at timestamptz not null,
        check ((state = 'completed') = (completed_at is not null))
      );
    `);
  },
  async down(db) {
    await db.raw('drop table core_analysis.onboarding, core_analysis.feedback');
  },
};
