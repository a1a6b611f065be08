import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useApi } from '#shell/sdk/api-context.tsx';
import { usePageTitle } from '#shell/sdk/page-title.ts';
import { PartState } from '#shell/sdk/part-state.tsx';
import { routeKey, routeQuery } from '#shell/sdk/route-query.ts';
import { Button } from '#shell/ui/button.tsx';
import { Card } from '#shell/ui/card.tsx';
import { EmptyState } from '#shell/ui/empty-state.tsx';
import { Field } from '#shell/ui/field.tsx';
import { PageHeading } from '#shell/ui/page-heading.tsx';
import { type Note, trainingRoutes as routes } from '../../contract/routes.ts';

/** `/training`: notes, the newest first. */
export default function TrainingPage() {
  usePageTitle('Training');
  const notes = useQuery(routeQuery(useApi(), routes.listNotes, {}));
  return (
    <div className="mx-auto grid max-w-[44rem] grid-cols-[minmax(0,1fr)] gap-6 px-4 py-6 md:px-10 md:py-8">
      <PageHeading>Training</PageHeading>
      <NewNote />
      <h2 className="text-heading">Kept</h2>
      <PartState query={notes} what="your notes" />
      {notes.data?.length === 0 ? <EmptyState title="No notes yet">What you keep appears here.</EmptyState> : null}
      {notes.data && notes.data.length > 0 ? (
        <ul className="grid gap-3" aria-label="Notes">
          {notes.data.map((one) => (
            <li key={one.id}>
              <NoteCard note={one} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** Everything that shows notes is asked again. */
function useNotesChanged(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: routeKey(routes.listNotes) });
}

function NewNote() {
  const api = useApi();
  const changed = useNotesChanged();
  const [text, setText] = useState('');
  const create = useMutation({
    mutationFn: () => api.call(routes.createNote, { body: { text } }),
    onSuccess: async () => {
      setText('');
      await changed();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate();
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <Field label="Note" value={text} onChange={(e) => setText(e.target.value)} error={create.error?.message} />
      <Button type="submit" variant="primary" busy={create.isPending} className="justify-self-start">
        Keep it
      </Button>
    </form>
  );
}

function NoteCard({ note }: { note: Note }) {
  const api = useApi();
  const changed = useNotesChanged();
  const remove = useMutation({
    mutationFn: () => api.call(routes.deleteNote, { params: { id: note.id } }),
    onSettled: changed,
  });
  return (
    <Card className="flex items-start justify-between gap-3 p-4">
      <p className="min-w-0 [overflow-wrap:anywhere]">{note.text}</p>
      <Button
        size="icon"
        variant="ghost"
        busy={remove.isPending}
        onClick={() => remove.mutate()}
        aria-label={`Remove “${note.text}”`}
        icon={<Trash2 className="size-4" aria-hidden />}
      />
    </Card>
  );
}
