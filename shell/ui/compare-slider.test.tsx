import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CompareSlider } from './compare-slider.tsx';

const slider = () => screen.getByRole<HTMLInputElement>('slider');
const ask = (value: string) => fireEvent.change(slider(), { target: { value } });
const finger = (clientX: number, clientY: number) => ({ pointerType: 'touch', clientX, clientY });

beforeEach(() => {
  render(<CompareSlider before="/b.webp" after="/a.webp" label="Stronger contrast" width={4} height={5} />);
});
afterEach(cleanup);

describe('the line between before and after', () => {
  it('stays where a finger scrolls the page over it', () => {
    fireEvent.pointerDown(slider(), finger(300, 100));
    ask('80');
    fireEvent.pointerMove(slider(), finger(303, 140));
    fireEvent.pointerCancel(slider(), finger(303, 140));
    expect(slider().value).toBe('50');
  });

  it('follows a finger that slides along it', () => {
    fireEvent.pointerDown(slider(), finger(200, 100));
    fireEvent.pointerMove(slider(), finger(220, 102));
    ask('55');
    expect(slider().value).toBe('55');
    fireEvent.pointerUp(slider(), finger(220, 102));
    expect(slider().value).toBe('55');
  });

  it('goes where it is tapped, and where keys or a mouse put it', () => {
    fireEvent.pointerDown(slider(), finger(300, 100));
    ask('80');
    fireEvent.pointerUp(slider(), finger(300, 100));
    expect(slider().value).toBe('80');
    ask('79');
    expect(slider().value).toBe('79');
    fireEvent.pointerDown(slider(), { pointerType: 'mouse', clientX: 10, clientY: 10 });
    ask('5');
    expect(slider().value).toBe('5');
  });
});
