/**
 * Everything the engine measures on one image: facts only, no judgement.
 * Plain JSON, rounded by `roundMeasurements`, so that a stored copy judges
 * exactly like a fresh one. All regions are fractions of the frame.
 */
import type { Placement } from '../contract/analysis.ts';
import type { Region } from '../contract/evidence.ts';
import type { CopyMeasures } from './copy/copy-measures.ts';
import type { CreativeKind } from './sight/creative-kind.ts';
import type { PeopleMeasures, SightMeasures } from './sight/sight-measures.ts';

export type { CallToAction, CopyMeasures, Maybe } from './copy/copy-measures.ts';
export type { PeopleMeasures, SightMeasures, SubjectOutline } from './sight/sight-measures.ts';

/** Facts of the file, before any pixel is read. Width and height are after EXIF orientation. */
export interface SourceFacts {
  /** `frame`: a keyframe of a video; then `bytes` is 0, since no file of its own stands behind it. */
  format: 'jpeg' | 'png' | 'webp' | 'frame';
  width: number;
  height: number;
  bytes: number;
  hasAlpha: boolean;
  /** `srgb`, `cmyk`, `rgb16`, ... as the decoder names it. */
  colourSpace: string;
  hasGps: boolean;
  /** More than one frame. */
  animated: boolean;
  /** How many frames, where it is more than one and the container says. */
  frames?: number;
  /** Which of them is measured, counted from 1; absent where it is the first. */
  frame?: number;
  /** Share of the picture that is see-through, 0..1; absent, with all that follows, where nothing is. */
  transparentShare?: number;
  /** What it is measured as lying on: white, or a dark screen where more of what is drawn shows on that. */
  ground?: 'light' | 'dark';
  /** Shares of what is drawn that have no contrast against a white, and a dark ground, 0..1. */
  lostOnLight?: number;
  lostOnDark?: number;
}

export interface TechnicalMeasures {
  /** Variance of the Laplacian (8-bit grey, long side 1024): mean over tiles and the sharpest tiles' 90th percentile. */
  sharpness: {
    best: number;
    mean: number;
    bestTile: Region;
    /** The same of the picture without letters, panels and buttons; null (or absent, before 2.8) where the whole frame counts. */
    ofPicture?: { best: number; bestTile: Region } | null;
  };
  /** Noise sigma in 8-bit levels from the high-pass in flat tiles; null where no tile is flat. */
  noiseSigma: number | null;
  /** Step on the grid of compression blocks, of 8 pixels or what resizing made of them, divided by the step elsewhere, native resolution; 1 is none. Null where the picture is too small to tell. */
  blockiness: number | null;
  /** Share of smooth-gradient pixels that sit in long runs of one-level steps, 0..1. */
  banding: number;
  /** Fraction of Nyquist at which the spectrum ends, 0..1; low means enlarged or blurred. Null where nothing has detail enough to tell. */
  spectralCutoff: number | null;
  /** Mean of L* 0..100. */
  meanLightness: number;
  /** Shares of pixels at or under 4 and at or over 251 of luma, 0..1. */
  clippedDark: number;
  clippedBright: number;
  /** 1st and 99th percentile of L*. */
  lightnessP1: number;
  lightnessP99: number;
  /**
   * Light of what is neither a flat ground (paper, a panel of one colour) nor text on it or shade laid under it, nor drawn: the
   * share (0..1) of the frame it is measured on, 1 where the frame is one photograph; how much of the frame surely is one (0..1,
   * absent before 2.12); mean L*, share of pixels at or under 4 of luma, standard deviation of luma / 255. Null where a ground and
   * texts are all there is.
   */
  picture: {
    share: number;
    photographed?: number;
    meanLightness: number;
    clippedDark: number;
    rmsContrast: number;
  } | null;
  /** `picture.photographed` where there is too little picture to judge its light; absent where `picture` is told, and before 2.14. */
  photographed?: number;
  /** File bytes per pixel. */
  bytesPerPixel: number;
}

