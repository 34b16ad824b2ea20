import { arriveAtConsole, staffToken } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

test('finance closes a day for the banks and opens it again, and sees both in the calendar', async ({
  page,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  await arriveAtConsole(page, await staffToken(baseURL, 'fabio@balcao.example'), '/console/finance/calendar?year=2031');
  const dialog = page.getByRole('dialog');
  const holiday = page.getByRole('listitem').filter({ hasText: 'Dia do Comércio' });
  const history = 'Decisão do Banco Central.';

  await page.getByRole('button', { name: 'Fechar um dia' }).click();
  await dialog.getByLabel('Dia', { exact: true }).fill('16/07/2031');
  await dialog.getByRole('textbox', { name: 'Nome do feriado' }).fill('Dia do Comércio');
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('x');
  await dialog.getByRole('button', { name: 'Fechar um dia' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Motivo' })).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill(history);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Fechar um dia' }).click();
  await expect(page.getByText(/^Bancos fechados em/)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(holiday).toBeVisible();

  await holiday.getByRole('button', { name: 'Abrir os bancos: Dia do Comércio' }).click();
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill(history);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Abrir', exact: true }).click();
  await expect(page.getByText(/^Bancos abertos em/)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(holiday).toHaveCount(0);
  seen.expectQuiet();
});
