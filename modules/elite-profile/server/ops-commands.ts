import type { Knex } from 'knex';
import { type OpsCommand, OpsError } from '#platform/module/ops-command.ts';
import { findUser, USER_ARGUMENT } from '#platform/ops/find-user.ts';
import { RULE_TITLES } from './lens/change-table.ts';
import { changesOf, GOAL_OF, silentOf, toneOf } from './lens/profile-lens.ts';
import type { ProfileStore } from './profile-store.ts';

const GOALS = Object.values(GOAL_OF);

/** `profile show`: what somebody's profile does to judging and wording. */
export function createProfileCommands({ db, store }: { db: Knex; store: ProfileStore }): OpsCommand[] {
  return [
    {
      name: 'profile show',
      summary: 'What the AI profile of a user changes in judging and in wording.',
      args: [USER_ARGUMENT],
      options: [{ flags: '--goal <goal>', summary: 'Of analyses made for it; default sales.', choices: GOALS }],
      async prepare({ args, options }) {
        const user = await findUser(db, args[0] ?? '');
        const profile = await store.find(user.id);
        if (!profile)
          throw new OpsError('This user has saved no AI profile: results are judged and worded without one.');
        const goal = GOALS.find((one) => one === options.goal) ?? 'sales';
        const { style, length } = toneOf(profile);
        const silent = silentOf(profile);
        const lines = [
          `Saved ${profile.updatedAt.toISOString()}; worded ${style}, ${length.replace('_', '-')}`,
          ...changesOf(profile, goal).map(
            ({ kind, ruleId, factor, reason, source }) =>
              `${ruleId} ${RULE_TITLES[ruleId] ?? ''}: ${kind} × ${Number(factor.toFixed(2))}. ${reason} [${source}]`,
          ),
          ...(silent.length > 0 ? [`Changes nothing in judging: ${silent.join(', ')}`] : []),
        ];
        return { lines, logged: [`Showed a profile for ${goal}`], subject: user.id };
      },
    },
  ];
}
