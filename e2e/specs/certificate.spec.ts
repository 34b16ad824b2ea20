import { createMerchantClient } from '@balcao/sdk/merchant';
import { dialog, entry, field, makeCertificate, registerButton, saved, settings } from '../support/certificate.ts';
import { arrive, atWork, inNewTeam } from '../support/person.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const dora = 'dora@livraria.example';

const way = (page: Page, name: string) => dialog(page).getByRole('radio', { name }).check();
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Cadastrar certificado' }).click();
const fileOf = (name: string, text: string) => ({
  name,
  mimeType: 'application/x-pem-file',
  buffer: Buffer.from(text),
});
/** Opens the dialog for a certificate that exists. */
const openUpload = async (page: Page) => {
  await registerButton(page).click();
  await way(page, 'Já tenho um certificado');
};

test('a key is made in the browser, never leaves it, and signs at once; then it is replaced', async ({
  page,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await arrive(page, await inNewTeam(baseURL, dora, 'Editora do Porto'), settings);
  await registerButton(page).click();
  await expect(dialog(page).getByText('A chave privada não sai deste computador')).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Criar chave e certificado' }).click();
  await expect(dialog(page).getByText('Preencha este campo.')).toBeVisible();
  await field(page, 'Nome').fill('Servidor 2027');
  await dialog(page).getByRole('button', { name: 'Criar chave e certificado' }).click();

  await expect(dialog(page)).toContainText('Baixe a chave privada agora');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toContainText('Fechar sem baixar a chave?');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click();
  const privateKey = await saved(page, 'Baixar chave privada');
  expect(privateKey).toContain('-----BEGIN PRIVATE KEY-----');
  expect(await saved(page, 'Baixar certificado')).toContain('-----BEGIN CERTIFICATE-----');
  await dialog(page).getByRole('button', { name: 'Já guardei a chave' }).click();
  await expect(entry(page, 'Servidor 2027')).toContainText('assinado pelo Balcão');
  const secret = privateKey.split('\n')[1] ?? '';
  expect(secret.length).toBeGreaterThan(40);
  expect(sent.some((text) => text.includes('CERTIFICATE REQUEST'))).toBe(true);
  expect(sent.filter((text) => text.includes('PRIVATE KEY') || text.includes(secret))).toEqual([]);
  expect(await page.content()).not.toContain(secret);

  const serial = (await entry(page, 'Servidor 2027').innerText()).match(/\b[0-9A-F]{32}\b/)?.[0] ?? '';
  const text = await page.getByRole('main').innerText();
  const merchantNumber = /Número do estabelecimento\s+(\d+)/.exec(text)?.[1] ?? '';
  const keyId = /Identificação da chave\s+(\S+)/.exec(text)?.[1] ?? '';
  const publicKey = /-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/.exec(text)?.[0] ?? '';
  const platformKeys = { [keyId]: publicKey };
  const client = createMerchantClient({ baseUrl: baseURL ?? '', merchantNumber, serial, privateKey, platformKeys });
  await expect(client.queryOrder('NADA-1')).rejects.toMatchObject({ name: 'not_found' });

  await page.getByRole('link', { name: 'Trocar Servidor 2027' }).click();
  await expect(page.getByRole('heading', { name: 'Trocar Servidor 2027 sem interrupção' })).toBeVisible();
  await expectAccessible(page);
  await openUpload(page);
  await field(page, 'Nome').fill('Servidor 2028');
  await field(page, 'Certificado').fill((await makeCertificate('porto.example')).pem);
  await send(page);
  await expect(page.getByText('Servidor 2028 está ativo.')).toBeVisible();
  await page.getByRole('link', { name: 'Continuar depois' }).click();

  await page.getByRole('button', { name: 'Revogar Servidor 2027' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revogar Servidor 2027' }).click();
  await expect(page.getByText('Certificado Servidor 2027 revogado.')).toBeVisible();
  await expect(client.queryOrder('NADA-1')).rejects.toMatchObject({ name: 'certificate_revoked' });
  seen.expectQuiet();
});

test('a certificate is registered from a file and revoked by name', async ({ page, baseURL }) => {
  const seen = watch(page, baseURL);
  await arrive(page, await inNewTeam(baseURL, dora, 'Editora Aurora'), settings);
  await expect(page.getByText('Nenhum certificado ainda')).toBeVisible();
  await expectAccessible(page);

  const { pem, serial } = await makeCertificate('editora.example');
  await openUpload(page);
  await dialog(page).locator('input[type=file]').setInputFiles(fileOf('servidor-2027.pem', pem));
  await expect(field(page, 'Nome')).toHaveValue('servidor-2027');
  await expectAccessible(page);
  await send(page);
  await expect(page.getByText('Certificado servidor-2027 cadastrado.')).toBeVisible();
  await expect(entry(page, 'servidor-2027')).toContainText('Ativo');
  await expect(entry(page, 'servidor-2027')).toContainText(serial);

  await page.getByRole('button', { name: 'Revogar servidor-2027' }).click();
  const question = page.getByRole('alertdialog', { name: 'Revogar o certificado servidor-2027?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(entry(page, 'servidor-2027')).toContainText('Ativo');
  await page.getByRole('button', { name: 'Revogar servidor-2027' }).click();
  await question.getByRole('button', { name: 'Revogar servidor-2027' }).click();
  await expect(page.getByText('Certificado servidor-2027 revogado.')).toBeVisible();
  await page.getByText('Certificados anteriores (1)').click();
  await expect(entry(page, 'servidor-2027')).toContainText('Revogado');
  seen.expectQuiet();
});

test('who revokes what a colleague has just revoked is told so', async ({ page, baseURL }) => {
  const member = await inNewTeam(baseURL, dora, 'Editora do Farol');
  await arrive(page, member, settings);
  await openUpload(page);
  const { pem } = await makeCertificate('farol.example');
  await dialog(page).locator('input[type=file]').setInputFiles(fileOf('servidor-2028.pem', pem));
  await send(page);
  await expect(entry(page, 'servidor-2028')).toBeVisible();
  const colleague = await page.context().newPage();
  await arrive(colleague, member, settings);
  const revoke = async (at: Page) => {
    await at.getByRole('button', { name: 'Revogar servidor-2028' }).click();
    return at.getByRole('alertdialog').getByRole('button', { name: 'Revogar servidor-2028' });
  };
  const [here, there] = [await revoke(page), await revoke(colleague)];
  await there.click();
  await expect(colleague.getByText('Certificado servidor-2028 revogado.')).toBeVisible();
  await here.click();
  await expect(page.getByText('Um colega solicitou ou decidiu antes')).toBeVisible();
  await page.getByText('Certificados anteriores (1)').click();
  await expect(entry(page, 'servidor-2028')).toContainText('Revogado');
});

test('what is no certificate is refused at its field, and a private key is never sent', async ({ page, baseURL }) => {
  await arrive(page, await inNewTeam(baseURL, dora, 'Gráfica Aurora'), settings);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await openUpload(page);
  await send(page);
  await expect(dialog(page).getByText('Preencha este campo.')).toHaveCount(2);

  await field(page, 'Nome').fill('Loja');
  await field(page, 'Certificado').fill('nem de longe um certificado');
  await send(page);
  await expect(dialog(page).getByText('Isto não é um certificado X.509 em formato PEM.').first()).toBeVisible();

  const { privateKey } = await makeCertificate('grafica.example');
  await dialog(page).locator('input[type=file]').setInputFiles(fileOf('chave.pem', privateKey));
  await send(page);
  await expect(dialog(page).getByText('Isto contém uma chave privada.').first()).toBeVisible();
  await expectAccessible(page);
  expect(sent.filter((body) => body.includes('PRIVATE KEY'))).toEqual([]);

  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles(fileOf('grande.pem', 'x'.repeat(30_000)));
  await expect(dialog(page).getByText('Este arquivo é grande demais para um certificado.')).toBeVisible();
});

test('a certificate that says it is an authority is registered with a reason', async ({ page, baseURL }) => {
  await arrive(page, await inNewTeam(baseURL, dora, 'Papelaria do Morro'), settings);
  await openUpload(page);
  await field(page, 'Nome').fill('Servidor antigo');
  await field(page, 'Certificado').fill((await makeCertificate('morro.example', true)).pem);
  await send(page);
  await expect(dialog(page).getByText('Este certificado diz que é de uma autoridade')).toBeVisible();
  await expect(field(page, 'Motivo')).toBeFocused();
  await expectAccessible(page);
  const reason = 'O servidor antigo só aceita este.';
  await field(page, 'Motivo').fill(reason);
  await send(page);
  await expect(entry(page, 'Servidor antigo')).toContainText(reason);
});

test('at most two certificates are active', async ({ page, baseURL }) => {
  await arrive(page, await inNewTeam(baseURL, dora, 'Papelaria Aurora'), settings);
  for (const name of ['Servidor A', 'Servidor B']) {
    await openUpload(page);
    await field(page, 'Nome').fill(name);
    await field(page, 'Certificado').fill((await makeCertificate('papel.example')).pem);
    await send(page);
    await expect(entry(page, name)).toContainText('Ativo');
  }
  await expect(page.getByText('Dois certificados já estão ativos')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cadastrar certificado' })).toHaveCount(0);
});

test('who may only read sees everything and no button that writes', async ({ page, baseURL }) => {
  await arrive(page, await atWork(baseURL, 'caio@cafe.example'), settings);
  await expect(page.getByText('Sua função permite ver “Integração”, mas não fazer alterações.')).toBeVisible();
  await expect(entry(page, 'Loja online')).toContainText('Ativo');
  for (const tab of ['certificates', 'notifications', 'requests']) {
    await page.goto(`${settings}?tab=${tab}`);
    await expect(page.getByRole('navigation', { name: 'Integração de pagamentos' })).toBeVisible();
    for (const name of [/^Cadastrar/, /^Revogar/, /^Adicionar/, /^Trocar/, /^Remover/, /^Enviar/, /^Ações/])
      await expect(page.getByRole('main').getByRole('button', { name })).toHaveCount(0);
    await expectAccessible(page);
  }
  await page.goto('/payment/transaction/orders');
  await expect(page.getByRole('table', { name: 'Pedidos' }).getByRole('link')).toHaveCount(20);
  await page.getByRole('table', { name: 'Pedidos' }).getByRole('link').first().click();
  for (const button of await dialog(page).getByRole('button').all())
    await expect(button).toHaveAccessibleName(/^(Fechar|Copiar .+)$/);
});

test('who may not open the settings does not find them', async ({ page, baseURL }) => {
  await arrive(page, await atWork(baseURL, 'bia@cafe.example'), settings);
  await expect(page.getByText('Você não tem acesso a esta tela')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Menu principal' }).getByText('Integração')).toHaveCount(0);
});