export interface ColourMeasures {
  /** Hasler & Süsstrunk M. */
  colourfulness: number;
  /** Standard deviation of luma / 255. */
  rmsContrast: number;
  /** Shannon entropy of the Lab histogram (8x8x8 bins used), in bits. */
  colourEntropy: number;
  /** Share of saturated pixels whose hue is warm (330°..90°), 0..1; null when almost grey. */
  warmShare: number | null;
  /** Up to five dominant colours, hex, with share 0..1, largest first. */
  palette: { hex: string; share: number }[];
  /** Distance in degrees of hue mass to the best harmonic template, weighted by saturation; null when almost grey. */
  harmonyDistance: number | null;
  /** Of what is photographed alone; null where nothing is, absent in measurements of an older engine. */
  ofPhotograph?: {
    /** Of the frame, 0..1. */
    share: number;
    colourfulness: number;
    /** Deviation (Lab units) of the colours that pixels of one lightness have: near 0 in black and white and under one tint. */
    colourAtTone: number;
    palette: { hex: string; share: number }[];
    /** Of what of it surrounds its subject; null where that is next to nothing, absent where there is no subject. */
    besideSubject?: { colourfulness: number; palette: { hex: string; share: number }[] } | null;
    /** Chroma of the subject / that of the rest of the photograph; null where one of them is not photographed. */
    subjectSaturation: number | null;
  } | null;
}

export interface ClutterMeasures {
  /** Share of edge pixels at long side 512, 0..1. */
  edgeDensity: number;
  /** Feature congestion (colour, contrast, orientation) after Rosenholtz 2007; unitless. */
  featureCongestion: number;
  /** Subband entropy of L, a, b, bits. */
  subbandEntropy: number;
  /** Bytes per pixel of a q 75 JPEG at long side 1024. */
  jpegComplexity: number;
  /** Count of regions after segmentation (at least 1 % of the frame). */
  regionCount: number;
  /** Where clutter is worst; at most 3 boxes. */
  worst: Region[];
  /**
   * The same beside the subject, texts with what they stand on, and buttons, with its share of the frame, 0..1; null where next to
   * nothing is left, absent in measurements of an older engine.
   */
  ofBackground?: { share: number; featureCongestion: number; worst: Region[] } | null;
}

export interface CompositionMeasures {
  /** Share of 16x16 tiles with low gradient and low variance, 0..1. */
  negativeSpace: number;
  /** Correlation of the frame with its mirror image, edges and luminance averaged, -1..1. */
  mirrorSymmetry: number;
  /** Distance of the centre of visual mass from the frame's centre / diagonal. */
  balanceOffset: number;
  /** Distance of the saliency centroid from the centre and from the nearest third point, / diagonal. */
  centroidToCentre: number;
  centroidToThird: number;
  /** CIEDE2000 between the colours of the salient subject and of its surround (`colourSeparation`); null when no subject stands out. */
  figureGroundDeltaE: number | null;
  /** Mean L* of the subject less that of what surrounds it, -100..100; null as above, absent before 2.8. */
  subjectLighterBy?: number | null;
  /** Saturation of the salient subject / that of the rest. */
  subjectSaturationRatio: number | null;
  subject: Region | null;
  /**
   * What the strongest region that is not text draws, in times what an average spot of its size does, also where that is too little
   * for a subject (under 1.4); absent before 2.8.
   */
  standsOut?: number;
  /**
   * How many times as large the subject's box comes out where little has to draw as where much has to: near 1 where it ends at an
   * outline of its own, larger where it fades into what is around it, and its size says little. Absent without a subject, where a
   * face tells the size, and in measurements of an older engine.
   */
  subjectSpread?: number;
  /** Uniform bars at the edges, share of the frame each, 0..1. */
  bars: { top: number; bottom: number; left: number; right: number };
}

export interface SaliencyMeasures {
  /** Map at long side 64, row by row, 0..255, base64; sums are over the map. */
  width: number;
  height: number;
  data: string;
  /** Entropy of the map / log2(cells), 0 one point .. 1 everywhere alike. */
  focusEntropy: number;
  /** Local maxima above half the peak after blur, strongest first. */
  peaks: { x: number; y: number; strength: number }[];
  /**
   * Share of attention of the strongest compact regions, strongest peak first, at most 5. `peak` is the maximum that each is around;
   * absent only in measurements of an older engine.
   */
  focus: { region: Region; share: number; peak?: { x: number; y: number; strength: number } }[];
  /** IoU of the top-10 % areas computed at long side 1080 and at 320, 0..1. */
  firstGlanceStability: number;
}

