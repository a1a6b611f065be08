import { FLAGS, type FlagKey } from '../catalog.ts';
import type { FlagDecision, FlagProvider } from './provider.ts';

/** Flags from memory, for tests and for processes without Unleash. */
export class StaticFlagProvider implements FlagProvider {
  private readonly values: Partial<Record<FlagKey, boolean>>;

  constructor(values: Partial<Record<FlagKey, boolean>> = {}) {
    this.values = { ...values };
  }

  set(key: FlagKey, on: boolean): void {
    this.values[key] = on;
  }

  isEnabled(key: FlagKey): boolean {
    return this.values[key] ?? FLAGS[key].fallback;
  }

  decide(key: FlagKey): FlagDecision {
    const enabled = this.isEnabled(key);
    return { enabled, variant: null, rolloutPercent: null, rolloutGroup: null, segment: null, why: 'fallback' };
  }

  setupOf(): null {
    return null;
  }

  readonly environment = null;

  status(): 'fallback' {
    return 'fallback';
  }

  answeredAt(): null {
    return null;
  }

  async stop(): Promise<void> {}
}
