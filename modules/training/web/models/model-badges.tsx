import { Badge } from '#shell/ui/badge.tsx';
import type { Model } from '../../contract/model.ts';
import { ALIAS_WORDS } from '../labels.ts';

/** What a model is used as, and what to know of its data. */
export function ModelBadges({ model }: { model: Pick<Model, 'aliases' | 'usesWithdrawnData' | 'scope'> }) {
  return (
    <>
      {model.aliases.map((alias) => (
        <Badge key={alias} tone={ALIAS_WORDS[alias].tone}>
          {ALIAS_WORDS[alias].word}
        </Badge>
      ))}
      <Badge>{model.scope === 'platform' ? 'Platform' : 'Personal'}</Badge>
      {model.usesWithdrawnData ? <Badge tone="warning">Withdrawn data</Badge> : null}
    </>
  );
}
