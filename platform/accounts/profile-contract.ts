import * as z from 'zod/mini';
import { defineRoutes } from '#platform/contract/define-routes.ts';
import { AUDIT_ACTIONS } from './audit-actions.ts';
import { userAnswer } from './contract.ts';
import { origin } from './device-contract.ts';
import { ACCOUNT_MESSAGES as say } from './errors.ts';
import { personName } from './fields.ts';

const auditEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  action: z.enum(AUDIT_ACTIONS),
  result: z.enum(['ok', 'refused']),
  /** Why it was refused; of what was done, how or why where one action has several ways; else `null`. */
  code: z.nullable(z.string()),
  ...origin,
});
export type AuditView = z.output<typeof auditEntry>;

/** What a person may see and change about their own account. */
export const profileRoutes = defineRoutes('accounts', {
  changeName: {
    method: 'PATCH',
    path: '/api/auth/user',
    summary: 'Change the name. All other fields are ignored.',
    body: z.object({ name: personName(say.nameMissing) }, { error: say.nameMissing }),
    responses: { 200: userAnswer },
    limits: [{ name: 'change-name', points: 30, seconds: 3600, by: 'user' }],
  },
  audit: {
    method: 'GET',
    path: '/api/auth/audit',
    summary: 'Sign-ins, failed sign-ins and changes to this account, newest first, 50 per page.',
    query: z.object({
      /** `next` of the answer before. */
      before: z.optional(z.uuid()),
    }),
    responses: { 200: z.object({ entries: z.array(auditEntry), next: z.nullable(z.uuid()) }) },
  },
});
