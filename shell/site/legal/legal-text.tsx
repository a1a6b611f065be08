import type { ReactNode } from 'react';

/** Both texts were last changed on this day. */
export const LAST_UPDATED = { iso: '2024-12-20', shown: 'December 20, 2024' } as const;

export interface LegalSection {
  /** The section's anchor; people keep links to it, so it does not change. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

export interface LegalText {
  readonly title: string;
  /** What the text comes to, in a sentence or two. */
  readonly lead: string;
  readonly sections: readonly LegalSection[];
  /** The other one of the two texts. */
  readonly other: { readonly href: string; readonly title: string };
}

/** A list of the text; items are sentences or begin with a term. */
export function Points({ children }: { children: ReactNode }) {
  return <ul className="grid list-disc grid-cols-[minmax(0,1fr)] gap-2 pl-5 marker:text-muted">{children}</ul>;
}
