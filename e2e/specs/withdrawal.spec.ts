import { formatBrl } from '@balcao/brazil/money';
import { getBalances } from '@balcao/contract/ledger-reserve';
import { setRail } from '@balcao/contract/sandbox';
import { getSettlementAgenda } from '@balcao/contract/settlement';
import { listWithdrawals } from '@balcao/contract/withdrawal';
import { getAutomatic, saveAutomatic } from '@balcao/contract/withdrawal-automatic';
import { listDestinations } from '@balcao/contract/withdrawal-destination';
import { requestWithdrawal } from '@balcao/contract/withdrawal-request';
import { loseAnswer } from '../support/lost-answer.ts';
import { arrive, atWork, callerOf } from '../support/person.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const ana = 'ana@cafe.example';
const caio = 'caio@cafe.example';
const financial = '/payment/financial';

// They share one balance.
test.describe.configure({ mode: 'serial' });

const balancesOf = async (baseURL: string | undefined) =>
  callerOf(baseURL, await atWork(baseURL, ana))(getBalances, {});
/** How many withdrawals of this amount there are: the balance itself also moves by what is settled meanwhile. */
const withdrawnOf = async (baseURL: string | undefined, amount: number): Promise<number> => {
  const { list } = await callerOf(baseURL, await atWork(baseURL, ana))(listWithdrawals, { query: { pageSize: 100 } });
  return list.filter((one) => one.amount === amount).length;
};

