/** Rules that could not be measured ("B-01 The brand is named: no brand was named"), each reason once with its rules. */
export function unmeasuredByReason(unmeasured: readonly string[]): [reason: string, rules: string[]][] {
  const found = new Map<string, string[]>();
  for (const told of unmeasured) {
    const [rule = '', reason = ''] = told.split(/: (.*)/s);
    found.set(reason, [...(found.get(reason) ?? []), rule]);
  }
  return [...found];
}
