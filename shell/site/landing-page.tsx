/** The public start page. */
export function LandingPage() {
  return <main>Adjudge</main>;
}
