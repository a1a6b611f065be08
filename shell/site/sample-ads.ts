/**
 * Two invented ads in two versions each, which the landing page shows. Both
 * versions carry the same photograph and the same offer; only the craft differs.
 * Photographs: "Picture 0B" by Trevor "Freespace", CC BY 4.0; "coffee" by Rachel Michetti, CC0.
 */
export const SAMPLE_IDS = ['before', 'after', 'coffee-before', 'coffee-after'] as const;
export type SampleId = (typeof SAMPLE_IDS)[number];

export interface SampleAd {
  readonly id: SampleId;
  /** File of the photograph, among those the engine's tests compose ads on. */
  readonly photo: string;
  /** A whole page of 1080 by 1350 pixels. */
  html(photo: string, font: string): string;
}

const page = (photo: string, font: string, css: string, body: string): string => `<!doctype html>
<meta charset="utf-8">
<style>
  @font-face { font-family: Geist; font-weight: 100 900; src: url(${font}) format("woff2"); }
  * { margin: 0; box-sizing: border-box; }
  body { width: 1080px; height: 1350px; overflow: hidden; font-family: Geist; position: relative; }
  .photo { background-image: url(${photo}); background-size: cover; position: absolute; }
  ${css}
</style>
${body}`;

export const SAMPLE_ADS: readonly SampleAd[] = [
  {
    id: 'before',
    photo: 'fig-bowl.jpg',
    html: (photo, font) =>
      page(
        photo,
        font,
        `.photo { inset: 0; background-position: 78% 50%; filter: brightness(.86) contrast(.86) saturate(.92); }
         .copy { position: absolute; left: 56px; right: 56px; color: #d9cfc8; }
         .brand { top: 44px; font-size: 26px; letter-spacing: .22em; }
         .head { top: 560px; left: 470px; right: 60px; font-size: 46px; font-weight: 400; line-height: 1.2; color: #f0d9cf; }
         .line { top: 1120px; font-size: 27px; line-height: 1.35; }
         .more { top: 1256px; font-size: 23px; text-decoration: underline; }
         .badge { position: absolute; right: 44px; top: 40px; border: 2px solid #cfc6bf; border-radius: 50%; width: 132px; height: 132px; display: grid; place-items: center; color: #cfc6bf; font-size: 22px; text-align: center; }`,
        `<div class="photo"></div>
         <p class="copy brand">ORCHARD &amp; DAUGHTERS</p>
         <div class="badge">since<br>1962</div>
         <p class="copy head">Discover the taste of the season</p>
         <p class="copy line">Hand-picked figs from our own trees, packed the same day and delivered to your door. Now 20 % off the two-kilo box until Sunday. Free returns. Rated by 2,300 customers.</p>
         <p class="copy more">Learn more on our website</p>`,
      ),
  },
  {
    id: 'after',
    photo: 'fig-bowl.jpg',
    html: (photo, font) =>
      page(
        photo,
        font,
        `body { background: #f6efe6; }
         .photo { left: 0; right: 0; top: 0; height: 812px; background-position: 60% 50%; }
         .brand { position: absolute; left: 0; top: 0; padding: 26px 40px 28px 64px; background: #f6efe6; font-size: 34px; font-weight: 650; color: #1b1410; letter-spacing: -.02em; }
         .head { position: absolute; left: 64px; right: 64px; top: 868px; font-size: 104px; line-height: 1; font-weight: 700; letter-spacing: -.04em; color: #1b1410; }
         .offer { position: absolute; left: 64px; top: 1096px; font-size: 46px; line-height: 1.2; font-weight: 500; color: #4a3a30; }
         .cta { position: absolute; left: 64px; top: 1192px; height: 104px; padding: 0 52px; border-radius: 16px; background: #14532d; color: #fff; font-size: 46px; font-weight: 650; line-height: 104px; }
         .proof { position: absolute; left: 500px; top: 1223px; font-size: 34px; color: #4a3a30; }`,
        `<div class="photo"></div>
         <p class="brand">Orchard &amp; Daughters</p>
         <p class="head">Figs, picked this morning</p>
         <p class="offer">20 % off the 2 kg box until Sunday</p>
         <p class="cta">Order my box</p>
         <p class="proof">4.6 from 2,300 reviews</p>`,
      ),
  },
  {
    id: 'coffee-before',
    photo: 'coffee.jpg',
    html: (photo, font) =>
      page(
        photo,
        font,
        `.photo { inset: 0; background-position: 40% 50%; filter: contrast(.9) saturate(.9); }
         .copy { position: absolute; color: #e9c9b4; }
         .brand { left: 60px; top: 56px; font-size: 28px; letter-spacing: .3em; }
         .head { left: 250px; right: 120px; top: 790px; font-size: 62px; font-weight: 300; line-height: 1.15; color: #f2ddcf; text-align: center; }
         .list { left: 60px; top: 1000px; right: 60px; font-size: 26px; line-height: 1.5; }
         .small { right: 60px; bottom: 44px; font-size: 20px; }
         .more { left: 60px; bottom: 44px; font-size: 22px; }`,
        `<div class="photo"></div>
         <p class="copy brand">NORTHBOUND ROASTERS</p>
         <p class="copy head">A new standard of coffee excellence is here</p>
         <p class="copy list">Small batches, roasted on Mondays and sent on Tuesdays. Single origins from four farms we have known for years. First bag half price for new subscribers, pause or cancel whenever you like.</p>
         <p class="copy more">Find out more</p>
         <p class="copy small">Terms apply. While stocks last.</p>`,
      ),
  },
  {
    id: 'coffee-after',
    photo: 'coffee.jpg',
    html: (photo, font) =>
      page(
        photo,
        font,
        `body { background: #2a1712; }
         .photo { left: 0; right: 0; bottom: 0; height: 770px; background-position: 42% 40%; background-size: 118%; }
         .brand { position: absolute; left: 64px; top: 60px; font-size: 36px; font-weight: 650; letter-spacing: -.02em; color: #fff5ec; }
         .head { position: absolute; left: 64px; right: 64px; top: 148px; font-size: 116px; line-height: .98; font-weight: 700; letter-spacing: -.045em; color: #fff5ec; }
         .offer { position: absolute; left: 64px; top: 420px; font-size: 44px; font-weight: 500; color: #f3d9c4; }
         .cta { position: absolute; left: 64px; bottom: 72px; height: 112px; padding: 0 56px; border-radius: 18px; background: #ffd23f; color: #2a1712; font-size: 48px; font-weight: 700; line-height: 112px; }`,
        `<div class="photo"></div>
         <p class="brand">Northbound Roasters</p>
         <p class="head">Roasted Monday, here by Thursday</p>
         <p class="offer">First bag half price. Cancel anytime.</p>
         <p class="cta">Get my first bag</p>`,
      ),
  },
];
