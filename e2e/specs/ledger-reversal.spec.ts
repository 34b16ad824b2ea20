import { setAside } from '@balcao/contract/ledger-reserve';
import { currentUser } from '@balcao/contract/session-current';
import { arrive, atWork, callerOf } from '../support/person.ts';
import { arriveAtConsole, newStaff } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

test('an entry is taken back by two of finance, and the merchant’s statement shows the correction', async ({
  page,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  const member = await atWork(baseURL, 'dora@livraria.example');
  const merchantId = (await callerOf(baseURL, member)(currentUser, {})).merchantId ?? '';
  await callerOf(baseURL, member)(setAside, { body: { amount: 1_234 } });
  const first = await newStaff(baseURL, 'Lia Prado', 'finance');
  const second = await newStaff(baseURL, 'Davi Rocha', 'finance');
  await arriveAtConsole(page, first.token, `/console/merchant/${merchantId}`);
  await page.getByRole('link', { name: 'Ver os lançamentos' }).click();
  await page.getByRole('link', { name: 'Reserva para reembolsos' }).first().click();
  const panel = page.getByRole('dialog', { name: 'Reserva para reembolsos' });
  await expect(panel.getByText(/^-R\$\s12,34$/)).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Solicitar estorno' }).click();
  const form = page.getByRole('dialog', { name: /Solicitar o estorno/ });
  await form.getByLabel('O que aconteceu?').fill('Guardado por engano, a pedido da loja.');
  await form.getByRole('button', { name: 'Solicitar estorno' }).click();
  await expect(panel.getByText('Você solicitou o estorno; um colega decide')).toBeVisible();

  await arriveAtConsole(page, second.token, '/console/finance/journal');
  await page.getByRole('link', { name: 'Reserva para reembolsos' }).first().click();
  await panel.getByRole('button', { name: 'Confirmar estorno' }).click();
  await page
    .getByRole('alertdialog', { name: 'Estornar este lançamento?' })
    .getByRole('button', { name: 'Confirmar estorno' })
    .click();
  await panel.getByRole('link', { name: 'Ver o estorno' }).click();
  await expect(page.getByRole('dialog', { name: 'Estorno' })).toContainText('não pode ser estornado');
  await expectAccessible(page);

  await arrive(page, member, '/payment/financial');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByRole('link', { name: /^desfeito por uma correção/ }).click();
  await expect(page.getByRole('row', { name: /Correção/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Financeiro' })).toHaveAttribute('aria-current', 'page');
  await arrive(page, member, '/payment/financial/statement?account=reserve');
  await page
    .getByRole('link', { name: /^desfaz: Reservado para reembolsos/ })
    .first()
    .click();
  await expect(page.getByRole('row', { name: /Reservado para reembolsos/ }).first()).toBeVisible();
  await expectAccessible(page);
  seen.expectQuiet();
});
