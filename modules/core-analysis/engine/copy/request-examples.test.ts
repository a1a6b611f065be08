import { beforeAll, describe, expect, it } from 'vitest';
import { GOALS } from '../../contract/analysis.ts';
import { TRADES } from '../../contract/trade.ts';
import type { Frames } from '../frame.ts';
import { drawFrames } from '../testing/draw-text.ts';
import { makeSpan, makeVideo } from '../testing/video-factory.ts';
import { COPY_LANGUAGES, type CopyLanguage } from './lexica.ts';
import { buttonsIn } from './read-creative/in-buttons.ts';
import { readCreative } from './read-creative/read-creative.ts';
import { requestExamples } from './trade-words.ts';
import { wordsOfVideo } from './words-of-video.ts';

const REQUESTS = COPY_LANGUAGES.flatMap((language) => [
  ...new Map(
    TRADES.flatMap((sells) =>
      GOALS.flatMap((goal) =>
        requestExamples(language, { goal, sells }).flatMap((words) => (words ? [[words, language] as const] : [])),
      ),
    ).map((pair) => [pair[0], pair] as const),
  ).values(),
]);

const SIZE = { width: 1080, height: 1350 };
/** Where the letters stand; the button reaches beyond them. */
const LETTERS = { x: 0.38, y: 0.795, w: 0.24, h: 0.04 };
const HEADLINES = {
  en: 'Figs at their peak',
  de: 'Feigen, wie sie sein sollen',
  fr: 'Des figues pour votre table',
  es: 'Los higos de nuestra casa',
  it: 'I fichi della nostra terra',
  pt: 'Os figos da nossa terra',
  nl: 'De vijgen van het huis',
} as const;
const headlineIn = (language: CopyLanguage) => ({
  text: HEADLINES[language],
  region: { x: 0.1, y: 0.1, w: 0.8, h: 0.08 },
  lineHeight: 0.08,
});

describe('a request that advice gives as an example', () => {
  let button: Frames;
  let plain: Frames;
  beforeAll(async () => {
    const ground = { ...SIZE, background: '#f4e9d8', texts: [] };
    const shapes = '<rect x="340" y="1040" width="400" height="120" rx="24" fill="#0b6e4f"/>';
    [button, plain] = await Promise.all([drawFrames({ ...ground, shapes }), drawFrames(ground)]);
  });

  const pick = (frames: Frames, text: string, language: CopyLanguage) =>
    readCreative(blocksOf(text, language), buttonsIn(frames.long1024, blocksOf(text, language)));
  const blocksOf = (text: string, language: CopyLanguage) => [
    headlineIn(language),
    { text, region: LETTERS, lineHeight: 0.03 },
  ];

  it.each(REQUESTS)('is understood on a button, as a line and in a clip: "%s"', (text, language) => {
    const onButton = pick(button, text, language);
    expect(onButton.request).toMatchObject({ block: 1, text, kind: 'button' });
    expect(pick(plain, text, language).request).toMatchObject({ block: 1, text, kind: 'words' });
    const clip = makeVideo({
      shots: [],
      text: { spans: [makeSpan({ text: HEADLINES[language] }), makeSpan({ text, start: 8, end: 14 })] },
    });
    expect(wordsOfVideo(clip).copy.cta?.text).toBe(text);
  });
});
