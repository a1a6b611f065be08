import { Link } from 'react-router-dom';
import { usePageTitle } from '#shell/sdk/page-title.ts';
import { buttonClass } from '#shell/ui/button.tsx';
import { ErrorState } from '#shell/ui/error-state.tsx';
import { PageHeading } from '#shell/ui/page-heading.tsx';
import type { Analysis } from '../../contract/analysis.ts';
import { failedReason } from '../failed-reason.ts';
import { keptFile } from '../kept-sent.ts';
import { intakeHref } from '../paths.ts';
import { DeleteAnalysis } from './delete-analysis.tsx';

const NO_TOKEN = /no token was used/i;
const BROUGHT_BACK = 'Try again with the same settings.';
const CHOOSE_AGAIN = 'Choose it again to retry; your settings are remembered.';

/** An analysis that ended without a result: why, that no token was used, and what to do. */
export function FailedAnalysis({ analysis }: { analysis: Analysis }) {
  usePageTitle('Failed', analysis.fileName);
  const { reason, ours, sameFile, retry, state } = failedReason(analysis);
  const said = [
    ...(NO_TOKEN.test(reason)
      ? []
      : [analysis.tokensUsed === 0 ? 'No token was used.' : `Tokens used: ${analysis.tokensUsed}.`]),
    ...(sameFile
      ? [`The problem was on our side, not in your file. ${keptFile(analysis.id) ? BROUGHT_BACK : CHOOSE_AGAIN}`]
      : []),
  ];
  return (
    <div className="mx-auto grid max-w-[44rem] gap-6 px-4 py-8 md:px-10">
      <div>
        <PageHeading>{ours ? 'This analysis failed' : 'This file could not be analysed'}</PageHeading>
        <p className="mt-1 break-words text-muted">{analysis.fileName}</p>
      </div>
      <ErrorState
        title={reason}
        reference={ours ? `${analysis.error?.code ?? 'unknown'} ${analysis.id}` : null}
        action={
          <>
            <Link to={intakeHref} state={state} className={buttonClass('primary', 'sm')}>
              {retry}
            </Link>
            <DeleteAnalysis analysis={analysis} />
          </>
        }
      >
        {said.join(' ')}
      </ErrorState>
    </div>
  );
}
