import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';

const byte = (): number => randomInt(1, 255);

/** The header of a proxy in front of the server, which names an address that hardly anyone else has. */
export const forwarded = 'x-forwarded-for';
export const newAddress = (): string => `10.${byte()}.${byte()}.${byte()}`;

/**
 * Limits on signing in count by network. Tests that run side by side would use up each other's: so each browser, and each call of a test,
 * comes from a network of its own. The header is read once for each browser context.
 */
export const fromOwnNetwork: Record<string, string> = {
  get [forwarded]() {
    return newAddress();
  },
};

/** Puts these pages into one network, like a computer and the phone next to it. */
export const inOneNetwork = async (...pages: readonly Page[]): Promise<void> => {
  const headers = { [forwarded]: newAddress() };
  await Promise.all(pages.map((page) => page.context().setExtraHTTPHeaders(headers)));
};
