import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

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
