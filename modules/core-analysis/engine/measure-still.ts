import { setImmediate as breathe } from 'node:timers/promises';
import { coveredBy } from '../contract/covered-by.ts';
import type { ExtraMeasure } from '../contract/extra-measures.ts';
import { measureCopy, requestButton } from './copy/measure-copy.ts';
import type { Frames } from './frame.ts';
import { measureBottomUp, measureFineBottomUp } from './measure/attention/bottom-up.ts';
import { measureFineAttention, measureSaliency } from './measure/attention/saliency.ts';
import { measureBackgroundClutter } from './measure/clutter/background-clutter.ts';
import { measureClutter, measureJpegComplexity } from './measure/clutter/clutter.ts';
import { congestionMap } from './measure/clutter/congestion.ts';
import { measureColour } from './measure/colour/colour.ts';
import { measurePhotographColour } from './measure/colour/photograph-colour.ts';
import { measureComposition } from './measure/composition/composition.ts';
import { measureLayout } from './measure/composition/layout.ts';
import { type PreparedPlanes, preparePlanes } from './measure/prepare-planes.ts';
import { roundMeasurements } from './measure/round-measurements.ts';
import { photographWeights } from './measure/technical/photograph-weights.ts';
import { findPhotographicTiles, hidesTexture, photographedShare } from './measure/technical/photographic-tiles.ts';
import { maskPicture, shareOf } from './measure/technical/picture-mask.ts';
import { measurePicture } from './measure/technical/picture-sharpness.ts';
import { tonesOfTiles } from './measure/technical/picture-tones.ts';
import { measureTechnical } from './measure/technical/technical.ts';
import type { ImageMeasurements, SourceFacts } from './measurements.ts';
import { measurePlacements } from './placements/measure-placements.ts';
import { recognisers } from './recognisers.ts';
import { creativeKind } from './sight/creative-kind.ts';
import { isDrawnAt } from './sight/decide-subject.ts';
import { type Look, lookAtPicture } from './sight/look-at-picture.ts';
import { measureSight, NOT_SEEN } from './sight/measure-sight.ts';
import { picturePanels, picturePart } from './sight/picture-part.ts';
import { picturedWords } from './sight/pictured-words.ts';
import type { OutlineSide } from './sight/sight-runtime.ts';
import { wordsOnSubject } from './sight/words-on-subject.ts';
import { withoutPictured } from './text/recognise/without-pictured.ts';
import { ENGINE_VERSION } from './version.ts';
import { versionWith } from './version-with.ts';

/** The networks' part of a picture, begun. */
export interface StillReading {
  readonly text: Promise<ImageMeasurements['text']>;
  readonly people: Promise<ImageMeasurements['people']>;
}

export interface StillOptions {
  /** Where the networks have begun on these frames already. */
  readonly reading?: StillReading;
  /** What to measure beyond the standard; of a picture only `fine-attention` says something. */
  readonly extras?: readonly ExtraMeasure[];
  /** Sides at which the outline of the subject is looked for; none: what is shown is not looked at. */
  readonly sides?: readonly OutlineSide[];
  /** Called when the pixels are measured and only the reading of text is waited for. */
  readonly onReading?: () => void;
  /** Called when the text is read. */
  readonly onAttention?: () => void;
  /** Native work of the caller's own on the same frames, such as encoding a preview, run beside the pixel maths. */
  readonly beside?: Promise<unknown>;
}

/** Of an image: as fine as the network sees, and half of that to see whether the answer stays. */
const OUTLINE_SIDES: readonly OutlineSide[] = [320, 160];
/** Share of a face inside the subject from which it is the subject's. */
const HOLDS_FACE = 0.7;

/** Begins what networks do, beside whatever else this thread does. To be waited for by `measureStill`, which throws what it throws. */
export function readStill(frames: Frames): StillReading {
  const { measurePeople, readText } = recognisers();
  const reading = { people: measurePeople(frames), text: readText(frames) };
  for (const part of Object.values(reading)) part.catch(() => undefined);
  return reading;
}

/**
 * Measures one picture that is decoded already: an uploaded image, or a
 * keyframe of a video with facts made of the video's. Same frames and facts,
 * same measurements.
 *
 * @throws whatever the text recogniser, or `beside`, throws
 */
