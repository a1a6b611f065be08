/** The rules of a password: one list for the server, which decides, and the shell, which shows them live. */
export const PASSWORD_RULES = [
  { id: 'length', label: 'At least 8 characters', holds: (p: string) => [...p].length >= 8 },
  { id: 'letter', label: 'Contains letters', holds: (p: string) => /\p{L}/u.test(p) },
  { id: 'number', label: 'At least one number', holds: (p: string) => /\p{Nd}/u.test(p) },
  { id: 'special', label: 'At least one special character', holds: (p: string) => /[^\p{L}\p{M}\p{N}\s]/u.test(p) },
  { id: 'maximum', label: 'At most 128 characters', holds: (p: string) => p.length <= 128 },
] as const satisfies readonly { id: string; label: string; holds: (password: string) => boolean }[];

export type PasswordRuleId = (typeof PASSWORD_RULES)[number]['id'];

export const PASSWORD_RULE_IDS = PASSWORD_RULES.map((rule) => rule.id) as [PasswordRuleId, ...PasswordRuleId[]];

/** The rules a password breaks, in the order they are shown; empty when it is good. */
export function failedPasswordRules(password: string): PasswordRuleId[] {
  return PASSWORD_RULES.filter((rule) => !rule.holds(password)).map((rule) => rule.id);
}
