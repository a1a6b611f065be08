import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { webAppManifest } from './manifest.ts';

const PUBLIC = new URL('./public/', import.meta.url);
const file = (src: string) => new URL(src.slice(1), PUBLIC);

describe('the web app manifest', () => {
  it('has what an installation asks for', () => {
    expect(webAppManifest).toMatchObject({ id: '/app', scope: '/', display: 'standalone' });
    expect(webAppManifest.start_url).toMatch(/^\/dashboard/);
    const purposes = (webAppManifest.icons ?? []).map((icon) => `${icon.sizes} ${icon.purpose}`);
    for (const needed of ['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable', '512x512 monochrome']) {
      expect(purposes).toContain(needed);
    }
  });

  it.each(webAppManifest.icons ?? [])('has $src in the size it states', async ({ src, sizes }) => {
    const { width, height, format } = await sharp(readFileSync(file(src))).metadata();
    expect(`${width}x${height}`).toBe(sizes);
    expect(format).toBe('png');
  });

  it('keeps the mark of maskable icons inside the middle 80 %', async () => {
    const { data, info } = await sharp(readFileSync(file('/icons/maskable-512.png')))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const ground = [...data.subarray(0, 3)];
    let furthest = 0;
    for (let i = 0; i < info.width * info.height; i++) {
      const differs = ground.some((value, channel) => Math.abs(value - (data[i * 3 + channel] ?? 0)) > 40);
      if (!differs) continue;
      const dx = (i % info.width) - info.width / 2;
      const dy = Math.floor(i / info.width) - info.height / 2;
      furthest = Math.max(furthest, Math.hypot(dx, dy));
    }
    expect(furthest).toBeGreaterThan(info.width * 0.2);
    expect(furthest).toBeLessThanOrEqual(info.width * 0.4);
  });

  it('takes its colours from the light theme', () => {
    const tokens = readFileSync(new URL('../ui/tokens.css', import.meta.url), 'utf8');
    expect(tokens).toContain(`--bg: light-dark(${webAppManifest.background_color},`);
    expect(webAppManifest.theme_color).toBe(webAppManifest.background_color);
  });
});
