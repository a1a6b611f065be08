import type { Migration } from '#platform/module/define-server-module.ts';

const createProfiles: Migration = {
  async up(db) {
    await db.raw(`
      create schema if not exists elite_profile;
      create table elite_profile.profiles (
        user_id uuid primary key references platform.users (id) on delete cascade,
        industry text,
        content_goals text[] not null,
        target_audience text[] not null,
        ai_personality text not null,
        preferred_feedback_style text not null,
        updated_at timestamptz not null
      );
    `);
  },
  async down(db) {
    await db.raw('drop schema elite_profile cascade');
  },
};

export const migrations: Readonly<Record<string, Migration>> = {
  '20261128_01_create_profiles': createProfiles,
};
