import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { PRODUCT } from '../../sdk/page-title.ts';
import { useUnsavedWork } from '../../sdk/unsaved-work.ts';
import { useUser } from '../../sdk/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { saveFile } from './save-file.ts';

/** The recovery codes, this one time; they stay until somebody says that they are kept. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone(): void }) {
  const { email } = useUser();
  const heading = useRef<HTMLHeadingElement>(null);
  useUnsavedWork(true);
  useEffect(() => {
    // The dialog before closes first, and gives the focus back to a button that is gone.
    const frame = requestAnimationFrame(() => {
      heading.current?.scrollIntoView({ block: 'center' });
      heading.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  const text = () => `${codes.join('\n')}\n`;
  const download = () =>
    saveFile(
      new Blob([`Recovery codes of ${email} at ${PRODUCT}. Each works once.\n\n${text()}`], { type: 'text/plain' }),
      'adjudge-recovery-codes.txt',
    );
  return (
    <div className="mt-4 rounded-card border border-accent p-5">
      <h4 ref={heading} tabIndex={-1} className="font-medium outline-none">
        Save these recovery codes
      </h4>
      <p className="mt-1 max-w-[36rem] text-small text-muted">
        If you lose your phone, each code signs you in once instead of an app code. They are shown only now: save them
        somewhere other than your phone.
      </p>
      <ul
        aria-label="Recovery codes"
        className="mt-4 grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-control bg-sunken p-4 font-mono"
      >
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        <CopyButton text={text} what="the recovery codes" />
        <Button size="sm" onClick={download} icon={<Download className="size-4" aria-hidden />}>
          Download<span className="sr-only"> the recovery codes</span>
        </Button>
        <Button size="sm" variant="primary" onClick={onDone}>
          I saved them
        </Button>
      </div>
    </div>
  );
}