export interface TextBlock {
  /** Empty where it is surely writing whose words could not be read. */
  text: string;
  region: Region;
  /** Recogniser's mean confidence, 0..1; what of a line no letter accounts for counts as 0. */
  confidence: number;
  /** Height of a line as share of the frame's height, and of its short side, 0..1. */
  lineHeight: number;
  lineHeightOfShortSide: number;
  lines: number;
  words: number;
  /** WCAG contrast of the two colour clusters inside the box, 1..21; null when no letters separate. */
  contrast: number | null;
  /** Lowest contrast among the slices along the box; null as above. */
  worstSliceContrast: number | null;
  foreground: string | null;
  background: string | null;
  /** The darkest and the lightest ground along the line; null as above. */
  grounds: [dark: string, light: string] | null;
  /** Width of the strokes of its thinnest line / type size; absent where that cannot be told. Regular faces 0.09 to 0.11, bold 0.14 and more. */
  stroke?: number;
  /** Ink at the frame's left and right edge, / height of the line's ink, 0..1; absent where the frame cuts no letter. */
  cut?: { left: number; right: number };
  /** Words on a thing that is shown, such as the screen of a phone: picture, not copy. */
  pictured?: true;
  role: 'headline' | 'body' | 'cta' | 'offer' | 'small';
}

export interface TextMeasures {
  /** False when the recogniser was not available: text rules are then "could not be measured". */
  measured: boolean;
  blocks: TextBlock[];
  /** Union of the boxes / frame, 0..1. */
  areaShare: number;
  wordCount: number;
  /** Count of clearly different text sizes. */
  sizeLevels: number;
  /** Largest size / median of the rest; null with fewer than two blocks. Lines of one text stacked on panels of their own count once. */
  headlineRatio: number | null;
  /** Confidence-weighted words found at 320 px width / those at full size, 0..1; null without text. */
  smallScreenLegibility: number | null;
  /** Share of letters that are capitals in words of more than three letters, 0..1. */
  capsShare: number;
  exclamations: number;
  /** Flesch reading ease of all English copy; null under 8 words or not English. */
  readingEase: number | null;
}

export interface PlacementMeasure {
  placement: Placement;
  /** Nearest listed ratio, relative distance to it, and how the platform ranks it. */
  nearestRatio: string;
  ratioError: number;
  ratio: 'recommended' | 'accepted' | 'unsupported';
  resolution: 'full' | 'accepted' | 'too_small';
  fileSizeOk: boolean;
  /** Blocks (index) with the share of each that the platform's interface covers, 0..1. Only where ratio is not `unsupported`. */
  coveredBlocks: { block: number; share: number }[];
  /** Mean covered share over all text, call to action counted twice, 0..1. */
  covered: number;
  /** Version date of the zone data used. */
  specVersion: string;
}

/** Everything on one picture: an uploaded image, or a keyframe of a video with the video's facts for a source. */
export interface ImageMeasurements {
  kind: 'image';
  engineVersion: string;
  source: SourceFacts;
  technical: TechnicalMeasures;
  colour: ColourMeasures;
  clutter: ClutterMeasures;
  composition: CompositionMeasures;
  saliency: SaliencyMeasures;
  /** The same attention in cells of half the side; only where it was asked for. Shown; rules read `saliency`. */
  fineAttention?: Pick<SaliencyMeasures, 'width' | 'height' | 'data'>;
  text: TextMeasures;
  copy: CopyMeasures;
  /** Absent in measurements of an older engine. */
  people?: PeopleMeasures;
  /** Absent in measurements of an older engine, which told the subject by what draws the eye. */
  sight?: SightMeasures;
  /** What kind of creative it is; absent as above. */
  creative?: CreativeKind;
  placements: PlacementMeasure[];
}
