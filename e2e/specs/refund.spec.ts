import { listPayments } from '@balcao/contract/customer';
import { listInstalments } from '@balcao/contract/instalment';
import { listRefunds } from '@balcao/contract/refund';
import { getRefundPolicy, saveRefundPolicy } from '@balcao/contract/refund-policy';
import { requestRefund } from '@balcao/contract/refund-request';
import { loseAnswer } from '../support/lost-answer.ts';
import { arrive, atWork, callerOf } from '../support/person.ts';
import { phoneOfBruna } from '../support/phone.ts';
import { bought } from '../support/sale.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const ana = 'ana@cafe.example';
const bia = 'bia@cafe.example';
const refunds = '/payment/transaction/refunds';

// One of them changes how the team decides.
test.describe.configure({ mode: 'serial' });

const panelOf = (page: Page, kind: 'Pedido' | 'Reembolso') =>
  page.getByRole('dialog', { name: new RegExp(`^${kind}`) });

test('a member gives a part of an order back, and the payer gets it with the reason', async ({ page, baseURL }) => {
  const seen = watch(page, baseURL);
  const { number, token } = await bought(baseURL, 4_321, 7);
  await arrive(page, await atWork(baseURL, bia), `/payment/transaction/orders/${number}`);
  await panelOf(page, 'Pedido').getByRole('button', { name: 'Reembolsar' }).click();
  const form = page.getByRole('dialog', { name: 'Reembolsar pedido' });
  await expectAccessible(page);
  // Two of seven pieces: their share of what was paid.
  await form.getByLabel('Quantidade devolvida').fill('2');
  await expect(form.getByRole('button', { name: /^Reembolsar R\$\s12,35$/ })).toBeVisible();
  await form.getByLabel('Valor a reembolsar').fill('12,34');
  await form.getByLabel('Mensagem para quem pagou').fill('A xícara chegou trincada');
  await expect(form.getByRole('region', { name: 'De onde vem o dinheiro' })).toContainText('A liquidar, deste pedido');
  await form.getByRole('button', { name: /^Reembolsar R\$\s12,34$/ }).click();
  await expect(panelOf(page, 'Pedido').getByText('A xícara chegou trincada')).toBeVisible();
  await expect(panelOf(page, 'Pedido').getByText('Reembolsado').first()).toBeVisible();
  await panelOf(page, 'Pedido')
    .getByRole('link', { name: /^Reembolso/ })
    .click();
  await expect(panelOf(page, 'Reembolso').getByText('Dinheiro devolvido a quem pagou')).toBeVisible();
  await expect(panelOf(page, 'Reembolso')).toContainText('Quantidade devolvida');
  await expectAccessible(page);
  const { list } = await callerOf(baseURL, token)(listPayments, {});
  expect(list.find(({ amount }) => amount === 4_321)).toMatchObject({ returned: 1_234 });
  seen.expectQuiet();
});

