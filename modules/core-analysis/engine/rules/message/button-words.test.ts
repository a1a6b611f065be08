import { expect, it } from 'vitest';
import { buttonWords } from './button-words.ts';

it.each([
  [{ fill: '#f5c400', deltaEToSurround: 40 }, 'a yellow button'],
  [{ fill: '#e8c96a', deltaEToSurround: 1.2 }, 'an outlined button'],
])('calls %j %s', (button, words) => expect(buttonWords(button)).toBe(words));
