import type { Migration } from '#platform/module/define-server-module.ts';

/**
 * Who did what, when, from where, with what result. Append-only: the database
 * itself refuses to change or remove a row. `user_id` has no foreign key, so that
 * a deleted account leaves its (then nameless) trail.
 */
export const createAuditLog: Migration = {
  async up(db) {
    await db.raw(`
      create table platform.audit_log (
        id uuid primary key,
        at timestamptz not null,
        user_id uuid,
        subject_hash text,
        action text not null,
        result text not null check (result in ('ok', 'refused')),
        code text,
        address_prefix text,
        user_agent text,
        request_id text
      );
      create index audit_log_user_id_at_idx on platform.audit_log (user_id, at desc);

      create function platform.refuse_audit_change() returns trigger language plpgsql as $$
      begin
        raise exception 'platform.audit_log is append-only';
      end $$;
      create trigger audit_log_append_only before update or delete or truncate on platform.audit_log
        for each statement execute function platform.refuse_audit_change();
    `);
  },
  async down(db) {
    await db.raw('drop table platform.audit_log; drop function platform.refuse_audit_change()');
  },
};
