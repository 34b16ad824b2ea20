import { randomInt } from 'node:crypto';
import { listMails } from '@balcao/contract/sandbox';
import { loginStaff, type StaffRole } from '@balcao/contract/staff';
import { setUpStaff } from '@balcao/contract/staff-set-up';
import { addStaff } from '@balcao/contract/staff-team';
import { expect, type Page } from '@playwright/test';
import { callerOf, demoPassword, newPassword } from './person.ts';

/** Who administers in the demonstration. */
export const igor = 'igor@balcao.example';

/** A token of someone of the demonstration's staff. */
export const staffToken = async (baseUrl: string | undefined, email: string): Promise<string> =>
  (await callerOf(baseUrl)(loginStaff, { body: { email, password: demoPassword } })).token;

/** The way behind the link in the newest mail to someone, as soon as it is there. */
export const setUpPathOf = async (baseUrl: string | undefined, email: string): Promise<string> => {
  let found = '';
  await expect(async () => {
    const { list } = await callerOf(baseUrl)(listMails, { query: { to: email } });
    found = /\/console\/set-up#[\w-]{43}/.exec(list[0]?.text ?? '')?.[0] ?? '';
    expect(found).not.toBe('');
  }).toPass({ timeout: 10_000 });
  return found;
};

/** A new member of staff with a set-up account, so that the people of the demonstration stay unchanged. */
export const newStaff = async (baseUrl: string | undefined, name: string, role: StaffRole) => {
  const email = `pessoa.${randomInt(1_000_000_000)}@balcao.example`;
  const { staffId } = await callerOf(baseUrl, await staffToken(baseUrl, igor))(addStaff, {
    body: { email, name, role },
  });
  const token = (await setUpPathOf(baseUrl, email)).split('#')[1] ?? '';
  const body = { token, password: newPassword, passwordAgain: newPassword };
  const session = await callerOf(baseUrl)(setUpStaff, { body });
  return { staffId, email, name, token: session.token };
};

/** Goes to an address of the console with a token in the browser's storage, as after an earlier sign-in. */
export const arriveAtConsole = async (page: Page, token: string, path: string): Promise<void> => {
  await page.goto('/favicon.svg');
  await page.evaluate((value) => sessionStorage.setItem('balcao.console.token', value), token);
  await page.goto(path);
};

/** Types e-mail and password where staff come in. */
export const signInAtConsole = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Senha', exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
};
