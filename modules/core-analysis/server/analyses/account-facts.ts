import type { Knex } from 'knex';
import type { OpsAccountFacts } from '#platform/module/ops-command.ts';

interface Tally {
  total: number;
  completed: number;
  failed: number;
  with_files: number;
  saved: number;
}

/** How many analyses an account has, and of how many the files are still here, for operators. */
export function createAnalysisFacts(db: Knex): OpsAccountFacts {
  return {
    async facts(userId) {
      const [found] = await db('core_analysis.analyses').where({ user_id: userId }).select<Tally[]>(
        db.raw('count(*)::int as total'),
        db.raw(`count(*) filter (where status = 'completed')::int as completed`),
        db.raw(`count(*) filter (where status = 'failed')::int as failed`),
        // Of a failed one no file is left, or for three days at most.
        db.raw(`count(*) filter (where files_removed_at is null and status <> 'failed')::int as with_files`),
        db.raw(`count(*) filter (where files_removed_at is null and saved)::int as saved`),
      );
      if (!found) throw new Error('a count came without a row');
      const { total, completed, failed, with_files: withFiles, saved } = found;
      return [
        {
          title: 'Analyses',
          text: `${total}: ${completed} completed, ${failed} failed, ${total - completed - failed} under way`,
          goes: `Analyses with their results: ${total}`,
        },
        {
          title: 'Files',
          text: `kept of ${withFiles} analyses, ${saved} of them saved`,
          goes: `Analyses whose files go: ${withFiles}, ${saved} of them saved`,
        },
      ];
    },
  };
}