test('a partly refunded order says so in the list, and the filter keeps it and drops a paid one', async ({
  page,
  baseURL,
}) => {
  const [part, whole] = [await bought(baseURL, 4_327), await bought(baseURL, 4_327)];
  const body = { orderNumber: part.number, amount: 1_000, reason: 'Faltou o bolo' };
  const token = await atWork(baseURL, ana);
  await callerOf(baseURL, token)(requestRefund, { body }, { idempotencyKey: part.number });
  await arrive(page, token, '/payment/transaction/orders?amountFrom=4327&amountTo=4327');
  const table = page.getByRole('table', { name: 'Pedidos' });
  const row = ({ number }: { number: string }) => table.getByRole('row').filter({ hasText: number });
  await expect(row(part).getByRole('cell', { name: 'Reembolsado em parte', exact: true })).toBeVisible();
  await expect(row(whole).getByRole('cell', { name: 'Pago', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Mais filtros' }).click();
  const chip = (name: string) => page.getByRole('search').getByRole('button', { name, exact: true });
  await chip('Reembolsado').click();
  await page.getByRole('checkbox', { name: 'Parcial' }).check();
  await expect(table.getByRole('link')).toHaveText([part.number]);
  await expect(page).toHaveURL(/refunded=part/);
  await page.reload();
  await expect(chip('Reembolsado: Parcial')).toBeVisible();
  await expect(row(part)).toBeVisible();
  await expect(row(whole)).toHaveCount(0);
});

test('the form begins with what is left, no matter who gave a part back since it was last open', async ({
  page,
  baseURL,
}) => {
  const { number: orderNumber } = await bought(baseURL, 4_323);
  await arrive(page, await atWork(baseURL, bia), `/payment/transaction/orders/${orderNumber}`);
  const form = page.getByRole('dialog', { name: 'Reembolsar pedido' });
  const begins = async (amount: RegExp) => {
    await panelOf(page, 'Pedido').getByRole('button', { name: 'Reembolsar' }).click();
    await expect(form.getByLabel('Valor a reembolsar')).toHaveValue(amount);
    await form.getByRole('button', { name: 'Fechar' }).click();
    await expect(form).toBeHidden();
  };
  await begins(/43,23$/);
  const body = { orderNumber, amount: 1_000, reason: 'Faltou o bolo' };
  await callerOf(baseURL, await atWork(baseURL, ana))(requestRefund, { body }, { idempotencyKey: orderNumber });
  await expect(panelOf(page, 'Pedido').getByText('Faltou o bolo')).toBeVisible();
  await begins(/33,23$/);
});

test('a form that is filled in while somebody else gives everything back says so, and sends nothing', async ({
  page,
  baseURL,
}) => {
  const { number: orderNumber } = await bought(baseURL, 4_324);
  await arrive(page, await atWork(baseURL, bia), `/payment/transaction/orders/${orderNumber}`);
  await panelOf(page, 'Pedido').getByRole('button', { name: 'Reembolsar' }).click();
  const form = page.getByRole('dialog', { name: 'Reembolsar pedido' });
  await form.getByLabel('Mensagem para quem pagou').fill('Faltou o bolo');
  const body = { orderNumber, amount: 4_324, reason: 'Pedido repetido' };
  await callerOf(baseURL, await atWork(baseURL, ana))(requestRefund, { body }, { idempotencyKey: orderNumber });
  await expect(form.getByText('Não resta nada a reembolsar')).toBeVisible();
  await expect(form.getByRole('button', { name: /^Reembolsar/ })).toBeHidden();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Fechar' }).click();
  await expect(panelOf(page, 'Pedido').getByRole('button', { name: 'Reembolsar' })).toBeHidden();
});

test('a refund whose answer got lost is asked about before another one, and no money goes back twice', async ({
  page,
  baseURL,
}) => {
  const { number, token } = await bought(baseURL, 4_322);
  await arrive(page, await atWork(baseURL, bia), `/payment/transaction/orders/${number}`);
  const open = () => panelOf(page, 'Pedido').getByRole('button', { name: 'Reembolsar' }).click();
  await open();
  const form = page.getByRole('dialog', { name: 'Reembolsar pedido' });
  await form.getByLabel('Valor a reembolsar').fill('10');
  await form.getByLabel('Mensagem para quem pagou').fill('Faltou um pão');
  await page.route((url) => url.pathname.endsWith('/refund'), loseAnswer, { times: 1 });
  await form.getByRole('button', { name: /^Reembolsar R\$\s10,00$/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entendi' }).click();
  await expect(form.getByText('Não recebemos a resposta')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Fechar' }).click();
  await open();
  await form.getByRole('button', { name: /^Conferir o reembolso de R\$\s10,00$/ }).click();
  await expect(panelOf(page, 'Pedido').getByText('Faltou um pão')).toBeVisible();
  const returned = async () =>
    (await callerOf(baseURL, token)(listPayments, {})).list.find(({ amount }) => amount === 4_322)?.returned;
  await expect.poll(returned).toBe(1_000);
  const { list } = await callerOf(baseURL, await atWork(baseURL, ana))(listRefunds, { query: { number } });
  expect(list).toHaveLength(1);
});

test('the payer reads each message with its amount, when an order comes back in parts', async ({
  browser,
  baseURL,
}) => {
  const { number: orderNumber, token } = await bought(baseURL, 4_325);
  const call = callerOf(baseURL, await atWork(baseURL, bia));
  for (const [amount, reason] of [[1_000, 'Faltou o bolo'] as const, [325, 'A xícara chegou trincada'] as const])
    await call(
      requestRefund,
      { body: { orderNumber, amount, reason } },
      { idempotencyKey: `${orderNumber}:${amount}` },
    );
  const paid = async () =>
    (await callerOf(baseURL, token)(listPayments, {})).list.find((payment) => payment.amount === 4_325);
  await expect.poll(async () => (await paid())?.returned).toBe(1_325);
  const phone = await phoneOfBruna(browser, baseURL);
  await phone.goto(`/phone/payment/${(await paid())?.id}`);
  const messages = phone.getByRole('figure');
  await expect(messages.filter({ hasText: 'Faltou o bolo' })).toContainText('R$ 10,00');
  await expect(messages.filter({ hasText: 'A xícara chegou trincada' })).toContainText('R$ 3,25');
  await expectAccessible(phone);
});

test('an order in parts that was given back whole is called refunded, not paid, and its figures add up', async ({
  page,
  baseURL,
}) => {
  const token = await atWork(baseURL, ana);
  const call = callerOf(baseURL, token);
  const { list } = await call(listInstalments, { query: { status: ['pending'], pageSize: 100 } });
  const plan = list.findLast(({ repaid, refunded, paidAmount }) => repaid + refunded === 0 && paidAmount < 50_000);
  const { orderNumber = '', paidAmount: amount = 0 } = plan ?? {};
  await call(
    requestRefund,
    { body: { orderNumber, amount, reason: 'Veio com defeito' } },
    { idempotencyKey: orderNumber },
  );
  const standing = { query: { number: orderNumber, status: ['refunded' as const] } };
  await expect.poll(async () => (await call(listInstalments, standing)).total).toBe(1);
  await arrive(page, token, `/payment/transaction/instalments/${orderNumber}?status=refunded`);
  const panel = page.getByRole('dialog', { name: `Parcelas do pedido ${orderNumber}` });
  await expect(panel.getByText('Coberto por reembolsos')).toBeVisible();
  await expect(panel.getByText('Paga', { exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Fechar' }).click();
  await expect(page.getByRole('table', { name: 'Parcelas' })).toContainText('Reembolsada');
});

test('what asks for two people waits for the second, who may also reject it', async ({ page, baseURL }) => {
  const admin = await atWork(baseURL, ana);
  const { secondPersonFrom } = await callerOf(baseURL, admin)(getRefundPolicy, {});
  expect(secondPersonFrom).toBe(50_000);
  const { number } = await bought(baseURL, 60_000);
  await arrive(page, await atWork(baseURL, bia), `/payment/transaction/orders/${number}`);
  await panelOf(page, 'Pedido').getByRole('button', { name: 'Reembolsar' }).click();
  const form = page.getByRole('dialog', { name: 'Reembolsar pedido' });
  await form.getByLabel('Mensagem para quem pagou').fill('Festa cancelada');
  await form.getByRole('button', { name: /^Solicitar reembolso/ }).click();
  // Nothing has been given back yet.
  await expect(panelOf(page, 'Pedido').getByText('Reembolso aguardando aprovação', { exact: true })).toBeVisible();
  await expect(panelOf(page, 'Pedido').getByText('Reembolsado', { exact: true })).toHaveCount(0);
  await panelOf(page, 'Pedido')
    .getByRole('link', { name: /^Reembolso/ })
    .click();
  await expect(panelOf(page, 'Reembolso').getByText('Você já aprovou.')).toBeVisible();

  const { list } = await callerOf(baseURL, admin)(listRefunds, { query: { number } });
  await arrive(page, admin, `${refunds}/${list[0]?.number}`);
  await panelOf(page, 'Reembolso').getByRole('button', { name: 'Recusar' }).click();
  const reject = page.getByRole('dialog', { name: /^Recusar o reembolso/ });
  await reject.getByRole('button', { name: 'Recusar reembolso' }).click();
  await expect(reject.getByLabel('Motivo da recusa')).toBeFocused();
  await reject.getByLabel('Motivo da recusa').fill('A festa foi remarcada');
  await reject.getByRole('button', { name: 'Recusar reembolso' }).click();
  await expect(panelOf(page, 'Reembolso').getByText('A festa foi remarcada')).toBeVisible();
  await expectAccessible(page);
});

test('a super admin sets that refunds wait, and agrees to one', async ({ page, baseURL }) => {
  const admin = await atWork(baseURL, ana);
  const call = callerOf(baseURL, admin);
  await arrive(page, admin, refunds);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mudar', exact: true }).click();
  await page.getByLabel('Aguarda aprovação').check();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Cada reembolso aguarda a aprovação')).toBeVisible();
  const { number } = await bought(baseURL, 777);
  await arrive(page, admin, `/payment/transaction/orders/${number}`);
  await panelOf(page, 'Pedido').getByRole('button', { name: 'Reembolsar' }).click();
  const form = page.getByRole('dialog', { name: 'Reembolsar pedido' });
  await form.getByLabel('Mensagem para quem pagou').fill('Pago em dobro');
  await form.getByRole('button', { name: /^Solicitar reembolso/ }).click();
  // The order's own story has it too: who asked, how much, and what it waits for.
  const told = panelOf(page, 'Pedido').getByRole('listitem').filter({ hasText: 'solicitado por ana_souza' });
  await expect(told).toContainText(/^Reembolso de R\$\s7,77 solicitado por ana_souza/);
  await expect(told).toContainText('Aguardando aprovação');
  await expectAccessible(page);
  await panelOf(page, 'Pedido')
    .getByRole('link', { name: /^Reembolso/ })
    .click();
  await panelOf(page, 'Reembolso')
    .getByRole('button', { name: /^Reembolsar R\$/ })
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Reembolsar R\$/ })
    .click();
  await expect(panelOf(page, 'Reembolso').getByText('Dinheiro devolvido a quem pagou')).toBeVisible();
  const { version } = await call(getRefundPolicy, {});
  await call(saveRefundPolicy, { body: { automatic: true, secondPersonFrom: 50_000, version } });
});
