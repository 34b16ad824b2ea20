import { test as base } from '@playwright/test';

export type { Browser, Frame, Locator, Page, Route } from '@playwright/test';
export { expect } from '@playwright/test';

/**
 * What each browser test begins with. The pages that a test opened in addition to its own are closed with it: otherwise they live as long as the
 * worker, and each goes on asking a server that may be gone.
 */
export const test = base.extend<{ closesItsPages: undefined }>({
  closesItsPages: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
