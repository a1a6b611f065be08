import { ChartScatter, Database, GitCompareArrows, Layers, Rocket, Users } from 'lucide-react';

const STEPS = [
  {
    icon: Database,
    title: 'Data collection',
    text: 'Gathers your ratings, your feedback and the results of linked reports, beside what was measured in each creative. What you withdraw stays out.',
  },
  {
    icon: Layers,
    title: 'Multi-style generation',
    text: 'Makes weaker and fixed versions of your own creatives, whose order is known, and words their advice in three feedback styles.',
  },
  {
    icon: ChartScatter,
    title: 'Model training',
    text: 'Compares your creatives in pairs and learns which measurements go with the better one, and how sure that is.',
  },
  {
    icon: GitCompareArrows,
    title: 'Self-improvement',
    text: 'Holds earlier predictions against results that came since, corrects what was off, and weighs each specialist by how often it was right.',
  },
  {
    icon: Users,
    title: 'Elite ecosystem',
    text: 'Your model is a correction of the platform’s: where your data is thin it stays close, where it is rich it goes its own way.',
  },
  {
    icon: Rocket,
    title: 'Deployment',
    text: 'The new model goes live only if it beats the current one on creatives that neither has seen. One step brings the old one back.',
  },
];

/** The six steps of a run, as every run takes them. */
export function Pipeline() {
  return (
    <section aria-labelledby="pipeline">
      <h2 id="pipeline" className="text-heading">
        How a run works
      </h2>
      <p className="mt-1 max-w-[44rem] text-small text-muted">
        Six steps, one after the other. Each keeps its result, so that a run that was interrupted goes on where it was.
      </p>
      <ol className="mt-4 grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-card border bg-surface sm:grid-cols-2 lg:grid-cols-3">
        {STEPS.map(({ icon: Icon, title, text }, index) => (
          <li key={title} className="-mt-px -ml-px border-t border-l p-5">
            <div className="flex items-center gap-2.5">
              <Icon className="size-5 shrink-0 text-accent" aria-hidden />
              <h3 className="text-body">
                <span className="nums text-muted">{index + 1}.</span> {title}
              </h3>
            </div>
            <p className="mt-2 text-small text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
