import { loginCustomer } from '@balcao/contract/customer';
import { getSandbox } from '@balcao/contract/sandbox';
import { expect, test } from '@playwright/test';
import { openHouse } from '../support/house.ts';
import { callerOf } from '../support/person.ts';
import { type Exceptions, pressEverything } from '../support/press-everything.ts';
import { addressOf, routesOf } from '../support/routes.ts';

const except: Exceptions = [
  [/› (Sair|Trocar de pessoa)$/, 'ends the session: customer.spec.ts presses it'],
  [/› (Apagar|Recomeçar|Começar de novo)/, 'forgets everything, which no test that runs beside it would survive'],
];

test('every button of the phone does something, and every form is sent', async ({ browser }) => {
  test.setTimeout(240_000);
  const house = await openHouse();
  try {
    const { baseUrl } = house;
    const { customers } = await callerOf(baseUrl)(getSandbox, {});
    const { phone = '', pin = '' } = customers.find(({ name }) => name === 'Bruna Carvalho') ?? {};
    const { token } = await callerOf(baseUrl)(loginCustomer, { body: { phone, pin } });
    const context = await browser.newContext({ baseURL: baseUrl });
    await context.addInitScript((value) => sessionStorage.setItem('balcao.phone.token', value), token);
    const page = await context.newPage();
    await page.goto('/phone/me');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const addresses = (await routesOf(page)).flatMap((route) => addressOf(route, {}) ?? []);
    expect(addresses.length).toBeGreaterThan(8);
    const faults = await pressEverything({ page, except, addresses: addresses.map((one) => `/phone${one}`) }, new Set());
    expect(faults).toEqual([]);
  } finally {
    await house.close();
  }
});
