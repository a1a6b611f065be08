import type { Region } from '../../contract/evidence.ts';
import { ratioToOne } from '../../contract/format.ts';
import { contrastBetween, labOf } from '../colour-science.ts';
import type { ImageMeasurements, TextBlock } from '../measurements.ts';
import { insideFrame } from '../regions.ts';
import { nameBlock } from '../rules/book/text-blocks.ts';
import { count, list, quote } from '../rules/wording/words.ts';
import type { DrawnPanels } from './draw-panels.ts';
import type { FixPlan, FixSettings, PanelDrawing } from './fix-plan.ts';
import { inkOn } from './hex-colour.ts';
import { boxAround } from './keep-boxes.ts';

/** What a block must reach, as the rules T-01 and T-02 ask. */
const LEAST_CONTRAST = 4.5;
const LEAST_SLICE = 3;
/** Room around the words inside a panel, in line heights. */
const PADDING = { x: 0.6, y: 0.42 };
/** Lines nearer than this share a panel, in line heights. */
const NEAR = 1.1;
const OPACITY = 0.86;
const DARK = '#14171c';
const LIGHT = '#ffffff';
/** A panel over more than this would hide the picture. */
const MOST_AREA = 0.45;

const LIFTED = 'The letters are your own, lifted from the picture: look at their edges at full size.';

export type PanelPlan = Extract<FixPlan, { kind: 'panel' }>;

/** Panels behind texts that sink into what is behind them; null where all read well or letters cannot be told from the ground. */
export function proposePanel(m: ImageMeasurements, settings: FixSettings): PanelPlan | null {
  const failing = m.text.blocks.filter(isUnreadable);
  const worst = [...failing].sort((a, b) => (a.worstSliceContrast ?? 21) - (b.worstSliceContrast ?? 21))[0];
  if (!worst) return null;
  const panels = groupsOf(m, failing).map((group) => panelFor(m, group, failing));
  if (panels.some(({ region }) => region.w * region.h > MOST_AREA)) return null;
  const rest = failing.length - 1;
  return {
    kind: 'panel',
    id: 'panel',
    title: 'Texts made readable',
    why: `${nameBlock(worst)} reaches ${ratioToOne(worst.contrast ?? 1)} as a whole, where 4.5 : 1 is needed, and ${ratioToOne(worst.worstSliceContrast ?? 1)} in its weakest part, where 3 : 1 is needed.${rest > 0 ? ` ${count(rest, 'other text')} fall${rest === 1 ? 's' : ''} short too.` : ''}`,
    note: LIFTED,
    suggestion: false,
    placement: settings.placement,
    targets: ['T-01', 'T-02', 'T-08C'],
    panels,
  };
}

/** The plan as it was carried out: which texts took another ink on their own ground, and which a panel was laid under. */
export function panelAsDone(plan: PanelPlan, { recoloured, laid }: Omit<DrawnPanels, 'frame'>): PanelPlan {
  const [first] = recoloured;
  const inked = first
    ? recoloured.length === 1
      ? `${quote(first.text, 28)} set in ${inkName(first.ink)}`
      : `${quote(first.text, 28)} and ${count(recoloured.length - 1, 'other text')} recoloured`
    : null;
  const even = laid === 0 ? null : `${laid === 1 ? 'a panel' : `${laid} panels`} laid behind the text`;
  const title = list([inked, even].filter((part) => part !== null));
  const grounds = first ? 'The background behind recoloured letters is as it was. ' : '';
  return { ...plan, title: title.replace(/^a/, 'A'), note: `${grounds}${LIFTED}` };
}

function inkName(ink: string): string {
  return ink === '#ffffff' ? 'white' : 'near-black';
}

function isUnreadable(block: TextBlock): boolean {
  if (block.contrast === null || block.foreground === null || block.background === null) return false;
  return block.contrast < LEAST_CONTRAST || (block.worstSliceContrast ?? 21) < LEAST_SLICE;
}

/** Failing blocks that belong together, with every block their common box would touch. */
function groupsOf(m: ImageMeasurements, failing: readonly TextBlock[]): TextBlock[][] {
  const open = [...failing];
  const groups: TextBlock[][] = [];
  // What stands on a button of its own stays there.
  const onButton = m.copy.cta?.button ? m.text.blocks[m.copy.cta.block] : undefined;
  for (let first = open.shift(); first; first = open.shift()) {
    const group = [first];
    if (first === onButton) {
      groups.push(group);
      continue;
    }
    for (let grown = true; grown; ) {
      const box = paddedBox(group);
      const next = m.text.blocks.find(
        (b) =>
          !group.includes(b) &&
          b !== onButton &&
          b.foreground !== null &&
          (touches(b.region, box) || (failing.includes(b) && isNear(b, box))),
      );
      grown = next !== undefined;
      if (next) group.push(next);
    }
    for (const block of group) if (open.includes(block)) open.splice(open.indexOf(block), 1);
    groups.push(group);
  }
  return groups;
}

function paddedBox(group: readonly TextBlock[]): Region {
  const box = boxAround(group.map((b) => b.region)) as Region;
  const line = Math.min(...group.map((b) => b.lineHeight));
  return {
    x: box.x - line * PADDING.x,
    y: box.y - line * PADDING.y,
    w: box.w + 2 * line * PADDING.x,
    h: box.h + 2 * line * PADDING.y,
  };
}

function touches(one: Region, other: Region): boolean {
  return one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;
}

function isNear(block: TextBlock, box: Region): boolean {
  const by = block.lineHeight * NEAR;
  return touches(block.region, { x: box.x - by, y: box.y - by, w: box.w + 2 * by, h: box.h + 2 * by });
}

/** A dark panel under light letters, a light one under dark letters, in a colour of the picture where it has one that suits. */
function panelFor(m: ImageMeasurements, group: readonly TextBlock[], failing: readonly TextBlock[]): PanelDrawing {
  const light = group.reduce((sum, b) => sum + (isLight(b) ? 1 : -1) * b.words, 0) >= 0;
  const suits = m.colour.palette.find(({ hex }) => (light ? labOf(hex).l < 28 : labOf(hex).l > 90));
  const colour = suits?.hex ?? (light ? DARK : LIGHT);
  const aspect = m.source.width / m.source.height;
  const box = boxAround(group.map((b) => b.region)) as Region;
  const line = Math.min(...group.map((b) => b.lineHeight));
  const region = insideFrame({
    x: box.x - (line * PADDING.x) / aspect,
    y: box.y - line * PADDING.y,
    w: box.w + (2 * line * PADDING.x) / aspect,
    h: box.h + 2 * line * PADDING.y,
  });
  return {
    region,
    colour,
    ink: inkOn(colour),
    opacity: OPACITY,
    lines: group.map((b) => ({
      text: b.text,
      weak: failing.includes(b),
      region: insideFrame(b.region),
      lineHeight: b.lineHeight,
      foreground: b.foreground as string,
      background: b.background as string,
    })),
  };
}

function isLight(block: TextBlock): boolean {
  return (
    contrastBetween(block.foreground ?? '#000000', '#000000') >
    contrastBetween(block.background ?? '#000000', '#000000')
  );
}
