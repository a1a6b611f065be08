import { IMAGE_TRUTHS, type PlantedTruth, VIDEO_TRUTHS } from './truth-suite.ts';

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
export function truthSuitePage(): string {
  return `# Truth suite

Every measure of the engine with a picture, clip or sound whose answer is known, and how near the measure must come. Made
from \`engine/testing/truth-suite.ts\` by \`print-truth-suite.ts\`; a test fails when a measure is missing here, when a test
named here is gone, or when this page is old. Files lie in \`modules/core-analysis/engine\`.

## Pictures

${table(IMAGE_TRUTHS)}

## Videos

${table(VIDEO_TRUTHS)}
`;
}
