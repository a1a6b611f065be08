import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useApi } from '#shell/sdk/api-context.tsx';
import { Button, buttonClass } from '#shell/ui/button.tsx';
import { glideTo } from '#shell/ui/glide-to.ts';
import type { AnalysisSummary } from '../../contract/analysis.ts';
import type { OnboardingState } from '../../contract/onboarding.ts';
import { scoreNumber } from '../format.ts';
import { analysisHref, intakeHref } from '../paths.ts';
import { analysisQuery, listQuery } from '../queries.ts';
import { Celebration } from './celebration.tsx';
import { ProgressPill } from './progress-pill.tsx';
import { SampleCard } from './sample-card.tsx';
import { follow, STEPS, stepOf } from './steps.ts';
import { useDwell } from './use-dwell.ts';
import { useOnboarding } from './use-onboarding.ts';
import { useYielding } from './use-yielding.ts';

const NARROW = '(width < 48rem)';

interface OnboardingProps {
  initial: OnboardingState;
  /** The server says that it is completed: here, or on another device. */
  over: boolean;
  /** The analysis that is open; null on the dashboard itself. */
  analysisId: string | null;
}

/**
 * Shows a new person around: a panel in the corner that goes along with what they do. It is no dialog: the page stays
 * in reach, the panel folds to its pill, and gives way to the page's main action and to what has the focus.
 */
export function Onboarding({ initial, over, analysisId }: OnboardingProps) {
  const { state, go, complete } = useOnboarding(initial, over);
  const analysis = useAnalysis(analysisId, state);
  const [celebrating, setCelebrating] = useState(false);
  const [folded, setFolded] = useState(false);
  const panel = useRef<HTMLElement>(null);
  // While it would lie on what the page is there for, or on what has the focus, it is folded and out of sight.
  const [away, setAway] = useState(false);
  const makeRoom = useCallback((covers: boolean) => {
    setAway(covers);
    if (covers) setFolded(true);
  }, []);
  const dwelt = useDwell(state);
  const letStand = useYielding(panel, makeRoom);

  const status = analysisId ? analysis?.status : undefined;
  useEffect(() => {
    const next = status ? follow(state, status) : state;
    if (next !== state) go(next);
  }, [status, state, go]);
  useEffect(() => {
    // On a phone it would lie on what it points to.
    setFolded(matchMedia(NARROW).matches && (state === 'guided_upload' || state === 'analyzing'));
  }, [state]);

  const close = useCallback(() => setCelebrating(false), []);
  if (celebrating) return <Celebration score={scoreNumber(analysis?.conversionScore ?? null)} onClose={close} />;
  if (state === 'completed') return null;

  const finish = () => {
    setCelebrating(true);
    complete();
  };
  const at = stepOf(state);
  return (
    <section
      ref={panel}
      aria-label="Getting started"
      className={clsx(
        'fixed z-30 border bg-surface shadow-float max-md:bottom-[calc(5.5rem+env(safe-area-inset-bottom))] md:right-6 md:bottom-6',
        away && 'invisible',
        folded
          ? 'rounded-full max-md:right-3'
          : 'w-[min(24rem,calc(100vw-1.5rem))] rounded-sheet max-md:inset-x-3 max-md:mx-auto',
      )}
    >
      <p role="status" className="sr-only">
        Getting started, step {at + 1} of {STEPS.length}: {STEPS[at]}
      </p>
      {folded ? (
        <button
          type="button"
          aria-expanded={false}
          onClick={() => {
            letStand();
            setFolded(false);
          }}
          className="flex min-h-11 items-center gap-3 rounded-full py-1 pr-4 pl-5"
        >
          <span className="sr-only">Getting started: </span>
          <ProgressPill at={at} />
          {dwelt ? <span className="text-small text-accent">Need a hand?</span> : null}
          <ChevronUp className="size-4 text-muted" aria-hidden />
        </button>
      ) : (
        <div className="max-h-[calc(100dvh-9rem)] overflow-y-auto p-4 sm:p-5">
          <div className="-mt-1.5 -mr-2 mb-2 flex items-center justify-between gap-2">
            <ProgressPill at={at} />
            <span className="flex items-center">
              <Button size="sm" variant="ghost" onClick={complete} className="min-w-11 text-muted!">
                Skip<span className="sr-only"> getting started</span>
              </Button>
              <Button
                size="icon"
                variant="ghost"
                aria-expanded
                aria-label="Minimize"
                onClick={() => setFolded(true)}
                className="text-muted!"
              >
                <ChevronDown className="size-4" aria-hidden />
              </Button>
            </span>
          </div>
          <Body state={state} analysis={analysis} analysisId={analysisId} onGo={go} onFinish={finish} />
          {dwelt ? <Help /> : null}
        </div>
      )}
    </section>
  );
}

