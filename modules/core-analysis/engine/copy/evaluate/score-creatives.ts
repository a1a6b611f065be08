/** How well a reader of creatives does: headline, offer and request against what anybody would take for them. */
import type { LabelledCreative } from '../corpus/corpus.ts';

export const PARTS = ['headline', 'offer', 'request'] as const;
export type Part = (typeof PARTS)[number];

export interface Found {
  said: 'sure' | 'unsure' | 'none';
  blocks: readonly number[];
}

export type CreativeReader = (creative: LabelledCreative) => Readonly<Record<Part, Found>>;

export interface Verdict {
  creative: string;
  part: Part;
  said: Found['said'];
  /** `missed`: none said, and there is one; `wrong`: another block taken, or one where there is none. */
  verdict: 'right' | 'wrong' | 'missed';
  text: string;
}

export function judgeCreatives(creatives: readonly LabelledCreative[], read: CreativeReader): Verdict[] {
  return creatives.flatMap((creative) => {
    const found = read(creative);
    return PARTS.map((part): Verdict => {
      const { said, blocks } = found[part];
      const right = said === 'none' ? creative[part].length === 0 : blocks.some((i) => creative[part].includes(i));
      return {
        creative: creative.id,
        part,
        said,
        verdict: right ? 'right' : said === 'none' ? 'missed' : 'wrong',
        text: blocks.map((i) => creative.blocks[i]?.text ?? '').join(' / '),
      };
    });
  });
}
