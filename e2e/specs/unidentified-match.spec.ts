import { randomBytes } from 'node:crypto';
import { addDays, civilDayOf, DEFAULT_ZONE, dayStart } from '@balcao/brazil/dates';
import { uploadRailFile } from '@balcao/contract/ledger-reconciliation';
import { listUnidentifiedPayments, type UnidentifiedState } from '@balcao/contract/unidentified-payment';
import { callerOf } from '../support/person.ts';
import { openShop, sell } from '../support/shop.ts';
import { arriveAtConsole, newStaff } from '../support/staff.ts';
import { type Browser, expect, type Page, test } from '../support/test.ts';
import { openTestApp } from '../support/test-app.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const newEndToEndId = () => `E99999010${randomBytes(16).toString('hex').slice(0, 23)}`;
type Call = ReturnType<typeof callerOf>;

/** The file of a day tells of payments that name nothing of ours. */
const arrive = async (finance: Call, amounts: readonly number[]): Promise<string[]> => {
  const day = addDays(civilDayOf(new Date().toISOString(), DEFAULT_ZONE), -3);
  const at = new Date(Date.parse(dayStart(day, DEFAULT_ZONE)) + 12 * 3_600_000).toISOString();
  const told = amounts.map((amount) => ({ id: newEndToEndId(), amount }));
  const lines = told.map(({ id, amount }) => `payment,${id},,${amount},${at}`);
  const text = `kind,id,reference,amount,at\n${lines.join('\n')}\n`;
  const { problems } = await finance(uploadRailFile, { body: { rail: '02', day, name: 'dia.csv', text } });
  expect(problems).toEqual([]);
  return told.map(({ id }) => id);
};
const rowOf = (page: Page, id: string) => page.getByRole('row').filter({ hasText: id.slice(-8) });
const opened = async (browser: Browser, baseURL: string, token: string, path: string): Promise<Page> => {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await arriveAtConsole(page, token, path);
  return page;
};

/** One looks for the order, sees why one cannot take the money and another can, and matches it. */
const matchIt = async (page: Page, id: string, order: { number: string; closed: string }): Promise<void> => {
  await page.getByRole('button', { name: `Vincular a um pedido: ${id}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Vincular a um pedido' });
  await dialog.getByLabel('Número do pedido').fill('99999999999999999999');
  await dialog.getByRole('button', { name: 'Procurar' }).click();
  await expect(dialog.getByText('Nenhum pedido com este número')).toBeVisible();
  await dialog.getByLabel('Número do pedido').fill(order.closed);
  await dialog.getByLabel('Número do pedido').press('Enter');
  await expect(dialog.getByText('Não pode receber')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Vincular R/ })).toHaveCount(0);
  await dialog.getByLabel('Número do pedido').fill(order.number);
  await dialog.getByLabel('Número do pedido').press('Enter');
  await expect(dialog.getByText('Aguarda este pagamento')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Vincular R\$/ })).toBeDisabled();
  await dialog.getByLabel('Como você sabe que é deste pedido?').fill('O lojista mandou o comprovante');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Vincular R\$/ }).dblclick();
  await expect(page.getByText('Pedido pago. O valor foi identificado.')).toBeVisible();
  await expect(rowOf(page, id)).toBeHidden();
  await page.getByRole('link', { name: /^Vinculados/ }).click();
  await expect(rowOf(page, id)).toContainText(`Pedido ${order.number}`);
  await page.getByRole('link', { name: /^Aguardando você/ }).click();
};

/** A payment above the order's amount: the screen shows the surplus before the match, and its return afterwards. */
const matchMore = async (page: Page, id: string, number: string): Promise<void> => {
  await page.goto('/console/finance/unidentified');
  await page.getByRole('button', { name: `Vincular a um pedido: ${id}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Vincular a um pedido' });
  await dialog.getByLabel('Número do pedido').fill(number);
  await dialog.getByLabel('Número do pedido').press('Enter');
  await expect(dialog.getByText(/a diferença volta a quem pagou$/)).toBeVisible();
  await dialog.getByLabel('Como você sabe que é deste pedido?').fill('O lojista mandou o comprovante');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Vincular e devolver R\$\s5,00$/ }).dblclick();
  await expect(page.getByText('Pedido pago. A diferença está voltando a quem pagou.')).toBeVisible();
  await page.getByRole('link', { name: /^Vinculados/ }).click();
  await expect(rowOf(page, id)).toContainText(`Pedido ${number}`);
  await expect(rowOf(page, id)).toContainText(/R\$\s5,00 a mais devolvidos a quem pagou/, { timeout: 15_000 });
};

