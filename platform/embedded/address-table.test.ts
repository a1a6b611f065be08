import { expect, test } from 'vitest';
import { addressTable } from './address-table.ts';

test('columns are aligned and lines end with their last word', () => {
  expect(
    addressTable([
      { label: 'App', address: 'http://localhost:3000' },
      { label: 'Unleash admin', address: 'http://localhost:4242', note: 'admin / s3cret' },
      { label: 'Mail outbox', address: 'http://localhost:3000/dev/outbox' },
    ]),
  ).toBe(
    [
      '  App             http://localhost:3000',
      '  Unleash admin   http://localhost:4242              admin / s3cret',
      '  Mail outbox     http://localhost:3000/dev/outbox',
    ].join('\n'),
  );
});
