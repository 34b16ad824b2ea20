import { randomBytes } from 'node:crypto';
import { addDays, civilDayOf, DEFAULT_ZONE, dayStart, formatDate } from '@balcao/brazil/dates';
import { listAuditEvents } from '@balcao/contract/audit-event';
import { uploadRailFile } from '@balcao/contract/ledger-reconciliation';
import { listUnidentifiedPayments, type UnidentifiedState } from '@balcao/contract/unidentified-payment';
import { loseAnswer } from '../support/lost-answer.ts';
import { callerOf } from '../support/person.ts';
import { arriveAtConsole, newStaff } from '../support/staff.ts';
import { type Browser, expect, type Page, test } from '../support/test.ts';
import { openTestApp } from '../support/test-app.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const newEndToEndId = () => `E99999010${randomBytes(16).toString('hex').slice(0, 23)}`;

/** Staff who may see money but not decide about it see the waiting payments, and no button to return them. */
const onlySees = async (browser: Browser, baseURL: string, token: string): Promise<void> => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await arriveAtConsole(page, token, '/console/');
  await page.getByRole('button', { name: 'Financeiro' }).click();
  await page.getByRole('link', { name: 'Valores a identificar' }).click();
  await expect(page.getByRole('link', { name: /^Aguardando o financeiro/ })).toContainText('2');
  await expect(page.getByRole('row').filter({ hasText: /R\$\s43,21/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Devolver/ })).toHaveCount(0);
  await context.close();
};

type Call = ReturnType<typeof callerOf>;

/** A day's file lists two payments that were not reported before: one with a reference and one without. */
const arrive = async (finance: Call): Promise<{ named: string; nameless: string; day: string }> => {
  const day = addDays(civilDayOf(new Date().toISOString(), DEFAULT_ZONE), -3);
  const at = new Date(Date.parse(dayStart(day, DEFAULT_ZONE)) + 12 * 3_600_000).toISOString();
  const [named, nameless] = [newEndToEndId(), newEndToEndId()];
  const lines = [`payment,${named},DESCONHECIDO01,4321,${at}`, `payment,${nameless},,1000,${at}`];
  const text = `kind,id,reference,amount,at\n${lines.join('\n')}\n`;
  const { problems } = await finance(uploadRailFile, { body: { rail: '02', day, name: 'dia.csv', text } });
  expect(problems).toEqual([]);
  return { named, nameless, day };
};

/** What the file of the day and the books say of it leads to where it is given back. */
const leadsHere = async (page: Page, id: string, day: string): Promise<void> => {
  const here = /\/console\/finance\/unidentified$/;
  await page.goto('/console/finance/reconciliation');
  await page.getByRole('link', { name: formatDate(day, { form: 'date' }) }).click();
  const told = page.getByRole('listitem').filter({ hasText: id });
  await told.getByRole('link', { name: 'ninguém conhecido' }).click();
  await expect(page).toHaveURL(here);
  await page.goto(`/console/finance/journal?search=rail:02:payment:${id}`);
  await page.getByRole('link', { name: 'Valor a identificar' }).click();
  const panel = page.getByRole('dialog', { name: 'Valor a identificar' });
  await expect(panel).toContainText('Sem dono');
  await panel.getByRole('link', { name: 'Ver os valores a identificar' }).click();
  await expect(page).toHaveURL(here);
};

const rowOf = (page: Page, id: string) => page.getByRole('row').filter({ hasText: id.slice(-8) });
const dialogIn = (page: Page) => page.getByRole('dialog', { name: 'Devolver a quem pagou' });

