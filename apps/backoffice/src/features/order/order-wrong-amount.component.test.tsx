import type { OrderDetail } from '@balcao/contract/order';
import type { OrderMovement } from '@balcao/contract/order-movement';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { OrderBadge } from './order-badge.tsx';
import { OrderWrongAmount } from './order-wrong-amount.tsx';

const stray = (kind: 'unexpected' | 'returned', amount: number): OrderMovement => ({
  journal: `019ab4a0-0000-7000-8000-00000000000${kind.length % 10}`,
  account: 'suspense',
  rail: '02',
  amount,
  at: '2026-11-24T11:39:00.000Z',
  kind,
  of: 'E0000000020261124113900000000001',
  step: '',
});
const open = (amount: number, movements: OrderMovement[]) =>
  renderForMember(<OrderWrongAmount order={{ amount, movements } as OrderDetail} />);
const words = async () => document.body.innerText.replaceAll('\u00a0', ' ');

it('an order that was paid with another amount says both amounts and that the money is going back', async () => {
  await open(4_000, [stray('unexpected', 3_999)]);
  await expect.element(page.getByText('Pagamento com valor errado')).toBeVisible();
  await expect
    .poll(words)
    .toContain('Chegaram R$ 39,99, mas este pedido é de R$ 40,00. O valor está sendo devolvido a quem pagou.');
});

it('says so once the money has gone back', async () => {
  await open(4_000, [stray('unexpected', 3_999), stray('returned', -3_999)]);
  await expect.poll(words).toContain('mas este pedido é de R$ 40,00. O valor já foi devolvido a quem pagou.');
});

it('an order that took its amount of a larger payment says so, and that the difference goes back', async () => {
  const rest = stray('unexpected', 500);
  const payment = { endToEndId: rest.of, payerName: 'Bruna ***', amount: 4_000, paidAt: rest.at };
  await renderForMember(<OrderWrongAmount order={{ amount: 4_000, payment, movements: [rest] } as OrderDetail} />);
  await expect.element(page.getByText('Pagamento maior que o pedido')).toBeVisible();
  await expect
    .poll(words)
    .toContain(
      'Chegaram R$ 45,00 para um pedido de R$ 40,00. O pedido está pago, e a diferença de R$ 5,00 está sendo devolvida a quem pagou.',
    );
});

it('an order that was paid twice with its own amount says nothing of a wrong one', async () => {
  await open(4_000, [stray('unexpected', 4_000)]);
  await expect.element(page.getByText('Pagamento com valor errado')).not.toBeInTheDocument();
});

it('a paid order of which a part was given back says so in its badge', async () => {
  const order = { status: '02', paidAmount: 4_000, bankReturnedAmount: 0 } as const;
  await renderForMember(
    <>
      <OrderBadge order={{ ...order, refundedAmount: 1 }} />
      <OrderBadge order={{ ...order, refundedAmount: 4_000 }} />
    </>,
  );
  await expect.element(page.getByText('Reembolsado em parte', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Reembolsado', { exact: true })).toBeVisible();
});