interface BodyProps extends Pick<OnboardingProps, 'analysisId'> {
  state: OnboardingState;
  analysis: AnalysisSummary | undefined;
  onGo(state: OnboardingState): void;
  onFinish(): void;
}

function Body({ state, analysis, analysisId, onGo, onFinish }: BodyProps) {
  if (state === 'viewing_sample') return <SampleCard onDone={() => onGo('guided_upload')} />;
  const away = analysisId === null;
  const there = analysis ? analysisHref(analysis.id) : null;

  if (state === 'analyzing') {
    return (
      <Words title="Your first analysis is running">
        Images take a few seconds, videos longer. You can leave this page: the result will be in your history.
        {away && there ? <Onward to={there}>Watch progress</Onward> : null}
        {away && !there ? <Onward to={intakeHref}>Choose an ad</Onward> : null}
      </Words>
    );
  }
  if (state === 'viewing_results') {
    return (
      <Words title="Your first result is ready">
        Your score, and what to change first. Tap a finding’s number to see the place on your ad.
        <span className="mt-3 flex flex-wrap gap-2">
          {away && there ? (
            <Link to={there} className={buttonClass('secondary', 'sm')}>
              Open it
            </Link>
          ) : null}
          <Button size="sm" variant="primary" onClick={onFinish}>
            Finish
          </Button>
        </span>
      </Words>
    );
  }
  return (
    <Words title="Now your own ad">
      Drop an image or video, paste it, or choose a file. A failed analysis uses no token.
      {away ? (
        <span className="mt-3 block">
          <Button size="sm" variant="primary" onClick={showIntake}>
            Show me where
          </Button>
        </span>
      ) : (
        <Onward to={intakeHref}>Choose an ad</Onward>
      )}
    </Words>
  );
}

function showIntake(): void {
  const intake = document.getElementById('intake');
  if (!intake) return;
  glideTo(intake, 'center');
  intake.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
}

function Words({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="panel-in">
      <h2 className="text-body font-semibold">{title}</h2>
      <div className="mt-1 text-small text-muted">{children}</div>
    </div>
  );
}

function Onward({ to, children }: { to: string; children: ReactNode }) {
  return (
    <span className="mt-3 block">
      <Link to={to} className={buttonClass('primary', 'sm')}>
        {children}
      </Link>
    </span>
  );
}

/** After three minutes with the same step. */
function Help() {
  return (
    <p role="status" className="mt-4 border-t pt-3 text-small text-muted">
      Need a hand? The{' '}
      <a href="/faq" className="text-accent underline underline-offset-4">
        Help Center
      </a>{' '}
      answers common questions, or you can{' '}
      <a href="/contact" className="text-accent underline underline-offset-4">
        write to us
      </a>
      .
    </p>
  );
}

/** The analysis this is about: the open one, else the newest, which may have been started on another device. */
function useAnalysis(id: string | null, state: OnboardingState): AnalysisSummary | undefined {
  const api = useApi();
  const open = useQuery({ ...analysisQuery(api, id ?? ''), enabled: id !== null, refetchOnMount: false });
  const list = useQuery({
    ...listQuery(api),
    enabled: id === null && stepOf(state) >= stepOf('analyzing'),
    refetchOnMount: false,
  });
  return id ? open.data : list.data?.[0];
}
