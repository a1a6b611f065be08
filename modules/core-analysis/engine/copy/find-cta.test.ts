import { describe, expect, it } from 'vitest';
import { findCtas, namesReward, verbAtStart } from './find-cta.ts';

/** Sentence, and whether the call names an object or benefit. */
const CALLS: readonly [string, boolean][] = [
  ['Shop now', false],
  ['SHOP NOW', false],
  ['SHOPNOW', false],
  ['Sh0p n0w', false],
  ['S1GN UP', false],
  ['CIick here', false],
  ['Buy now and save', true],
  ['Shop the sale', true],
  ['Shop all shoes', true],
  ['Get my free sample', true],
  ['Get your free quote today', true],
  ['Get started', false],
  ['Start your free 14-day trial', true],
  ['Try it for free', true],
  ['Try it free for 30 days', true],
  ['Book a table', true],
  ['Book your stay', true],
  ['Book now', false],
  ['Order online', false],
  ['Order your box today', true],
  ['Join 20,000 runners', true],
  ['Sign up for our newsletter', true],
  ['Download the app', true],
  ['Subscribe', false],
  ['Subscribe & save 20%', true],
  ['Learn more', false],
  ['Discover the collection', true],
  ['Claim your voucher', true],
  ['Save your seat', true],
  ['Apply now', false],
  ['Call us today', false],
  // Where to go, not what for.
  ['Call 0800 123 456', false],
  ['Visit acme.com', false],
  ['Order now at bodega-example.com', false],
  ['Visit our website', false],
  ['BUY BUY BUY!!!', false],
  ['Click the link below', false],
  ['Order tea at bodega.example', true],
  ['Buy your boots', true],
  ['Swipe up', false],
  ['Tap to see the menu', true],
  ['Watch the video', true],
  ['Register for the webinar', true],
  ['Reserve your spot', true],
  ['Donate now', false],
  ['Contact us', false],
  ['Request a demo', true],
  ['See all styles', true],
  ['Explore the range', true],
  ['Add to cart', true],
  ['Sleep better tonight. Shop now', false],
  ['Free delivery on all orders Shop now', false],
  ['Jetzt kaufen', false],
  ['Jetzt kostenlos testen', true],
  ['Mehr erfahren', false],
  ['En savoir plus', false],
  ['Découvrez la collection', true],
  ['Réservez votre table', true],
  ['Compra ahora', false],
  ['Regístrate gratis', true],
  ['Scopri di più', false],
  ['Prenota il tuo tavolo', true],
  ['Compre agora', false],
  ['Bestel nu', false],
  ['Probeer het gratis', true],
  ['Tell us yours', false],
  ['Tell us your story', true],
  ['Show us your kitchen', true],
  ['Comment below', false],
  ['Tag a friend', true],
];

const NO_CALLS: readonly string[] = [
  'Sleep better tonight',
  'The best shop in town',
  'Your new favourite book',
  'Book club of the year',
  'Order of the Phoenix',
  'Order confirmed',
  'Contact lenses for every day',
  'New season, new look',
  'Rated 4.8 by 12,400 customers',
  'Free shipping on orders over $50',
  'The coffee that wakes up with you',
  'How to sign up',
  'We help you learn faster',
  'Learning made easy',
  'Get ready for summer',
  'Watches for men',
  'Watch out for the details',
  'Call center software',
  'Trying is half the fun',
  'Starting at $29',
  'Visitors welcome',
  'A reserve wine from Rioja',
  'Saved by the bell',
  'Save $40 on air filters',
  'Save up to 30% this week',
  'Spare 20 % auf alles',
  'Savings up to 50%',
  'Coffee to start your day',
  'Start your day with a smile and a good cup of coffee',
  'Downloads over one million',
  'Explorers wanted',
  'Joint pain relief',
  'Applied science',
  'Donated meals: 2,400',
  'Tap water made better',
  'Shopping bags',
  'Discovery channel',
  'Requested by thousands of people',
  'Buyers love it',
  'Gets the job done',
  'Subscribers first',
  'Registered dietitians',
  'Made with love in Portugal',
  'Only 3 left in stock',
  'Ends Sunday at midnight',
  '50% off all winter coats',
  'Every bite a delight',
  'Mehr Zeit für dich',
  'La nouvelle collection est arrivée',
  'El sabor de siempre',
  'Il gusto della tradizione',
  'O melhor café da cidade',
  'De lekkerste koffie van de stad',
];

