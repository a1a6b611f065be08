import { Bot, Play, Shapes, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#shell/ui/button.tsx';
import { Card } from '#shell/ui/card.tsx';
import type { ManualTraining } from './use-manual-training.ts';

interface TrainingControlsProps {
  manual: ManualTraining;
  /** Null while it is not known. */
  isTraining: boolean | null;
}

/** The four kinds of training a person starts by hand; each waits while any training is active. */
export function TrainingControls({ manual, isTraining }: TrainingControlsProps) {
  const closed = isTraining !== false;
  return (
    <section aria-labelledby="controls">
      <h2 id="controls" className="text-heading">
        Train by hand
      </h2>
      <p className="mt-1 max-w-[44rem] text-small text-muted">
        {isTraining
          ? 'Training is active. These are available again when it has ended.'
          : 'Training also starts by itself: every day at 2 AM UTC we check whether there is enough new data.'}
      </p>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
        <Control
          closed={closed}
          start={manual.full}
          title="Train on everything"
          button="Full Training"
          icon={<Play className="size-4" aria-hidden />}
          text="All six steps over all your creatives, up to a tested model. Takes longer than the nightly run."
        />
        <Control
          closed={closed}
          start={manual.styleExamples}
          title="Make examples of known order"
          button="Style Examples"
          icon={<Shapes className="size-4" aria-hidden />}
          text="Weaker and fixed versions of your creatives with a known order, and their advice in three feedback styles."
        />
        <Control
          closed={closed}
          start={manual.specialists}
          title="Weigh the specialists"
          button="Specialist Agents"
          icon={<Bot className="size-4" aria-hidden />}
          text="Checks each specialist against your results, and weighs those more that were right more often."
        />
        <Control
          closed={closed}
          start={manual.improvement}
          title="Learn from earlier predictions"
          button="Self-Improvement"
          icon={<TrendingUp className="size-4" aria-hidden />}
          text="Compares earlier predictions with the results that came since, and corrects what was off."
        />
      </div>
    </section>
  );
}

interface ControlProps {
  title: string;
  button: string;
  text: string;
  icon: ReactNode;
  closed: boolean;
  start: ManualTraining[keyof ManualTraining];
}

function Control({ title, button, text, icon, closed, start }: ControlProps) {
  return (
    <Card className="flex min-w-0 flex-col gap-4 p-5">
      <div>
        <h3 className="text-body">{title}</h3>
        <p className="mt-1 text-small text-muted">{text}</p>
      </div>
      <Button
        className="mt-auto self-start"
        icon={icon}
        busy={start.isPending}
        disabled={closed}
        onClick={() => start.mutate()}
      >
        {button}
      </Button>
    </Card>
  );
}
