import { describe, expect, it } from 'vitest';
import { claimBlocks, type ReadBlock, readClaims } from './read-claims.ts';

const lines = (...texts: string[]): ReadBlock[] => texts.map((text) => ({ text, role: 'body' }));

describe('the offer of several texts', () => {
  it('joins a word of price with the figure in the next line', () => {
    expect(readClaims(lines('The bowl that lasts', 'Only', '29')).offer).toMatchObject({
      text: 'Only 29',
      kind: 'price',
    });
  });

  it('joins a figure with its word only where they stand together', () => {
    const at = (x: number, y: number) => ({ region: { x, y, w: 0.1, h: 0.04 }, lines: 1 });
    const offerOf = (word: ReadBlock) =>
      readClaims([{ text: '-20%', role: 'offer', ...at(0.1, 0.2) }, word]).offer?.text;
    expect(offerOf({ text: 'on all lamps', role: 'body', ...at(0.1, 0.25) })).toBe('-20% on all lamps');
    expect(offerOf({ text: 'WOW', role: 'body', ...at(0.35, 0.5) })).toBe('-20%');
    expect(offerOf({ text: 'WOW', role: 'body', ...at(0.8, 0.2) })).toBe('-20%');
  });

  it('is not the former price in small print beside it', () => {
    const tag: ReadBlock[] = [
      { text: '3.99', role: 'small' },
      { text: '2.99', role: 'offer' },
    ];
    expect(readClaims(tag).offer).toMatchObject({ text: '2.99', block: 1 });
  });

  it('takes the price for the offer where a share stands alone, which may be of anything', () => {
    const sale = lines('50%', 'All winter jackets', 'Only 3 days left • was $199, now $99.50');
    expect(readClaims(sale)).toMatchObject({
      offer: { text: 'now $99.50', kind: 'price', block: 2 },
      referencePrice: { text: 'was $199', block: 2 },
    });
    expect(readClaims(lines('80%', 'merino wool', 'Only $49')).offer).toMatchObject({
      text: 'Only $49',
      kind: 'price',
    });
    expect(readClaims(lines('100%', 'cotton', 'was $49, now $29')).offer?.kind).toBe('price');
  });

  it('is told over its lines where it breaks off in one, and without the words it breaks off at where it goes on nowhere', () => {
    const offerOf = (...texts: string[]) => readClaims(lines(...texts)).offer?.text;
    expect(offerOf('Free coffee for a', 'year?')).toBe('Free coffee for a year?');
    expect(offerOf('Free coffee for a')).toBe('Free coffee');
    expect(offerOf('FREE COFFEE FOR A', 'YEAR?')).toBe('FREE COFFEE FOR A YEAR?');
    expect(offerOf('Free Vitamin A', 'Made in Spain')).toBe('Free Vitamin A');
    const apart = { region: { x: 0.1, y: 0.1, w: 0.6, h: 0.05 }, lines: 1 };
    const far = { region: { x: 0.1, y: 0.8, w: 0.6, h: 0.05 }, lines: 1 };
    const blocks: ReadBlock[] = [
      { text: 'Free coffee for a', role: 'offer', ...apart },
      { text: 'Made in Spain', role: 'body', ...far },
    ];
    expect(readClaims(blocks).offer?.text).toBe('Free coffee');
  });

  it('leaves the button out of a price above it', () => {
    const lines: ReadBlock[] = [
      { text: 'The bowl that lasts', role: 'headline' },
      { text: 'Only $29', role: 'offer' },
      { text: 'Buy the bowl', role: 'cta' },
    ];
    expect(readClaims(lines).offer).toMatchObject({ text: 'Only $29', kind: 'price' });
  });

  it.each([
    [['20 % off', 'all lamps'], '20 % off all lamps'],
    [['Up to 20 % off', 'on all lamps'], 'Up to 20 % off on all lamps'],
    [['2 for 1', 'on pizza'], '2 for 1 on pizza'],
    [['Bis zu 30 % Rabatt', 'auf alle Lampen'], 'Bis zu 30 % Rabatt auf alle Lampen'],
    [['20 % de réduction', 'sur les romans'], '20 % de réduction sur les romans'],
  ])('keeps what it is on from the line below: %j', (texts, offer) => {
    expect(readClaims(lines('The sale is on', ...texts)).offer).toMatchObject({ text: offer, specific: true });
  });

  it('takes no sum of a table for an offer', () => {
    const table = lines('Acme $12,300', 'Bolt $4,100', 'Crate $980', 'Paid $88,210', 'Delta $51');
    expect(readClaims(table).offer).toBeNull();
    expect(readClaims([...table, ...lines('Pro plan from $9 a month')]).offer).toMatchObject({ kind: 'price' });
  });
});

