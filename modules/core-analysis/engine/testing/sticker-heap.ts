import sharp from 'sharp';
import { textPath } from './draw-text.ts';

const WORDS =
  'SALE|LAST CHANCE|50% OFF|HOT|Buy now|NEW|WOW|SAVE BIG|FREE GIFT|TODAY ONLY|LIMITED|BEST PRICE|HURRY'.split('|');
const COLOURS = '#ff0044 #ffe600 #00c853 #2962ff #ff6d00 #d500f9 #00e5ff #ffffff #111111'.split(' ');

interface Sticker {
  text: string;
  x: number;
  y: number;
  size: number;
  degrees: number;
  ground: string;
  ink: string;
}

function drawn({ text, x, y, size, degrees, ground, ink }: Sticker): string {
  const [w, h] = [text.length * size * 0.72 + 60, size * 1.7];
  const letters = textPath({ text, x: 0, y: size * 0.36, size, fill: ink, weight: 800, anchor: 'middle' });
  return `<g transform="translate(${x} ${y}) rotate(${degrees})"><rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="14" fill="${ground}"/>${letters}</g>`;
}

/** A square of 26 stickers, turned and laid over one another, the same for the same seed; `onTop` lies uncovered. */
export async function stickerHeap(from: number, onTop: readonly Sticker[] = []): Promise<Buffer> {
  let seed = from;
  const random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
  const heap = Array.from({ length: 26 }, (_, i): Sticker => {
    const size = 60 + random() * 70;
    const [x, y, degrees] = [120 + random() * 840, 120 + random() * 840, -28 + random() * 56];
    const [ground, ink] = [COLOURS[i % 9] as string, COLOURS[(i * 4 + 2) % 9] as string];
    return { text: WORDS[i % 13] as string, x, y, size, degrees, ground, ink: ink === ground ? '#000000' : ink };
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1080"><rect width="100%" height="100%" fill="#3a3a3a"/>${[...heap, ...onTop].map(drawn).join('')}</svg>`;
  return await sharp(Buffer.from(svg)).removeAlpha().png().toBuffer();
}
