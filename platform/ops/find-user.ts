import type { Knex } from 'knex';
import type { Role } from '#flags/gate.ts';
import { asciiAddress } from '#platform/accounts/ascii-address.ts';
import { OpsError } from '#platform/module/ops-command.ts';

export interface FoundUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly email_verified: boolean;
  /** When the account goes, where its owner asked for that. */
  readonly deletion_due_at: Date | null;
  /** When its removal began, which is not finished. */
  readonly removal_began_at: Date | null;
  readonly created_at: Date;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** @param who mail address or id @throws OpsError when there is no such account */
export async function findUser(db: Knex, who: string): Promise<FoundUser> {
  const by = UUID.test(who) ? { id: who } : { email: asciiAddress(who.trim().toLowerCase()) };
  const user = await db('platform.users')
    .where(by)
    .first<FoundUser>(
      'id',
      'email',
      'name',
      'role',
      'email_verified',
      'deletion_due_at',
      'removal_began_at',
      'created_at',
    );
  if (!user) throw new OpsError(`There is no account ${who}.`);
  return user;
}

/** How the first argument of commands about an account is described. */
export const USER_ARGUMENT = { name: 'user', summary: 'email address or id' } as const;
