/** What the words of a creative say, measured. All regions are fractions of the frame. */
import type { Region } from '../../contract/evidence.ts';

export interface CallToAction {
  text: string;
  verb: string;
  /** Names an object or benefit beside the verb ("Get my free sample"), unlike "Learn more" or "Submit". */
  specific: boolean;
  /** Probability that it is the request, 0..1; sure where absent, as in measurements of an older engine. */
  probability?: number;
  block: number;
  region: Region;
  /** The button-like shape around it, if one was found. */
  button: { region: Region; fill: string; deltaEToSurround: number } | null;
  /** WCAG contrast of its letters. */
  contrast: number | null;
  /** Its share of all predicted attention, and that share / its share of the area. */
  attentionShare: number;
  attentionDensity: number;
  /** CIEDE2000 of its ground against what surrounds it. */
  isolationDeltaE: number;
  /** Share of the frame elsewhere with the same hue, 0..1. */
  hueElsewhere: number;
  areaShare: number;
}

/** A line that may say something, with the probability, 0..1. */
export interface Maybe {
  text: string;
  block: number;
  probability: number;
}

/** What the copy says; each with the words that show it. `null`: not said, or less likely said than not. */
export interface CopyMeasures {
  cta: CallToAction | null;
  offer: {
    text: string;
    kind: 'percent' | 'amount' | 'free' | 'price';
    specific: boolean;
    block: number;
    /** As of the call to action. */
    probability?: number;
  } | null;
  /** What rather is none, and may be one: then nobody says that the creative has none. */
  maybe?: { request?: Maybe; offer?: Maybe };
  /** Blocks that are the brand's name or logo, a store's or payment's badge, words of a pictured screen. */
  brand?: number[];
  badges?: number[];
  screen?: number[];
  /** Blocks that are terms, a notice, or the footnote to a mark of another line. */
  legal?: number[];
  referencePrice: { text: string; block: number } | null;
  urgency: { text: string; kind: 'time' | 'supply' | 'demand'; concrete: boolean; block: number } | null;
  socialProof: { text: string; kind: 'rating' | 'count' | 'testimonial'; block: number } | null;
  trust: { text: string; kind: 'guarantee' | 'returns' | 'shipping' | 'security' | 'certified'; block: number }[];
  /** Figures in the copy other than prices and dates. */
  numbers: { text: string; block: number }[];
  /** Distinct claims (offer, proof, guarantee, benefit lines). */
  messageCount: number;
  /** Words platforms ask to substantiate. */
  risky: { text: string; block: number }[];
}
