import { arrive, atWork } from '../support/person.ts';
import { openShop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

test('a member lets the server of the team publish in a channel, and takes that back', async ({ page, baseURL }) => {
  const seen = watch(page, baseURL);
  await arrive(page, await atWork(baseURL, 'ana@cafe.example'), '/channels/index');
  await page.getByRole('link', { name: 'Novidades do Café do Mercado' }).first().click();
  await page.getByRole('link', { name: 'Dados do canal', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Servidor da equipe' })).toBeVisible();
  await expect(page.getByText('O servidor não pode publicar neste canal.')).toBeVisible();

  await page.getByRole('button', { name: 'Permitir que o servidor publique' }).dblclick();
  await expect(page.getByText('O servidor já pode publicar neste canal.')).toBeVisible();
  await expect(page.getByText(/^O servidor pode publicar\. Permitido por /)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Como chamar' })).toHaveAttribute('href', '/docs/guide');
  await expectAccessible(page);
  const shop = openShop(baseURL);
  const served = async () => (await shop.listChannels()).map(({ name }) => name);
  expect(await served()).toEqual(['Novidades do Café do Mercado']);
  await page.reload();
  await expect(page.getByText(/^O servidor pode publicar\. Permitido por /)).toBeVisible();

  await page.getByRole('button', { name: 'Deixar de permitir' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deixar de permitir' }).click();
  await expect(page.getByText('O servidor não publica mais neste canal.')).toBeVisible();
  await expect(page.getByText('O servidor não pode publicar neste canal.')).toBeVisible();

  expect(await served()).toEqual([]);
  await page.goto('/setting/team?tab=log');
  await expect(page.getByText(/deixou de permitir que o servidor publique no canal/).first()).toBeVisible();
  await expect(page.getByText(/permitiu que o servidor publique no canal/).first()).toBeVisible();
  seen.expectQuiet();
});
