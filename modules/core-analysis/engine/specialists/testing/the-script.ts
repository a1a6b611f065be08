import type { UgcInstructions } from '../../../contract/analysis.ts';
import { ugcInstructions } from '../ugc/ugc-instructions.ts';

/** The script of a creative that has one. */
export function theScript(...asked: Parameters<typeof ugcInstructions>): UgcInstructions {
  const made = ugcInstructions(...asked);
  if ('missing' in made) throw new Error(`no script: ${made.missing}`);
  return made.script;
}
