import { listDefinitions } from './definitions.ts';

/** The definitions as a page. */
export function metricsPage(): string {
  const parts = listDefinitions().map(
    ({ id, title, unit, formula, source }) =>
      `## ${title}\n\n\`${id}\`, in ${unit}. ${formula}\n\nCounted from: ${source}.\n`,
  );
  return `# Metrics\n\nWhat every figure of the usage pages is and how it is computed. Printed from\n\`modules/phase2/server/metrics/definitions.ts\`; the pages show the same words beside each figure.\n\n${parts.join('\n')}`;
}
