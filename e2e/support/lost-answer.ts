import type { Route } from '@playwright/test';

/** The server does what it was asked, and the line is cut before its answer comes. */
export const loseAnswer = async (route: Route): Promise<void> => {
  await route.fetch();
  await route.abort();
};
