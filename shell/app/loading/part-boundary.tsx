import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  /** Who owns the part; shown, so that a report names the module. */
  owner: string;
  title: string;
  children: ReactNode;
}

/** Catches what one part of a page throws while it renders or loads; the page around it goes on working. */
export class PartBoundary extends Component<PartBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <p role="alert" className="text-small text-danger">
        “{this.props.title}” could not be shown ({this.props.owner}: {error.name}). Reloading the page usually helps.
      </p>
    );
  }
}
