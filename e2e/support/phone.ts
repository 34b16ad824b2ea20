import { loginCustomer } from '@balcao/contract/customer';
import { addPhonePerson, getSandbox } from '@balcao/contract/sandbox';
import type { Browser, Page } from '@playwright/test';
import { callerOf } from './person.ts';

/** A phone of its own: another browser, in which this person of the sandbox is signed in already. */
const phoneWith = async (browser: Browser, baseUrl: string | undefined, person: { phone: string; pin: string }) => {
  const { phone, pin } = person;
  const { token } = await callerOf(baseUrl)(loginCustomer, { body: { phone, pin } });
  const context = await browser.newContext();
  await context.addInitScript((value) => {
    // Pages of mini programs have no origin, and keep nothing.
    if (origin !== 'null')
      sessionStorage.getItem('balcao.phone.token') ?? sessionStorage.setItem('balcao.phone.token', value);
  }, token);
  return context.newPage();
};

/** The phone of Bruna, whose chat account is bound to Ana's account. */
export const phoneOfBruna = async (browser: Browser, baseUrl: string | undefined): Promise<Page> => {
  const { customers } = await callerOf(baseUrl)(getSandbox, {});
  return phoneWith(browser, baseUrl, customers.find(({ name }) => name === 'Bruna Carvalho') ?? { phone: '', pin: '' });
};

/** A person on the phone that no other test uses: without a wallet and without a linked account. */
export const newPhone = async (browser: Browser, baseUrl: string | undefined, name: string): Promise<Page> =>
  phoneWith(browser, baseUrl, await callerOf(baseUrl)(addPhonePerson, { body: { name } }));

/** Reads a code, as by a link that carries it. */
export const scan = async (phone: Page, text: string): Promise<void> => {
  await phone.goto(`/phone/pay?code=${encodeURIComponent(text)}`);
};
