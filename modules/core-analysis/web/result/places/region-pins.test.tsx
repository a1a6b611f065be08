import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { NumberedRegion } from './number-regions.ts';
import { RegionPins } from './region-pins.tsx';

const button = { x: 0.1, y: 0.8, w: 0.4, h: 0.08 };
const face = { x: 0.5, y: 0.1, w: 0.2, h: 0.2 };
const regions: NumberedRegion[] = [
  { number: 1, ruleId: 'R-1', title: 'Complete “Try it free”', tone: 'bad', boxes: [button] },
  { number: 2, ruleId: 'R-2', title: 'A face', tone: 'good', boxes: [face, { ...face, y: 0.5 }] },
  { number: 3, ruleId: 'R-3', title: 'A button', tone: 'good', boxes: [button] },
];

function Pins() {
  const [selected, select] = useState<number | null>(null);
  return (
    <RegionPins
      regions={regions}
      texts={[]}
      size={{ width: 400, height: 500 }}
      selected={selected}
      pointed={null}
      onSelect={select}
      onPoint={() => {}}
    />
  );
}

afterEach(cleanup);
const said = () =>
  screen.getAllByRole('button').map((chip) => [chip.textContent, chip.getAttribute('aria-label'), chip.tabIndex]);

describe('the chips on a creative', () => {
  it('are one a place, each with the names of all that was found there', () => {
    render(<Pins />);
    expect(said()).toEqual([
      ['1, 3', 'Region 1: Complete “Try it free”; Region 3: A button; marked 1, 3', 0],
      ['2', 'Region 2: A face', 0],
      ['2', 'Again region 2: A face', -1],
    ]);
  });

  it('show one finding after another, then none', () => {
    render(<Pins />);
    const chip = screen.getByRole('button', { name: /Complete/ });
    const shows = () => [chip.textContent, chip.getAttribute('aria-pressed'), chip.getAttribute('aria-label')];
    fireEvent.click(chip);
    expect(shows()).toEqual(['1', 'true', 'Region 1: Complete “Try it free”; Region 3: A button']);
    fireEvent.click(chip);
    expect(shows()).toEqual(['3', 'true', 'Region 3: A button; Region 1: Complete “Try it free”']);
    fireEvent.click(chip);
    expect(shows()).toEqual(['1, 3', 'false', 'Region 1: Complete “Try it free”; Region 3: A button; marked 1, 3']);
  });
});