/** Much money is asked for by one and agreed to by another, who finds it under what waits. */
const returnByTwo = async (page: Page, colleague: Page, id: string): Promise<void> => {
  await page.getByRole('button', { name: `Devolver a quem pagou: ${id}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Devolver a quem pagou' });
  await expect(dialog.getByText('outra pessoa do financeiro precisa concordar')).toBeVisible();
  await dialog.getByLabel('Por que devolver?').fill('O pagador confirmou o engano');
  await dialog.getByRole('button', { name: /^Solicitar a devolução de R\$\s2\.000,00$/ }).click();
  await expect(page.getByText('Devolução solicitada. Outra pessoa do financeiro decide.')).toBeVisible();
  await expect(page.getByText('Você solicitou a devolução')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirmar devolução' })).toHaveCount(0);
  await colleague.goto('/console/waiting');
  await colleague.getByRole('link', { name: 'Sem dono' }).first().click();
  await expect(colleague).toHaveURL(/\/console\/finance\/unidentified$/);
  await expectAccessible(colleague);
  await colleague.getByRole('button', { name: 'Confirmar devolução' }).click();
  await colleague.getByRole('alertdialog').getByRole('button', { name: 'Confirmar devolução' }).click();
  await expect(colleague.getByRole('button', { name: 'Confirmar devolução' })).toHaveCount(0);
};

/** The limit is asked to be another, and a colleague agrees. */
const changeLimit = async (page: Page, colleague: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Mudar o limite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mudar o limite de devolução' });
  await dialog.getByLabel('Novo limite').fill('500,00');
  await dialog.getByLabel('Por que mudar?').fill('Muitos enganos neste mês');
  await dialog.getByRole('button', { name: 'Solicitar mudança' }).click();
  await expect(page.getByText(/Você solicitou outro limite: R\$\s500,00/)).toBeVisible();
  await colleague.reload();
  await colleague.getByRole('button', { name: 'Confirmar limite' }).click();
  await colleague.getByRole('alertdialog').getByRole('button', { name: 'Confirmar limite' }).click();
  await expect(colleague.getByText(/Até R\$\s500,00, uma pessoa devolve sozinha/)).toBeVisible();
};

/** Entries are found by day and kind; which of several about one payment each is stands in words. */
const browse = async (page: Page): Promise<void> => {
  await page.goto('/console/finance/journal?show=found');
  await page.getByRole('search').getByRole('button', { name: 'O que foi' }).click();
  await page.getByText('Valor a identificar', { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/kind=/);
  const row = (step: string) => page.getByRole('row').filter({ hasText: step });
  await expect(row('vinculado ao pedido')).toHaveCount(1);
  await expect(row('devolvido a quem pagou')).toHaveCount(1);
  await expect(row('chegou')).toHaveCount(3);
  await expectAccessible(page);
};

test('finance matches a payment to its order, and two give back what is above the limit', async ({ browser }) => {
  test.slow(); // A server of its own opens first: what everyone sees at the console is no other test's.
  const { baseUrl, data, close } = await openTestApp();
  try {
    const { token } = await newStaff(baseUrl, 'Lia Prado', 'finance');
    const { token: other } = await newStaff(baseUrl, 'Noé Dias', 'finance');
    const finance = callerOf(baseUrl, token);
    const shop = openShop(baseUrl, data);
    const [open, closed, lesser] = [await sell(shop, 4_321), await sell(shop, 4_321), await sell(shop, 5_678)];
    await shop.closeOrder(closed.merchantOrderNumber);
    const [small = '', large = '', more = ''] = await arrive(finance, [4_321, 200_000, 6_178]);
    const idsIn = async (state: UnidentifiedState) =>
      (await finance(listUnidentifiedPayments, { query: { state } })).list.map(({ endToEndId }) => endToEndId);
    await expect.poll(async () => (await idsIn('waiting')).length).toBe(3);

    const page = await opened(browser, baseUrl, token, '/console/finance/unidentified');
    const seen = watch(page, baseUrl);
    await matchIt(page, small, { number: open.number, closed: closed.number });
    expect(await idsIn('matched')).toEqual([small]);
    const colleague = await opened(browser, baseUrl, other, '/console/waiting');
    await returnByTwo(page, colleague, large);
    await expect.poll(() => idsIn('returned')).toEqual([large]);
    await changeLimit(page, colleague);
    await browse(page);
    await matchMore(page, more, lesser.number);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    seen.expectQuiet();
  } finally {
    await close();
  }
});
