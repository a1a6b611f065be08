import { expect, it } from 'vitest';
import { lengthToFilm } from './length-to-film.ts';

it('says the seconds to film once', () => {
  const why = '6 to 30 s have full marks on Google Display: the 32 words on the picture take 11 s to say.';
  expect(lengthToFilm({ from: 6, to: 30, why })).toBe(why);
  expect(lengthToFilm({ from: 12, to: 18, why: 'the offer takes 9 words' })).toBe(
    '12 to 18 s: the offer takes 9 words',
  );
});