/** Not without a reason; then it is asked for, and no longer among what waits. */
const giveBack = async (page: Page, id: string): Promise<void> => {
  await page.getByRole('button', { name: `Devolver a quem pagou: ${id}` }).click();
  const dialog = dialogIn(page);
  await expect(dialog).toContainText(/R\$\s43,21/);
  await expect(dialog).toContainText(id.slice(-8));
  await dialog.getByRole('button', { name: /^Devolver R\$\s43,21$/ }).click();
  await expect(dialog.getByLabel('Por que devolver?')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByLabel('Por que devolver?')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('Por que devolver?').fill('O pagador confirmou o engano');
  await dialog.getByRole('button', { name: /^Devolver R\$\s43,21$/ }).click();
  await expect(page.getByText('Devolução solicitada ao meio de pagamento.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, id)).toBeHidden();
};

/** On a phone, with an answer that gets lost. */
const giveBackUnheard = async (page: Page, id: string): Promise<void> => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: /^Aguardando você/ }).click();
  await page.route('**/ownerless/*/return', loseAnswer, { times: 1 });
  await page.getByRole('button', { name: `Devolver a quem pagou: ${id}` }).click();
  const dialog = dialogIn(page);
  await dialog.getByLabel('Por que devolver?').fill('Sem pedido');
  await dialog.getByRole('button', { name: /^Devolver R\$\s10,00$/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entendi' }).click();
  // The outcome is unknown: the same request is sent again, and changes nothing.
  await dialog.getByRole('button', { name: /^Devolver R\$\s10,00$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Nada a identificar')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
};

test('finance sees money that belongs to no order and gives it back to the payer, even when an answer gets lost', async ({
  browser,
}) => {
  test.slow(); // A server of its own opens first: what everyone sees at the console is no other test's.
  const { baseUrl, close } = await openTestApp();
  try {
    const { token, name } = await newStaff(baseUrl, 'Lia Prado', 'finance');
    const { token: reader } = await newStaff(baseUrl, 'Noé Dias', 'admin');
    const finance = callerOf(baseUrl, token);
    const { named, nameless, day } = await arrive(finance);
    const idsIn = async (state: UnidentifiedState) =>
      (await finance(listUnidentifiedPayments, { query: { state } })).list.map(({ endToEndId }) => endToEndId);
    await expect.poll(async () => (await idsIn('waiting')).length).toBe(2);
    await onlySees(browser, baseUrl, reader);

    const page = await (await browser.newContext({ baseURL: baseUrl })).newPage();
    const seen = watch(page, baseUrl);
    // The address in e-mails of earlier versions.
    await arriveAtConsole(page, token, '/console/finance/ownerless');
    await expect(page).toHaveURL(/\/console\/finance\/unidentified/);
    await expect(page).toHaveTitle(/^Valores a identificar/);
    await expect(page.getByText(/R\$\s53,21 separados/)).toBeVisible();
    await expect(rowOf(page, named)).toContainText('DESCONHECIDO01'.slice(-8));
    await expect(rowOf(page, named)).toContainText('Sem identificação');
    await expect(rowOf(page, nameless)).toContainText('Quem pagou não informou nada');
    await expect(page.getByRole('link', { name: /^Aguardando você/ })).toContainText('2');
    await expectAccessible(page);
    await leadsHere(page, named, day);
    await giveBack(page, named);
    await expect(page.getByText(/R\$\s10,00 separados/)).toBeVisible();
    await expect.poll(() => idsIn('returned')).toEqual([named]);
    await page.getByRole('link', { name: /^Devolvidos/ }).click();
    await expect(page).toHaveURL(/state=returned/);
    await expect(rowOf(page, named)).toContainText('Devolvido');
    await expect(rowOf(page, named)).toContainText('pago em');
    seen.expectQuiet();

    await giveBackUnheard(page, nameless);
    await expect.poll(async () => (await idsIn('returned')).toSorted()).toEqual([named, nameless].toSorted());
    const { list: auditEvents } = await callerOf(baseUrl, reader)(listAuditEvents, {
      query: { kind: ['ownerlessReturned'] },
    });
    expect(auditEvents.map(({ by, subjectName }) => [by?.name, subjectName])).toEqual([
      [name, nameless],
      [name, named],
    ]);
  } finally {
    await close();
  }
});
