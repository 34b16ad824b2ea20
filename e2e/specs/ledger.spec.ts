import { arriveAtConsole, newStaff, staffToken } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

test('finance sees whether the books agree, proves them now, and opens an account of the trial balance', async ({
  page,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  const { token, name } = await newStaff(baseURL, 'Lia Prado', 'finance');
  await arriveAtConsole(page, token, '/console/finance/proof');
  await page.getByRole('button', { name: 'Verificar agora' }).click();
  const verdict = page.getByRole('region', { name: /^As contas/ });
  await expect(verdict).toContainText(`solicitada por ${name}`);
  await expect(verdict).toContainText('As contas fecham');
  await expect(page.getByRole('row', { name: new RegExp(name) }).first()).toContainText('fecham');
  await expectAccessible(page);

  await page.goto('/console/finance/balance');
  await expect(page.getByText('Os dois lados são iguais')).toBeVisible();
  await expectAccessible(page);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'XLSX' }).click();
  expect((await file).suggestedFilename()).toBe('balancete-agora.xlsx');
  await page.getByRole('link', { name: 'A liquidar', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'A liquidar' }).getByRole('listitem').first()).toContainText('R$');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/console/finance/proof');
  await expect(page.getByRole('heading', { name: 'O que foi conferido' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  seen.expectQuiet();
});

test('staff who may not see money are not shown it', async ({ page, baseURL }) => {
  await arriveAtConsole(page, await staffToken(baseURL, 'rita@balcao.example'), '/console/finance/balance');
  await expect(page.getByText('Esta página não faz parte da sua função')).toBeVisible();
});
