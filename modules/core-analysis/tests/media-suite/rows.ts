import type { Check } from './expectations.ts';
import {
  below,
  cutsAt,
  judged,
  names,
  neverSays,
  notPraisedFor,
  reads,
  refused,
  sameFindings,
  says,
  silent,
  textsOf,
  within,
} from './expectations.ts';
import type { MediaRow } from './media-row.ts';

const mark = (file: string, what: string): MediaRow => ({
  file,
  what,
  expected: 'judged: the mark of its twins',
  problems: judged(),
});

/** The same colours: every colour of the palette within three levels. */
const sameColours: Check = (one, twin) => {
  if (one.measurements.kind !== 'image' || twin.measurements.kind !== 'image') return ['is no image'];
  const [here, there] = [one.measurements.colour.palette, twin.measurements.colour.palette];
  const apart = (a: string, b: string) =>
    Math.max(
      ...[1, 3, 5].map((at) =>
        Math.abs(Number.parseInt(a.slice(at, at + 2), 16) - Number.parseInt(b.slice(at, at + 2), 16)),
      ),
    );
  return here.length === there.length && here.every(({ hex }, i) => apart(hex, there[i]?.hex ?? '#000000') <= 3)
    ? []
    : [`palette ${here.map(({ hex }) => hex)}; its twin ${there.map(({ hex }) => hex)}`];
};

const noOffer: Check = ({ measurements }) =>
  measurements.kind === 'image' && measurements.copy.offer ? [`offer “${measurements.copy.offer.text}”`] : [];

const UNREAD = judged(says(/could not be read|cannot read|could not read/iu), silent('K-01', 'K-05', 'T-05'), noOffer);

/** Lower or as high as in a known language, or without a word of praise over it. */
const noGain: Check = (one, twin) =>
  one.results.score <= twin.results.score || one.results.verdict === undefined
    ? []
    : [`scores ${one.results.score}, its twin ${twin.results.score}`];

const BLOCKY = judged(below(5), names(/compression blocks/iu), notPraisedFor('Q-01', 'Q-03'));
const LIKE_BASE_VIDEO = judged(within(3), reads('Ripe fruit'), cutsAt(2, 4));
const BANNER = judged(within(5), reads('Ripe fruit by noon', 'Order a box'), (one) =>
  one.results.basis.placement === 'google_display' ? [] : [`judged for ${one.results.basis.placement}`],
);

