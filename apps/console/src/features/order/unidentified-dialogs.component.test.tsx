import { listMerchants } from '@balcao/contract/merchant-desk';
import {
  closeUnidentifiedPayment,
  creditUnidentifiedPayment,
  type UnidentifiedPayment,
} from '@balcao/contract/unidentified-payment';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForStaff } from '../../test/console-part.tsx';
import { waitingPayment } from '../../test/unidentified-payment.ts';
import CloseDialog from './unidentified-close-dialog.tsx';
import CreditDialog from './unidentified-credit-dialog.tsx';

const at = '2026-01-05T12:00:00.000Z';
const payment = waitingPayment(4_321);
const merchant = (id: string, name: string, paymentCert: boolean) => ({
  merchantId: id,
  number: `71690${id.slice(-5)}`,
  name,
  type: 'enterprise' as const,
  document: null,
  teamCert: true,
  paymentCert,
  frozenSince: null,
  isFreezeAsked: false,
  createdAt: at,
});
const sebo = merchant('019ab4a0-0000-7000-8000-000000000001', 'Sebo do Beco', true);
const bazar = merchant('019ab4a0-0000-7000-8000-000000000002', 'Bazar da Praça', false);
const counts = { total: 2, totalIsCapped: false, pageNum: 1, pageSize: 10, nextCursor: null, frozen: 0, asked: 0 };
const reason = 'O banco confirmou por telefone.';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const why = () => page.getByLabelText(/^Como você sabe/);
const broken = (): never => {
  throw new TypeError('Failed to fetch');
};
let closings = 0;
const onClose = () => {
  closings += 1;
};
beforeEach(() => {
  closings = 0;
  sessionStorage.clear();
});

const openClosing = async () => {
  await renderForStaff(<CloseDialog payment={payment} onClose={onClose} />);
  return {
    id: page.getByLabelText('Identificador da devolução no banco'),
    send: button(/^Solicitar o encerramento de R/),
  };
};
const openCrediting = async () => {
  answerTo(listMerchants, { list: [sebo, bazar], ...counts });
  await renderForStaff(<CreditDialog payment={payment} onClose={onClose} />);
  await page.getByLabelText('Estabelecimento').fill('praça');
  await userEvent.keyboard('{Enter}');
  await page.getByRole('radio', { name: /Sebo do Beco/ }).click();
  return button(/^Solicitar o crédito de R/);
};

