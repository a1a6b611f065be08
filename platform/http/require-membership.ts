import type { MembershipGate } from '#flags/gate.ts';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import type { MembershipSource } from '#platform/module/platform-points.ts';

/**
 * Lets pass who has the role, or a higher one, in what the path names.
 * @throws AppError `not_found` where there is no such thing or the user is not in it, `forbidden` for a lower role
 */
export async function requireMembership(
  gate: MembershipGate,
  sources: readonly MembershipSource[],
  userId: string,
  params: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const source = sources.find(({ kind }) => kind === gate.kind);
  const least = source?.roles.indexOf(gate.role) ?? -1;
  // A gate nobody can answer, or a role that does not exist, lets nobody in.
  if (!source || least < 0) throw new Error(`No module answers for the role "${gate.role}" in "${gate.kind}".`);
  const id = params[gate.param];
  const role = id === undefined ? undefined : await source.roleOf(userId, id);
  if (role === undefined) throw new AppError(ERRORS.not_found);
  if (source.roles.indexOf(role) < least) throw new AppError(ERRORS.forbidden);
}
