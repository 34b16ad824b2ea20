import type { Page } from '@playwright/test';

type Hearing = { heard: string[] };

/** From now on notes what screen readers are told on the page. */
export const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    new MutationObserver((records) => {
      for (const { addedNodes, target } of records)
        if (target instanceof Element && target.closest('[data-announcer][aria-live="polite"]'))
          heard.push(...[...addedNodes].map(({ textContent }) => (textContent ?? '').replaceAll('\u00a0', ' ')));
    }).observe(document.body, { childList: true, subtree: true });
  });

/** All of it, in the order in which it came. */
export const heardOn = (page: Page): Promise<string[]> => page.evaluate(() => (globalThis as unknown as Hearing).heard);
