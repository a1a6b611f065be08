import { X } from 'lucide-react';

/** Marketing copy, said to be so on the card; no activity of anybody. */
const LINES = [
  { who: 'A skincare shop', text: 'found out the price was unreadable on a phone, before launch.' },
  { who: 'A UGC creator', text: 'moved the hook into the first second and kept the rest.' },
  { who: 'A coffee roaster', text: 'cut 48 words to 17 and gave the button its own background.' },
  { who: 'A travel brand', text: 'saw its offer vanish under the buttons of Reels, and moved it up.' },
  { who: 'A small agency', text: 'brought the client a PDF instead of an opinion.' },
] as const;

/**
 * The card in the corner that changes every 4 s (`browser/social-proof.ts`). Hidden until the script shows it: not with
 * reduced motion, not again once dismissed. It announces nothing.
 */
export function SocialProof() {
  return (
    <aside
      id="social-proof"
      hidden
      aria-label="Examples of use"
      aria-live="off"
      className="fixed inset-x-3 bottom-3 z-30 flex items-start gap-3 rounded-card border bg-surface p-4 shadow-float sm:right-auto sm:left-4 sm:w-88"
    >
      <div className="grid min-w-0 flex-1">
        {LINES.map(({ who, text }, index) => (
          <p
            key={who}
            data-line
            className={`col-start-1 row-start-1 text-small transition-opacity duration-200 ${index === 0 ? '' : 'invisible opacity-0'}`}
          >
            <span className="font-medium">{who}</span> {text}
          </p>
        ))}
        <p className="mt-1 text-micro text-muted">Illustration, not live activity</p>
      </div>
      <button
        type="button"
        data-dismiss
        aria-label="Dismiss"
        className="-m-2 grid size-11 shrink-0 place-items-center rounded-control text-muted hover:text-text"
      >
        <X className="size-4" aria-hidden />
      </button>
    </aside>
  );
}
