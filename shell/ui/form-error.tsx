import { CircleAlert } from 'lucide-react';

/** What is wrong with a form as a whole. Stays in the page while empty, so that a new message is announced. */
export function FormError({ message }: { message: string | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {message ? (
        <p className="flex items-start gap-2.5 rounded-control bg-danger-soft px-3.5 py-3 text-small text-danger">
          <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
          {message}
        </p>
      ) : null}
    </div>
  );
}
