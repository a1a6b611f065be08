import type { FlagKey } from '../catalog.ts';
import type { PlanId } from '../plans.ts';

/** Whom a flag is evaluated for; rollout percentages stick to the user, of a visitor to the network address. */
export interface FlagContext {
  readonly userId?: string | undefined;
  readonly address?: string | undefined;
  readonly plan?: PlanId | undefined;
}

/** What was decided for one context, and why. */
export interface FlagDecision {
  readonly enabled: boolean;
  /** Null where the flag has no variants, or is off here. */
  readonly variant: string | null;
  /** Percent of those it is open to, by its one rule; null where there is none, or are several. */
  readonly rolloutPercent: number | null;
  /** What the share is drawn by: those of one group fall on the same side of every flag that names it. */
  readonly rolloutGroup: string | null;
  /** `fallback`: Unleash never answered; `off`: switched off; `everybody`; `rollout`: by the share; `rules`: by rules of other kinds. */
  readonly why: 'fallback' | 'missing' | 'off' | 'everybody' | 'rollout' | 'rules';
}

export interface FlagProvider {
  /** As `isEnabled`, with what Unleash decided it by. From memory, never waits. */
  decide(key: FlagKey, context: FlagContext): FlagDecision;
  /** From memory, never waits: last known value, else the catalogue's fallback. */
  isEnabled(key: FlagKey, context: FlagContext): boolean;
  /** Whether values come from Unleash now, or from memory or fallback. */
  status(): 'live' | 'stale' | 'fallback';
  /** The Unleash environment it listens to, as its token names it; null where there is no Unleash or the token names none. */
  readonly environment: string | null;
  stop(): Promise<void>;
}
