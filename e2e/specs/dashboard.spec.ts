import { getFigures, getOverview } from '@balcao/contract/dashboard';
import { arrive, atWork, callerOf, inNewTeam } from '../support/person.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const reais = (centavos: number): string =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(centavos / 100);

test('the overview shows the day hour by hour, what waits, the balances and thirty days', async ({ page, baseURL }) => {
  const seen = watch(page, baseURL);
  const token = await atWork(baseURL, 'ana@cafe.example');
  const call = callerOf(baseURL, token);
  const { days, waiting } = await call(getOverview, {});
  await arrive(page, token, '/payment/overview');
  await expect(page).toHaveTitle('Visão geral · Balcão');
  for (const figure of ['Valor pago hoje', 'Pedidos pagos hoje', 'Valor médio por pedido', 'Criados hoje e já pagos'])
    await expect(page.getByText(figure, { exact: true })).toBeVisible();
  // Others sell meanwhile, and the page follows.
  await expect(async () => {
    const { balances } = await call(getOverview, {});
    await expect(page.getByText(reais(balances.pending))).toBeVisible({ timeout: 1_000 });
    await expect(page.getByText(reais(balances.available)).first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('table', { name: /^Dados do gráfico Hoje, hora a hora/ }).getByRole('row')).toHaveCount(
    25,
  );
  const month = page.getByRole('table', { name: /^Dados do gráfico Valor pago por dia/ });
  await expect(month.getByRole('row')).toHaveCount(days.length + 1);
  await expectAccessible(page);
  await page.getByRole('link', { name: new RegExp(`^${waiting.refunds} reembolso`) }).click();
  await expect(page).toHaveURL(/\/payment\/transaction\/refunds\?review=/);
  seen.expectQuiet();
});

test('the dashboard compares a period with the one before, and its address says what shows', async ({
  page,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  const token = await atWork(baseURL, 'ana@cafe.example');
  const call = callerOf(baseURL, token);
  await arrive(page, token, '/payment/transaction');
  await expect(page).toHaveURL('/payment/transaction/dashboard');
  await expect(page).toHaveTitle('Painel · Balcão');
  await page.getByRole('link', { name: '30 dias', exact: true }).click();
  await expect(page).toHaveURL(/period=days30/);
  const figures = page.getByRole('region', { name: 'Números do período' });
  // Others sell meanwhile, and the page follows.
  await expect(async () => {
    const month = await call(getFigures, { query: { period: 'days30' } });
    await expect(figures).toContainText(reais(month.now.amount), { timeout: 1_000 });
    const goods = page.getByRole('table', { name: 'O que mais vendeu' }).getByRole('rowheader');
    await expect(goods).toHaveCount(month.goods.length, { timeout: 1_000 });
  }).toPass();
  await expect(figures).toContainText('30 dias anteriores');
  await expect(page.getByRole('table', { name: 'Por meio de pagamento' })).toContainText('Pix');

  const chart = page.getByRole('slider', { name: /^Ler o gráfico Valor pago por dia/ });
  await chart.press('Home');
  await expect(chart).toHaveAttribute('aria-valuenow', '0');
  await expect(chart).toHaveAttribute('aria-valuetext', /Este período: R\$.*Período anterior: R\$/);
  await chart.hover(); // Its middle is another day.
  await expect(chart).not.toHaveAttribute('aria-valuenow', '0');
  await page.getByRole('button', { name: 'Mostrar no gráfico: Reembolsos' }).click();
  await expect(page.getByRole('heading', { name: 'Reembolsos por dia' })).toBeVisible();
  await page.getByRole('button', { name: 'Tabela' }).click();
  await expect(page).toHaveURL(/view=table/);
  await page.reload();
  await expect(page.getByRole('region', { name: /^Dados do gráfico Reembolsos por dia/ })).toBeVisible();
  await expect(page.getByRole('slider')).toHaveCount(0);
  await expectAccessible(page);
  seen.expectQuiet();
});

test('days of one’s own are chosen in a calendar, and the series can be had as a file', async ({ page, baseURL }) => {
  await arrive(page, await atWork(baseURL, 'ana@cafe.example'), '/payment/transaction/dashboard?period=yesterday');
  await expect(page.getByRole('heading', { name: 'Valor pago por hora' })).toBeVisible();
  await page.getByRole('button', { name: 'Outras datas' }).click();
  const calendar = page.getByRole('dialog', { name: 'Escolher as datas' });
  await calendar.getByRole('button', { name: 'Mês anterior' }).click();
  const days = calendar.getByRole('table').getByRole('button');
  await days.nth(10).click();
  await days.nth(16).click();
  await expect(page).toHaveURL(/period=custom&from=.*&to=/);
  await expect(page.getByText('nos 7 dias anteriores').first()).toBeVisible();
  await page.getByRole('button', { name: 'Exportar' }).click();
  const files = page.getByRole('dialog', { name: 'Exportar' });
  await files.getByRole('button', { name: 'Preparar arquivo' }).click();
  await expect(files.getByText(/^7 linhas/).first()).toBeVisible();
});

test('two days are compared with the two days before, hour by hour', async ({ page, baseURL }) => {
  const token = await atWork(baseURL, 'ana@cafe.example');
  const { from, series } = await callerOf(baseURL, token)(getFigures, { query: { period: 'days7' } });
  await arrive(page, token, `/payment/transaction/dashboard?period=custom&from=${from}&to=${series[1]?.day}`);
  const figures = page.getByRole('region', { name: 'Números do período' });
  await expect(figures).toContainText('nos 2 dias anteriores');
  await expect(page.getByRole('heading', { name: 'Valor pago por hora' })).toBeVisible();
});

test('a team without sales makes no figure up', async ({ page, baseURL }) => {
  await arrive(page, await inNewTeam(baseURL, 'dora@livraria.example', 'Sebo da Esquina'), '/payment/overview');
  await expect(page.getByText('Nenhum pedido pago')).toBeVisible();
  await expect(page.getByText('Ainda sem pedidos hoje')).toBeVisible();
  await expect(page.getByText('Nenhum pagamento nos últimos 30 dias')).toBeVisible();
  await expect(page.getByText('Nenhuma pendência para você agora.')).toBeVisible();
  await page.getByRole('link', { name: 'Ver o painel' }).click();
  await expect(page.getByText('Nenhum pedido neste período')).toBeVisible();
  await expect(page.getByText('Nada foi pago neste período.')).toHaveCount(4);
  await expectAccessible(page);
});
