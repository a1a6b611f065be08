import { Logo } from '../../ui/logo.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** Ends every session of this person (`browser/force-logout.ts`) and leaves for the sign-in page. */
export function ForceLogoutPage() {
  return (
    <main id="force-logout" className="grid min-h-dvh place-items-center p-6 text-center">
      <div>
        <div className="flex justify-center">
          <Logo />
        </div>
        <div className="needs-script">
          <Spinner className="mx-auto mt-10 size-6 text-accent" />
          <h1 className="mt-6 text-heading">Logging out all sessions...</h1>
          <p role="status" className="mt-2 text-muted">
            Clearing all authentication data
          </p>
        </div>
        <div className="without-script mt-10 max-w-[30rem]">
          <h1 className="text-heading">Signing out everywhere needs JavaScript</h1>
          <p className="mt-2 text-muted">
            Please turn it on for this page, or change your password: that also ends all other sessions.
          </p>
        </div>
      </div>
    </main>
  );
}
