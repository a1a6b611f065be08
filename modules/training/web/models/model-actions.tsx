import { ArrowUpToLine, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#shell/ui/button.tsx';
import type { Model } from '../../contract/model.ts';
import { trainingRoutes as routes } from '../../contract/routes.ts';
import { type ChangeRequest, useTrainingChange } from '../use-training-change.ts';
import { ReasonDialog } from './reason-dialog.tsx';

const STAYS = 'It stays in use until somebody promotes another model, or a later one tests better than it.';

/** Promotes a model, or leaves the one in use for the one before it. */
export function ModelActions({ model }: { model: Model }) {
  const [asked, setAsked] = useState<'promote' | 'rollback' | null>(null);
  const close = () => setAsked(null);
  const input = (reason: string) => ({ params: { id: model.id }, body: { reason } });
  const promote = useTrainingChange({
    call: ({ api, input: reason }: ChangeRequest<string>) => api.call(routes.promoteModel, input(reason)),
    done: { title: 'Custom Model Deployed', text: ({ message }) => message },
    failed: { title: 'Model Deployment Failed', fallback: 'Please try again.' },
    onDone: close,
  });
  const rollBack = useTrainingChange({
    call: ({ api, input: reason }: ChangeRequest<string>) => api.call(routes.rollBackModel, input(reason)),
    done: { title: 'Model Rolled Back', text: ({ message }) => message },
    failed: { title: 'Rollback Failed', fallback: 'Please try again.' },
    onDone: close,
  });
  return (
    <>
      {model.canPromote ? (
        <Button size="sm" icon={<ArrowUpToLine className="size-4" aria-hidden />} onClick={() => setAsked('promote')}>
          Promote
        </Button>
      ) : null}
      {model.canRollBack ? (
        <Button size="sm" icon={<Undo2 className="size-4" aria-hidden />} onClick={() => setAsked('rollback')}>
          Roll back
        </Button>
      ) : null}
      {asked === 'promote' ? (
        <ReasonDialog
          title={`Use ${model.name}?`}
          action="Promote"
          label="Why do you promote it?"
          busy={promote.isPending}
          onClose={close}
          onConfirm={(reason) => promote.mutate(reason)}
        >
          <p>New analyses are judged with it from now on. Results you already have do not change.</p>
          {model.test ? <p className="text-text">{model.test.verdict}</p> : null}
          <p>{STAYS}</p>
        </ReasonDialog>
      ) : null}
      {asked === 'rollback' ? (
        <ReasonDialog
          title={`Leave ${model.name}?`}
          action="Roll back"
          label="Why do you roll back?"
          busy={rollBack.isPending}
          onClose={close}
          onConfirm={(reason) => rollBack.mutate(reason)}
        >
          <p>New analyses are judged with the model before it. Results you already have do not change.</p>
          <p>That stays until somebody promotes another model: runs go on testing and leave the choice to you.</p>
        </ReasonDialog>
      ) : null}
    </>
  );
}
