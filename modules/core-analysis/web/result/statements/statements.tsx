import { useState } from 'react';
import { lazyPart } from '#shell/sdk/lazy-part.tsx';
import { Badge } from '#shell/ui/badge.tsx';
import { type Tab, Tabs } from '#shell/ui/tabs.tsx';
import type { AnalysisResults } from '../../../contract/analysis.ts';
import { mayBeDismissed } from '../../../contract/dismissals.ts';
import type { Finding } from '../../../contract/evidence.ts';
import { gainWords } from '../../../contract/gain-words.ts';
import { EFFORT_LABELS } from '../../../contract/labels.ts';
import { type NumberedRegion, numberOfRule } from '../places/number-regions.ts';
import type { ResultTab } from '../use-result-view.ts';
import type { DismissDialogProps } from './dismiss-dialog.tsx';
import { type RegionLink, StatementCard } from './statement-card.tsx';

/** Behind a button. */
const DismissDialog = lazyPart<DismissDialogProps>(() =>
  import('./dismiss-dialog.tsx').then((module) => module.DismissDialog),
);

interface StatementsProps {
  analysisId: string;
  results: AnalysisResults;
  regions: readonly NumberedRegion[];
  link: Omit<RegionLink, 'number'>;
  tab: ResultTab;
  onTab(tab: ResultTab): void;
}

/** All findings: weak points, strong points, actions. */
export function Statements({ analysisId, results, regions, link, tab, onTab }: StatementsProps) {
  const tabs: Tab<ResultTab>[] = [
    { id: 'fix', label: 'Holds it back', count: results.bad.length },
    { id: 'works', label: 'Works', count: results.good.length },
    { id: 'actions', label: 'What to do', count: results.strategy.length },
  ];
  const [dismissing, setDismissing] = useState<{ finding: Finding; open: boolean }>();
  const linked = (ruleId: string): RegionLink => ({ ...link, number: numberOfRule(regions, ruleId) });

  return (
    <section id="findings" aria-labelledby="statements">
      <h2 id="statements" className="text-heading">
        All findings
      </h2>
      <div className="mt-2">
        <Tabs label="Findings" tabs={tabs} selected={tab} onSelect={onTab}>
          {tab === 'fix'
            ? results.bad.map((finding) => (
                <StatementCard
                  key={finding.id}
                  statement={finding}
                  tone="bad"
                  link={linked(finding.evidence.ruleId)}
                  {...(mayBeDismissed(finding.evidence.area) && {
                    onDismiss: () => setDismissing({ finding, open: true }),
                  })}
                />
              ))
            : null}
          {tab === 'works'
            ? results.good.map((finding) => (
                <StatementCard
                  key={finding.id}
                  statement={finding}
                  tone="good"
                  link={linked(finding.evidence.ruleId)}
                />
              ))
            : null}
          {tab === 'actions'
            ? [...results.strategy]
                .sort((a, b) => b.gain - a.gain)
                .map((advice) => (
                  <StatementCard
                    key={advice.id}
                    statement={advice}
                    tone="advice"
                    link={linked(advice.evidence.ruleId)}
                    aside={
                      <span className="flex shrink-0 flex-col items-end gap-1">
                        <span className="nums text-body font-semibold text-success">+{gainWords(advice)}</span>
                        <Badge>{EFFORT_LABELS[advice.effort]}</Badge>
                      </span>
                    }
                  />
                ))
            : null}
          {tabs.find((entry) => entry.id === tab)?.count === 0 ? <p className="py-8 text-muted">{EMPTY[tab]}</p> : null}
        </Tabs>
      </div>
      {dismissing ? (
        <DismissDialog
          key={dismissing.finding.id}
          analysisId={analysisId}
          results={results}
          finding={dismissing.finding}
          open={dismissing.open}
          onClose={() => setDismissing({ ...dismissing, open: false })}
        />
      ) : null}
    </section>
  );
}

const EMPTY: Readonly<Record<ResultTab, string>> = {
  fix: 'Every check met its aim.',
  works: 'No check met its aim yet. See “What to do” for where to start.',
  actions: 'Nothing left to change.',
};
