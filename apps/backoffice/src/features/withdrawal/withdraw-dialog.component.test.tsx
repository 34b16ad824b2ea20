import { getAutomatic } from '@balcao/contract/withdrawal-automatic';
import { addDestination, type Destination, listDestinations } from '@balcao/contract/withdrawal-destination';
import { quoteWithdrawal, requestWithdrawal, type Withdrawable } from '@balcao/contract/withdrawal-request';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import DestinationDialog from './destination-dialog.tsx';
import WithdrawDialog from './withdraw-dialog.tsx';

const free = { fixed: 0, basisPoints: 0 };
/** R$ 800,00 are there; R$ 500,00 may leave at once, and R$ 600,00 today. */
const money: Withdrawable = {
  terms: { single: 50_000, daily: 100_000, minimum: 1_000, fee: { pix: free, bank: free }, automatic: true },
  available: 80_000,
  reserve: 0,
  dailyLeft: 60_000,
  most: 50_000,
  block: null,
};
const destination: Destination = {
  id: '019ab4a0-0000-7000-8000-000000000009',
  kind: 'pix',
  pixKeyType: 2,
  account: '12.***.***/0001-**',
  accountName: 'Café do Mercado LTDA',
  institution: null,
  branch: null,
  source: 'form',
  addedBy: null,
  addedAt: '2026-01-05T12:00:00.000Z',
  usableFrom: '2026-01-05T12:00:00.000Z',
  isHeld: false,
  lastUsedAt: null,
};
const open = (of: Partial<Withdrawable> = {}, list: readonly Destination[] = [destination]) => {
  answerTo(listDestinations, { list: [...list] });
  answerTo(getAutomatic, new Refusal('not_found', 'Não há regras.'));
  answerTo(quoteWithdrawal, ({ url }) => {
    const amount = Number(url.searchParams.get('amount'));
    const left = { availableAfter: 80_000 - amount, dailyLeftAfter: 60_000 - amount };
    const when = { usually: 'minutes', promisedUntil: '2026-11-25T02:59:59.000Z' } as const;
    return { amount, fee: 0, credited: amount, ...left, ...when, warnings: [] };
  });
  return renderForMember(<WithdrawDialog of={{ ...money, ...of }} onClose={() => undefined} />);
};
const amount = () => page.getByLabelText('Valor do saque');
const says = (words: string | RegExp) => expect.element(page.getByText(words)).toBeVisible();

it('a withdrawal of more than may leave says why while one types, and is not sent', async () => {
  const calls = answerTo(requestWithdrawal, new Refusal('balance_insufficient', 'Falta saldo.'));
  await open();
  await amount().fill('800,01');
  await says(/^O saldo disponível é R\$\s800,00\.$/);
  await amount().fill('500,01');
  await says(/^Cada saque pode ter no máximo R\$\s500,00\.$/);
  await userEvent.click(page.getByRole('button', { name: /^Sacar R/ }));
  await amount().fill('');
  await says('Informe quanto você quer sacar.');
  expect(calls).toEqual([]);
});

it('a withdrawal of more than the day leaves says so', async () => {
  await open({ dailyLeft: 10_000, most: 10_000 });
  await amount().fill('100,01');
  await says(/^Hoje você ainda pode sacar R\$\s100,00\.$/);
});

it('a button takes all that may leave, and the summary says what arrives and when', async () => {
  await open();
  await userEvent.click(page.getByRole('button', { name: 'Usar o máximo' }));
  await expect.element(amount()).toHaveValue('500,00');
  await expect.element(page.getByRole('region', { name: 'Resumo do saque' }).getByText(/Em minutos/)).toBeVisible();
});

it('a withdrawal with nowhere to go, or to a destination that waits, is not sent', async () => {
  const calls = answerTo(requestWithdrawal, new Refusal('balance_insufficient', 'Falta saldo.'));
  await open({}, [{ ...destination, isHeld: true, usableFrom: '2026-11-25T12:00:00.000Z' }]);
  await says(/Destinos novos esperam 24 horas/);
  await amount().fill('20');
  await userEvent.click(page.getByRole('button', { name: /^Sacar R/ }));
  await says('Escolha para onde o dinheiro vai.');
  expect(calls).toEqual([]);
});

it('a code approves the amount and the recipient that its step shows; a step that is closed sends nothing', async () => {
  const facts = { amount: 12_345, destination: '12.***.***/0001-**', recipient: 'Café do Mercado LTDA' };
  const goodUntil = '2026-11-24T12:05:00.000Z';
  const approval = { id: destination.id, action: 'withdrawal.request', facts, goodUntil };
  const calls = answerTo(requestWithdrawal, new Refusal('proof_missing', 'Confirme.', undefined, { approval }));
  await open();
  await amount().fill('123,45');
  await userEvent.click(page.getByRole('button', { name: /^Sacar R/ }));
  const step = page.getByRole('dialog', { name: 'Confirme o saque' });
  await expect.element(step.getByText(/^R\$\s123,45$/)).toBeVisible();
  await expect.element(step.getByText(facts.destination)).toBeVisible();
  await expect.element(step.getByText(facts.recipient)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(amount()).toHaveValue('123,45');
  expect(calls).toHaveLength(1);
});

it('a Pix key that does not fit its type is said at its field, and not sent', async () => {
  const calls = answerTo(addDestination, destination);
  await renderForMember(<DestinationDialog onClose={() => undefined} />);
  const key = page.getByLabelText('Chave Pix', { exact: true });
  await key.fill('ana@cafe.example');
  await userEvent.click(page.getByRole('button', { name: 'Adicionar' }));
  await says('A chave não combina com o tipo escolhido.');
  await expect.element(key).toHaveFocus();
  expect(calls).toEqual([]);
  await userEvent.click(page.getByRole('radio', { name: 'E-mail' }));
  await userEvent.click(page.getByRole('button', { name: 'Adicionar' }));
  await expect.poll(() => calls[0]?.body).toEqual({ kind: 'pix', pixKeyType: 3, pixKey: 'ana@cafe.example' });
});
