import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { failureText } from '../../sdk/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';

export interface Complaint {
  readonly text: string;
  /** Name of the input that takes the focus. */
  readonly field: string;
}

interface DialogFormProps {
  /** Sends what was typed; what it rejects with is shown in the form. */
  send(data: FormData): Promise<unknown>;
  /** What is wrong before anything is sent. */
  check?(data: FormData): Complaint | null;
  /** Said where a refusal has no words of its own, and for what is not the server's. */
  failure: string | ((error: unknown) => string);
  action: string;
  tone?: 'primary' | 'danger';
  cancel?: string;
  onCancel(): void;
  children: ReactNode;
}

/**
 * A form of one purpose: its first input has the focus, a refusal is said above
 * the inputs and the focus goes to the one that can fix it.
 */
export function DialogForm(props: DialogFormProps) {
  const { send, check, failure, action, tone = 'primary', cancel = 'Cancel', onCancel, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const [complaint, setComplaint] = useState<string | null>(null);
  const select = (name?: string) => {
    const inputs = [...(form.current?.querySelectorAll('input') ?? [])];
    const input = inputs.find((candidate) => candidate.name === name) ?? inputs[0];
    input?.focus();
    input?.select();
  };
  const sending = useMutation({
    mutationFn: send,
    onError: (error) => {
      setComplaint(typeof failure === 'string' ? failureText(error, failure) : failure(error));
      select();
    },
  });

  useEffect(() => {
    // A dialog takes the focus when it opens, which is after this.
    const frame = requestAnimationFrame(() => form.current?.querySelector('input')?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.isPending) return;
    const data = new FormData(event.currentTarget);
    const wrong = check?.(data) ?? null;
    setComplaint(wrong?.text ?? null);
    if (wrong) select(wrong.field);
    else sending.mutate(data);
  };

  return (
    <form
      ref={form}
      onSubmit={submit}
      onInput={() => setComplaint(null)}
      noValidate
      className="mt-5 grid gap-5 text-text"
    >
      <FormError message={complaint} />
      {children}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>{cancel}</Button>
        <Button type="submit" variant={tone} busy={sending.isPending}>
          {action}
        </Button>
      </div>
    </form>
  );
}

/** What was typed into an input; empty where there is none of that name. */
export function typed(data: FormData, name: string): string {
  return String(data.get(name) ?? '');
}
