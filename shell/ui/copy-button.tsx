import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { toast } from './toast-store.ts';

const SAID_MS = 2000;

/** Puts a text on the clipboard and says so, also to the ear. `what` ends the sentence ("Copy the script"). */
export function CopyButton({ text, what }: { text: () => string; what?: string }) {
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return;
    const timer = window.setTimeout(() => setDone(false), SAID_MS);
    return () => window.clearTimeout(timer);
  }, [done]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setDone(true);
      toast({ title: 'Copied as text', tone: 'success' });
    } catch {
      toast({ title: 'Your browser blocked copying', text: 'Select the text and copy it yourself.' });
    }
  };
  const Icon = done ? Check : Copy;
  return (
    <Button size="sm" onClick={() => void copy()} icon={<Icon className="size-4" aria-hidden />}>
      Copy{what ? <span className="sr-only"> {what}</span> : null}
    </Button>
  );
}
