import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { casesOf } from '#platform/testing/depth.ts';
import { EngineError } from '../decode/engine-error.ts';
import { judge } from '../judge/judge.ts';
import { videoContent } from '../judge/video-content.ts';
import { type Clip, generateClip, panning, pixelsOf, sound } from '../testing/clip-generator.ts';
import { photoNoise } from '../testing/photo-noise.ts';
import { type MeasuredVideo, measureVideo } from './measure-video.ts';

const FRAME_S = 1 / 30;
const size = { width: 216, height: 384 };
const photo = pixelsOf(await photoNoise(320, 420, { seed: 21, strength: 0.6 }));
const other = pixelsOf(await photoNoise(320, 420, { seed: 22, base: 150, strength: 0.6 }));

/** Black, two pictures with a cut, a fade to an end card; a tone under the first half. */
const spot = async (more: Partial<Clip> = {}): Promise<Uint8Array> =>
  generateClip({
    ...size,
    grain: 1,
    scenes: [
      { seconds: 0.5, picture: '#000000' },
      { seconds: 1.5, picture: panning(await photo, 30) },
      { seconds: 1.5, picture: panning(await other, 10) },
      {
        seconds: 1.5,
        picture: { background: '#f4efe4', texts: [{ text: 'Shop now', x: 30, y: 200, size: 36, fill: '#202020' }] },
        fadeIn: 0.4,
      },
    ],
    sound: sound(5, [{ start: 0, end: 2.5, hz: 997, dbfs: -20 }]),
    ...more,
  });

const refusalOf = async (bytes: Uint8Array, maxSeconds?: number): Promise<EngineError> => {
  const error = await measureVideo(bytes, maxSeconds === undefined ? {} : { maxSeconds }).catch((e: unknown) => e);
  expect(error).toBeInstanceOf(EngineError);
  return error as EngineError;
};

describe('the poster of a video', { timeout: 120_000 }, () => {
  it('is the frame its heat is measured on, also where that is little text on a plain ground', async () => {
    const line = { text: 'Fresh figs', x: 40, y: 200, size: 26, fill: '#c9bfae' };
    const clip = await generateClip({
      ...size,
      scenes: [
        { seconds: 1.5, picture: { background: '#f4efe4', texts: [line] } },
        { seconds: 1.5, picture: panning(await photo, 30) },
      ],
    });
    const { measurements, preview, frames } = await measureVideo(clip, {});
    const hot = videoContent(measurements, null).heatShot ?? -1;
    expect(hot).toBe(0);
    const meanOf = async (picture: Uint8Array = new Uint8Array()) => (await sharp(picture).stats()).channels[0]?.mean;
    expect(await meanOf(preview)).toBeCloseTo((await meanOf(frames[hot])) ?? 0, 0);
  });
});

describe('extras of a video', { timeout: 240_000 }, () => {
  // truth of video: shots[].more[].keyframeAt shots[].more[].still
  //   planted: a shot that moves on, and one that stands
  //   within: a keyframe in each third of the first, one of the second
  it('measure further keyframes of a shot that changes, none of one that stands, and else the same', async () => {
    const clip = await generateClip({
      ...size,
      scenes: [
        { seconds: 3, picture: panning(await photo, 33) },
        { seconds: 2, picture: { background: '#f4efe4', texts: [{ text: 'Shop now', x: 30, y: 200, size: 36 }] } },
      ],
    });
    const standard = await measureVideo(clip, {});
    const extra = await measureVideo(clip, { extras: ['fine-attention', 'more-keyframes'] });
    const [moving, still] = extra.measurements.shots;
    expect(extra.measurements.engineVersion).toBe(
      `${standard.measurements.engineVersion}+fine-attention.more-keyframes`,
    );
    const times = [moving?.keyframeAt ?? -1, ...(moving?.more ?? []).map(({ keyframeAt }) => keyframeAt)];
    expect(times.map((at) => Math.floor(at)).sort()).toEqual([0, 1, 2]);
    expect(still?.more).toBeUndefined();

    // What the standard measures stays as it is, and so do the frames that are kept of it.
    const plain = JSON.parse(JSON.stringify(extra.measurements), (key, value) =>
      key === 'more' || key === 'fineAttention' ? undefined : key === 'engineVersion' ? '' : value,
    );
    const asMeasured = JSON.parse(JSON.stringify(standard.measurements), (key, value) =>
      key === 'engineVersion' ? '' : value,
    );
    expect(plain.shots).toEqual(asMeasured.shots);
    expect(extra.frames).toHaveLength(4);
    expect(extra.frames.slice(0, 2)).toEqual(standard.frames);

    const { shots } = videoContent(extra.measurements, null);
    expect(shots[0]?.parts?.map(({ frame }) => frame).sort()).toEqual([0, 2, 3]);
    expect(shots[0]?.parts?.[0]?.start).toBe(0);
    expect(shots[0]?.parts?.at(-1)?.end).toBe(shots[0]?.end);
    expect(shots[1]?.parts).toBeUndefined();

    const settings = { goal: 'sales', placement: 'tiktok', depth: { team: 0, segments: true, ugc: false } } as const;
    const result = judge(extra.measurements, settings).results;
    expect(result.extras).toEqual(['fine-attention', 'more-keyframes']);
    expect(result.video?.shots[0]?.verdict).toContain('in 3 keyframes');
    expect([result.attention.width, result.attention.height]).toEqual([72, 128]);
    const without = judge(standard.measurements, settings).results;
    expect(without.extras).toBeUndefined();
    expect(without.video?.shots[0]?.verdict).not.toContain('keyframes');
  });
});

