import { actAsBank, type BankAct } from '@balcao/contract/dispute-desk';
import { makePdf } from '../support/document.ts';
import { arrive, atWork, callerOf } from '../support/person.ts';
import { bought } from '../support/sale.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const ana = 'ana@cafe.example';
const panelOf = (page: Page, kind: 'Pedido' | 'Contestação') =>
  page.getByRole('dialog', { name: new RegExp(`^${kind}`) });

test('a team answers a dispute with a text and a document, and sees what the bank took', async ({ page, baseURL }) => {
  const seen = watch(page, baseURL);
  const { number: orderNumber } = await bought(baseURL, 8_765);
  const bank = (act: BankAct['act'], amount?: number) =>
    callerOf(baseURL)(actAsBank, { body: { orderNumber, act, ...(amount === undefined ? {} : { amount }) } });
  await bank('block');
  await arrive(page, await atWork(baseURL, ana), `/payment/transaction/orders/${orderNumber}`);
  const order = panelOf(page, 'Pedido');
  await expect(order.getByText(/bloqueados por uma contestação/)).toBeVisible();
  await order.getByRole('link', { name: /^Contestação \d{20}$/ }).click();
  const dispute = panelOf(page, 'Contestação');
  await expect(dispute.getByText('Faltam 6 dias para enviar provas')).toBeVisible();
  await expectAccessible(page);
  await dispute.getByRole('button', { name: 'Enviar provas' }).click();
  await expect(dispute.getByText('Escreva um texto ou envie um arquivo.')).toBeVisible();
  await dispute.getByLabel('O que aconteceu na venda').fill('Entregue em mãos, com assinatura.');
  await dispute.locator('input[type="file"]').first().setInputFiles(makePdf('Comprovante.pdf'));
  await expect(dispute.getByText('PDF · 1 kB')).toBeVisible();
  await dispute.getByRole('button', { name: 'Enviar provas' }).click();
  await expect(dispute.getByRole('button', { name: 'Comprovante.pdf', exact: true })).toBeVisible();
  await expect(dispute.getByText('Em análise').first()).toBeVisible();
  await bank('take', 5_000);
  await expect(dispute.getByText('O banco pegou o valor de volta', { exact: true })).toBeVisible();
  await expect(dispute.getByText(/O banco pegou R\$\s50,00 de volta/)).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/payment/transaction/orders?number=${orderNumber}`);
  await expect(page.getByText('Devolvido em parte pelo banco')).toBeVisible();
  await page.goto('/payment/transaction/disputes?status=accepted');
  await expect(page.getByRole('link', { name: /^\d{20}$/ }).first()).toBeVisible();
  seen.expectQuiet();
});
