/**
 * Draws every icon of the app from the one mark. Run after the mark changed:
 * `npx tsx shell/pwa/make-icons.ts`. The results are kept in the repository.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const PUBLIC = fileURLToPath(new URL('./public/', import.meta.url));
const INK = '#16181e';
const PAPER = '#fbfaf7';
const LAGOON = '#65caeb';

/** The mark of `ui/logo.tsx` on a 32 grid, in given colours. */
const mark = (ink: string, arc: string) => `
  <g fill="none" stroke-linecap="round" stroke-width="2.6">
    <path stroke="${ink}" d="M14.5 9.2 6.6 27.2"/><path stroke="${ink}" d="M17.5 9.2 25.4 27.2"/>
    <path stroke="${arc}" d="M6.9 19.4A16 16 0 0 0 25.1 19.4"/>
  </g>
  <circle cx="16" cy="6.2" r="3.1" fill="${ink}"/>`;

/** A square with the mark at `scale` of its side; `radius` in percent of the side. */
function tile(size: number, scale: number, radius: number, ground: string | null, ink: string, arc: string): Buffer {
  const inner = size * scale;
  const at = (size - inner) / 2;
  const back = ground ? `<rect width="${size}" height="${size}" rx="${(size * radius) / 100}" fill="${ground}"/>` : '';
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${back}` +
      `<g transform="translate(${at} ${at}) scale(${inner / 32})">${mark(ink, arc)}</g></svg>`,
  );
}

const ICONS: {
  file: string;
  size: number;
  scale: number;
  radius: number;
  ground: string | null;
  ink: string;
  arc: string;
}[] = [
  { file: 'icons/icon-192.png', size: 192, scale: 0.68, radius: 22, ground: INK, ink: PAPER, arc: LAGOON },
  { file: 'icons/icon-512.png', size: 512, scale: 0.68, radius: 22, ground: INK, ink: PAPER, arc: LAGOON },
  { file: 'icons/maskable-192.png', size: 192, scale: 0.54, radius: 0, ground: INK, ink: PAPER, arc: LAGOON },
  { file: 'icons/maskable-512.png', size: 512, scale: 0.54, radius: 0, ground: INK, ink: PAPER, arc: LAGOON },
  { file: 'icons/monochrome-512.png', size: 512, scale: 0.62, radius: 0, ground: null, ink: '#000', arc: '#000' },
  { file: 'apple-touch-icon.png', size: 180, scale: 0.62, radius: 0, ground: INK, ink: PAPER, arc: LAGOON },
];

await mkdir(new URL('icons/', `file://${PUBLIC}`), { recursive: true });
for (const icon of ICONS) {
  const svg = tile(icon.size, icon.scale, icon.radius, icon.ground, icon.ink, icon.arc);
  await sharp(svg).png({ compressionLevel: 9, palette: true }).toFile(`${PUBLIC}${icon.file}`);
}
await writeFile(
  `${PUBLIC}favicon.svg`,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>Adjudge</title><rect width="32" height="32" rx="7" fill="${INK}"/>` +
    `<g transform="translate(4.6 4.6) scale(.7125)">${mark(PAPER, LAGOON).replace(/\s*\n\s*/g, '')}</g></svg>\n`,
);
