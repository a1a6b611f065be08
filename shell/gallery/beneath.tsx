import type { ReactNode } from 'react';

/** A page of the account under an open dialog. */
export function Beneath({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto max-w-[64rem] px-4 py-6">
      <h1 className="text-title">Account</h1>
      {children}
    </div>
  );
}
