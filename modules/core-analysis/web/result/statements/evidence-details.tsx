import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Evidence } from '../../../contract/evidence.ts';
import { evidenceNote } from '../../../contract/evidence-note.ts';
import { AREA_LABELS } from '../../../contract/labels.ts';
import { Said } from './said.tsx';

/** What stands behind a statement: what was measured, how strong the evidence is, its source, and who disagrees. */
export function EvidenceDetails({ evidence }: { evidence: Evidence }) {
  return (
    <details className="disclosure min-w-0 grow open:basis-full">
      <summary className="-mx-1 inline-flex flex-wrap min-h-9 pointer-coarse:min-h-11 items-center gap-2 rounded-control px-1 text-small text-muted hover:text-text">
        <span className="rounded-[4px] border border-edge px-1.5 text-micro font-semibold text-text">
          <span className="sr-only">Evidence grade </span>
          {evidence.grade}
        </span>
        Evidence
        {evidence.contested ? <span className="text-warning">· contested</span> : null}
        <ChevronDown className="turns size-4 transition-transform duration-[120ms]" aria-hidden />
      </summary>
      <dl className="mt-2 grid gap-3 rounded-control bg-sunken p-4 text-small">
        <Row term="Measured">
          <Said>{evidence.measure}</Said>
        </Row>
        <Row term={`Grade ${evidence.grade}`}>{evidenceNote(evidence)}</Row>
        <Row term="Source">
          {evidence.source.url ? (
            <a className="underline underline-offset-4" href={evidence.source.url} target="_blank" rel="noreferrer">
              {evidence.source.title}
            </a>
          ) : (
            evidence.source.title
          )}
          {evidence.source.note ? <span className="block text-muted">{evidence.source.note}</span> : null}
        </Row>
        {evidence.contested ? <Row term="Other view">{evidence.contested}</Row> : null}
        <Row term="Check">
          {evidence.ruleId}, {AREA_LABELS[evidence.area].toLowerCase()}
        </Row>
      </dl>
    </details>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5 sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-3">
      <dt className="text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
