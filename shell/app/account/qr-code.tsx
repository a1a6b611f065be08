import { useEffect, useState } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Modules of quiet around the code (ISO/IEC 18004). */
const QUIET = 4;

/** A QR code drawn here: what it says leaves the device for nobody. Dark on light in both themes, as scanners want it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [rows, setRows] = useState<boolean[][] | 'failed' | null>(null);
  useEffect(() => {
    let gone = false;
    import('uqr').then(
      ({ encode }) => !gone && setRows(encode(text, { ecc: 'M', border: QUIET }).data),
      () => !gone && setRows('failed'),
    );
    return () => {
      gone = true;
    };
  }, [text]);

  if (rows === 'failed') return <p className="text-small">The QR code could not be shown. Type in the key instead.</p>;
  if (!rows) return <Skeleton className="size-48" />;
  return (
    <svg
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      className="size-48 rounded-control"
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={`M0 0h${rows.length}v${rows.length}H0z`} fill="#fff" />
      <path d={darkPath(rows)} fill="#000" />
    </svg>
  );
}

/** One run of dark modules after the other, as a single path. */
function darkPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      [
        ...row
          .map((dark) => (dark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('');
}
