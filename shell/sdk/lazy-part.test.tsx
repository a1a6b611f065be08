import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

function Field({ label }: { label: string }) {
  return <input aria-label={label} />;
}

it('keeps what is in a part, and its focus, when the page is drawn again after the code came', async () => {
  const Part = lazyPart<{ label: string }>(async () => Field, <p>Loading</p>);
  const page = render(<Part label="First" />);
  expect(screen.getByText('Loading')).toBeTruthy();
  const field = await screen.findByLabelText<HTMLInputElement>('First');
  field.focus();
  field.value = 'typed';

  page.rerender(<Part label="Second" />);

  expect(screen.getByLabelText('Second')).toBe(field);
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('typed');
});

it('is drawn at once where its code is there already', async () => {
  const Part = lazyPart<{ label: string }>(async () => Field, <p>Loading</p>);
  await act(() => Part.preload());
  render(<Part label="Here" />);
  expect(screen.queryByText('Loading')).toBeNull();
  expect(screen.getByLabelText('Here')).toBeTruthy();
});
