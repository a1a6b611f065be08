import { type FormEvent, useState } from 'react';
import { Button } from '#shell/ui/button.tsx';
import { Checkbox } from '#shell/ui/checkbox.tsx';
import { Segmented } from '#shell/ui/segmented.tsx';
import { Select } from '#shell/ui/select.tsx';
import { trainingRoutes as routes } from '../../contract/routes.ts';
import { CATEGORIES, CATEGORY_NAMES, type Category, TRIGGER_TYPES, TYPE_NAMES } from '../../contract/vocabulary.ts';
import { useTrainingChange } from '../use-training-change.ts';

type TriggerType = (typeof TRIGGER_TYPES)[number];

const WHAT: Readonly<Record<TriggerType, string>> = {
  incremental: 'Goes on from the current model with what is new.',
  comprehensive: 'Trains on all data again, from the rule book up.',
  category_specific: 'Trains the chosen categories only; the rest of the model stays as it is.',
  emergency: 'Goes to the head of the queue. A run under way is finished first.',
};
const SCOPES = [
  { id: 'platform', label: 'Platform' },
  { id: 'personal', label: 'My own' },
] as const;

interface TriggerFormProps {
  /** Whether the person may choose between the platform's model and their own. */
  choosesScope: boolean;
}

/** Starts a run of a chosen type. */
export function TriggerForm({ choosesScope }: TriggerFormProps) {
  const [type, setType] = useState<TriggerType>('incremental');
  const [chosen, setChosen] = useState<readonly Category[]>([]);
  const [scope, setScope] = useState<(typeof SCOPES)[number]['id']>('platform');
  const start = useTrainingChange({
    call: ({ api, key }) =>
      api.call(routes.trigger, {
        headers: key === undefined ? {} : { 'idempotency-key': key },
        body: {
          type,
          ...(type === 'category_specific' && { categories: [...chosen] }),
          ...(choosesScope && { scope }),
        },
      }),
    done: { title: 'Training Started', text: ({ data }) => `Execution ${data.executionId}` },
    failed: { title: 'Training Failed', fallback: 'Failed to start training execution' },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    start.mutate();
  };
  const toggle = (one: Category, on: boolean) =>
    setChosen((now) => (on ? [...now, one] : now.filter((each) => each !== one)));
  const incomplete = type === 'category_specific' && chosen.length === 0;

  return (
    <form onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {choosesScope ? (
        <div>
          <p aria-hidden className="mb-1.5 text-small font-medium">
            Model
          </p>
          <Segmented label="Model" options={SCOPES} value={scope} onChange={(id) => setScope(id)} />
        </div>
      ) : null}
      <div>
        <Select
          label="Training type"
          options={TRIGGER_TYPES.map((id) => ({ id, label: TYPE_NAMES[id] }))}
          value={type}
          onChange={(id) => setType(id)}
        />
        <p className="mt-1.5 text-small text-muted">{WHAT[type]}</p>
      </div>
      {type === 'category_specific' ? (
        <fieldset>
          <legend className="text-small font-medium">Categories</legend>
          <div className="mt-1 grid grid-cols-1 gap-x-6 sm:grid-cols-2">
            {CATEGORIES.map((one) => (
              <Checkbox
                key={one}
                checked={chosen.includes(one)}
                onChange={(event) => toggle(one, event.target.checked)}
              >
                {CATEGORY_NAMES[one]}
              </Checkbox>
            ))}
          </div>
          {incomplete ? <p className="mt-1 text-small text-muted">Choose at least one category to train.</p> : null}
        </fieldset>
      ) : null}
      <Button
        type="submit"
        variant="primary"
        busy={start.isPending}
        disabled={incomplete}
        className="justify-self-start"
      >
        Trigger Training
      </Button>
    </form>
  );
}
