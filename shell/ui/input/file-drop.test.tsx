import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FileDrop } from './file-drop.tsx';

const file = (name: string, bytes = 10, type = 'text/csv') => new File(['x'.repeat(bytes)], name, { type });

function Owner() {
  const [files, setFiles] = useState<File[]>([]);
  return (
    <FileDrop
      label="Exports"
      files={files}
      onFiles={setFiles}
      accept={['.csv']}
      acceptLabel="CSV"
      maxBytes={2048}
      maxFiles={2}
    />
  );
}

const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Exports', { selector: 'input' }), { target: { files } });
const rows = () => screen.queryAllByRole('listitem').map((row) => row.querySelector('.truncate')?.textContent);

beforeEach(() => {
  render(<Owner />);
});
afterEach(cleanup);

describe('a place for files', () => {
  it('tells its limits before anything is chosen', () => {
    expect(screen.getByText(/CSV, up to 2.kB each, at most 2 files\./)).toBeDefined();
  });

  it('takes what fits, and says of the rest why not', () => {
    choose(file('a.csv'), file('b.png', 10, 'image/png'), file('c.csv', 5000), file('d.csv', 0));
    expect(rows()).toEqual(['a.csv']);
    const told = screen.getByRole('alert').textContent?.replaceAll('\u00a0', ' ');
    expect(told).toContain('b.png: This type is not supported. Please choose CSV.');
    expect(told).toContain('c.csv: 5 kB is too large: at most 2 kB.');
    expect(told).toContain('d.csv: The file is empty.');
  });

  it('adds to what is there, up to its number', () => {
    choose(file('a.csv'));
    choose(file('b.csv', 11), file('c.csv', 12));
    expect(rows()).toEqual(['a.csv', 'b.csv']);
    expect(screen.getByRole('alert').textContent).toBe('c.csv: At most 2 files. Remove one first.');
  });

  it('takes dropped files, and none twice', () => {
    const same = file('a.csv');
    const area = document.querySelector('[data-drop]');
    if (!area) throw new Error('no place to drop');
    fireEvent.drop(area, { dataTransfer: { files: [same] } });
    fireEvent.drop(area, { dataTransfer: { files: [same] } });
    expect(rows()).toEqual(['a.csv']);
    expect(screen.getByRole('alert').textContent).toBe('a.csv: It is in the list already.');
  });

  it('gives the focus to the button once a row was removed', () => {
    choose(file('a.csv'));
    fireEvent.click(screen.getByRole('button', { name: 'Remove a.csv' }));
    expect(rows()).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose files' }));
  });
});
