import { useEffect } from 'react';
import { NavLink } from 'react-router-dom';
import { webModules } from '#modules/registry.web.ts';
import { isApiError } from '../../sdk/api-error.ts';
import { usePageTitle } from '../../sdk/page-title.ts';
import { SIGNED_IN_MARK } from '../../sdk/session-mark.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Logo } from '../../ui/logo.tsx';

/** The session could not be read: nothing private may be shown, so this is the whole screen. */
export function StartFailed({ error, onRetry }: { error: Error; onRetry(): void }) {
  const offline = isApiError(error, 'network');
  usePageTitle(offline ? 'Offline' : 'Not available');

  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);

  return (
    <main className="mx-auto grid min-h-dvh max-w-[36rem] content-center gap-8 px-5 py-12">
      <a href="/" aria-label="Adjudge, home" className="inline-flex min-h-11 w-fit items-center">
        <Logo />
      </a>
      {offline ? (
        <>
          <h1 className="text-title">You are offline</h1>
          <ErrorState kind="offline" title="Adjudge cannot be reached" onRetry={onRetry}>
            Your analyses are safe in your account. This page loads as soon as you are back online.
          </ErrorState>
          {localStorage.getItem(SIGNED_IN_MARK) ? <Places /> : null}
        </>
      ) : (
        <>
          <h1 className="text-title">Adjudge is not responding</h1>
          <ErrorState
            title="We could not check who is signed in"
            onRetry={onRetry}
            reference={isApiError(error) ? error.requestId : null}
          >
            Nothing was lost. Please try again in a minute.
          </ErrorState>
        </>
      )}
    </main>
  );
}

/** Where it shall open when you are back online, and what can be read until then. Of the person it says nothing. */
function Places() {
  return (
    <nav aria-label="Main" className="flex flex-wrap gap-1">
      {webModules
        .flatMap(({ nav }) => nav)
        .filter((entry) => entry.bar === 'place' && !entry.gate)
        .map((entry) => (
          <NavLink
            key={entry.to}
            to={entry.to}
            className={({ isActive }) =>
              isActive ? buttonClass('ghost', 'md', 'bg-accent-soft') : buttonClass('ghost', 'md')
            }
          >
            <entry.icon className="size-5 shrink-0" strokeWidth={1.75} aria-hidden />
            {entry.label}
          </NavLink>
        ))}
      <a href="/faq" className={buttonClass('ghost')}>
        Help Center
      </a>
    </nav>
  );
}
