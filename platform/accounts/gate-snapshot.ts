import { FEATURE_KEYS, FLAG_KEYS } from '#flags/catalog.ts';
import { FEATURE_MIN_PLAN } from '#flags/plans.ts';
import type { GateService, GateSubject } from '#platform/http/gate-service.ts';
import type { GateSnapshot } from './contract.ts';

/** Every decision the shell may ask for, taken now for one person. */
export function takeGateSnapshot(gates: GateService, subject: GateSubject, address: string): GateSnapshot {
  return {
    flags: Object.fromEntries(
      FLAG_KEYS.map((key) => [key, gates.isOn(key, subject, address)]),
    ) as GateSnapshot['flags'],
    features: Object.fromEntries(
      FEATURE_KEYS.map((feature) => [
        feature,
        { allowed: gates.decide([{ feature }], subject, address).allowed, requiredPlan: FEATURE_MIN_PLAN[feature] },
      ]),
    ) as GateSnapshot['features'],
  };
}
