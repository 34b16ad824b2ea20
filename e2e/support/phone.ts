import { addPhonePerson } from '@balcao/contract/sandbox';
import { type Browser, expect, type Page } from '@playwright/test';
import { callerOf } from './person.ts';

/** A phone of its own: another browser, in which somebody of the sandbox is signed in. */
export const phoneOf = async (browser: Browser, name: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/phone/login');
  await page.getByRole('button', { name }).last().click();
  await expect(page.getByRole('heading', { name: 'Saldo' })).toBeVisible();
  return page;
};

/** Somebody on the phone whom nobody else's test uses: without a wallet, and bound to no account. */
export const newPhone = async (browser: Browser, baseUrl: string | undefined, name: string): Promise<Page> => {
  const unique = `${name} ${crypto.randomUUID().slice(0, 8)}`;
  await callerOf(baseUrl)(addPhonePerson, { body: { name: unique } });
  return phoneOf(browser, unique);
};

/** Reads a code as a text that was pasted. */
export const scan = async (phone: Page, text: string): Promise<void> => {
  await phone.goto('/phone/pay');
  await phone.getByLabel('Pix copia e cola').fill(text);
  await phone.getByRole('button', { name: 'Continuar' }).click();
};
