import fs from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { billColumns } from '@balcao/contract/bill';
import { arrive, atWork } from '../support/person.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const ana = 'ana@cafe.example';
const bills = '/payment/transaction/bills';
const table = (page: Page) => page.getByRole('table', { name: 'Arquivos do dia' });

/** What the browser saves when the button is pressed and a format chosen. */
const savedBy = async (page: Page, button: Locator, format: string) => {
  const saving = page.waitForEvent('download');
  await button.click();
  await page.getByRole('button', { name: format, exact: true }).click();
  const download = await saving;
  return { name: download.suggestedFilename(), bytes: fs.readFileSync(await download.path()) };
};
/** Types of the lines of a file for programs, below its titles. */
const typesOf = (bytes: Buffer): (string | undefined)[] => {
  const [titles = '', ...lines] = gunzipSync(bytes).toString().trimEnd().split('\r\n');
  expect(titles).toBe(billColumns.join(','));
  return lines.map((line) => line.split(',')[0]);
};
const forPrograms = 'CSV para o seu sistema, em centavos';

test('the statement of a day is downloaded from the list for people and for programs, and that of any other past day by its date', async ({
  page,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  await arrive(page, await atWork(baseURL, ana), '/payment/transaction/orders');
  await page.getByRole('link', { name: 'Arquivos do dia', exact: true }).click();
  await expect(page).toHaveURL(bills);
  await expect(page).toHaveTitle('Arquivos do dia · Balcão');
  await expect(table(page).getByRole('row')).toHaveCount(21);
  await expectAccessible(page);

  const newest = table(page)
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: /^Baixar o arquivo de/ });
  const first = await savedBy(page, newest, forPrograms);
  expect(first.name).toMatch(/^arquivo-do-dia-\d{8}\.csv\.gz$/);
  expect(typesOf(first.bytes)).toEqual(expect.arrayContaining(['paid', 'fee', 'total']));
  const forPeople = await savedBy(page, newest, 'CSV');
  expect(forPeople.name).toMatch(/^arquivo-do-dia-\d{8}\.csv$/);
  expect(forPeople.bytes.toString()).toMatch(/^\ufeffData e hora;Movimento;/);

  const yearAgo = new Date(Date.now() - 300 * 86_400_000).toISOString().slice(0, 10).split('-').reverse().join('');
  await page.getByRole('textbox', { name: 'Outro dia' }).fill(yearAgo);
  const other = await savedBy(page, page.getByRole('button', { name: 'Baixar o arquivo', exact: true }), forPrograms);
  expect(typesOf(other.bytes).at(-1)).toBe('total');
  seen.expectQuiet();
});

test('a month is chosen by its name and comes as a PDF for the accountant', async ({ page, baseURL }) => {
  const seen = watch(page, baseURL);
  await arrive(page, await atWork(baseURL, ana), bills);
  const month = page.getByRole('combobox', { name: 'Mês' });
  await month.click();
  await page.getByRole('option').nth(3).click();
  await expect(month).toHaveValue(/^[a-zç]+ de 20\d\d$/);
  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByText('PDF', { exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Preparar arquivo' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Baixar fechamento-do-mes-.*\.pdf$/ }).click();
  expect(fs.readFileSync(await (await saving).path()).toString('latin1')).toMatch(/^%PDF/);
  seen.expectQuiet();
});

test('a day that has no statement says why, and a phone shows each day as a card', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, await atWork(baseURL, ana), bills);
  await page.getByRole('textbox', { name: 'Outro dia' }).fill('31122099');
  await page.getByRole('button', { name: 'Baixar o arquivo', exact: true }).click();
  await page.getByRole('button', { name: 'CSV', exact: true }).click();
  await expect(page.getByText('Informe um dia já encerrado')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const leftOf = async (part: Locator) => (await part.boundingBox())?.x;
  expect(await leftOf(table(page).getByRole('button', { name: 'Dia' }))).toBe(
    await leftOf(table(page).getByRole('row').nth(1)),
  );
  await expectAccessible(page);
});

test('days are put in order both ways, and the address keeps it', async ({ page, baseURL }) => {
  const seen = watch(page, baseURL);
  await arrive(page, await atWork(baseURL, ana), bills);
  const day = table(page).getByRole('columnheader', { name: 'Dia' });
  const first = table(page).getByRole('row').nth(1);
  await expect(day).toHaveAttribute('aria-sort', 'descending');
  const newest = await first.innerText();
  await day.getByRole('button').click();
  await expect(page).toHaveURL(`${bills}?sort=time`);
  await expect(day).toHaveAttribute('aria-sort', 'ascending');
  await expect(first).not.toHaveText(newest, { useInnerText: true });
  const oldest = await first.innerText();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Próxima' }).click();
  await expect(page).toHaveURL(/sort=time&cursor=/);
  await expect(first).not.toHaveText(oldest, { useInnerText: true });
  await page.goBack();
  await page.reload();
  await expect(first).toHaveText(oldest, { useInnerText: true });
  await day.getByRole('button').click();
  await expect(page).toHaveURL(bills);
  await expect(first).toHaveText(newest, { useInnerText: true });
  seen.expectQuiet();
});
