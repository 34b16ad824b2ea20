import { getToolTeam } from '@balcao/contract/tool';
import { beginToolLogin, collectToolKey } from '@balcao/contract/tool-login';
import { createCaller } from '@balcao/sdk/client';
import { arrive, atWork, callerOf, demoPassword } from '../support/person.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

// They share the keys of one team: one after the other.
test.describe.configure({ mode: 'default' });

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
  await expect(dialog.getByText(`npx balcao login --with-key --server ${new URL(page.url()).origin}`)).toBeVisible();
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

test('a developer connects a computer: the address of the tool outlives the login, and the key goes to the tool', async ({
  page,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  const body = { computer: 'notebook-da-ana', system: 'linux' } as const;
  const { code, secret, address } = await callerOf(baseURL)(beginToolLogin, { body });
  const { pathname, search } = new URL(address);
  await page.goto(pathname + search);
  await page.getByLabel('E-mail').fill('ana@cafe.example');
  await page.getByLabel('Senha', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.getByRole('button', { name: /Café do Mercado/ }).click();

  await expect(page.getByRole('heading', { name: 'Conectar um computador' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText(code);
  await expect(main).toContainText('Linux');
  await expect(main.getByRole('note')).toContainText('outra rede');
  await expectAccessible(page);
  const name = page.getByRole('textbox', { name: 'Nome da chave' });
  await expect(name).toHaveValue('notebook-da-ana');
  await name.fill('');
  await name.press('Enter');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('Notebook novo da Ana');
  await page.getByRole('button', { name: 'Conectar', exact: true }).dblclick();
  await expect(page.getByText('Computador conectado')).toBeVisible();
  await expectAccessible(page);

  let key = '';
  // Questions that come too early are answered later and later: others than a tool would ask again too soon.
  const tool = createCaller({ baseUrl: baseURL ?? '', send: fetch, headers: () => ({}) });
  await expect(async () => {
    key = (await tool(collectToolKey, { body: { secret } })).key ?? '';
    expect(key).not.toBe('');
  }).toPass({ intervals: [3_000, 6_000, 12_000, 24_000] });
  expect(await callerOf(baseURL, key)(getToolTeam, {})).toMatchObject({ keyName: 'Notebook novo da Ana' });
  await page.getByRole('link', { name: 'Ver as chaves' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Notebook novo da Ana' }).first()).toBeVisible();
  seen.expectQuiet();
});

test('a developer refuses a computer, types a wrong code, and sees what became of each', async ({ page, baseURL }) => {
  const body = { computer: 'desconhecido', system: 'windows' } as const;
  const { code } = await callerOf(baseURL)(beginToolLogin, { body });
  await arrive(page, await atWork(baseURL, 'ana@cafe.example'), '/tool/login');
  const typed = page.getByRole('textbox', { name: 'Código' });
  await typed.fill('1234');
  await typed.press('Enter');
  await expect(typed).toHaveAttribute('aria-invalid', 'true');
  await typed.fill('2222 2222');
  await typed.press('Enter');
  await expect(page.getByText('Código não reconhecido')).toBeVisible();
  await page.getByRole('link', { name: 'Digitar outro código' }).click();
  await typed.fill(code.toLowerCase());
  await typed.press('Enter');
  await page.getByRole('button', { name: 'Não conectar' }).click();
  await expect(page.getByText('Solicitação recusada')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Solicitação recusada')).toBeVisible();
});