/** The files of `tests/media` with what must be true of each; struck prices, currency signs and phone screenshots are not among them yet. */
export const MEDIA_ROWS: readonly MediaRow[] = [
  { ...mark('base.jpg', 'ad, sRGB JPEG'), quick: true },
  {
    file: 'no-end-marker.jpg',
    what: 'JPEG without its last two bytes',
    expected: 'judged with the same findings',
    twin: 'base.jpg',
    quick: true,
    problems: judged(within(0), sameFindings),
  },
  mark('colours-srgb.png', 'ad of flat colours, sRGB'),
  {
    file: 'colours-p3.png',
    what: 'the same in Display P3, 8 bits',
    expected: 'same score and colours',
    twin: 'colours-srgb.png',
    problems: judged(within(1), sameColours),
  },
  {
    file: 'colours-srgb-16bit.png',
    what: '16 bits a channel, sRGB profile',
    expected: 'same score and colours',
    twin: 'colours-srgb.png',
    problems: judged(within(0), sameColours),
  },
  {
    file: 'colours-p3-16bit.png',
    what: '16 bits a channel, Display P3 profile',
    expected: 'same score and colours',
    twin: 'colours-srgb.png',
    problems: judged(within(0), sameColours),
  },
  ...(['300x50', '320x50'] as const).flatMap((size): MediaRow[] => [
    mark(`banner-${size}-twice.png`, `${size} banner at twice its pixels`),
    {
      file: `banner-${size}.png`,
      what: `finished ${size} banner`,
      expected: 'judged for Google Display, its words read, within 5 points of twice its pixels',
      twin: `banner-${size}-twice.png`,
      problems: BANNER,
    },
  ]),
  mark('animated-still.webp', 'second picture of the animation alone'),
  {
    file: 'animated-blank-first.webp',
    what: 'animation whose first picture is empty',
    expected: 'judged by the first picture that shows something, and says so',
    twin: 'animated-still.webp',
    // Its second picture was saved without the filter that smooths blocks (grid 1.74), so it scores less than its twin.
    problems: judged(reads('Order a box'), neverSays(/Nothing is shown/u), ({ results }) =>
      /frame|picture/u.test(results.image.readAs ?? '')
        ? []
        : [`says “${results.image.readAs ?? ''}” of how it was read`],
    ),
  },
  {
    file: 'white-on-transparent.png',
    what: 'white words on a transparent ground',
    expected: 'judged on the ground that shows them, or a finding that they vanish on a light one',
    quick: true,
    problems: judged(reads('Order a box'), (one) =>
      textsOf(one).split(' | ').length > 1 ? [] : [`reads only “${textsOf(one)}”`],
    ),
  },
  mark('words-english.jpg', 'three lines in English'),
  ...(['hindi', 'korean'] as const).map(
    (language): MediaRow => ({
      file: `words-${language}.jpg`,
      what: `the same in ${language[0]?.toUpperCase()}${language.slice(1)}`,
      expected: 'says that words could not be read; claims nothing about offer, request, proof or amount of text',
      twin: 'words-english.jpg',
      problems: (outcome, twin) => [...UNREAD(outcome, twin), ...judged(noGain)(outcome, twin)],
    }),
  ),
  ...(['chinese', 'russian'] as const).map(
    (language): MediaRow => ({
      file: `words-${language}.jpg`,
      what: `the same in ${language[0]?.toUpperCase()}${language.slice(1)}`,
      expected: 'no higher than the same layout in English',
      twin: 'words-english.jpg',
      problems: judged(noGain),
    }),
  ),
  mark('blocks-soft-base.jpg', 'ad with a soft photograph, quality 85'),
  mark('blocks-dark-base.jpg', 'ad with a dark photograph, quality 85'),
  ...(
    [
      ['fruit-q3', 'base'],
      ['fruit-q10', 'base'],
      ['soft-q3', 'blocks-soft-base'],
      ['soft-q10', 'blocks-soft-base'],
      ['dark-q3', 'blocks-dark-base'],
      ['fruit-q10-smaller', 'base'],
    ] as const
  ).map(
    ([name, twin]): MediaRow => ({
      file: `blocks-${name}.jpg`,
      what: name.endsWith('smaller')
        ? 'saved at quality 10, made smaller'
        : `saved at JPEG quality ${name.split('-q')[1]}`,
      expected: '5 points or more under its twin; blocks are named; never praised as sharp or free of marks',
      twin: `${twin}.jpg`,
      problems: BLOCKY,
    }),
  ),
  {
    file: 'tiff-named.jpg',
    what: 'TIFF named .jpg',
    expected: 'refused; names TIFF and the way out',
    quick: true,
    problems: refused(/TIFF/u, /JPG|PNG/u),
  },
  {
    file: 'pdf-named.jpg',
    what: 'PDF named .jpg',
    expected: 'refused; names PDF and the way out',
    quick: true,
    problems: refused(/PDF/u, /JPG|PNG/u),
  },
  {
    file: 'avi-named.mp4',
    what: 'AVI named .mp4',
    expected: 'refused; names AVI and the way out',
    quick: true,
    problems: refused(/AVI/u, /MP4/u),
  },
  { ...mark('video-base.mp4', 'ad video, H.264 and AAC, 6 s'), quick: true },
  {
    file: 'video-cover.mp4',
    what: 'the same with a cover picture',
    expected: 'within 3 points, same words, cuts at 2 and 4 s; the process lives',
    twin: 'video-base.mp4',
    problems: LIKE_BASE_VIDEO,
  },
  {
    file: 'video-interlaced.mp4',
    what: 'interlaced, top field first',
    expected: 'within 3 points, same words, cuts at 2 and 4 s',
    twin: 'video-base.mp4',
    problems: LIKE_BASE_VIDEO,
  },
  {
    file: 'recorder-h264.webm',
    what: 'H.264 and Opus in Matroska, as a browser records',
    expected: 'within 3 points, same words, cuts at 2 and 4 s',
    twin: 'video-base.mp4',
    problems: LIKE_BASE_VIDEO,
  },
  mark('video-854x480-444.mp4', '854 × 480 as 4:4:4'),
  {
    file: 'video-854x480.mp4',
    what: '854 × 480, a width that is no multiple of 8',
    expected: 'same score; three runs give the same measurements (tested apart)',
    twin: 'video-854x480-444.mp4',
    problems: judged(within(1)),
  },
  {
    file: 'video-damaged-middle.mp4',
    what: '6 % in the middle overwritten',
    expected: 'judged, and says how many pictures could not be decoded',
    twin: 'video-base.mp4',
    problems: judged(says(/could not be (?:decoded|read)/u)),
  },
];
