import fs from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { RunOnly } from 'axe-core';

/** What a page must not do while it is watched: complain in the console, or ask another host for anything. */
export const watch = (page: Page, baseUrl: string | undefined) => {
  const complaints: string[] = [];
  const host = new URL(baseUrl ?? '').host;
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  // A script that the policy stops may be caught by what tried it: the console says nothing then.
  page
    .exposeFunction('reportViolation', (what: string) => void complaints.push(`policy: ${what}`))
    .catch(() => undefined);
  page
    .addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        const { reportViolation } = globalThis as unknown as { reportViolation(what: string): void };
        reportViolation(`${violatedDirective} ${blockedURI}`);
      });
    })
    .catch(() => undefined);
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.host !== host) complaints.push(`foreign: ${url}`);
  });
  return { expectQuiet: () => expect(complaints).toEqual([]) };
};

/** The small build: every page that is looked at has to load it, and `axe.source` is the large one. */
const axeProgram = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const everything: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** What axe finds on the page as it is, against WCAG 2.2 AA where nothing else is named. The pages have no frames: one run in the page is a quarter of AxeBuilder's time. */
const violationsOf = async (page: Page, only = everything): Promise<string[]> => {
  const hasAxe = await page.evaluate(() => 'axe' in globalThis);
  if (!hasAxe) await page.evaluate(`${axeProgram};undefined`);
  return page.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, {
      runOnly,
      resultTypes: ['violations'],
      iframes: false,
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, only);
};

/** What is too pale to be read, at a second look: what fades in is pale at the first. */
export const paleOf = async (page: Page): Promise<string[]> => {
  const only: RunOnly = { type: 'rule', values: ['color-contrast'] };
  const first = await violationsOf(page, only);
  if (first.length === 0) return [];
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  return violationsOf(page, only);
};

/** Everyone can use the page: axe finds nothing against WCAG 2.2 AA once what is fading in has its own colours. */
export const expectAccessible = async (page: Page): Promise<void> => {
  // What arrives while axe looks may fade too: a fault of the page is there at every look, a fading one is not.
  await expect(async () => expect(await violationsOf(page)).toEqual([])).toPass({ timeout: 40_000 });
};
