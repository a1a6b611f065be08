import type { FlagKey } from '../catalog.ts';
import type { PlanId } from '../plans.ts';

/** Whom a flag is evaluated for; rollout percentages stick to the user, of a visitor to the network address. */
export interface FlagContext {
  readonly userId?: string | undefined;
  readonly address?: string | undefined;
  readonly plan?: PlanId | undefined;
}

export interface FlagProvider {
  /** From memory, never waits: last known value, else the catalogue's fallback. */
  isEnabled(key: FlagKey, context: FlagContext): boolean;
  /** Whether values come from Unleash now, or from memory or fallback. */
  status(): 'live' | 'stale' | 'fallback';
  stop(): Promise<void>;
}
