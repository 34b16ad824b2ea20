import type { Customer } from '@balcao/contract/customer';
import { erasePerson } from '@balcao/contract/person';
import { getSandbox } from '@balcao/contract/sandbox';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { renderPart } from '@balcao/ui/test/render-part.tsx';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import texts from '../../i18n/pt.ts';
import { sessionToken } from '../../lib/session-token.ts';
import { EraseSheet } from './erase-sheet.tsx';

const customer: Customer = {
  customerId: '019ab4a0-0000-7000-8000-000000000051',
  name: 'Nina Prado',
  phone: '+5511999990000',
  balance: 0,
  walletActivated: true,
  realNameVerified: false,
  boundAccount: null,
};
afterEach(() => sessionToken.clear());

const erase = async () => {
  sessionToken.set('nina');
  const { promise, resolve } = Promise.withResolvers<{ erasedAt: string }>();
  const calls = answerTo(erasePerson, () => promise);
  answerTo(getSandbox, new Refusal('not_found', 'Não há.'));
  const { router } = await renderPart(<EraseSheet customer={customer} onClose={() => undefined} />, {
    locale: 'pt-BR',
    texts,
    at: '/me',
  });
  await page.getByLabelText('PIN deste celular').fill('123456');
  await userEvent.click(page.getByRole('button', { name: 'Apagar para sempre' }));
  await expect.poll(() => calls.length).toBe(1);
  return { router, erased: () => resolve({ erasedAt: '2026-01-05T12:00:00.000Z' }) };
};
const said = () => expect.element(page.getByText('Conta apagada.')).toBeVisible();

it('the phone of an erased person is signed out, and asks who signs in next', async () => {
  const { router, erased } = await erase();
  erased();
  await said();
  await expect.poll(() => router.state.location.pathname).toBe('/login');
  expect(sessionToken.get()).toBeUndefined();
});

it('a phone that became another person’s before the answer stays theirs, and stays where it is', async () => {
  const { router, erased } = await erase();
  sessionToken.set('rui');
  erased();
  await said();
  expect(router.state.location.pathname).toBe('/me');
  expect(sessionToken.get()).toBe('rui');
});
