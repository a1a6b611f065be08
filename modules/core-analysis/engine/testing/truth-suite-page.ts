import type { PlantedTruth } from './truth-suite.ts';

function table(truths: readonly PlantedTruth[]): string {
  const cell = (text: string) => text.replaceAll('|', '\\|');
  const rows = truths.map(({ measures, file, test, planted, tolerance }) =>
    [measures.map((path) => `\`${path}\``).join(', '), planted, tolerance, `\`${file}\`: ${test}`]
      .map(cell)
      .join(' | '),
  );
  return [
    '| measure | planted | tolerance | test |',
    '| --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n');
}

/** `docs/reports/truth-suite.md`: every measure of the engine and the test with a planted answer that proves it. */
export function truthSuitePage(truths: readonly PlantedTruth[]): string {
  const about = (of: PlantedTruth['of']) => table(truths.filter((one) => one.of === of));
  return `# Truth suite

Every measure of the engine with a picture, clip or sound whose answer is known, and how near the measure must come. Made
by \`print-truth-suite.ts\` from the marks above the tests (\`// truth of image: …\`); a test fails when a measure has no mark, or
when this page is old. Files lie in \`modules/core-analysis/engine\`.

## Pictures

${about('image')}

## Videos

${about('video')}
`;
}
