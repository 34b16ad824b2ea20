import { getToolTeam } from '@balcao/contract/tool';
import { expect, test } from '@playwright/test';
import { arrive, atWork, callerOf } from '../support/person.ts';
import { expectAccessible, watch } from '../support/watch.ts';

test('a developer makes a key for the tool on a computer, sees that it is used, and revokes it', async ({
  page,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  await arrive(page, await atWork(baseURL, 'ana@cafe.example'), '/setting/payment?tab=certificates');
  await page.getByRole('link', { name: 'Ferramenta' }).click();
  await expect(page.getByText('Nenhuma chave ainda')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Criar chave' }).click();
  const form = page.getByRole('dialog', { name: 'Criar chave' });
  const name = form.getByRole('textbox', { name: 'Nome do computador' });
  await name.press('Enter');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('Notebook da Ana');
  await name.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Guarde a chave agora' });
  const key = (await dialog.locator('pre').first().textContent()) ?? '';
  await expect(dialog.getByText(`npx balcao login --server ${new URL(page.url()).origin}`)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Já guardei a chave' }).click();

  const entry = page.getByRole('listitem').filter({ hasText: 'Notebook da Ana' });
  await expect(entry).toContainText('Ainda não usada.');
  await expect(page.getByText(key)).toHaveCount(0);
  expect(await callerOf(baseURL, key)(getToolTeam, {})).toMatchObject({ keyName: 'Notebook da Ana', isSandbox: true });
  await page.reload();
  await expect(entry).toContainText('Último uso');
  await expectAccessible(page);

  await entry.getByRole('button', { name: 'Revogar Notebook da Ana' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revogar' }).click();
  await expect(page.getByText('Nenhuma chave ainda')).toBeVisible();
  await expect(callerOf(baseURL, key)(getToolTeam, {})).rejects.toMatchObject({ name: 'session_ended' });
  seen.expectQuiet();
});
