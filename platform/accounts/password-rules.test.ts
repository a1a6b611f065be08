import { describe, expect, it } from 'vitest';
import { failedPasswordRules } from './password-rules.ts';

describe('failedPasswordRules', () => {
  it.each([
    ['', ['length', 'letter', 'number', 'special']],
    ['abc1!', ['length']],
    ['12345678!', ['letter']],
    ['abcdefgh!', ['number']],
    ['abcdefg1', ['special']],
    ['abcdefg 1', ['special']],
    ['abcdefg1é', ['special']],
    [`a1!${'x'.repeat(126)}`, ['maximum']],
    ['abcdef1!', []],
    ['Пароль№123', []],
    ['パスワード文字7!', []],
    [`a1!${'x'.repeat(125)}`, []],
  ])('finds in %j what is missing: %j', (password, failed) => {
    expect(failedPasswordRules(password)).toEqual(failed);
  });

  it('counts people’s characters, not code units', () => {
    expect(failedPasswordRules('😀😀😀a1')).toEqual(['length']);
  });
});
