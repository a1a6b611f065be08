/** First stop of the keyboard on a public page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-control focus:bg-text focus:px-4 focus:py-3 focus:text-bg"
    >
      Skip to content
    </a>
  );
}