describe('claimBlocks', () => {
  it('counts what a button offers only where nothing else is claimed', () => {
    const button: ReadBlock = { text: 'Start your free trial', role: 'cta' };
    const asked = (...lines: ReadBlock[]) => {
      const blocks = [...lines, button];
      const offer = { text: button.text, kind: 'free' as const, specific: true, block: lines.length };
      return claimBlocks(blocks, { offer }, { block: lines.length, text: button.text });
    };
    expect(asked({ text: 'Sleep better every night', role: 'headline' })).toEqual([0]);
    expect(asked({ text: 'Ledgerly' })).toEqual([1]);
  });

  const claimsOf = (blocks: ReadBlock[]) => claimBlocks(blocks, readClaims(blocks), null);

  it('counts neither what others say nor guarantees', () => {
    const blocks = lines(
      'Sleep better tonight',
      'Rated 4.8 by 12,400 customers',
      'Trusted by 500+ companies',
      '30-day money-back guarantee for your peace of mind',
    );
    expect(claimsOf(blocks)).toEqual([0]);
  });

  it('counts an offer and each promise', () => {
    expect(claimsOf(lines('Sleep better tonight', '20% off every mattress', 'Wake up without pain'))).toEqual([
      0, 1, 2,
    ]);
  });

  it('takes a price and the headline it belongs to for one offer, and a saving for a claim beside it', () => {
    const ad = (offer: string): ReadBlock[] => [
      { text: 'The mattress you sleep better on', role: 'headline' },
      { text: offer, role: 'offer' },
    ];
    expect(readClaims(ad('Only $499')).offer).toMatchObject({ kind: 'price' });
    expect(claimsOf(ad('Only $499'))).toEqual([1]);
    expect(claimsOf(ad('20% off every mattress'))).toEqual([0, 1]);
    expect(claimsOf([...ad('Only $499'), { text: 'Wake up without pain', role: 'body' }])).toEqual([1, 2]);
  });

  it.each([
    ['While stocks last. See website.', 0],
    ['Solange der Vorrat reicht', 0],
    ['While stocks last. Enjoy deeper sleep.', 1],
    ['Sleep better, wake up rested', 1],
  ])('takes what only presses or points elsewhere for no claim: %s', (text, claims) => {
    expect(claimsOf([{ text, role: 'body' }])).toHaveLength(claims);
  });

  it('counts no request that stands beside the call', () => {
    expect(claimsOf(lines('Free coffee for a year?', 'Learn more', 'Buy tickets'))).toEqual([0]);
  });

  it('leaves captions of speech out', () => {
    const [said, shown] = lines('You will love how it feels', 'Sleep better tonight') as [ReadBlock, ReadBlock];
    const blocks = [{ ...said, caption: true }, shown];
    expect(claimBlocks(blocks, readClaims(blocks), null)).toEqual([1]);
  });
});

// truth of image: copy.socialProof
//   planted: what only two lines together prove
describe('proof in two lines', () => {
  const proofOf = (...lines: string[]) => readClaims(lines.map((text) => ({ text }))).socialProof;

  it.each([
    [['“It simply gets out of the way.”', 'Claire Dubois, Nantes'], 'testimonial'],
    [['"My knees went quiet"', '— Tom H.'], 'testimonial'],
    // The recogniser reads „ as a comma.
    [[',Endlich schlafe ich wieder durch."', 'Jonas, 41'], 'testimonial'],
    [['Softer skin for 92 %*', '* Self-assessment, 214 women, 28 days'], 'count'],
  ])('%j is a %s', (lines, kind) => {
    expect(proofOf(...lines)?.kind).toBe(kind);
  });

  it.each([
    [['Save 30 %*', '* Until 30 June']],
    [['100 %* natural', '* except packaging']],
    [['80 %* cashmere', '* on selected styles']],
    [['Quiet is a colour', 'Claire Dubois, Nantes']],
  ])('%j is none', (lines) => {
    expect(proofOf(...lines)).toBeNull();
  });
});
