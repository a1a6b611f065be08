import { Sparkles } from 'lucide-react';

/** What a language model wrote about the measurements it was given; kept apart from the measured score. */
export interface ModelView {
  /** Name of the model as its maker writes it. */
  model: string;
  summary: string;
  /** Each statement with the rules whose measurements it cites. */
  statements: readonly { text: string; ruleIds: readonly string[] }[];
}

/** Statements written by a model: labelled as such, set apart, each with what it rests on. */
export function ModelViewSection({ view }: { view: ModelView }) {
  return (
    <section
      id="model-view"
      aria-labelledby="model-view-title"
      className="rounded-card border border-dashed border-edge p-5"
    >
      <p className="flex items-center gap-2 text-micro font-medium text-muted">
        <Sparkles className="size-4" aria-hidden />
        Written by {view.model}, not measured
      </p>
      <h2 id="model-view-title" className="mt-1 text-heading">
        A second reading
      </h2>
      <p className="mt-2 text-small">{view.summary}</p>
      <ul className="mt-4 grid gap-3 text-small">
        {view.statements.map((statement) => (
          <li key={statement.text} className="border-l-2 border-line pl-3">
            {statement.text}
            <span className="mt-0.5 block text-micro text-muted">Rests on {statement.ruleIds.join(', ')}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-micro text-muted">The score above does not contain any of this.</p>
    </section>
  );
}
