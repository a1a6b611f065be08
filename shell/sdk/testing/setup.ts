import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// What arrives late on a busy machine still arrives; just under the runner's own limit, so that the reason is told.
configure({ asyncUtilTimeout: 4000 });

let complaints: unknown[][] = [];

beforeEach(() => {
  complaints = [];
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Tests reach no network.')));
  vi.spyOn(console, 'error').mockImplementation((...parts) => void complaints.push(parts));
  vi.spyOn(console, 'warn').mockImplementation((...parts) => void complaints.push(parts));
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  expect(complaints, 'nothing may be written to console.error or console.warn').toEqual([]);
});
