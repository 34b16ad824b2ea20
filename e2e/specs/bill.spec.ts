import fs from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { billColumns } from '@balcao/contract/bill';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { arrive, atWork } from '../support/person.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const ana = 'ana@cafe.example';
const bills = '/payment/transaction/bills';
const table = (page: Page) => page.getByRole('table', { name: 'Arquivos do dia' });

/** Types of the lines of what the browser saved. */
const savedBy = async (page: Page, click: () => Promise<void>) => {
  const saving = page.waitForEvent('download');
  await click();
  const download = await saving;
  const text = gunzipSync(fs.readFileSync(await download.path())).toString();
  const [titles = '', ...lines] = text.trimEnd().split('\r\n');
  return { name: download.suggestedFilename(), titles, types: lines.map((line) => line.split(',')[0]) };
};

test('the statement of a day is downloaded from the list, and that of any other past day by its date', async ({
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

  const first = await savedBy(page, () => table(page).getByRole('row').nth(1).getByRole('button').click());
  expect(first.name).toMatch(/^arquivo-do-dia-\d{8}\.csv\.gz$/);
  expect(first.titles).toBe(billColumns.join(','));
  expect(new Set(first.types)).toEqual(new Set(['paid', 'fee', 'total']));

  const yearAgo = new Date(Date.now() - 300 * 86_400_000).toISOString().slice(0, 10).split('-').reverse().join('');
  await page.getByRole('textbox', { name: 'Outro dia' }).fill(yearAgo);
  const other = await savedBy(page, () => page.getByRole('button', { name: 'Baixar o arquivo', exact: true }).click());
  expect(other.types.at(-1)).toBe('total');
  seen.expectQuiet();
});

test('a day that has no statement says why, and a phone shows each day as a card', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, await atWork(baseURL, ana), bills);
  await page.getByRole('textbox', { name: 'Outro dia' }).fill('31122099');
  await page.getByRole('button', { name: 'Baixar o arquivo', exact: true }).click();
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
