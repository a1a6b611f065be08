import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

it('closes by its backdrop only where the press began there: selected text may end beyond its edge', () => {
  const onClose = vi.fn();
  render(
    <Dialog open onClose={onClose} title="Rename">
      <input aria-label="Name" />
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  fireEvent.pointerDown(screen.getByLabelText('Name'));
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledOnce();
});
