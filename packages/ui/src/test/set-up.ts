import { afterEach, beforeEach, expect } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { playNetwork, unansweredCalls } from './network.ts';

// Files share one page: each test begins with an empty one, and with nothing that another has stored.
beforeEach(async () => {
  await cleanup();
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.lang = 'pt-BR';
  playNetwork();
});

afterEach(() => {
  expect(unansweredCalls()).toEqual([]);
});
