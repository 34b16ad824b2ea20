import { expect, test } from '@playwright/test';

test('a reader without a session finds an article, reads it and goes on to the login', async ({ page }) => {
  await page.goto('/help');
  await page.getByLabel('O que você procura?').fill('sacarr');
  await page.getByRole('link', { name: 'Sacar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sacar' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Como fazer' })).toBeVisible();
  await expect(page.getByText('Este artigo ajudou?')).toBeHidden();
  await page.getByRole('article').getByRole('link', { name: 'Saldos' }).click();
  await expect(page.getByRole('heading', { name: 'Entre na sua conta' })).toBeVisible();
  await page.getByRole('link', { name: 'Ajuda' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ajuda' })).toBeVisible();
});

test('anybody reads the guides and the state of the platform', async ({ page }) => {
  await page.goto('/help/guide/open-api');
  await expect(page.getByText('Escrito em inglês, como o código.')).toBeVisible();
  await page.goto('/status');
  await expect(page.getByRole('list', { name: 'Partes da plataforma' }).getByRole('listitem')).toHaveCount(6);
  await page.goto('/help/nothing');
  await expect(page.getByRole('heading', { name: 'Este artigo não existe' })).toBeVisible();
});
