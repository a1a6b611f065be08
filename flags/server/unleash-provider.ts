import { Unleash } from 'unleash-client';
import { FLAGS, type FlagKey } from '../catalog.ts';
import { environmentOf } from '../unleash/environment-of.ts';
import { PolledFeatures } from './polled-features.ts';
import type { FlagContext, FlagDecision, FlagProvider, FlagSetup } from './provider.ts';

export interface UnleashOptions {
  readonly url: string;
  readonly token: string;
  readonly appName: string;
  readonly onProblem: (error: Error) => void;
}

/**
 * Flags from Unleash, evaluated in memory and asked for every 3 s: a change
 * acts after 3 s, the second Unleash takes to notice it and the time of an
 * answer, so within 10 s wherever Unleash answers at all. While it is away the
 * last known values hold; before it ever answered, the catalogue's fallbacks do.
 */
export class UnleashFlagProvider implements FlagProvider {
  readonly environment: string | null;
  private readonly client: Unleash;
  private readonly features: PolledFeatures;
  private state: 'live' | 'stale' | 'fallback' = 'fallback';
  private lastAnswer: Date | null = null;

  constructor(options: UnleashOptions) {
    this.environment = environmentOf(options.token);
    const { token, appName } = options;
    const url = `${options.url.replace(/\/+$/, '')}/api`;
    this.features = new PolledFeatures({ url, token, appName });
    this.features.on('changed', () => this.answered());
    this.features.on('unchanged', () => this.answered());
    this.features.on('error', (error: Error) => {
      if (this.state === 'live') options.onProblem(error);
      if (this.state !== 'fallback') this.state = 'stale';
    });
    this.client = new Unleash({
      url,
      appName,
      customHeaders: { Authorization: token },
      repository: this.features,
      skipInstanceCountWarning: true,
    });
    // Without a listener an unreachable server would be printed.
    this.client.on('error', () => undefined);
    this.client.on('warn', () => undefined);
  }

  isEnabled(key: FlagKey, context: FlagContext): boolean {
    return this.client.isEnabled(key, toUnleash(context), FLAGS[key].fallback);
  }

  decide(key: FlagKey, context: FlagContext): FlagDecision {
    const enabled = this.isEnabled(key, context);
    const nothing = { enabled, variant: null, rolloutPercent: null, rolloutGroup: null, segment: null };
    if (this.state === 'fallback') return { ...nothing, why: 'fallback' };
    const flag = this.client.getFeatureToggleDefinition(key);
    if (!flag) return { ...nothing, why: 'missing' };
    if (!flag.enabled) return { ...nothing, why: 'off' };
    const { name, feature_enabled: open } = this.client.getVariant(key, toUnleash(context));
    const variant = open && name !== 'disabled' ? name : null;
    const rules = flag.strategies ?? [];
    const [rule] = rules;
    if (!rule) return { ...nothing, variant, why: 'everybody' };
    const rolloutPercent = percentOf(rules);
    if (rolloutPercent === null) return { ...nothing, variant, why: 'rules' };
    const group: unknown = rule.parameters?.groupId;
    const rolloutGroup = typeof group === 'string' ? group : null;
    const [segmentId] = rule.segments ?? [];
    const segment = segmentId === undefined ? null : (this.features.getSegment(segmentId)?.name ?? `${segmentId}`);
    const isForSome = segment !== null || (rule.constraints?.length ?? 0) > 0;
    const why = isForSome ? 'rules' : rolloutPercent === 100 ? 'everybody' : 'rollout';
    return { enabled, variant, rolloutPercent, rolloutGroup, segment, why };
  }

  setupOf(key: FlagKey): FlagSetup | null {
    const flag = this.state === 'fallback' ? undefined : this.client.getFeatureToggleDefinition(key);
    if (!flag) return null;
    const rules = flag.strategies ?? [];
    // Variants of a rule win over those of the flag.
    const variants = rules.find((rule) => (rule.variants?.length ?? 0) > 0)?.variants ?? flag.variants ?? [];
    const whole = variants.reduce((sum, { weight }) => sum + weight, 0);
    return {
      enabled: flag.enabled,
      rolloutPercent: rules.length === 0 ? 100 : percentOf(rules),
      variants: variants.map(({ name, weight }) => ({ name, share: whole === 0 ? 0 : weight / whole })),
    };
  }

  status(): 'live' | 'stale' | 'fallback' {
    return this.state;
  }

  answeredAt(): Date | null {
    return this.lastAnswer;
  }

  async stop(): Promise<void> {
    this.client.destroy();
  }

  private answered(): void {
    this.state = 'live';
    this.lastAnswer = new Date();
  }
}

interface Rule {
  readonly name: string;
  readonly parameters?: Readonly<Record<string, unknown>>;
}

/** Percent of the one rule by a share; null where there is another kind of rule, or are several. */
function percentOf(rules: readonly Rule[]): number | null {
  const [rule] = rules;
  if (rules.length !== 1 || rule?.name !== 'flexibleRollout') return null;
  return Number(rule.parameters?.rollout ?? 100);
}

function toUnleash({ userId, address, plan }: FlagContext) {
  return {
    userId,
    // Of somebody nobody knows Unleash would throw dice at each call: a page would open and its form be refused.
    sessionId: address ?? 'visitor',
    properties: { plan: plan ?? 'free' },
  };
}
