import { useEffect, useState } from 'react';
import { usePageTitle } from '#shell/sdk/page-title.ts';
import type { Connection } from '#shell/sdk/watch-job.ts';
import { Button } from '#shell/ui/button.tsx';
import { CropMarks } from '#shell/ui/crop-marks.tsx';
import { PageHeading } from '#shell/ui/page-heading.tsx';
import { ProgressStages, type StageItem } from '#shell/ui/progress-stages.tsx';
import { STAGES, type Stage } from '../../contract/analysis.ts';
import { kindOf } from '../check-file.ts';
import { formatSeconds } from '../format.ts';
import { STAGE_LABELS } from '../labels.ts';
import { CreativePlaceholder } from './creative-placeholder.tsx';

interface ProgressViewProps {
  name: string;
  preview: string | null;
  /** null: the file is still leaving this device. */
  stage: Stage | null;
  /** Share of the file that has left, 0..1. */
  sent?: number;
  /** Seconds such an analysis usually takes here; null: not known yet. */
  usual: number | null;
  connection?: Connection;
  stalled?: boolean;
  /** A try at measuring broke off, and it is tried again. */
  interrupted?: boolean;
  onCancel?: () => void;
}

/** Named stages with their state, elapsed and usual time. */
export function ProgressView(props: ProgressViewProps) {
  const { name, preview, stage, sent = 1, usual, connection, stalled, interrupted, onCancel } = props;
  const elapsed = useElapsedSeconds();
  const [broken, setBroken] = useState<string | null>(null);
  usePageTitle('Measuring', name);

  return (
    <div className="lg:grid lg:min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(24rem,1fr)]">
      <div className="crop-marks grid min-h-[24dvh] place-items-center overflow-hidden bg-mat px-6 py-6 lg:py-10">
        <CropMarks />
        <div className="relative overflow-hidden shadow-float [view-transition-name:creative]">
          {preview && preview !== broken ? (
            <img
              src={preview}
              alt={`The creative ${name}`}
              onError={() => setBroken(preview)}
              className="max-h-[26dvh] max-w-full lg:max-h-[min(40rem,66dvh)]"
            />
          ) : (
            <CreativePlaceholder
              kind={kindOf({ name, type: '' })}
              name={name}
              className="max-lg:aspect-auto max-lg:min-h-40"
            />
          )}
          <div
            aria-hidden
            className="scan absolute inset-x-0 top-0 h-full bg-linear-to-b from-transparent from-88% via-white/40 via-99% to-white/90 mix-blend-soft-light motion-reduce:hidden"
          />
        </div>
      </div>
      <div className="mx-auto grid w-full max-w-[36rem] content-center px-5 py-6 lg:px-12 lg:py-8">
        <PageHeading>Analysing your ad</PageHeading>
        <p dir="auto" className="mt-1 truncate text-left text-muted">
          {name}
        </p>
        <div className="mt-6 lg:mt-8">
          <ProgressStages stages={stageItems(stage, sent)} />
        </div>
        <Announcer stage={stage} />
        <p className="nums mt-2 text-small text-muted">
          {formatSeconds(elapsed)} so far
          {usual === null ? '' : `, usually about ${formatSeconds(Math.max(1, Math.round(usual)))}`}
          {stage === null ? '' : '. You can leave this page; it keeps running.'}
        </p>
        {interrupted ? (
          <p role="status" className="mt-3 text-small text-warning">
            The analysis was interrupted and restarted. No extra token is used.
          </p>
        ) : null}
        {stalled ? (
          <p role="status" className="mt-3 text-small text-warning">
            No update for 15 seconds. Your analysis may be in the queue; this page keeps checking.
          </p>
        ) : connection === 'waiting' || connection === 'polling' ? (
          <p role="status" className="mt-3 text-small text-warning">
            Connection lost. This page checks again every few seconds.
          </p>
        ) : null}
        {onCancel ? (
          <div className="mt-6">
            <Button onClick={onCancel}>Cancel</Button>
          </div>
        ) : null}
      </div>
    </div>
  );
}

function stageItems(stage: Stage | null, sent: number): StageItem[] {
  const at = stage === null ? -1 : STAGES.indexOf(stage);
  const sending: StageItem = {
    id: 'sending',
    label: 'Uploading',
    note: stage === null ? `${Math.round(sent * 100)} % uploaded.` : undefined,
    state: stage === null ? 'running' : 'done',
  };
  const stages = STAGES.filter((id) => id !== 'done').map((id, index): StageItem => {
    const state = index < at ? 'done' : index === at ? 'running' : 'waiting';
    return { id, label: STAGE_LABELS[id].label, note: state === 'running' ? STAGE_LABELS[id].note : undefined, state };
  });
  return [sending, ...stages];
}

const ANNOUNCE_EVERY_MS = 5000;

/** Says stage changes politely, at most one per 5 s; the last one wins. */
function Announcer({ stage }: { stage: Stage | null }) {
  const [said, setSaid] = useState('');
  const [next, setNext] = useState(0);
  useEffect(() => {
    if (stage === null || stage === 'done') return;
    const wait = Math.max(0, next - performance.now());
    const timer = window.setTimeout(() => {
      setSaid(STAGE_LABELS[stage].label);
      setNext(performance.now() + ANNOUNCE_EVERY_MS);
    }, wait);
    return () => window.clearTimeout(timer);
  }, [stage, next]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}

/** Seconds since this was first shown. */
function useElapsedSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const began = performance.now();
    const timer = window.setInterval(() => setSeconds((performance.now() - began) / 1000), 500);
    return () => window.clearInterval(timer);
  }, []);
  return seconds;
}
