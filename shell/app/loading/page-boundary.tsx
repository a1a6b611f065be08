import { Component, type ReactNode } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';

interface PageBoundaryProps {
  /** Who owns the page; shown as part of the reference, so that a report names the module. */
  owner: string;
  /** A change of it tries again. */
  resetKey: string;
  children: ReactNode;
}

/** Catches what a page throws while it renders or loads; the frame around it goes on working. */
export class PageBoundary extends Component<PageBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidUpdate(before: PageBoundaryProps) {
    if (before.resetKey !== this.props.resetKey && this.state.error) this.setState({ error: null });
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    const missingCode = /dynamically imported module|Importing a module|preload/i.test(error.message);
    return (
      <main className="mx-auto grid max-w-[40rem] gap-6 px-5 py-12">
        <h1 className="text-title">This page could not be shown</h1>
        <ErrorState
          kind={missingCode && !navigator.onLine ? 'offline' : 'error'}
          title={missingCode ? 'Part of the page did not load' : 'Something on this page went wrong'}
          onRetry={() => location.reload()}
          reference={`${this.props.owner}: ${error.name}`}
        >
          Your analyses are safe. Reloading the page usually helps.
        </ErrorState>
      </main>
    );
  }
}
