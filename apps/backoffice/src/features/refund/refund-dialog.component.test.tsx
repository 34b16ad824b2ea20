import type { Order } from '@balcao/contract/order';
import { getRefundable, type Refundable, requestRefund } from '@balcao/contract/refund-request';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import RefundDialog from './refund-dialog.tsx';

/** Seven pieces for R$ 43,21, paid by Pix. */
const order: Order = {
  number: '26112408380862007489',
  merchantOrderNumber: 'pedido-7',
  product: '03',
  method: '02',
  status: '02',
  goodsName: 'Cesta de café da manhã',
  goodsQuantity: 7,
  unitPrice: null,
  merchantGoodsId: null,
  amount: 4_321,
  paidAmount: 4_321,
  refundedAmount: 0,
  waitingRefundAmount: 0,
  bankReturnedAmount: 0,
  fee: 43,
  net: 4_278,
  instalments: 1,
  card: null,
  deviceSerial: null,
  failureReason: null,
  createdAt: '2026-11-24T11:38:08.000Z',
  expiresAt: '2026-11-24T12:08:08.000Z',
  due: null,
  metadata: {},
  completedAt: '2026-11-24T11:39:00.000Z',
};
const left: Refundable = {
  paid: 4_321,
  fee: 43,
  refundTaken: 0,
  bankReturned: 0,
  feeReturned: 0,
  feeLeft: 43,
  left: 4_321,
  refundsLeft: 20,
  piecesLeft: 7,
  until: '2027-02-22T11:39:00.000Z',
  sources: { pending: 4_278, available: 0, reserve: 0 },
  automatic: true,
  secondPersonFrom: null,
};
const open = (more: Partial<Refundable> = {}) => {
  answerTo(getRefundable, { ...left, ...more });
  return renderForMember(<RefundDialog order={order} onClose={() => undefined} />);
};
const amount = () => page.getByLabelText('Valor a reembolsar');
const pieces = () => page.getByLabelText('Quantidade devolvida');
const message = () => page.getByLabelText('Mensagem para quem pagou');
const submit = () => userEvent.click(page.getByRole('button', { name: /^Reembolsar R/ }));
const says = (words: string | RegExp) => expect.element(page.getByText(words)).toBeVisible();

it('a refund of more than is left of the order is said, and not sent', async () => {
  const calls = answerTo(requestRefund, new Refusal('refund_exceeds_order', 'Passa do que resta.'));
  await open();
  await expect.element(amount()).toHaveValue('43,21');
  await amount().fill('43,22');
  await message().fill('A xícara chegou trincada');
  await submit();
  await says(/^Ainda podem ser reembolsados R\$\s43,21\.$/);
  await expect.element(amount()).toHaveFocus();
  expect(calls).toEqual([]);
});

it('more pieces than are left are said, and their share of what was paid is the amount', async () => {
  await open();
  await pieces().fill('8');
  await message().fill('A');
  await submit();
  await says('Não há tantas unidades para devolver.');
  await pieces().fill('2');
  await expect.element(page.getByRole('button', { name: /^Reembolsar R\$\s12,35$/ })).toBeVisible();
  await expect.element(amount()).toHaveValue('12,35');
});

it('a refund without a message for the payer is not sent, nor one of nothing', async () => {
  const calls = answerTo(requestRefund, new Refusal('refund_exceeds_order', 'Passa do que resta.'));
  await open();
  await amount().fill('0');
  await submit();
  await expect.element(amount()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(message()).toHaveAttribute('aria-invalid', 'true');
  await says('Preencha este campo.');
  expect(calls).toEqual([]);
});

it('what is refused by the server stays in the form, and is said', async () => {
  const calls = answerTo(
    requestRefund,
    new Refusal('form_invalid', '', { reason: 'Não escreva o número de um cartão.' }),
  );
  await open();
  await amount().fill('12,34');
  await message().fill('Cartão 4111 1111 1111 1110');
  await submit();
  await says('Não escreva o número de um cartão.');
  await expect.element(amount()).toHaveValue('12,34');
  expect(calls[0]?.body).toMatchObject({ orderNumber: order.number, amount: 1_234 });
});

it('from the amount that asks for two people on, the form asks and does not send', async () => {
  await open({ secondPersonFrom: 2_000 });
  await says('Este valor precisa de duas pessoas: você é a primeira, e outra precisa aprovar.');
  await amount().fill('19,99');
  await expect.element(page.getByRole('button', { name: /^Reembolsar R\$\s19,99$/ })).toBeVisible();
});

it('the cross asks before the message is lost, and closes at once where nothing was typed', async () => {
  answerTo(getRefundable, left);
  const closings: string[] = [];
  await renderForMember(<RefundDialog order={order} onClose={() => closings.push('closed')} />);
  const cross = page.getByRole('dialog', { name: 'Reembolsar pedido' }).getByRole('button', { name: 'Fechar' });
  const question = page.getByRole('alertdialog', { name: 'Descartar o que você preencheu?' });
  await message().fill('A xícara chegou trincada');
  await userEvent.click(cross);
  await userEvent.click(question.getByRole('button', { name: 'Continuar preenchendo' }));
  await expect.element(message()).toHaveFocus();
  await expect.element(message()).toHaveValue('A xícara chegou trincada');
  expect(closings).toEqual([]);
  await message().fill('');
  await userEvent.click(cross);
  await expect.poll(() => closings).toEqual(['closed']);
  await expect.element(question).not.toBeInTheDocument();
});