describe('closing money by hand', () => {
  it('says what is wrong at its field, says that a second person is needed, and sends nothing', async () => {
    const calls = answerTo(closeUnidentifiedPayment, payment);
    const { id, send } = await openClosing();
    await expect.element(page.getByText(/Outra pessoa do financeiro precisa concordar/)).toBeVisible();
    await id.fill('D 1/2');
    await why().fill('curto');
    await send.click();
    await expect.element(id).toBeInvalid();
    await expect.element(page.getByText('Use só letras, números e hífen, sem espaços.')).toBeVisible();
    await expect.element(why()).toBeInvalid();
    await expect.element(id).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('sends by Enter from either field, once although pressed twice, in one line', async () => {
    const answer = Promise.withResolvers<UnidentifiedPayment>();
    const calls = answerTo(closeUnidentifiedPayment, () => answer.promise);
    const { id } = await openClosing();
    await id.fill('D12345678');
    await why().fill('O banco confirmou\npor telefone.');
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.poll(() => calls.length).toBe(1);
    await userEvent.click(id);
    await userEvent.keyboard('{Enter}');
    answer.resolve(payment);
    await expect.element(page.getByText('Encerramento solicitado. Outra pessoa do financeiro decide.')).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([{ returnId: 'D12345678', reason }]);
    expect(closings).toBe(1);
  });

  it('keeps what was typed where it is refused, at its field or in a notice', async () => {
    const words = 'Este identificador já encerrou outro valor.';
    const refusals = [
      new Refusal('form_invalid', 'Confira.', { returnId: 'Não é do banco.' }),
      new Refusal('return_id_used', words),
    ];
    answerTo(closeUnidentifiedPayment, () => refusals.shift() ?? payment);
    const { id, send } = await openClosing();
    await id.fill('D12345678');
    await why().fill(reason);
    await send.click();
    await expect.element(page.getByText('Não é do banco.')).toBeVisible();
    await expect.element(id).toHaveFocus();
    await id.fill('D87654321');
    await send.click();
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(id).toHaveValue('D87654321');
    await expect.element(why()).toHaveValue(reason);
    expect(closings).toBe(0);
  });

  it('says that the server could not be reached, keeps what was typed, and sends it again', async () => {
    let isThere = false;
    const calls = answerTo(closeUnidentifiedPayment, () => (isThere ? payment : broken()));
    const { id, send } = await openClosing();
    await id.fill('D12345678');
    await why().fill(reason);
    await send.click();
    const notice = page.getByRole('alertdialog');
    await expect.element(notice).toBeVisible();
    await notice.getByRole('button').last().click();
    await expect.element(why()).toHaveValue(reason);
    isThere = true;
    await send.click();
    await expect.poll(() => closings).toBe(1);
    expect(calls.at(-1)?.body).toEqual({ returnId: 'D12345678', reason });
  });

  it('closes where a colleague was first, as there is nothing left to ask for', async () => {
    answerTo(closeUnidentifiedPayment, new Refusal('colleague_first', 'Um colega pediu antes.'));
    const { id, send } = await openClosing();
    await id.fill('D12345678');
    await why().fill(reason);
    await send.click();
    await expect.element(page.getByText('Um colega pediu antes.')).toBeVisible();
    expect(closings).toBe(1);
  });
});

describe('crediting money to a team', () => {
  it('offers a team that may be paid and says why another cannot be chosen', async () => {
    const calls = answerTo(creditUnidentifiedPayment, payment);
    const send = await openCrediting();
    await expect.element(page.getByText('Ainda não podem receber pagamentos:')).toBeVisible();
    await expect.element(page.getByRole('listitem').filter({ hasText: 'Bazar da Praça' })).toBeVisible();
    expect(page.getByRole('radio').elements()).toHaveLength(1);
    await expect.element(page.getByText(/Outra pessoa do financeiro precisa concordar/)).toBeVisible();
    await why().fill('curto');
    await send.click();
    await expect.element(why()).toBeInvalid();
    expect(calls).toEqual([]);
  });

  it('sends by Enter, once although pressed twice', async () => {
    const answer = Promise.withResolvers<UnidentifiedPayment>();
    const calls = answerTo(creditUnidentifiedPayment, () => answer.promise);
    await openCrediting();
    await why().fill(reason);
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.poll(() => calls.length).toBe(1);
    answer.resolve(payment);
    await expect.element(page.getByText('Crédito solicitado. Outra pessoa do financeiro decide.')).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([{ merchantId: sebo.merchantId, reason }]);
  });

  it('keeps the team and the reason where it is refused or the server is not there', async () => {
    const words = 'A equipe não pode mais receber.';
    const answers = [() => new Refusal('not_certified', words), broken];
    answerTo(creditUnidentifiedPayment, () => answers.shift()?.() ?? payment);
    const send = await openCrediting();
    await why().fill(reason);
    await send.click();
    await expect.element(page.getByText(words)).toBeVisible();
    await send.click();
    const notice = page.getByRole('alertdialog');
    await expect.element(notice).toBeVisible();
    await notice.getByRole('button').last().click();
    await expect.element(page.getByRole('radio', { name: /Sebo do Beco/ })).toBeChecked();
    await expect.element(why()).toHaveValue(reason);
    expect(closings).toBe(0);
  });

  it('says when no team is found, and when the search fails, and looks again', async () => {
    let isThere = false;
    answerTo(listMerchants, () => (isThere ? { list: [], ...counts, total: 0 } : broken()));
    await renderForStaff(<CreditDialog payment={payment} onClose={onClose} />);
    await page.getByLabelText('Estabelecimento').fill('nada');
    await userEvent.keyboard('{Enter}');
    isThere = true;
    await button('Tentar de novo').click();
    await expect.element(page.getByText('Nenhum estabelecimento com estes dados.')).toBeVisible();
  });
});