describe('findCtas', () => {
  // truth of image: copy.cta.text copy.cta.verb copy.cta.block
  //   planted: lists of calls and of other lines
  //   within: recall and precision 0.95
  it('finds calls with recall and precision of 0.95 and more over both lists', () => {
    const missed = CALLS.filter(([text]) => findCtas(text).length === 0).map(([text]) => text);
    const wrong = NO_CALLS.filter((text) => findCtas(text).length > 0);
    const found = CALLS.length - missed.length;
    expect(found / CALLS.length, `missed: ${missed.join(' | ')}`).toBeGreaterThanOrEqual(0.95);
    expect(found / (found + wrong.length), `wrong: ${wrong.join(' | ')}`).toBeGreaterThanOrEqual(0.95);
    expect(CALLS.length).toBeGreaterThanOrEqual(40);
    expect(NO_CALLS.length).toBeGreaterThanOrEqual(40);
  });

  // truth of image: copy.cta.specific
  //   planted: a list by hand
  //   within: 95 %
  it('tells calls that name an object or benefit from those that do not, in 95 % of the list', () => {
    const wrong = CALLS.filter(([text, specific]) => {
      const [call] = findCtas(text);
      return call && call.specific !== specific;
    });
    expect(wrong.length / CALLS.length, wrong.map(([text]) => text).join(' | ')).toBeLessThanOrEqual(0.05);
  });

  it.each([
    ['Sleep better tonight. Shop now', 'Shop now', 'shop now'],
    ['Ready? Get your free sample!', 'Get your free sample!', 'get'],
    ['S1GN UP', 'S1GN UP', 'sign up'],
    ['Free delivery on all orders Shop now', 'Shop now', 'shop now'],
    ['Getmy filter', 'Get my filter', 'get'],
    ['Seethe dates', 'See the dates', 'see'],
    ['Come and visit our shop online', 'visit our shop online', 'visit our'],
    ['Just visit the shop now', 'shop now', 'shop now'],
  ])('quotes the call in "%s" as it stands', (text, quoted, verb) => {
    expect(findCtas(text)[0]).toMatchObject({ text: quoted, verb });
  });

  it('ends a request at its web address, where another line begins below it', () => {
    const texts = (said: string) => findCtas(said).map(({ text }) => text);
    expect(texts('Visit www.hikeboots.example.com Terms and conditions apply')).toEqual([
      'Visit www.hikeboots.example.com',
    ]);
    expect(texts('Visit hikeboots.com/sale Free delivery')).toEqual(['Visit hikeboots.com/sale']);
    expect(texts('Visit hikeboots.com today')).toEqual(['Visit hikeboots.com today']);
  });
});

describe('verbAtStart', () => {
  it.each([
    ['Take the sleep quiz', true],
    ['Open account', true],
    ['Talk to an expert', true],
    ['Check prices', true],
    ['Switch now', false],
    ['Activate offer', true],
    ['Become a partner', true],
    ['Continue', false],
    ['Notify me', false],
    ['Customise yours', false],
  ])('knows "%s" for the words of a button', (text, rewards) => {
    const verb = verbAtStart(text);
    expect(verb).toBeDefined();
    expect(namesReward(text, verb ?? '')).toBe(rewards);
  });

  it.each(['Commencer', 'Empezar', 'Starten'])('knows "%s" alone for the word of a button', (text) => {
    expect(verbAtStart(text)).toBe(text.toLowerCase());
  });

  it.each([
    'Limited edition',
    'Open daily 9 to 5',
    'Take a break',
    'Make every day count',
    'Next day delivery',
    'New in',
    'Commencement',
    'Los Angeles',
  ])('leaves "%s" a badge', (text) => {
    expect(verbAtStart(text)).toBeUndefined();
  });

  it('finds the account to open without a button too', () => {
    expect(findCtas('Open an account')[0]).toMatchObject({ text: 'Open an account', specific: true });
  });
});
