import clsx from 'clsx';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#shell/ui/button.tsx';
import { ScoreRing } from '#shell/ui/score-ring.tsx';
import sample from './sample-result.json';

const picture = {
  before: new URL('../../../../shell/site/assets/before.webp', import.meta.url).href,
  heat: new URL('../../../../shell/site/assets/before-heat.webp', import.meta.url).href,
  after: new URL('../../../../shell/site/assets/after.webp', import.meta.url).href,
};
const { before, after } = sample;
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

interface Part {
  title: string;
  art: ReactNode;
  text: ReactNode;
}

/** What our engine really found on one of our own sample ads, in four steps. */
const PARTS: readonly Part[] = [
  {
    title: 'One ad, one score',
    art: (
      <Ad src={picture.before} alt="A sample ad for a box of figs: a dim photograph, small pale words">
        <span className="absolute right-2 bottom-2 rounded-full bg-surface p-1.5 shadow-float">
          <ScoreRing score={before.score} size="sm" />
        </span>
      </Ad>
    ),
    text: (
      <>
        A sample ad, measured by the engine that will measure yours: {before.score} of 100, likely range{' '}
        {before.interval.low} to {before.interval.high}. In words: {lower(before.verdict)}.
      </>
    ),
  },
  {
    title: 'Where eyes go first',
    art: (
      <Ad src={picture.before} alt="The sample ad under its heatmap of predicted attention">
        <img src={picture.heat} alt="" className="absolute inset-0 size-full object-cover object-[50%_40%]" />
      </Ad>
    ),
    text: (
      <>The colours show where people are likely to look first. You also see what works: {lower(before.good.title)}.</>
    ),
  },
  {
    title: 'What holds it back',
    art: <Ad src={picture.before} alt="The upper part of the sample ad" top />,
    text: (
      <>
        <Said>{before.bad.title}</Said>
        <span className="nums mt-1 block">
          Measured {before.bad.display}, aim: {before.bad.target}. Every finding shows its number.
        </span>
      </>
    ),
  },
  {
    title: 'What to change',
    art: (
      <span className="grid grid-cols-2 gap-2">
        <Ad src={picture.before} alt="The sample ad before" />
        <Ad src={picture.after} alt="The sample ad reworked: a bright photograph, large dark words, a button" />
      </span>
    ),
    text: (
      <>
        <Said>{before.strategy.title}</Said>
        <span className="nums mt-1 block">
          With its findings fixed, the same ad went from {before.score} to {after.score}.
        </span>
      </>
    ),
  },
];

/** Leads through the sample; its last button goes on to the person's own ad. */
export function SampleCard({ onDone }: { onDone(): void }) {
  const [at, setAt] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  const last = at === PARTS.length - 1;
  const part = PARTS[at];

  // The new step is read out; on the first one the focus stays where the person has it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per step
  useEffect(() => {
    if (moved.current) heading.current?.focus({ preventScroll: true });
  }, [at]);
  const turn = (to: number) => {
    moved.current = true;
    setAt(to);
  };

  if (!part) return null;
  return (
    <>
      <div key={at} className="panel-in">
        {part.art}
        <h2 ref={heading} tabIndex={-1} className="mt-3 text-body font-semibold focus:outline-none">
          {part.title}
          <span className="sr-only">
            , {at + 1} of {PARTS.length}
          </span>
        </h2>
        <p className="mt-1 text-small text-muted sm:min-h-20">{part.text}</p>
      </div>
      <div className="mt-3 flex items-center justify-between gap-3">
        {at > 0 ? (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => turn(at - 1)}
            icon={<ArrowLeft className="size-4" aria-hidden />}
          >
            Back
          </Button>
        ) : (
          <span className="nums text-micro text-muted">
            {at + 1} of {PARTS.length}
          </span>
        )}
        <Button size="sm" variant="primary" onClick={() => (last ? onDone() : turn(at + 1))}>
          {last ? 'Now my own ad' : 'Next'}
          <ArrowRight className="size-4" aria-hidden />
        </Button>
      </div>
    </>
  );
}

function Ad({ src, alt, top, children }: { src: string; alt: string; top?: boolean; children?: ReactNode }) {
  return (
    <span className="relative block h-36 overflow-hidden rounded-control bg-mat sm:h-48">
      <img src={src} alt={alt} className={clsx('size-full object-cover', top ? 'object-top' : 'object-[50%_40%]')} />
      {children}
    </span>
  );
}

function Said({ children }: { children: ReactNode }) {
  return <span className="block font-medium text-text">{children}</span>;
}
