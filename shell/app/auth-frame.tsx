import type { ReactNode } from 'react';
import { CropMarks } from '../ui/crop-marks.tsx';
import { Logo } from '../ui/logo.tsx';
import { OfflineBar } from '../ui/offline-bar.tsx';

/** Frame of the sign-in and sign-up pages: the form on paper, a sheet on the light table beside it where there is room. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="flex min-h-dvh flex-col">
        <OfflineBar />
        <header className="px-5 py-4 sm:px-8">
          <a href="/" aria-label="Adjudge, home" className="inline-flex min-h-11 items-center">
            <Logo />
          </a>
        </header>
        <main className="mx-auto grid w-full max-w-[26rem] flex-1 content-center px-5 py-8">{children}</main>
      </div>
      <aside className="hidden p-4 lg:block" aria-label="What Adjudge does">
        <div className="crop-marks grid h-full content-end rounded-card bg-mat p-12">
          <CropMarks />
          <p className="max-w-[30rem] text-display weight-650">Judge the ad before the audience does.</p>
          <p className="mt-6 max-w-[28rem] text-muted">
            Contrast, clutter, focus, legibility, offer, placement: each one is measured on your creative, shown where
            it is, and carries its source.
          </p>
        </div>
      </aside>
    </div>
  );
}
