import type { ReactNode } from 'react';
import picture from '../../site/assets/after.webp';
import heat from '../../site/assets/after-heat.webp';
import { CropMarks } from '../../ui/crop-marks.tsx';
import { Logo } from '../../ui/logo.tsx';
import { OfflineBar } from '../../ui/offline-bar.tsx';

interface AuthFrameProps {
  children: ReactNode;
  /** As the build draws it: without what is fetched or asked of the browser. */
  still?: boolean;
}

/** Frame of the sign-in and sign-up pages: the form on paper, a sheet on the light table beside it where there is room. */
export function AuthFrame({ children, still = false }: AuthFrameProps) {
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="flex min-h-dvh flex-col">
        {still ? null : <OfflineBar />}
        <header className="px-5 py-4 sm:px-8">
          <a href="/" aria-label="Adjudge, home" className="inline-flex min-h-11 items-center">
            <Logo />
          </a>
        </header>
        <main className="mx-auto grid w-full max-w-[26rem] flex-1 grid-cols-[minmax(0,1fr)] content-center px-5 py-8">
          {children}
        </main>
      </div>
      <aside className="hidden p-4 lg:block" aria-label="What Adjudge does">
        <div className="crop-marks light-table grid h-full grid-rows-[minmax(0,1fr)_auto] gap-10 rounded-card px-12 pt-16 pb-14">
          <CropMarks />
          <div className="relative mx-auto aspect-4/5 h-full max-h-[32rem] min-h-0 shadow-float">
            {still
              ? null
              : [
                  [picture, 'A sample ad with a heatmap of predicted attention'],
                  [heat, ''],
                ].map(([src, alt]) => (
                  <img
                    key={src}
                    src={src}
                    width={800}
                    height={1000}
                    loading="lazy"
                    alt={alt}
                    className="absolute inset-0 size-full"
                  />
                ))}
          </div>
          <div className="mx-auto max-w-[30rem] text-center">
            <p className="text-title weight-650">Judge the ad before the audience does.</p>
            <p className="mt-3 text-small text-muted">
              Every finding is measured, marked on your ad, and backed by a source. Photo: “Picture 0B” by Trevor
              “Freespace”, CC BY 4.0.
            </p>
          </div>
        </div>
      </aside>
    </div>
  );
}