describe('measureVideo of a spot', { timeout: 120_000 }, () => {
  let bytes: Uint8Array;
  let video: MeasuredVideo;
  beforeAll(async () => {
    bytes = await spot();
    video = await measureVideo(bytes, {});
  }, 120_000);

  // truth of video: source.container source.videoCodec source.audioCodec source.width source.height source.bytes source.frames source.frameRate source.bitrateKbps source.bitsPerPixel
  //   planted: a clip of known facts
  //   within: exact; bit rate 1 kbit/s
  it('tells the facts of the file, length within a frame', () => {
    const { source } = video.measurements;
    expect(source).toMatchObject({
      container: 'mp4',
      videoCodec: 'avc',
      audioCodec: 'aac',
      ...size,
      bytes: bytes.length,
      frames: 150,
      frameRate: 30,
      variableFrameRate: false,
      hdr: false,
      hasGps: false,
    });
    expect(Math.abs(source.durationS - 5)).toBeLessThan(FRAME_S);
    expect(source.bitrateKbps).toBeCloseTo((bytes.length * 8) / 5000, 0);
    expect(source.bitsPerPixel).toBeLessThan((bytes.length * 8) / (150 * 216 * 384));
    expect(source.bitsPerPixel).toBeGreaterThan(0.01);
  });

  // truth of video: shots[].keyframeAt shots[].still
  //   planted: four scenes
  //   within: inside the shot; the text on it
  it('splits the shots where they were planted and measures their keyframes as pictures', () => {
    const { shots, black, endCard } = video.measurements;
    expect(shots.map(({ begins }) => begins)).toEqual(['start', 'cut', 'cut', 'fade']);
    for (const [index, start] of [0, 0.5, 2, 3.7].entries()) {
      expect(Math.abs((shots[index]?.start ?? -1) - start)).toBeLessThan(index === 3 ? 0.2 : 2 * FRAME_S);
    }
    for (const { keyframeAt, start, end } of shots) {
      expect(keyframeAt).toBeGreaterThan(start);
      expect(keyframeAt).toBeLessThan(end);
    }
    expect(shots[3]?.still?.source).toMatchObject({ format: 'frame', ...size, bytes: 0 });
    expect(shots[3]?.still?.text.blocks.map(({ text }) => text)).toEqual(['Shop now']);
    expect(black).toHaveLength(1);
    expect(endCard).toMatchObject({ shot: 3, hasCta: true, still: true });
  });

  // truth of video: timeline.stepS timeline.lightness timeline.loudness
  //   planted: black, light, loud and silent stretches
  //   within: 3 L*, 1 LU
  it('gives series of one length, louder and brighter where they were planted', () => {
    const { timeline, audio, text } = video.measurements;
    const { stepS, ...series } = timeline;
    expect(stepS).toBe(0.5);
    for (const values of Object.values(series)) expect(values).toHaveLength(10);
    for (const value of timeline.attention) expect(value >= 0 && value <= 1).toBe(true);
    expect(timeline.lightness[0]).toBeLessThan(3);
    expect(timeline.lightness[9]).toBeGreaterThan(90);
    expect(timeline.motion[2]).toBeGreaterThan(4 * (timeline.motion[9] ?? 1));
    expect(timeline.loudness[2]).toBeCloseTo(-20, 0);
    expect(timeline.loudness[8]).toBeNull();
    expect(audio?.silenceShare).toBeCloseTo(0.5, 1);
    expect(text.spans.map((span) => span.text)).toContain('Shop now');
  });

  it('draws poster, thumbnail and keyframes without metadata; the poster is not the black shot', async () => {
    expect(video.frames).toHaveLength(video.measurements.shots.filter(({ still }) => still !== null).length);
    for (const picture of [video.preview, video.thumbnail, ...video.frames]) {
      const { format, exif, icc, xmp } = await sharp(picture).metadata();
      expect([format, exif, icc, xmp]).toEqual(['webp', undefined, undefined, undefined]);
    }
    const { channels } = await sharp(video.preview).stats();
    expect(channels[0]?.mean).toBeGreaterThan(40);
  });

  it('gives the same bytes over repeated runs, and tells its stages in order with a percentage that only grows', async () => {
    const told: [string, number][] = [];
    const again = await measureVideo(bytes, { onStage: (stage, percent) => told.push([stage, percent]) });
    expect([...new Set(told.map(([stage]) => stage))]).toEqual(['checking', 'measuring', 'reading', 'attention']);
    for (let step = 1; step < told.length; step += 1) {
      expect(told[step]?.[1]).toBeGreaterThanOrEqual(told[step - 1]?.[1] ?? 0);
    }
    expect(JSON.stringify(again.measurements)).toBe(JSON.stringify(video.measurements));
    for (const [index, picture] of [again.preview, again.thumbnail, ...again.frames].entries()) {
      const first = [video.preview, video.thumbnail, ...video.frames][index];
      expect(Buffer.from(picture).equals(Buffer.from(first ?? []))).toBe(true);
    }
  });

  // truth of video: source.durationS source.headerDurationS
  //   planted: files cut at 30, 70 and 90 %
  //   within: one frame
  it('measures a file cut short as far as it goes, says so, and refuses it where less than half is left', async () => {
    expect(video.measurements.source).not.toHaveProperty('readShare');
    for (const share of [0.7, 0.9]) {
      const { source, shots, timeline } = (await measureVideo(bytes.subarray(0, bytes.length * share), {}))
        .measurements;
      expect(source.durationS).toBeLessThan(4.9);
      expect(source.durationS).toBeGreaterThan(2.4);
      expect(source.frames).toBe(Math.round(source.durationS * 30));
      expect(source.headerDurationS).toBeCloseTo(5, 1);
      expect(shots.at(-1)?.end).toBe(source.durationS);
      expect(timeline.motion).toHaveLength(Math.ceil(source.durationS / 0.5));
      if (source.durationS < 4.5) expect(source.readShare).toBeCloseTo(source.durationS / 5, 1);
    }
    expect((await refusalOf(bytes.subarray(0, bytes.length * 0.3))).code).toBe('file_unreadable');
    const codes = new Set<string>();
    for (const length of [12, 40, 600, 3000]) codes.add((await refusalOf(bytes.subarray(0, length))).code);
    for (const code of codes) expect(['file_unreadable', 'video_without_picture']).toContain(code);
  });

  it('refuses what is longer than allowed, with its true length', async () => {
    const error = await refusalOf(bytes, 3);
    expect(error.code).toBe('video_too_long');
    expect((error.details as { seconds: number }).seconds).toBeCloseTo(5, 1);
    expect((error.details as { maxSeconds: number }).maxSeconds).toBe(3);
  });
});

