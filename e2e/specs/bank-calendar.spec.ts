import { addDays, civilDayOf, DEFAULT_ZONE, formatDate } from '@balcao/brazil/dates';
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

test('a day to close is chosen from the calendar, is refused at its field where it cannot be, and can be left alone', async ({
  page,
  baseURL,
}) => {
  await arriveAtConsole(page, await staffToken(baseURL, 'fabio@balcao.example'), '/console/finance/calendar');
  const dialog = page.getByRole('dialog', { name: 'Fechar um dia' });
  const day = dialog.getByLabel('Dia', { exact: true });
  const open = page.getByRole('button', { name: 'Fechar um dia' });
  const send = dialog.getByRole('button', { name: 'Fechar um dia' });
  const today = civilDayOf(new Date().toISOString(), DEFAULT_ZONE);

  await open.click();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toBeHidden();

  await open.click();
  await dialog.getByRole('button', { name: 'Escolher no calendário' }).click();
  const calendar = page.getByRole('dialog', { name: 'Escolher no calendário' });
  await expectAccessible(page);
  await calendar.getByRole('button', { name: 'Próximo mês' }).click();
  await calendar.getByRole('button', { name: /^15 / }).click();
  await expect(calendar).toBeHidden();
  // The calendar begins with the month of tomorrow.
  const next = addDays(`${addDays(today, 1).slice(0, 6)}01`, 32).slice(0, 6);
  await expect(day).toHaveValue(formatDate(`${next}15`));
  await dialog.getByRole('textbox', { name: 'Nome do feriado' }).fill('Dia que não fecha');
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Só para ver o que diz.');

  for (const [typed, words] of [
    ['31/02/2031', /Esta data não existe|data/i],
    [formatDate(today), 'Escolha um dia depois de hoje.'],
  ] as const) {
    await day.fill(typed);
    await send.click();
    await expect(day).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByText(words).first()).toBeVisible();
  }
  await page.context().setOffline(true);
  await day.fill('16/07/2031');
  await expect(dialog.getByText('Não foi possível verificar o que muda.')).toBeVisible();
});
