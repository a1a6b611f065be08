import { Link } from 'react-router-dom';
import type { ProfilePreview } from '../../contract/profile.ts';

/** One real advice of the last analysis, in the words that are being tried. */
export function AdvicePreview({ advice }: Pick<ProfilePreview, 'advice'>) {
  if (!advice)
    return (
      <p className="text-small text-muted">
        There is no finished analysis yet, so there is nothing to reword. Analyse an ad, and one of its own findings
        appears here in each tone.
      </p>
    );
  return (
    <>
      <h3 className="text-body">{advice.title}</h3>
      <p className="mt-1 text-small" aria-live="polite">
        {advice.text}
      </p>
      <p className="mt-3 text-micro text-muted">
        From{' '}
        <Link
          to={`/dashboard?analysis=${advice.analysisId}`}
          className="underline decoration-edge underline-offset-4 hover:text-text [overflow-wrap:anywhere]"
        >
          <bdi>{advice.fileName}</bdi>
        </Link>
        . Each tone says the same facts.
      </p>
    </>
  );
}
