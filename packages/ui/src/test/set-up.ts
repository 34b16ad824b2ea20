import { afterEach, beforeEach, expect } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { currentNotices, hideToast, settleDialog } from '../notice.ts';
import { playNetwork, unknownOutcomeCalls } from './network.ts';

// Files share one page: each test begins with an empty one, and with nothing that another has stored.
beforeEach(async () => {
  await cleanup();
  for (const { id } of currentNotices().dialogs) settleDialog(id, false);
  for (const { id } of currentNotices().toasts) hideToast(id);
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.lang = 'pt-BR';
  playNetwork();
});

afterEach(() => {
  expect(unknownOutcomeCalls()).toEqual([]);
});
