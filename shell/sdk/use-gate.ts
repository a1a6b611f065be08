import type { Gate, GateDecision } from '#flags/gate.ts';
import { decideInSession } from './gate-session.ts';
import { useSession } from './use-session.ts';

/** Whether the signed-in person may use something, and if not, why. */
export function useGate(...gates: readonly (Gate | undefined)[]): GateDecision {
  return decideInSession(gates, useSession());
}
