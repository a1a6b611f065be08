import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useApi } from '#shell/sdk/api-context.tsx';
import { Badge } from '#shell/ui/badge.tsx';
import { Button } from '#shell/ui/button.tsx';
import type { Analysis, AnalysisResults } from '../../../contract/analysis.ts';
import {
  type ModelStatement,
  type ModelView,
  type SecondOpinionState,
  secondOpinionRoutes,
  type WrittenView,
} from '../../../contract/model-view.ts';
import { formatShare } from '../../format.ts';
import { refreshAfterAnalysis } from '../../queries.ts';
import { describePlace } from '../places/describe-place.ts';

const KINDS: Record<ModelStatement['kind'], string> = { good: 'Works', bad: 'Holds it back', idea: 'Idea' };

interface ModelViewSectionProps {
  analysis: Analysis;
  /** The result it is about; its own titles stand for the rules that are cited. */
  results: AnalysisResults;
  view: ModelView | undefined;
  state: SecondOpinionState | undefined;
}

/** What a language model wrote about the measurements: labelled, set apart; or the offer of it, or why there is none. */
export function ModelViewSection({ analysis, results, view, state }: ModelViewSectionProps) {
  if (view && 'statements' in view) return <Written view={view} results={results} />;
  return (
    <Frame note="Written by a language model, not measured">
      {view ? <p className="mt-2 text-small">No second opinion this time. {view.failed.message}</p> : null}
      {state === 'running' ? (
        <p role="status" className="mt-2 text-small">
          In progress. It will appear on this page; your score does not change.
        </p>
      ) : null}
      {state === 'offered' ? <Offer id={analysis.id} again={view !== undefined} /> : null}
    </Frame>
  );
}

function Frame({ note, children }: { note: string; children: ReactNode }) {
  return (
    <section
      id="model-view"
      aria-labelledby="model-view-title"
      className="rounded-card border border-dashed border-edge p-5"
    >
      <p className="flex items-center gap-2 text-micro font-medium text-muted">
        <Sparkles className="size-4 shrink-0" aria-hidden />
        {note}
      </p>
      <h2 id="model-view-title" className="mt-1 text-heading">
        Second opinion
      </h2>
      {children}
    </section>
  );
}

function Written({ view, results }: { view: WrittenView; results: AnalysisResults }) {
  const titles = new Map(
    [...results.good, ...results.bad, ...results.strategy].map(({ title, evidence }) => [evidence.ruleId, title]),
  );
  return (
    <Frame note={`Written by an AI model (${view.model}), checked against the measurements it cites`}>
      <p className="mt-2 text-small">{view.overall}</p>
      <ul className="mt-4 grid gap-4 text-small">
        {view.statements.map((statement) => (
          <li key={statement.title} className="border-l-2 border-line pl-3">
            <Badge>{KINDS[statement.kind]}</Badge>
            <h3 className="mt-1.5 text-body">{statement.title}</h3>
            <p className="text-muted">{statement.text}</p>
            <p className="mt-0.5 text-micro text-muted">
              Rests on {statement.cites.map((id) => (titles.has(id) ? `“${titles.get(id)}” (${id})` : id)).join(', ')};{' '}
              {statement.region
                ? `about the ${describePlace(statement.region).replace('across the frame', 'whole frame')}; `
                : ''}
              sure to {formatShare(statement.confidence)} by its own word
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-micro text-muted">This does not affect your score.</p>
    </Frame>
  );
}

function Offer({ id, again }: { id: string; again: boolean }) {
  const api = useApi();
  const queries = useQueryClient();
  const ask = useMutation({
    mutationFn: () => api.call(secondOpinionRoutes.requestSecondOpinion, { params: { id } }),
    onSuccess: () => refreshAfterAnalysis(queries, id),
  });
  return (
    <div className="mt-2">
      <p className="text-small text-muted">
        An AI model comments on your ad, based on these measurements. Your score does not change. Uses no token.
      </p>
      <Button className="mt-3" busy={ask.isPending} onClick={() => ask.mutate()}>
        {again ? 'Try again' : 'Get a second opinion'}
      </Button>
      <p role="alert" className="mt-2 text-small text-danger empty:hidden">
        {ask.error?.message}
      </p>
    </div>
  );
}
