import type { ManifestOptions } from 'vite-plugin-pwa';

/** The web app manifest; colours equal the tokens `bg` of the light theme. */
export const webAppManifest: Partial<ManifestOptions> = {
  id: '/app',
  name: 'Adjudge',
  short_name: 'Adjudge',
  description:
    'Evidence-based creative analysis: upload an ad and see its score, what holds it back and what to change.',
  lang: 'en',
  dir: 'ltr',
  start_url: '/dashboard?source=pwa',
  scope: '/',
  display: 'standalone',
  background_color: '#fbfaf7',
  theme_color: '#fbfaf7',
  categories: ['business', 'productivity', 'photo'],
  launch_handler: { client_mode: 'navigate-existing' },
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
  ],
  shortcuts: [
    {
      name: 'Analyse an ad',
      short_name: 'Analyse',
      url: '/dashboard?source=shortcut#intake',
      icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
    },
  ],
};
