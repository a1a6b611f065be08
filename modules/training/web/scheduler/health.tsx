import { Badge } from '#shell/ui/badge.tsx';
import type { TrainingDashboard } from '../../contract/dashboard.ts';
import { HEALTH_WORDS } from '../labels.ts';

type Scheduler = TrainingDashboard['scheduler'];

/** Health of the system in a word. */
export function HealthBadge({ health }: { health: Scheduler['systemHealth'] }) {
  const { tone, word } = HEALTH_WORDS[health];
  return <Badge tone={tone}>System {word.toLowerCase()}</Badge>;
}

/** What was looked at, each with what was found. */
export function Probes({ probes }: { probes: Scheduler['probes'] }) {
  return (
    <ul className="grid gap-3" aria-label="Health checks">
      {probes.map(({ name, state, sentence }) => (
        <li key={name} className="text-small">
          <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="font-medium">{name}</span>
            <Badge tone={HEALTH_WORDS[state].tone}>{HEALTH_WORDS[state].word}</Badge>
          </span>
          <span className="block text-muted">{sentence}</span>
        </li>
      ))}
    </ul>
  );
}
