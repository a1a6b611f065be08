import { Play } from 'lucide-react';
import { Badge } from '#shell/ui/badge.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Card } from '#shell/ui/card.tsx';
import { Metric, MetricHeading } from '../parts/metric.tsx';
import type { Check, CheckResult } from './check.ts';
import type { Checks } from './use-checks.ts';

interface CheckRowsProps {
  title: string;
  checks: readonly Check[];
  state: Checks;
}

/** The checks of one tab, each with its button and what came back. */
export function CheckRows({ title, checks, state }: CheckRowsProps) {
  return (
    <section className="grid gap-3">
      <MetricHeading
        of="test-run"
        action={
          <Button size="sm" busy={state.running.size > 0} onClick={() => void state.runAll(checks)}>
            Run all
          </Button>
        }
      >
        {title}
      </MetricHeading>
      <ul className="grid gap-3" aria-label={title}>
        {checks.map((check) => (
          <li key={check.id}>
            <CheckRow check={check} state={state} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CheckRow({ check, state }: { check: Check; state: Checks }) {
  const result = state.results[check.id];
  return (
    <Card className="min-w-0 p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-56">
          <h3 className="text-body font-medium [overflow-wrap:anywhere]">{check.title}</h3>
          <p data-id className="font-mono text-micro text-muted [overflow-wrap:anywhere]">
            {check.call}
          </p>
          {check.note ? <p className="text-micro text-muted">{check.note}</p> : null}
        </div>
        <Button
          size="sm"
          busy={state.running.has(check.id)}
          onClick={() => void state.run(check)}
          icon={<Play className="size-4" aria-hidden />}
        >
          Run<span className="sr-only">: {check.title}</span>
        </Button>
      </div>
      <div role="status" className="empty:hidden">
        {result ? <CheckOutcome result={result} title={check.title} /> : null}
      </div>
    </Card>
  );
}

/** Passed or failed, how long it took, and the answer itself. */
export function CheckOutcome({ result, title }: { result: CheckResult; title: string }) {
  const { passed, tookMs, reason, answer } = result;
  return (
    <Metric of="test-run" className="mt-3 grid gap-2 border-t pt-3">
      <p className="flex flex-wrap items-center gap-2 text-small">
        <Badge tone={passed ? 'success' : 'danger'}>{passed ? 'Passed' : 'Failed'}</Badge>
        <span className="nums text-muted">{Math.round(tookMs)} ms</span>
        {reason ? <span className="[overflow-wrap:anywhere]">{reason}</span> : null}
      </p>
      {answer ? (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-small font-medium text-accent">
            What came back<span className="sr-only"> for {title}</span>
          </summary>
          <section
            aria-label={`Answer: ${title}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
            tabIndex={0}
            className="max-h-72 overflow-auto rounded-control bg-sunken p-3"
          >
            <pre className="text-micro whitespace-pre-wrap [overflow-wrap:anywhere]">{answer}</pre>
          </section>
        </details>
      ) : null}
    </Metric>
  );
}
