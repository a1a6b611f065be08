import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useApi } from '#shell/sdk/api-context.tsx';
import { PartState } from '#shell/sdk/part-state.tsx';
import { routeQuery } from '#shell/sdk/route-query.ts';
import { buttonClass } from '#shell/ui/button.tsx';
import { Card } from '#shell/ui/card.tsx';
import { StatCard } from '#shell/ui/display/stat-card.tsx';
import { PageHeading } from '#shell/ui/page-heading.tsx';
import type { ModelCard } from '../../contract/model.ts';
import { trainingRoutes as routes } from '../../contract/routes.ts';
import { counted, percent } from '../../contract/words.ts';
import { BackLink } from '../components/back-link.tsx';
import { milliseconds, moment, number } from '../format.ts';
import { modelHref, modelsHref, runHref, trainingPath } from '../paths.ts';
import { Statements } from '../runs/statements.tsx';
import { ModelActions } from './model-actions.tsx';
import { ModelBadges } from './model-badges.tsx';
import { ModelHistory } from './model-history.tsx';
import { ModelSpecialists } from './model-specialists.tsx';
import { ModelWeights } from './model-weights.tsx';

/** A model card: what the model is for, what it learned from what, how it was tested, when it was in use. */
export function ModelView({ id, page }: { id: string; page: string }) {
  const card = useQuery(routeQuery(useApi(), routes.getModelCard, { params: { id } }));
  return (
    <>
      <BackLink to={page === trainingPath ? page : modelsHref}>All models</BackLink>
      {card.data ? (
        <Content card={card.data} page={page} />
      ) : (
        <>
          <PageHeading>Model card</PageHeading>
          <PartState query={card} what="this model card" />
        </>
      )}
    </>
  );
}

function Content({ card, page }: { card: ModelCard; page: string }) {
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-3">
            <PageHeading>{card.name}</PageHeading>
            <ModelBadges model={card} />
          </div>
          <p className="mt-1 text-small text-muted">
            Trained {moment(card.createdAt)}
            {card.promotedAt ? `, last came into use ${moment(card.promotedAt)}` : ', never in use'}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <ModelActions model={card} />
          <a
            href={`/api/training/models/${card.id}/card`}
            download={`${card.name.toLowerCase().replaceAll(' ', '-')}.json`}
            className={buttonClass('ghost', 'sm')}
          >
            <Download className="size-4" aria-hidden />
            JSON
          </a>
        </div>
      </div>
      {card.use.length > 0 ? (
        <div className="grid max-w-[44rem] gap-2">
          {card.use.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      ) : null}
      <Test card={card} />
      {card.learned.length > 0 ? (
        <Part id="learned" title="What it learned">
          <Statements statements={card.learned} />
        </Part>
      ) : null}
      {card.unknown.length > 0 ? (
        <Part id="unknown" title="What it cannot tell yet">
          <Statements statements={card.unknown} />
        </Part>
      ) : null}
      {card.weights.length > 0 ? (
        <Part
          id="weights"
          title="How much each check counts"
          text="Of two creatives that differ by one step in this check and in nothing else, how often the better one wins. 50 % means it makes no difference."
        >
          <ModelWeights weights={card.weights} />
        </Part>
      ) : null}
      {card.specialists.length > 0 ? (
        <Part
          id="specialists"
          title="How far each specialist can be relied on"
          text="How often a specialist’s score alone put two creatives in the order that results and ratings show. Who was right more often counts more; 1 is the average of the team."
        >
          <ModelSpecialists specialists={card.specialists} />
        </Part>
      ) : null}
      <ModelHistory card={card} />
      <Origin card={card} page={page} />
    </>
  );
}

function Part({ id, title, text, children }: { id: string; title: string; text?: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      {text ? <p className="mt-1 max-w-[44rem] text-small text-muted">{text}</p> : null}
      <div className="mt-3">{children}</div>
    </section>
  );
}

function Test({ card }: { card: ModelCard }) {
  const { test } = card;
  const range = ({ low, high }: { low: number; high: number }) => `${percent(low)} to ${percent(high)} (90 %)`;
  return (
    <Part
      id="test"
      title="How it was tested"
      text={test?.verdict ?? 'It was not tested: there were no results that it had not seen.'}
    >
      {test ? (
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          <StatCard
            label="Picks the better one"
            value={test.accuracy ? percent(test.accuracy.value) : null}
            {...(test.accuracy && { interval: range(test.accuracy) })}
            note="of two creatives it had not seen"
          />
          <StatCard
            label={test.against ? 'The model before it' : 'The rule book alone'}
            value={test.accuracyBefore ? percent(test.accuracyBefore.value) : null}
            {...(test.accuracyBefore && { interval: range(test.accuracyBefore) })}
            note="on the same comparisons"
          />
          <StatCard
            label="Tested on"
            value={number(test.pairs)}
            note={`${test.pairs === 1 ? 'comparison' : 'comparisons'}, used for ${counted(test.looks, 'decision')}`}
          />
          <StatCard
            label="Time per analysis"
            value={card.inferenceMs === null ? null : milliseconds(card.inferenceMs)}
            note={card.judged > 0 ? `median over ${counted(card.judged, 'analysis', 'analyses')}` : 'not used yet'}
          />
        </div>
      ) : null}
    </Part>
  );
}

function Origin({ card, page }: { card: ModelCard; page: string }) {
  const rows: readonly (readonly [string, ReactNode])[] = [
    ['Accounts', number(card.data.owners)],
    ['Creatives', number(card.creatives)],
    ...card.data.sources.map(
      ({ source, pairs, weightShare }) =>
        [source, `${counted(pairs, 'comparison')}, ${percent(weightShare)} of the weight`] as const,
    ),
    ['Data fingerprint', <Hash key="fingerprint" text={card.fingerprint} />],
    ['Model bytes', <Hash key="bytes" text={card.sha256} />],
    ['Built with', `code ${card.codeVersion}, engine ${card.engineVersion}, Node ${card.nodeVersion}`],
    ...(card.account ? [['Account', <Hash key="account" text={card.account} />] as const] : []),
  ];
  return (
    <Part
      id="origin"
      title="Where it comes from"
      text="The same data and settings give the same model, byte for byte: the two hashes prove it."
    >
      <Card className="p-5">
        {card.usesWithdrawnData ? (
          <p className="mb-4 rounded-control bg-warning-soft px-3.5 py-3 text-small">
            Some of the data was withdrawn after training. The next full retraining replaces this model.
          </p>
        ) : null}
        <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-1 text-small sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-2">
          {rows.map(([label, value]) => (
            <div key={label} className="max-sm:mb-2 sm:contents">
              <dt className="text-muted">{label}</dt>
              <dd className="nums">{value}</dd>
            </div>
          ))}
        </dl>
        {card.executionId || card.parentId ? (
          <p className="mt-4 flex flex-wrap gap-x-6 border-t pt-3 text-small font-medium">
            {card.executionId ? (
              <Link
                className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
                to={runHref(page, card.executionId)}
              >
                The run that trained it
              </Link>
            ) : null}
            {card.parentId ? (
              <Link
                className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
                to={modelHref(page, card.parentId)}
              >
                The model it started from
              </Link>
            ) : null}
          </p>
        ) : null}
      </Card>
    </Part>
  );
}

function Hash({ text }: { text: string }) {
  return <code className="font-mono text-micro break-all">{text}</code>;
}
