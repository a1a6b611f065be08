import type { ReactNode } from 'react';
import { Gate } from './gate.tsx';

const BILLING = { flag: 'module.billing' } as const;

/** Around every way to another plan: absent while billing is switched off, since it would lead nowhere. */
export function PlanGate({ children }: { children: ReactNode }) {
  return <Gate gate={BILLING}>{children}</Gate>;
}
