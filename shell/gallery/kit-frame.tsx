import type { ReactNode } from 'react';
import { ThemeChoice } from '../app/frame/theme-choice.tsx';
import { Logo } from '../ui/logo.tsx';

/** A page of the kit: one room of its parts. */
export function KitFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="mx-auto grid max-w-[64rem] grid-cols-1 gap-10 px-5 py-10">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <Logo />
        <ThemeChoice />
      </header>
      <h1 className="text-title">{title}</h1>
      {children}
    </main>
  );
}

export function KitPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 text-heading">{title}</h2>
      {children}
    </section>
  );
}
