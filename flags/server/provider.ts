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
  /** Name of the segment its one rule is for; null without one. */
  readonly segment: string | null;
  /** `fallback`: Unleash never answered; `off`: switched off; `everybody`; `rollout`: by the share; `rules`: by rules of other kinds. */
  readonly why: 'fallback' | 'missing' | 'off' | 'everybody' | 'rollout' | 'rules';
}

/** How a flag is set up, for nobody in particular. */
export interface FlagSetup {
  readonly enabled: boolean;
  /** Percent, by its one rule; null where there is none, or are several. */
  readonly rolloutPercent: number | null;
  /** With the share of those it is on for that each should get, 0..1, adding up to 1; empty without variants. */
  readonly variants: readonly { readonly name: string; readonly share: number }[];
}

export interface FlagProvider {
  /** Null while Unleash has never answered, and where it does not have the flag. */
  setupOf(key: FlagKey): FlagSetup | null;
  /** As `isEnabled`, with what Unleash decided it by. From memory, never waits. */
  decide(key: FlagKey, context: FlagContext): FlagDecision;
  /** From memory, never waits: last known value, else the catalogue's fallback. */
  isEnabled(key: FlagKey, context: FlagContext): boolean;
  /** Whether values come from Unleash now, or from memory or fallback. */
  status(): 'live' | 'stale' | 'fallback';
  /** When Unleash last answered; null where it never did. */
  answeredAt(): Date | null;
  /** The Unleash environment it listens to, as its token names it; null where there is no Unleash or the token names none. */
  readonly environment: string | null;
  stop(): Promise<void>;
}
