import { randomUUID } from 'node:crypto';
import { addDays, civilDayOf, DEFAULT_ZONE, dayStart, formatDate } from '@balcao/brazil/dates';
import { loginCustomer, pay } from '@balcao/contract/customer';
import { resolveFinding, uploadRailFile } from '@balcao/contract/ledger-reconciliation';
import { getOrder } from '@balcao/contract/order';
import { getSandbox } from '@balcao/contract/sandbox';
import { atWork, callerOf } from '../support/person.ts';
import { openShop } from '../support/shop.ts';
import { arriveAtConsole, newStaff } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

/** Before anything was ever sold in the demonstration: a payment is known by its number, not by its day. */
const day = addDays(civilDayOf(new Date().toISOString(), DEFAULT_ZONE), -400);
/** Another day, so that it does not disturb the tests of the first. */
const before = addDays(day, -1);
const noonOf = (of: string) => new Date(Date.parse(dayStart(of, DEFAULT_ZONE)) + 12 * 3_600_000).toISOString();

/** A payment that the books have, in centavos, as its rail knows it. */
const paid = async (baseURL: string | undefined, amount: number) => {
  const shop = openShop(baseURL);
  const ask = { merchantOrderNumber: randomUUID(), method: '02', amount, goodsName: 'Cesta de café' } as const;
  const { number, pix, merchantOrderNumber } = await shop.createOrder(ask);
  const { customers } = await callerOf(baseURL)(getSandbox, {});
  const { phone, pin } = customers.find(({ name }) => name === 'Bruna Carvalho') ?? { phone: '', pin: '' };
  const { token } = await callerOf(baseURL)(loginCustomer, { body: { phone, pin } });
  const body = { code: pix?.brCode ?? '', amount };
  await callerOf(baseURL, token)(pay, { body }, { idempotencyKey: number });
  await expect.poll(async () => (await shop.queryOrder(merchantOrderNumber)).status).toBe('02');
  const member = callerOf(baseURL, await atWork(baseURL, 'ana@cafe.example'));
  const { payment } = await member(getOrder, { params: { number } });
  return { number, txid: pix?.txid ?? '', endToEndId: payment?.endToEndId ?? '' };
};

test('two people resolve the same difference: the second reads that a colleague was faster, and how it was resolved', async ({
  page,
  baseURL,
}) => {
  const { token } = await newStaff(baseURL, 'Lia Prado', 'finance');
  const colleague = await newStaff(baseURL, 'Davi Rocha', 'finance');
  const call = callerOf(baseURL, colleague.token);
  const { txid, endToEndId } = await paid(baseURL, 4_320);
  const text = `kind,id,reference,amount,at\npayment,${endToEndId},${txid},4321,${noonOf(before)}\n`;
  const { reconciliation, problems } = await call(uploadRailFile, {
    body: { rail: '02', day: before, name: 'dia.csv', text },
  });
  expect(problems).toEqual([]);
  const id = reconciliation?.id ?? '';
  await arriveAtConsole(page, token, `/console/finance/reconciliation?id=${id}`);
  const difference = page.getByRole('listitem').filter({ hasText: endToEndId });
  await difference.getByRole('button', { name: 'Resolver' }).click();
  await difference.getByLabel('Como foi resolvido?').fill('Falei com o banco');
  const body = { kind: 'payment', railId: endToEndId, reason: 'O banco mandou outro arquivo' } as const;
  await call(resolveFinding, { params: { id }, body });
  await difference.getByRole('button', { name: 'Marcar como resolvido' }).click();
  await expect(page.getByText('Esta diferença já foi resolvida, por um colega')).toBeVisible();
  await expect(difference).toContainText(`Resolvido por ${colleague.name}`);
  await expect(difference).toContainText('O banco mandou outro arquivo');
});

test('finance sends the file of a day, mends what is wrong in it, and resolves an amount that differs', async ({
  page,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  const { token, name } = await newStaff(baseURL, 'Lia Prado', 'finance');
  const { number, txid, endToEndId } = await paid(baseURL, 3_210);
  const file = (amount: string) => ({
    name: 'banco.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`kind,id,reference,amount,at\npayment,${endToEndId},${txid},${amount},${noonOf(day)}\n`),
  });
  await arriveAtConsole(page, token, '/console/finance/reconciliation');
  await page.getByRole('button', { name: 'Enviar arquivo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enviar o arquivo de um dia' });
  await dialog.getByRole('button', { name: 'Enviar e comparar' }).click();
  await expect(dialog.getByText('Escolha o arquivo.')).toBeVisible();
  await dialog.getByLabel('Meio de pagamento').selectOption({ label: 'Pix' });
  await dialog.getByLabel('Dia do arquivo').fill(formatDate(day, { form: 'date' }));
  await dialog.locator('input[type=file]').setInputFiles(file('32.11'));
  await dialog.getByRole('button', { name: 'Enviar e comparar' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Linha 2: “32.11” não é um valor em centavos.');
  await expectAccessible(page);
  await dialog.locator('input[type=file]').setInputFiles(file('3211'));
  await dialog.getByRole('button', { name: 'Enviar e comparar' }).click();

  const panel = page.getByRole('dialog', { name: /^Pix, / });
  await expect(panel).toContainText('1 a resolver');
  const difference = panel.getByRole('listitem').filter({ hasText: 'Valores diferentes' });
  await expect(difference).toContainText(`Pedido ${number}`);
  await expect(difference).toContainText(/R\$\s32,11/);
  await expect(difference).toContainText(/R\$\s32,10/);
  await expectAccessible(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/console/finance/calendar');
  const banner = page.getByRole('region', { name: 'Aviso sobre as contas' });
  await banner.getByRole('link', { name: 'Ver a conciliação' }).click();
  await page
    .getByRole('link', { name: formatDate(day, { form: 'date' }) })
    .first()
    .click();
  await expect(difference).toContainText(endToEndId);
  await difference.getByRole('button', { name: 'Resolver' }).click();
  await difference.getByLabel('Como foi resolvido?').fill('O banco mandou outro arquivo');
  await difference.getByRole('button', { name: 'Marcar como resolvido' }).click();
  await expect(page.getByText('Diferença resolvida.')).toBeVisible();
  await expect(difference).toContainText(`Resolvido por ${name}`);
  await expect(difference).toContainText('O banco mandou outro arquivo');
  await expect(panel).toContainText('Confere');

  await page.goto('/console/finance/reconciliation');
  await expect(page.getByText('Confere').first()).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  seen.expectQuiet();
});