test('a member withdraws: what it costs and when it arrives, nothing typed is lost, and then the way it went', async ({
  page,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  const { available } = await balancesOf(baseURL);
  expect(available).toBeGreaterThan(20_000);
  await arrive(page, await atWork(baseURL, ana), financial);
  await page.getByRole('button', { name: 'Sacar', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Sacar' });
  await form.getByLabel('Valor do saque').fill('123,45');
  await expect(form.getByRole('region', { name: 'Resumo do saque' })).toContainText('Em minutos');
  await expectAccessible(page);
  await page.goBack();
  await expect(form).toBeHidden();
  await page.goForward();
  await expect(form.getByLabel('Valor do saque')).toHaveValue('123,45');
  await form.getByRole('button', { name: /^Sacar R\$\s123,45$/ }).click();
  await page.getByRole('link', { name: 'Acompanhar o saque' }).click();
  await expect(page.getByText('Creditado no destino')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Financeiro' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('button', { name: 'Baixar comprovante' })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(form).toBeHidden();
  expect(await withdrawnOf(baseURL, 12_345)).toBe(1);
  const { list } = await callerOf(baseURL, await atWork(baseURL, ana))(listWithdrawals, {});
  expect(list[0]).toMatchObject({ amount: 12_345, status: '1', applicant: 'ana_souza' });
  seen.expectQuiet();
});

test('a withdrawal whose answer got lost is asked about before another one, and nothing leaves twice', async ({
  page,
  baseURL,
}) => {
  const before = await withdrawnOf(baseURL, 250);
  await arrive(page, await atWork(baseURL, ana), financial);
  await page.getByRole('button', { name: 'Sacar', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Sacar' });
  await form.getByLabel('Valor do saque').fill('2,50');
  await form.getByLabel('Valor do saque').evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '1,234');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  const unread = form.getByText('Não reconhecemos o valor colado. Escreva como 1.234,56.');
  await expect(unread).toBeVisible();
  await expect(form.getByLabel('Valor do saque')).toHaveValue('2,50');
  await form.getByRole('button', { name: 'Metade' }).click();
  await expect(unread).toBeHidden();
  await form.getByLabel('Valor do saque').fill('2,50');
  await expect(form.getByRole('region', { name: 'Resumo do saque' })).toContainText('Em minutos');
  const withdrawing = (url: URL): boolean => url.pathname.endsWith('/withdrawal');
  await page.route(withdrawing, loseAnswer, { times: 1 });
  await form.getByRole('button', { name: /^Sacar R\$\s2,50$/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entendi' }).click();
  await expect(form.getByText('Não recebemos a resposta')).toBeVisible();
  await expectAccessible(page);
  // An answer that comes before anyone looks for the withdrawal tells nothing about it.
  const tooMany = { code: 1030429, msg: 'Tente de novo em instantes.', data: { refusal: 'too_many_requests' } };
  await page.route(withdrawing, (route) => route.fulfill({ status: 429, json: tooMany }), { times: 1 });
  await form.getByRole('button', { name: /^Conferir o saque de R\$\s2,50$/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entendi' }).click();
  await form.getByRole('button', { name: 'Fechar' }).click();
  await page.getByRole('button', { name: 'Sacar', exact: true }).click();
  await form.getByRole('button', { name: /^Conferir o saque de R\$\s2,50$/ }).click();
  await expect(page.getByText('Saque a caminho')).toBeVisible();
  expect(await withdrawnOf(baseURL, 250)).toBe(before + 1);
});

test('money is set aside for refunds and taken back, and the picture of the money follows', async ({
  page,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  const { reserve } = await balancesOf(baseURL);
  await arrive(page, await atWork(baseURL, ana), financial);
  await page.getByRole('button', { name: 'Guardar' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Valor').fill('50');
  await form.getByRole('button', { name: /^Guardar R\$\s50,00$/ }).click();
  await expect(form).toBeHidden();
  await expect.poll(async () => (await balancesOf(baseURL)).reserve).toBe(reserve + 5_000);
  await page.getByRole('button', { name: 'Retirar' }).click();
  await expect(form.getByText('Últimos movimentos da reserva')).toBeVisible();
  await form.getByLabel('Valor').fill('50');
  await form.getByRole('button', { name: /^Retirar R\$\s50,00$/ }).click();
  await expect.poll(async () => (await balancesOf(baseURL)).reserve).toBe(reserve);
  await expectAccessible(page);
  seen.expectQuiet();
});

test('a move of the reserve whose answer got lost is asked about before another one, and nothing moves twice', async ({
  page,
  baseURL,
}) => {
  const { reserve } = await balancesOf(baseURL);
  await arrive(page, await atWork(baseURL, ana), financial);
  await page.getByRole('button', { name: 'Guardar' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Valor').fill('7');
  await page.route((url) => url.pathname.endsWith('/ledger/reserve/set-aside'), loseAnswer, { times: 1 });
  await form.getByRole('button', { name: /^Guardar R\$\s7,00$/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entendi' }).click();
  await expect(form.getByText('Não recebemos a resposta')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Fechar' }).click();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(form.getByLabel('Valor')).toBeHidden();
  await form.getByRole('button', { name: /^Conferir R\$\s7,00$/ }).click();
  await expect(form).toBeHidden();
  expect((await balancesOf(baseURL)).reserve).toBe(reserve + 700);
});

test('the automatic withdrawal shows step by step what it would do, and why it did nothing before', async ({
  page,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  const { available } = await balancesOf(baseURL);
  await arrive(page, await atWork(baseURL, ana), `${financial}/automatic`);
  await page.getByLabel('Sacar quando o saldo chegar a').fill(formatBrl(available + 1));
  await expect(page.getByText('Nada seria sacado')).toBeVisible();
  await expect(page.getByText(/ainda não chegou a/).first()).toBeVisible();
  await page.getByLabel('Sacar quando o saldo chegar a').fill('100');
  await page.getByLabel('Separado para reembolsos').fill('0');
  await expect(page.getByText(/^Seriam sacados/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Saque automático salvo.')).toBeVisible();
  const saved = await callerOf(baseURL, await atWork(baseURL, ana))(getAutomatic, {});
  expect(saved).toMatchObject({ enabled: false, threshold: 10_000, deposit: 0 });
  await expect(page.getByText('Verificação da manhã').first()).toBeVisible();
  seen.expectQuiet();
});

test('the rules of the automatic withdrawal that somebody types are not lost when a colleague saves theirs', async ({
  page,
  baseURL,
}) => {
  const token = await atWork(baseURL, ana);
  const call = callerOf(baseURL, token);
  await arrive(page, token, `${financial}/automatic`);
  const threshold = page.getByLabel('Sacar quando o saldo chegar a');
  await threshold.fill('1.234,56');
  await expect(threshold).toHaveValue('1.234,56');
  const { deposit, ...held } = await call(getAutomatic, {});
  await call(saveAutomatic, { body: { ...held, threshold: 50_000, deposit: 7_000 } });
  await expect(page.getByText('Um colega salvou isto enquanto você editava')).toBeVisible();
  await expect(threshold).toHaveValue('1.234,56');
  await expect(page.getByRole('button', { name: 'Salvar' })).toBeDisabled();
  await page.getByRole('button', { name: 'Ficar com as minhas mudanças' }).click();
  await expect(page.getByLabel('Separado para reembolsos')).toHaveValue('70,00');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Saque automático salvo.')).toBeVisible();
  const { version, ...saved } = await call(getAutomatic, {});
  expect(saved).toMatchObject({ threshold: 123_456, deposit: 7_000 });
  await call(saveAutomatic, { body: { ...saved, version, threshold: held.threshold, deposit } });
});

test('anyone who may only look sees the money and finds no button that moves it', async ({ page, baseURL }) => {
  await arrive(page, await atWork(baseURL, caio), financial);
  await expect(page.getByRole('heading', { name: 'Onde está o seu dinheiro' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sacar', exact: true })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeHidden();
  await page.getByRole('link', { name: 'Destinos', exact: true }).click();
  await expect(page.getByText('Pronto para receber').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Adicionar destino' })).toBeHidden();
});

test('the overview tells of a withdrawal that did not arrive, and of what arrives next', async ({ page, baseURL }) => {
  const seen = watch(page, baseURL);
  const token = await atWork(baseURL, ana);
  const call = callerOf(baseURL, token);
  const { list } = await call(listDestinations, {});
  const destinationId = list.find(({ isHeld }) => !isHeld)?.id ?? '';
  await callerOf(baseURL)(setRail, { body: { payout: 'decline' } });
  try {
    const { number } = await call(requestWithdrawal, { body: { amount: 4_321, destinationId } });
    await expect
      .poll(async () => (await call(listWithdrawals, { query: { number } })).list[0]?.status, { timeout: 30_000 })
      .toBe('99');
  } finally {
    await callerOf(baseURL)(setRail, { body: { payout: 'approve' } });
  }
  await arrive(page, token, '/payment/overview');
  const failed = page.getByRole('region', { name: /^O saque de R\$\s43,21 não chegou/ });
  await expect(failed).toContainText('O dinheiro está de novo no saldo disponível.');
  const { days } = await call(getSettlementAgenda, {});
  const next = page.locator('section', { has: page.getByRole('heading', { name: 'Próximo valor a chegar' }) });
  await expect(next).toContainText(
    days[0]
      ? new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(days[0].amount / 100)
      : 'Nada a liquidar',
  );
  await expectAccessible(page);
  await failed.getByRole('link', { name: 'Ver saque' }).click();
  await expect(page.getByText('O saque falhou e o dinheiro voltou')).toBeVisible();
  seen.expectQuiet();
});
