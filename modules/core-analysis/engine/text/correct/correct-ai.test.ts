import { expect, it } from 'vitest';
import { correctAi } from './correct-ai.ts';

it.each([
  ['Write it with Al', 'Write it with AI'],
  ['Al that answers your customers', 'AI that answers your customers'],
  ['Your Al-powered resume', 'Your AI-powered resume'],
  ['The Al Photo Editor for you', 'The AI Photo Editor for you'],
  ['MEET Al. YOUR NEW ASSISTANT FOR ALL', 'MEET AI. YOUR NEW ASSISTANT FOR ALL'],
  ['Deine Rezepte, von Al geschrieben und von dir gekocht', 'Deine Rezepte, von AI geschrieben und von dir gekocht'],
])('reads the word of two capitals in “%s”', (read, corrected) => {
  expect(correctAi([read])).toEqual([corrected]);
});

it.each([
  ['Al mejor precio para tu casa'],
  ['Pasta Al dente with the taste of home'],
  ['A night with Al Green'],
  ['The cars of Al Futtaim for you'],
  ['Come to Al’s Diner with your friends'],
  ['Al'],
])('leaves “%s” as it stands', (read) => {
  expect(correctAi([read])).toEqual([read]);
});

it('takes the language from all texts of the creative', () => {
  expect(correctAi(['Notes by Al', 'Your meetings, written for you'])[0]).toBe('Notes by AI');
  expect(correctAi(['Muebles Al', 'Todo para tu casa y tu familia'])[0]).toBe('Muebles Al');
});
