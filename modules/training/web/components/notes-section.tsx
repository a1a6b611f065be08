import { Link } from 'react-router-dom';
import type { Analysis } from '#modules/core-analysis/contract/analysis.ts';
import { buttonClass } from '#shell/ui/button.tsx';

/** Under a result: the way to the notes. */
export function NotesSection({ analysis }: { analysis: Analysis }) {
  return (
    <section aria-label="Training" className="rounded-card border bg-surface p-5">
      <h2 className="text-heading">Training</h2>
      <p className="mt-1 text-small text-muted">Write down what you want to try after “{analysis.fileName}”.</p>
      <Link to="/training" className={buttonClass('secondary', 'md', 'mt-4')}>
        Write a note
      </Link>
    </section>
  );
}
