import { expect, type Locator, type Page } from '@playwright/test';

/** What has the focus: whether it is lost, and whether it can be seen. */
const focusOf = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: active } = document;
    if (!active || active === document.body) return { name: '', isLost: true, isSeen: false };
    const { width, height } = active.getBoundingClientRect();
    // Fields show it by their border, and hidden ones by what stands for them; some buttons by the box that they fill.
    const isField = /^(?:INPUT|TEXTAREA|SELECT)$/.test(active.tagName);
    const isOutlined = [active, active.parentElement].some((element) => {
      const { outlineStyle, boxShadow } = element
        ? getComputedStyle(element)
        : { outlineStyle: 'none', boxShadow: 'none' };
      return outlineStyle !== 'none' || boxShadow !== 'none';
    });
    const isMarked = isField || (isOutlined && width > 0 && height > 0);
    const name = `${active.tagName} ${active.getAttribute('aria-label') ?? active.textContent?.slice(0, 40) ?? ''}`;
    return { name, isLost: false, isSeen: isMarked && active.matches(':focus-visible') };
  });

/**
 * Goes on with Tab, or back with Shift+Tab, until something has the focus. What has it on the way can be seen, and it is never lost but
 * once between the end of the page and its beginning.
 */
export const tabTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  await expect(target).toBeVisible();
  let lost = 0;
  for (let presses = 0; presses < 90; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    const { name, isLost, isSeen } = await focusOf(page);
    if (isLost) lost += 1;
    else expect(isSeen, `the focus on ${name} can be seen`).toBe(true);
    expect(lost, `the focus is lost after ${name}`).toBeLessThan(2);
  }
  throw new Error(`Tab does not lead to ${target}`);
};

/** Goes there by Tab and presses it. */
export const pressByKeys = async (page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};

/** Goes to a field by Tab and types. */
export const typeByKeys = async (page: Page, field: Locator, text: string): Promise<void> => {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
};

/** The focus goes into a dialog when it opens, and around within it: Tab reaches nothing of the page behind it. */
export const expectTrapped = async (page: Page, dialog: Locator): Promise<void> => {
  const isWithin = (orBrowser = false) =>
    dialog.evaluate(
      (element, ofBrowser) =>
        element.contains(document.activeElement) || (ofBrowser && document.activeElement === document.body),
      orBrowser,
    );
  await expect.poll(() => isWithin(), 'the focus goes into the dialog').toBe(true);
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key);
    // Between the last and the first, the browser itself may have it.
    expect(await isWithin(true), `${key} stays in the dialog`).toBe(true);
  }
};
