import { useEffect, useState } from 'react';

const DWELL_MS = 3 * 60 * 1000;

/** True once somebody has stayed with the same thing for three minutes; a change begins anew. */
export function useDwell(at: string): boolean {
  const [stayed, setStayed] = useState<string | null>(null);
  useEffect(() => {
    const timer = window.setTimeout(() => setStayed(at), DWELL_MS);
    return () => window.clearTimeout(timer);
  }, [at]);
  return stayed === at;
}
