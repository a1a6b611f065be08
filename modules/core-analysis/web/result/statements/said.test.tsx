import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keepTogether } from '../../../contract/format.ts';
import { Said } from './said.tsx';

describe('a sentence of the engine', () => {
  it('keeps figures with their units and the sides of a ratio on one line, and nothing else', () => {
    expect(keepTogether('at least 4.5 : 1, 7 % of 3 shots in 2 s')).toBe(
      'at least 4.5\u00a0:\u00a01, 7\u00a0% of 3 shots in 2\u00a0s',
    );
  });

  it('sets a quote from right to left apart, so that the figures after it keep their order', () => {
    const { container } = render(<Said>“اطلب الآن” reaches 2.1 : 1, “Order now” 7 : 1.</Said>);
    expect([...container.querySelectorAll('bdi')].map((part) => part.textContent)).toEqual(['اطلب الآن', 'Order now']);
    expect(container.textContent?.replaceAll('\u00a0', ' ')).toBe('“اطلب الآن” reaches 2.1 : 1, “Order now” 7 : 1.');
  });

  it('is one plain text otherwise', () => {
    const { container } = render(<Said>“今すぐ注文” reads well.</Said>);
    expect(container.innerHTML).toBe('“今すぐ注文” reads well.');
  });
});
