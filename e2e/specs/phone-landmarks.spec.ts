import { newPhone, phoneOfBruna } from '../support/phone.ts';
import { phonePaths } from '../support/phone-screens.ts';
import { expect, type Page, test } from '../support/test.ts';

/** What a screen reader finds its way by: landmarks, and the headings of the first level. */
const landmarksOf = (page: Page) =>
  page.evaluate(() => {
    const main = [...document.querySelectorAll('main, [role="main"]')];
    const headings = [...document.querySelectorAll('h1')];
    return {
      main: main.length,
      headings: headings.length,
      isHeaded: headings.every((heading) => main[0]?.contains(heading) === true && heading.innerText.trim() !== ''),
      holdsTabs: main[0]?.querySelector('nav[aria-label="Telas do celular"]') !== null,
    };
  });
const good = { main: 1, headings: 1, isHeaded: true, holdsTabs: false };

/** Looks at each path until it is what it should be: what a screen shows comes a moment after the screen. */
const expectLandmarks = async (page: Page, paths: readonly string[]): Promise<void> => {
  for (const path of paths) {
    await page.goto(`/phone${path}`);
    await expect.poll(() => landmarksOf(page), { message: path }).toEqual(good);
  }
};

test.describe.configure({ timeout: 180_000 });

test('every screen of the phone has one main part with one heading, and the tabs stand outside of it', async ({
  browser,
  baseURL,
}) => {
  const page = await phoneOfBruna(browser, baseURL);
  const paths = await phonePaths(page, baseURL ?? '');
  expect(paths.length).toBeGreaterThan(20);
  await expectLandmarks(page, paths);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectLandmarks(page, ['', '/bench', '/not-there']);
});

test('so have screens that could not read what they show', async ({ browser, baseURL }) => {
  const page = await newPhone(browser, baseURL, 'Zélia Prado');
  await page.route('**/app/v1/**', (route) => route.fulfill({ status: 500, body: '' }));
  await expectLandmarks(page, ['', '/me', '/cards', '/channel', '/conversation', '/message', '/pay']);
});

test('and one on which nobody is signed in', async ({ page }) => {
  await expectLandmarks(page, ['/login', '/device/NOSUCH01']);
});
