import type { Goal, Placement } from '../../contract/analysis.ts';
import type { Region } from '../../contract/evidence.ts';
import type { FixId, FixKind } from '../../contract/fixes.ts';
import type { RuleId } from '../../contract/rule-ids.ts';
import type { Trade } from '../../contract/trade.ts';
import type { LetteredBlock } from '../measure/technical/picture-mask.ts';

/** What a creative is judged for, before and after; the placement is the one the analysis settled on. */
export interface FixSettings {
  readonly goal: Goal;
  readonly sells?: Trade | null;
  readonly placement: Placement;
}

export interface PlanOf<Kind extends FixKind> {
  readonly kind: Kind;
  /** Stable within one analysis: kind, and the shape where there are several of a kind. */
  readonly id: FixId;
  readonly title: string;
  /** Names the measured value this answers. */
  readonly why: string;
  readonly note: string | null;
  readonly suggestion: boolean;
  /** What both scores are taken for. */
  readonly placement: Placement;
  /** Rules it is meant to raise. */
  readonly targets: readonly RuleId[];
}

/** Said instead of a result where the pixels turn out not to allow a fix. */
export interface Refused {
  readonly refused: string;
}

/** A button to draw. Regions are shares of the frame. */
export interface ButtonDrawing {
  readonly region: Region;
  readonly label: string;
  /** Height of the font as a share of the frame's height. */
  readonly fontSize: number;
  readonly fill: string;
  readonly ink: string;
  /** Radius of its corners / its height. */
  readonly corner: number;
}

/** A panel behind one or more lines of text. */
export interface PanelDrawing {
  readonly region: Region;
  readonly colour: string;
  readonly ink: string;
  /** 0..1 */
  readonly opacity: number;
  /** Boxes of the texts on it, whose letters are kept. */
  readonly lines: readonly {
    readonly text: string;
    /** It does not read as it is; others are here because the panel would touch them. */
    readonly weak: boolean;
    readonly region: Region;
    /** Share of the frame's height. */
    readonly lineHeight: number;
    readonly foreground: string;
    readonly background: string;
  }[];
}

/** Everything needed to render one fix from the file it was planned for. Plain data. */
export type FixPlan =
  | (PlanOf<'tone'> & {
      /** What is set on the picture and says nothing of its light. */
      readonly blocks: readonly LetteredBlock[];
    })
  | (PlanOf<'sharpen'> & {
      readonly noiseSigma: number;
      /** What is drawn on the picture and says nothing of its focus, and what it is of. */
      readonly drawn: { readonly blocks: readonly LetteredBlock[]; readonly buttons: readonly Region[] };
      readonly subject: Region | null;
    })
  | (PlanOf<'denoise'> & { readonly sigma: number })
  | (PlanOf<'crop'> & { readonly ratio: string; readonly region: Region })
  | (PlanOf<'pad'> & {
      readonly ratio: string;
      /** Width / height of the new frame. */
      readonly aspect: number;
      /** Where the whole original lands on it, shares of the new frame; what lies outside 0..1 is cut off. */
      readonly content: Region;
    })
  | (PlanOf<'panel'> & { readonly panels: readonly PanelDrawing[] })
  | (PlanOf<'button'> & { readonly button: ButtonDrawing })
  | (PlanOf<'reencode'> & { readonly maxBytes: number });
