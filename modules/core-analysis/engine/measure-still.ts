import { setImmediate as breathe } from 'node:timers/promises';
import { measureCopy } from './copy/measure-copy.ts';
import type { Frames } from './frame.ts';
import { measureBottomUp } from './measure/bottom-up.ts';
import { measureClutter, measureJpegComplexity } from './measure/clutter.ts';
import { measureColour } from './measure/colour.ts';
import { measureComposition } from './measure/composition.ts';
import { measurePictureTones } from './measure/picture-tones.ts';
import { preparePlanes } from './measure/prepare-planes.ts';
import { roundMeasurements } from './measure/round-measurements.ts';
import { measureSaliency } from './measure/saliency.ts';
import { measureTechnical } from './measure/technical.ts';
import type { ImageMeasurements, SourceFacts } from './measurements.ts';
import { measurePeople } from './people/measure-people.ts';
import { measurePlacements } from './placements/measure-placements.ts';
import { readText } from './text/read-text.ts';
import { ENGINE_VERSION } from './version.ts';

export interface StillOptions {
  /** Called when the pixels are measured and only the reading of text is waited for. */
  readonly onReading?: () => void;
  /** Called when the text is read. */
  readonly onAttention?: () => void;
  /** Native work of the caller's own on the same frames, such as encoding a preview, run beside the pixel maths. */
  readonly beside?: Promise<unknown>;
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
  { onReading = () => undefined, onAttention = () => undefined, beside }: StillOptions = {},
): Promise<ImageMeasurements> {
  // Encoding runs in native threads beside the pixel maths of this thread. A network's run holds this thread, and has its
  // turn where the maths gives way between measures.
  const aside = Promise.all([measureJpegComplexity(frames), measurePeople(frames), beside]);
  const reading = readText(frames);
  const waited = Promise.all([reading, aside]);
  waited.catch(() => undefined);
  const planes = preparePlanes(frames);
  await breathe();
  const technical = measureTechnical(frames, planes, source);
  await breathe();
  const colour = measureColour(frames, planes);
  await breathe();
  const bottomUp = measureBottomUp(frames, planes);
  await breathe();
  const clutter = measureClutter(planes);

  onReading();
  const [text, [jpegComplexity, people]] = await waited;

  onAttention();
  const saliency = measureSaliency(bottomUp, text.blocks);
  const copy = measureCopy(frames, text, saliency);
  return roundMeasurements<ImageMeasurements>({
    kind: 'image',
    engineVersion: ENGINE_VERSION,
    source,
    technical: { ...technical, picture: measurePictureTones(frames.long512, planes, text.blocks) },
    colour,
    clutter: { ...clutter, jpegComplexity },
    composition: measureComposition(planes, bottomUp, saliency, text.blocks),
    saliency,
    text,
    copy,
    people,
    placements: measurePlacements(source, text, copy),
  });
}
