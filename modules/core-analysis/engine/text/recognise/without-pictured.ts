import { assignRoles } from '../../copy/read-creative/assign-roles.ts';
import type { Frame } from '../../frame.ts';
import type { TextMeasures } from '../../measurements.ts';
import { countsOf } from '../blocks/text-counts.ts';

/** The texts with the blocks that are words of a pictured thing marked so, and counted as none of the copy. */
export function withoutPictured(frame: Frame, text: TextMeasures, pictured: ReadonlySet<number>): TextMeasures {
  if (pictured.size === 0) return text;
  const marked = text.blocks.map((block, at) => (pictured.has(at) ? { ...block, pictured: true as const } : block));
  const blocks = assignRoles(frame, marked);
  const copy = blocks.filter((block) => !block.pictured);
  const area = blocks.reduce((sum, { pictured: shown, region }) => (shown ? sum + region.w * region.h : sum), 0);
  return { ...text, blocks, ...countsOf(copy), areaShare: Math.max(0, text.areaShare - area) };
}
