import { FLAG_KEYS, FLAGS, type FlagKey } from '#flags/catalog.ts';
import { PLAN_IDS, type PlanId } from '#flags/plans.ts';
import type { FlagDecision, FlagProvider } from '#flags/server/provider.ts';
import { FLAG_ENVIRONMENTS } from '#flags/unleash/admin-api.ts';
import type { FlagAdmin, FlagState } from '#flags/unleash/flag-admin.ts';
import { type OpsCommand, OpsError } from '#platform/module/ops-command.ts';

const ENVIRONMENT = {
  flags: '--environment <name>',
  summary: 'Unleash environment (default: the one the product listens to)',
  choices: FLAG_ENVIRONMENTS,
} as const;

const REASONS: Readonly<Record<FlagDecision['why'], string>> = {
  fallback: 'Unleash has not answered yet: this is the value of the catalogue',
  missing: 'Unleash does not have this flag: this is the value of the catalogue',
  off: 'it is switched off in Unleash',
  everybody: 'it is open to everybody',
  rollout: 'by the share it is open to',
  rules: 'by rules set in Unleash',
};

interface FlagCommandDeps {
  /** Absent where no admin token is configured. */
  readonly admin: FlagAdmin | undefined;
  /** As the product sees flags. */
  readonly flags: Pick<FlagProvider, 'decide' | 'environment'>;
  /** Resolves once the flags have been read, or cannot be. */
  ready(): Promise<void>;
}

/** `flags list`, `flags set` and `flags why`. */
export function flagCommands({ admin, flags, ready }: FlagCommandDeps): OpsCommand[] {
  const unleash = (): FlagAdmin => {
    if (!admin) throw new OpsError('Set UNLEASH_URL and UNLEASH_ADMIN_TOKEN: flags are stored in Unleash.');
    return admin;
  };
  return [
    {
      name: 'flags list',
      summary: 'Every flag of the catalogue and its state in Unleash.',
      options: [ENVIRONMENT],
      async prepare({ options: { environment = flags.environment ?? 'development' } }) {
        const states = await unleash().list(environment);
        const width = Math.max(...FLAG_KEYS.map((key) => key.length));
        const rows = FLAG_KEYS.map(
          (key) => `${key.padEnd(width)}  ${said(states.get(key)).padEnd(10)}  ${FLAGS[key].description}`,
        );
        return { lines: [`Flags in ${environment}`, ...rows, listening(flags.environment)] };
      },
    },
    {
      name: 'flags why',
      summary: 'What one user gets of a flag, and why.',
      args: [{ name: 'flag', summary: 'a flag of the catalogue', choices: FLAG_KEYS }],
      options: [
        { flags: '--user <id>', summary: 'whom to decide for (default: a visitor)' },
        { flags: '--plan <plan>', summary: 'their plan (default: free)', choices: PLAN_IDS },
      ],
      async prepare({ args: [flag = ''], options: { user, plan } }) {
        await ready();
        const decision = flags.decide(flag as FlagKey, { userId: user, plan: plan as PlanId | undefined });
        const { enabled, variant, rolloutPercent: share, rolloutGroup: group, why } = decision;
        return {
          lines: [
            `${flag} is ${enabled ? 'on' : 'off'} for ${user ?? 'a visitor'}: ${REASONS[why]}.`,
            ...(share === null ? [] : [`Open to ${share} %, drawn by the group ${group ?? flag}.`]),
            ...(variant === null ? [] : [`Variant: ${variant}.`]),
            listening(flags.environment),
          ],
        };
      },
    },
    {
      name: 'flags set',
      summary: 'Turn a flag on or off, for everybody or for a percentage of users.',
      args: [
        { name: 'flag', summary: 'a flag of the catalogue', choices: FLAG_KEYS },
        { name: 'state', summary: 'on or off', choices: ['on', 'off'] },
      ],
      options: [
        {
          flags: '--rollout <percent>',
          summary: 'percentage of users, 0 to 100 (only with on; default: unchanged)',
        },
        ENVIRONMENT,
      ],
      async prepare({
        args: [flag = '', state = ''],
        options: { environment = flags.environment ?? 'development', rollout },
      }) {
        const key = flag as FlagKey;
        const enabled = state === 'on';
        const percent = rollout === undefined ? undefined : Number(rollout);
        if (percent !== undefined && (!enabled || !Number.isInteger(percent) || percent < 0 || percent > 100))
          throw new OpsError('--rollout takes a whole number from 0 to 100 and only works with on.');
        const before = (await unleash().list(environment)).get(key);
        if (!before)
          throw new OpsError(`Unleash has no flag ${key} in ${environment}. npm start creates what is missing.`);
        const after: FlagState = { enabled, rollout: enabled ? (percent ?? before.rollout ?? 100) : before.rollout };
        const subject = `${key} (${environment})`;
        if (before.enabled === after.enabled && (!enabled || before.rollout === after.rollout))
          return {
            subject,
            lines: [
              `${key} is ${said(before)} in ${environment}. Nothing to change.`,
              ...(enabled && before.rollout !== 100 && before.rollout !== null
                ? ['For everybody: --rollout 100.']
                : []),
            ],
          };
        return {
          subject,
          lines: [`${key} in ${environment}: ${said(before)} becomes ${said(after)}.`],
          async apply() {
            await unleash().set(key, environment, after);
            return ['Done. The product sees it within 15 seconds.'];
          },
        };
      },
    },
  ];
}

const listening = (environment: string | null): string =>
  environment === null
    ? 'The product reads no flags from Unleash.'
    : `The product listens to the environment ${environment}.`;

function said(state: FlagState | undefined): string {
  if (!state) return 'missing';
  if (!state.enabled) return 'off';
  if (state.rollout === null) return 'on, no rule';
  return state.rollout === 100 ? 'on' : `on, ${state.rollout} %`;
}