describe('measureVideo on other files', { timeout: 120_000 }, () => {
  const short = async (more: Partial<Clip> = {}) =>
    generateClip({ width: 128, height: 96, scenes: [{ seconds: 1, picture: panning(await photo, 30) }], ...more });

  it('takes MOV and WebM with each of their codecs, silent ones too', async () => {
    for (const [container, videoCodec, name] of casesOf(
      [
        ['mov', 'hevc', 'hevc'],
        ['webm', 'vp9', 'vp9'],
        ['webm', 'vp8', 'vp8'],
      ] as const,
      2,
    )) {
      const { measurements } = await measureVideo(await short({ container, videoCodec }), {});
      expect(measurements.source).toMatchObject({ container, videoCodec: name, audioCodec: null, frames: 30 });
      expect(Math.abs(measurements.source.durationS - 1)).toBeLessThan(FRAME_S);
      expect(measurements.audio).toBeNull();
      expect(measurements.timeline.loudness).toEqual([null, null]);
    }
  });

  it('turns pictures upright, at each rotation', async () => {
    const corner = Buffer.alloc(128 * 96 * 3, 40);
    for (let y = 0; y < 40; y += 1) corner.fill(230, y * 384, y * 384 + 150);
    const scenes = [{ seconds: 0.5, picture: () => ({ width: 128, height: 96, rgb: new Uint8Array(corner) }) }];
    // Where the bright corner, top left as stored, is after so many degrees clockwise.
    for (const [rotation, left, top] of casesOf(
      [
        [90, false, true],
        [180, false, false],
        [270, true, false],
        [0, true, true],
      ] as const,
      2,
    )) {
      const { measurements, preview } = await measureVideo(await short({ rotation, scenes }), {});
      const [width, height] = rotation % 180 === 0 ? [128, 96] : [96, 128];
      expect(measurements.source).toMatchObject({ width, height });
      const area = { width: 16, height: 16, left: left ? 4 : width - 20, top: top ? 4 : height - 20 };
      const { data } = await sharp(preview).extract(area).raw().toBuffer({ resolveWithObject: true });
      expect(data[0]).toBeGreaterThan(200);
    }
  });

  it('keeps the colours of the file within 4 levels', async () => {
    for (const [r, g, b] of casesOf(
      [
        [200, 40, 90],
        [30, 160, 60],
        [40, 60, 190],
      ] as const,
      1,
    )) {
      const hex = `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
      const bytes = await short({ scenes: [{ seconds: 0.2, picture: hex }], crf: 8 });
      const { data } = await sharp((await measureVideo(bytes, {})).preview)
        .raw()
        .toBuffer({ resolveWithObject: true });
      for (const [channel, value] of [r, g, b].entries()) {
        expect(Math.abs((data[channel + 3 * 128 * 48 + 192] ?? 0) - value)).toBeLessThanOrEqual(4);
      }
    }
  });

  it('takes sound that goes on after the picture for no damage', async () => {
    for (const container of casesOf(['mp4', 'webm'] as const, 1)) {
      const long = sound(3, [{ start: 0, end: 3, hz: 440, dbfs: -20 }]);
      const { source } = (await measureVideo(await short({ container, sound: long }), {})).measurements;
      expect(source.durationS).toBeLessThan(1.2);
      expect(source, container).not.toHaveProperty('readShare');
    }
  });

  // truth of video: source.variableFrameRate source.hasGps
  //   planted: planted time stamps and a place
  //   within: exact
  it('tells varying frame rates, places and odd rates', async () => {
    const frameTime = (index: number) => index / 30 + (index % 3) * 0.01;
    const varying = await measureVideo(await short({ frameTime, metadata: { location: '+52.5200+013.4050/' } }), {});
    expect(varying.measurements.source).toMatchObject({ variableFrameRate: true, hasGps: true, frames: 30 });
    const slow = await measureVideo(await short({ fps: 5 }), {});
    expect(slow.measurements.source).toMatchObject({ frames: 5, frameRate: 5, variableFrameRate: false });
    expect(slow.measurements.source.durationS).toBeCloseTo(1, 2);
  });

  it('refuses pictures, other files and garbage in boxes by their own code', async () => {
    expect((await refusalOf(new Uint8Array())).code).toBe('file_empty');
    expect(
      (
        await refusalOf(
          await sharp(Buffer.alloc(300), { raw: { width: 10, height: 10, channels: 3 } })
            .png()
            .toBuffer(),
        )
      ).code,
    ).toBe('file_type_unsupported');
    const good = await short();
    const box = (at: number, size: number) => {
      const bytes = new Uint8Array(good);
      new DataView(bytes.buffer).setUint32(at, size);
      return bytes;
    };
    const moov = Buffer.from(good).indexOf('moov') - 4;
    for (const bytes of [
      box(moov, 0),
      box(moov, 1),
      box(moov, 0xffffffff),
      box(0, 8),
      good.fill(0, moov + 8, moov + 600),
    ]) {
      const error = await measureVideo(bytes, { maxSeconds: 30 }).catch((e: unknown) => e);
      if (error instanceof Error) expect(error).toBeInstanceOf(EngineError);
    }
    const noise = Buffer.alloc(50_000);
    for (let at = 0; at < noise.length; at += 1) noise[at] = (at * 7919 + (at >> 5) * 31) & 255;
    noise.set(good.subarray(0, 40));
    expect(['file_unreadable', 'video_without_picture']).toContain((await refusalOf(noise)).code);
  });

  it('refuses pictures too small', async () => {
    const small = await refusalOf(
      await short({ width: 64, height: 48, scenes: [{ seconds: 0.3, picture: '#808080' }] }),
    );
    expect([small.code, small.details]).toEqual(['video_too_small', { width: 64, height: 48 }]);
  });
});
