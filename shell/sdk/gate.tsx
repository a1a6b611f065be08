import type { ReactNode } from 'react';
import type { Gate as GateSpec } from '#flags/gate.ts';
import { useGate } from './use-gate.ts';

interface GateProps {
  gate: GateSpec;
  /** Shown when the plan is too low. What is switched off or not for this role shows nothing at all. */
  upgrade?: ReactNode;
  children: ReactNode;
}

export function Gate({ gate, upgrade = null, children }: GateProps) {
  const decision = useGate(gate);
  if (decision.allowed) return children;
  return decision.reason === 'plan' ? upgrade : null;
}
