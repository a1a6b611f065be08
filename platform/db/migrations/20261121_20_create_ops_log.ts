import type { Migration } from '#platform/module/define-server-module.ts';

/** What operators did on the command line. Append-only, as the audit log of accounts is. */
export const createOpsLog: Migration = {
  async up(db) {
    await db.raw(`
      create table platform.ops_log (
        id uuid primary key,
        at timestamptz not null,
        -- The operator's account on the machine the command ran on.
        operator text not null,
        command text not null,
        subject text,
        reason text,
        -- What was found or done, as it was printed.
        lines jsonb not null,
        result text not null check (result in ('done', 'nothing_to_do', 'failed'))
      );
      create trigger ops_log_append_only before update or delete or truncate on platform.ops_log
        for each statement execute function platform.refuse_audit_change();
    `);
  },
  async down(db) {
    await db.raw('drop table platform.ops_log');
  },
};
