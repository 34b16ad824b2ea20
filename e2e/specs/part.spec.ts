import { endStaffSessions } from '@balcao/contract/staff';
import { arrive, atWork, callerOf } from '../support/person.ts';
import { arriveAtConsole, newStaff } from '../support/staff.ts';
import { expect, type Page, test } from '../support/test.ts';

const ana = 'ana@cafe.example';
const refunds = '/payment/transaction/refunds';

/** What the page did not see to by itself. */
const fallen = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
};

test('a part that only goes ahead of a page and cannot be fetched is missed by nobody: the page is there', async ({
  page,
  baseURL,
}) => {
  const errors = fallen(page);
  let missed = 0;
  await page.route(/\/assets\/setting-prefetch-.+\.js$/, (route) => {
    missed += 1;
    return route.abort();
  });
  await arrive(page, await atWork(baseURL, ana), '/setting/team');
  await expect(page.getByRole('row').filter({ hasText: ana })).toBeVisible();
  expect(missed).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});

test('a page whose parts cannot be fetched says so, and is there at another try', async ({ page, baseURL }) => {
  const errors = fallen(page);
  const parts = /\/assets\/refund-list-page-.+\.js$/;
  await arrive(page, await atWork(baseURL, ana), '/payment/transaction/orders');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route(parts, (route) => route.abort());
  await page.goto(refunds);
  await expect(page.getByText('Não foi possível carregar')).toBeVisible();
  expect(errors).toEqual([]);
  await page.unroute(parts);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('heading', { name: 'Reembolsos' })).toBeVisible();
});

test('whose session at the console has ended comes to the sign-in, also where the way out cannot be fetched', async ({
  page,
  baseURL,
}) => {
  const errors = fallen(page);
  const { token } = await newStaff(baseURL, 'Lia Prado', 'finance');
  await arriveAtConsole(page, token, '/console/finance/calendar');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route(/\/assets\/leave-.+\.js$/, (route) => route.abort());
  await callerOf(baseURL, token)(endStaffSessions, {});
  // The page may hear of it by itself and be gone before the click.
  const link = page.getByRole('link', { name: 'Conciliação', exact: false }).first();
  await link.click().catch(() => undefined);
  await expect(page).toHaveURL(/\/console\/login/);
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  expect(errors).toEqual([]);
});
