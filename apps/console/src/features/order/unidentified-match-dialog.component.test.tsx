import { OrderStatus } from '@balcao/contract/order';
import {
  findOrdersForPayment,
  type MatchCandidate,
  matchUnidentifiedPayment,
} from '@balcao/contract/unidentified-match';
import { firstReturnLimit, type UnidentifiedPayment } from '@balcao/contract/unidentified-payment';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForStaff } from '../../test/console-part.tsx';
import { waitingPayment } from '../../test/unidentified-payment.ts';
import MatchDialog from './unidentified-match-dialog.tsx';

const at = '2026-01-05T12:00:00.000Z';
const payment = waitingPayment(4_500);
const number = '20260105120000000001';
const candidate = (amount: number, verdict: MatchCandidate['verdict']): MatchCandidate => ({
  merchant: { merchantId: '019ab4a0-0000-7000-8000-000000000001', number: '7169000001', name: 'Sebo do Beco' },
  orderNumber: number,
  merchantOrderNumber: 'M-1',
  amount,
  status: OrderStatus.enum.waiting,
  createdAt: at,
  verdict,
});
const reason = 'O lojista mandou o comprovante';
const seen: string[] = [];
beforeEach(() => {
  seen.length = 0;
  sessionStorage.clear();
});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const words = () => document.body.innerText.replaceAll('\u00a0', ' ');
/** Opens the dialog of a payment and looks for the order by its number. */
const look = async (found: MatchCandidate, one = payment): Promise<void> => {
  answerTo(findOrdersForPayment, { list: [found] });
  const note = (what: string) => () => void seen.push(what);
  await renderForStaff(
    <MatchDialog
      payment={one}
      limit={firstReturnLimit}
      onCredit={(merchant) => seen.push(`credit ${merchant}`)}
      onReturn={note('return')}
      onClose={note('close')}
    />,
  );
  await page.getByLabelText('Número do pedido').fill(number);
  await userEvent.keyboard('{Enter}');
};
const sayWhy = () => page.getByLabelText(/^Como você sabe/).fill(reason);

describe('matching a payment to an order of another amount', () => {
  it('says in figures what arrived, what the order takes and what goes back, and sends what was seen', async () => {
    const answer = Promise.withResolvers<UnidentifiedPayment>();
    const calls = answerTo(matchUnidentifiedPayment, () => answer.promise);
    await look(candidate(4_000, 'more'));
    await expect.element(page.getByText(/a diferença volta a quem pagou$/)).toBeVisible();
    await expect
      .poll(words)
      .toMatch(/Valor do pedido\s+R\$ 40,00\s+Recebido\s+R\$ 45,00\s+Volta a quem pagou\s+R\$ 5,00/);
    const send = button(/^Vincular e devolver R\$\s5,00$/);
    await expect.element(send).toBeDisabled();
    await sayWhy();
    await userEvent.dblClick(send);
    await expect.poll(() => calls.length).toBe(1);
    answer.resolve({ ...payment, state: 'matched' });
    await expect.element(page.getByText('Pedido pago. A diferença está voltando a quem pagou.')).toBeVisible();
    const merchantId = candidate(1, 'more').merchant.merchantId;
    expect(calls.map(({ body }) => body)).toEqual([{ merchantId, orderNumber: number, difference: 500, reason }]);
    expect(seen).toEqual(['close']);
  });

  it('says before that much to go back takes two, and asks for it', async () => {
    const consent = { subject: 'match' } as UnidentifiedPayment['asked'];
    const calls = answerTo(matchUnidentifiedPayment, { ...payment, asked: consent });
    await look(candidate(4_000, 'more'), { ...payment, amount: firstReturnLimit + 4_001 });
    await expect.element(page.getByText(/A diferença passa de R\$\s1\.000,00: outra pessoa/)).toBeVisible();
    await sayWhy();
    await button(/^Solicitar o vínculo e a devolução de R\$\s1\.000,01$/).click();
    await expect.element(page.getByText('Vínculo solicitado. Outra pessoa do financeiro decide.')).toBeVisible();
    expect(calls).toMatchObject([{ body: { difference: firstReturnLimit + 1 } }]);
  });

  it('says how much is missing where less arrived, offers what can be done instead, and no way to match', async () => {
    await look(candidate(5_000, 'less'));
    await expect.element(page.getByText(/um pedido não pode ser pago em parte/)).toBeVisible();
    await expect.poll(words).toMatch(/Valor do pedido\s+R\$ 50,00\s+Recebido\s+R\$ 45,00\s+Falta\s+R\$ 5,00/);
    await expect.element(button(/^(Vincular|Solicitar)/)).not.toBeInTheDocument();
    await button('Creditar a Sebo do Beco').click();
    await button('Devolver a quem pagou').click();
    expect(seen).toEqual(['credit 7169000001', 'return']);
  });

  it('sends nothing of a difference where the order waits for exactly this', async () => {
    const calls = answerTo(matchUnidentifiedPayment, payment);
    await look(candidate(4_500, 'fits'));
    await sayWhy();
    await button(/^Vincular R\$\s45,00$/).click();
    await expect.element(page.getByText('Pedido pago. O valor foi identificado.')).toBeVisible();
    expect(calls).toMatchObject([{ body: { orderNumber: number, reason } }]);
    expect(calls[0]?.body).not.toHaveProperty('difference');
  });

  it('keeps what was typed where the order moved meanwhile, and says why it cannot be matched', async () => {
    const said = 'Este pedido não pode receber o valor.';
    answerTo(matchUnidentifiedPayment, new Refusal('order_takes_no_match', said));
    await look(candidate(4_000, 'more'));
    await sayWhy();
    await button(/^Vincular e devolver/).click();
    await expect.element(page.getByText(said)).toBeVisible();
    await expect.element(page.getByLabelText(/^Como você sabe/)).toHaveValue(reason);
    expect(seen).toEqual([]);
  });
});
