interface WhiskerProps {
  /** Place across, pixels. */
  at: number;
  /** Ends along, pixels. */
  from: number;
  to: number;
  /** Half the width of the caps, pixels. */
  cap: number;
  lying?: boolean;
}

/** An interval as a line with caps; its rim keeps it visible over a bar of any colour. */
export function Whisker({ at, from, to, cap, lying = false }: WhiskerProps) {
  const d = lying
    ? `M${from},${at - cap}v${2 * cap}M${from},${at}H${to}M${to},${at - cap}v${2 * cap}`
    : `M${at - cap},${from}h${2 * cap}M${at},${from}V${to}M${at - cap},${to}h${2 * cap}`;
  return (
    <>
      <path d={d} stroke="var(--surface)" strokeWidth={4} fill="none" />
      <path d={d} stroke="var(--text)" strokeWidth={1.5} fill="none" />
    </>
  );
}
