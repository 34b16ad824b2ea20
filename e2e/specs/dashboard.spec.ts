import { getOverview } from '@balcao/contract/dashboard';
import { expect, test } from '@playwright/test';
import { arrive, atWork, callerOf, inNewTeam } from '../support/person.ts';
import { expectAccessible, watch } from '../support/watch.ts';

test('the overview shows the figures of the day, the balances and thirty days', async ({ page, baseURL }) => {
  const seen = watch(page, baseURL);
  const token = await atWork(baseURL, 'dora@livraria.example');
  const { balances, days } = await callerOf(baseURL, token)(getOverview, {});
  await arrive(page, token, '/payment/overview');
  await expect(page).toHaveTitle('Visão geral · Balcão');
  for (const figure of ['Valor pago hoje', 'Pedidos pagos hoje', 'Valor médio por pedido', 'Criados hoje e já pagos'])
    await expect(page.getByText(figure, { exact: true })).toBeVisible();
  const pending = page.getByRole('region', { name: 'Saldos' });
  const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(balances.pending / 100);
  await expect(pending).toContainText(reais);

  const table = page.getByRole('table', { name: /^Dados do gráfico/ });
  await expect(table.getByRole('row')).toHaveCount(days.length + 1);
  const chart = page.getByRole('slider', { name: /^Ler o gráfico/ });
  await chart.press('Home');
  await expect(chart).toHaveAttribute('aria-valuenow', '0');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ver os pedidos' }).click();
  await expect(page).toHaveURL('/payment/transaction/orders');
  seen.expectQuiet();
});

test('a day without payments makes no figure up', async ({ page, baseURL }) => {
  await arrive(page, await inNewTeam(baseURL, 'dora@livraria.example', 'Sebo da Esquina'), '/payment/overview');
  await expect(page.getByText('Nenhum pagamento hoje ainda')).toHaveCount(2);
  await expect(page.getByText('Nenhum pagamento nos últimos 30 dias')).toBeVisible();
  await expectAccessible(page);
});
