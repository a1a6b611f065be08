import { type Gate, type GateDecision, ROLES } from '#flags/gate.ts';
import type { Session } from './session.ts';

/** Decides gates from what the session says; the server decides again on every call. */
export function decideInSession(gates: readonly (Gate | undefined)[], session: Session): GateDecision {
  for (const gate of gates) {
    if (gate?.flag && !session.gates.flags[gate.flag]) return { allowed: false, reason: 'flag', flag: gate.flag };
  }
  const rank = ROLES.indexOf(session.user?.role ?? 'user');
  for (const gate of gates) {
    if (gate?.role && rank < ROLES.indexOf(gate.role)) return { allowed: false, reason: 'role', role: gate.role };
    const feature = gate?.feature && session.gates.features[gate.feature];
    if (gate?.feature && feature && !feature.allowed) {
      return {
        allowed: false,
        reason: 'plan',
        feature: gate.feature,
        currentPlan: session.user?.plan ?? 'free',
        requiredPlan: feature.requiredPlan,
      };
    }
  }
  return { allowed: true };
}