export async function measureStill(
  frames: Frames,
  source: SourceFacts,
  {
    reading = readStill(frames),
    extras = [],
    sides = OUTLINE_SIDES,
    onReading = () => undefined,
    onAttention = () => undefined,
    beside,
  }: StillOptions = {},
): Promise<ImageMeasurements> {
  // Encoding runs in native threads beside the pixel maths of this thread, and so do the networks where they have a thread of
  // their own. Where they have not, a network's run has its turn where the maths gives way between measures.
  const waited = Promise.all([reading.text, reading.people, measureJpegComplexity(frames), beside]);
  waited.catch(() => undefined);
  const planes = preparePlanes(frames);
  // Begun without the texts, which seldom change what part of the frame is picture.
  const looking = sides.length > 0 ? lookBefore(frames, planes, sides) : Promise.resolve(null);
  looking.catch(() => undefined);
  await breathe();
  const technical = measureTechnical(frames, planes, source);
  await breathe();
  const colour = measureColour(frames, planes);
  await breathe();
  const bottomUp = measureBottomUp(frames, planes);
  await breathe();
  const fine = extras.includes('fine-attention') ? measureFineBottomUp(frames) : undefined;
  const congestion = congestionMap(planes.lab512);
  const clutter = measureClutter(planes, congestion);
  await breathe();
  const layout = measureLayout(planes, bottomUp);

  onReading();
  const [read, people, jpegComplexity] = await waited;
  const look = await looking;
  const { long1024 } = frames;
  const pictured = picturedWords(look, long1024, read.blocks);
  const copyText = withoutPictured(long1024, read, pictured.words);
  const { blocks } = copyText;
  const mask = maskPicture(frames.long512, planes.lab512, blocks);
  const { sharpness } = technical;
  const blockiness = technical.blockiness ?? 1;
  const photographed = photographedShare(planes, mask, blocks, blockiness);
  const panels = picturePanels(mask);
  const faces = people?.faces ?? [];
  const {
    measures: sight,
    figure,
    maybe,
  } = sides.length === 0
    ? NOT_SEEN
    : await measureSight({
        frame: long1024,
        look,
        part: picturePart(mask),
        sides,
        blocks,
        button: requestButton(long1024, blocks)?.region ?? null,
        faces,
        photographed,
        devices: pictured.devices,
        panels,
      });
  const printed = figure && wordsOnSubject(sight, figure, blocks, { ratio: long1024.height / long1024.width, faces });
  const text = printed?.size ? withoutPictured(long1024, read, new Set([...pictured.words, ...printed])) : copyText;

  onAttention();
  // Of somebody whose face is seen it is the face that draws.
  const isFaced = faces.some(({ region }) => figure && coveredBy(region, figure.box) > HOLDS_FACE);
  const thing = figure && !isFaced ? figure.box : null;
  const saliency = measureSaliency(bottomUp, text.blocks, faces, thing);
  const fineAttention = fine && measureFineAttention(bottomUp, fine, text.blocks, faces, thing);
  const copy = measureCopy(frames, text, saliency);
  const buttons = copy.cta?.button ? [copy.cta.button.region] : [];
  // Where nobody looked, pixels alone tell what the subject may be; a thing nobody is sure of is none.
  const composition = measureComposition(
    layout,
    saliency,
    text.blocks,
    faces,
    sight.measured ? (figure ?? 'none') : null,
  );
  const { subject } = composition;
  const { ofPicture, isShown } = measurePicture(planes.luma1024, mask, { buttons, subject, whole: sharpness.best });
  const tiles =
    isShown || hidesTexture(blockiness) ? findPhotographicTiles(planes, mask, text.blocks, blockiness) : null;
  const picture = tiles && tonesOfTiles(tiles);
  // What may be the subject is no clutter and no colour of the surroundings either: that nobody is sure costs nothing.
  const shown = subject ? (figure ?? { box: subject }) : maybe;
  const ofPhotograph =
    tiles && measurePhotographColour(frames, planes.lab512, photographWeights(tiles, buttons), shown);
  const ofBackground = measureBackgroundClutter(congestion, text.blocks, { figure: shown, buttons });
  return roundMeasurements<ImageMeasurements>({
    kind: 'image',
    engineVersion: versionWith(ENGINE_VERSION, extras),
    source,
    technical: {
      ...technical,
      sharpness: { ...sharpness, ofPicture },
      picture,
      ...(!picture && { photographed }),
    },
    colour: { ...colour, ofPhotograph },
    clutter: { ...clutter, jpegComplexity, ofBackground },
    composition,
    saliency,
    ...(fineAttention && { fineAttention }),
    text,
    copy,
    people,
    sight,
    creative: creativeKind({
      blocks: text.blocks,
      copy,
      sight,
      devices: pictured.devices,
      photographed,
      grounds: shareOf(mask.grounds),
      panels,
    }),
    placements: measurePlacements(source, text, copy),
  });
}

/** Looks at what is shown without the texts; where they turn out to matter it is looked at again. */
function lookBefore(frames: Frames, planes: PreparedPlanes, sides: readonly OutlineSide[]): Promise<Look | null> {
  const bare = maskPicture(frames.long512, planes.lab512, []);
  const drawn = isDrawnAt(photographedShare(planes, bare, [], 1));
  return lookAtPicture(frames.long1024, { part: picturePart(bare), sides, drawn });
}
