import type { ExtraMeasure } from './extra-measures.ts';

const NAMES: Readonly<Record<ExtraMeasure, string>> = {
  'fine-attention': 'a finer attention map',
  'more-keyframes': 'more keyframes per shot',
};

/** "Analysed with a finer attention map and more keyframes per shot."; undefined for a standard analysis. */
export function analysedWith(extras: readonly ExtraMeasure[] = []): string | undefined {
  return extras.length === 0 ? undefined : `Analysed with ${extras.map((extra) => NAMES[extra]).join(' and ')}.`;
}
