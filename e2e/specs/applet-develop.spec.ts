import { listApplets } from '@balcao/contract/applet';
import { createAccessToken } from '@balcao/contract/applet-server';
import { listUploadedVersions } from '@balcao/contract/applet-upload-key';
import { arrive, atWork, callerOf, demoPassword } from '../support/person.ts';
import { publish } from '../support/published-applet.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

test('a developer makes an AppSecret, calls with it, limits from where, and sees what was called', async ({
  page,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  const token = await atWork(baseURL, 'ana@cafe.example');
  const call = callerOf(baseURL, token);
  const { name, appId } = await publish(baseURL);
  const { list } = await call(listApplets, { query: { search: name } });
  const id = list[0]?.id ?? '';
  await arrive(page, token, `/applet/${id}/develop`);

  await page.getByRole('button', { name: 'Criar AppSecret' }).click();
  const password = page.getByRole('textbox', { name: 'Senha' });
  await password.fill(demoPassword);
  await password.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Guarde o AppSecret agora' });
  const appSecret = (await dialog.locator('pre').textContent()) ?? '';
  expect(appSecret).toMatch(/^[\w-]{43}$/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Já guardei o AppSecret' }).click();
  await expect(page.getByText('Ainda não foi usado.')).toBeVisible();
  await callerOf(baseURL)(createAccessToken, { body: { appId, appSecret } });
  await page.reload();
  await expect(page.getByText('Usado pela última vez em')).toBeVisible();
  await expect(page.getByText('/open/v3.0/applet/token')).toBeVisible();
  await expect(page.getByText(appSecret)).toHaveCount(0);

  await page.getByRole('button', { name: 'Redefinir' }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Redefinir' }).click();
  await dialog.getByRole('button', { name: 'Já guardei o AppSecret' }).click();
  await expect(page.getByText('O AppSecret anterior é válido até')).toBeVisible();
  await expectAccessible(page);

  const field = page.getByLabel('Endereços IP permitidos');
  await field.fill('203.0.113.77/24\n1.2.3');
  await page.getByRole('button', { name: 'Salvar IPs' }).click();
  await expect(page.getByText(/^1\.2\.3: Use um endereço IP/)).toBeVisible();
  await field.fill('203.0.113.77/24');
  await page.getByRole('button', { name: 'Salvar IPs' }).click();
  await expect(field).toHaveValue('203.0.113.0/24');
  await expect(callerOf(baseURL)(createAccessToken, { body: { appId, appSecret } })).rejects.toMatchObject({
    name: 'address_not_allowed',
  });
  await expectAccessible(page);
  seen.expectQuiet();
});

test('a developer makes an upload key for a machine, sees that it was used, and revokes it', async ({
  page,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  const token = await atWork(baseURL, 'ana@cafe.example');
  const { list } = await callerOf(baseURL, token)(listApplets, { query: {} });
  await arrive(page, token, `/applet/${list.at(-1)?.id ?? ''}/develop`);

  await page.getByRole('button', { name: 'Criar chave' }).click();
  const asked = page.getByRole('dialog', { name: 'Criar chave' });
  await asked.getByRole('button', { name: 'Criar chave' }).click();
  await expect(asked.getByText('Preencha este campo.')).toBeVisible();
  await asked.getByLabel('Nome').fill('Notebook da Ana');
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Criar chave' }).click();
  const password = page.getByRole('textbox', { name: 'Senha' });
  await password.fill(demoPassword);
  await password.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Guarde a chave agora' });
  const key = (await dialog.locator('pre').textContent()) ?? '';
  expect(key).toMatch(/^balcao_upload_[\w-]{43}$/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Já guardei a chave' }).click();

  const keys = page.getByRole('list', { name: 'Chaves de envio' });
  await expect(keys.getByText('Ainda não usada')).toBeVisible();
  const tool = callerOf(baseURL, key);
  await tool(listUploadedVersions, {});
  await page.reload();
  await expect(keys.getByText('Último uso:')).toBeVisible();
  await expect(page.getByText(key)).toHaveCount(0);
  await expectAccessible(page);

  await keys.getByRole('button', { name: 'Revogar Notebook da Ana' }).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await question.getByRole('button', { name: 'Revogar', exact: true }).click();
  await expect(page.getByText('Chave Notebook da Ana revogada.')).toBeVisible();
  await expect(keys).toHaveCount(0);
  await expect(tool(listUploadedVersions, {})).rejects.toMatchObject({ name: 'upload_key_wrong' });
  seen.expectQuiet();
});
