import { expect, type Page, test } from '@playwright/test';
import { makeCertificate } from '../support/certificate.ts';
import { arrive, atWork, inNewTeam } from '../support/person.ts';
import { openReceiver } from '../support/receiver.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const dora = 'dora@livraria.example';
const settings = '/setting/payment';

const upload = (page: Page) => page.getByRole('button', { name: 'Cadastrar certificado' }).first();
const dialog = (page: Page) => page.getByRole('dialog');
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Cadastrar certificado' }).click();
const fileOf = (name: string, text: string) => ({
  name,
  mimeType: 'application/x-pem-file',
  buffer: Buffer.from(text),
});
const entry = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('a certificate is registered from a file and revoked by name', async ({ page, baseURL }) => {
  const seen = watch(page, baseURL);
  await arrive(page, await inNewTeam(baseURL, dora, 'Editora Aurora'), settings);
  await expect(page.getByText('Nenhum certificado ainda')).toBeVisible();
  await expectAccessible(page);

  const { pem, serial } = await makeCertificate('editora.example');
  await upload(page).click();
  await dialog(page).locator('input[type=file]').setInputFiles(fileOf('servidor-2027.pem', pem));
  await expect(page.getByRole('textbox', { name: 'Nome' })).toHaveValue('servidor-2027');
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

test('what is no certificate is refused at its field, and a private key is never sent', async ({ page, baseURL }) => {
  await arrive(page, await inNewTeam(baseURL, dora, 'Gráfica Aurora'), settings);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await upload(page).click();
  await send(page);
  await expect(dialog(page).getByText('Preencha este campo.')).toHaveCount(2);

  await page.getByRole('textbox', { name: 'Nome' }).fill('Loja');
  await page.getByRole('textbox', { name: 'Certificado' }).fill('nem de longe um certificado');
  await send(page);
  await expect(dialog(page).getByText('Isto não é um certificado X.509 em formato PEM.')).toBeVisible();

  const { privateKey } = await makeCertificate('grafica.example');
  await dialog(page).locator('input[type=file]').setInputFiles(fileOf('chave.pem', privateKey));
  await send(page);
  await expect(dialog(page).getByText('Isto contém uma chave privada.')).toBeVisible();
  await expectAccessible(page);
  expect(sent.filter((body) => body.includes('PRIVATE KEY'))).toEqual([]);

  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles(fileOf('grande.pem', 'x'.repeat(30_000)));
  await expect(dialog(page).getByText('Este arquivo é grande demais para um certificado.')).toBeVisible();
});

test('at most two certificates are active', async ({ page, baseURL }) => {
  await arrive(page, await inNewTeam(baseURL, dora, 'Papelaria Aurora'), settings);
  for (const name of ['Servidor A', 'Servidor B']) {
    await upload(page).click();
    await page.getByRole('textbox', { name: 'Nome' }).fill(name);
    await page.getByRole('textbox', { name: 'Certificado' }).fill((await makeCertificate('papel.example')).pem);
    await send(page);
    await expect(entry(page, name)).toContainText('Ativo');
  }
  await expect(page.getByText('Dois certificados já estão ativos')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cadastrar certificado' })).toHaveCount(0);
});

test('an address is told what happens, and its secret is shown once', async ({ page, baseURL }) => {
  const seen = watch(page, baseURL);
  const receiver = await openReceiver();
  await arrive(page, await inNewTeam(baseURL, dora, 'Café da Livraria'), settings);
  await page.getByRole('button', { name: 'Informar endereço' }).click();
  const address = page.getByRole('textbox', { name: 'Endereço que recebe os avisos' });
  await address.fill('loja');
  await page.getByRole('button', { name: 'Salvar e criar segredo' }).click();
  await expect(dialog(page).getByText('Informe um endereço completo, com https://.')).toBeVisible();
  await address.fill(receiver.url);
  await page.getByRole('button', { name: 'Salvar e criar segredo' }).click();
  await expect(dialog(page)).toContainText('Guarde o segredo agora');
  const secret = /whsec_\S+/.exec(await dialog(page).innerText())?.[0] ?? '';
  expect(secret).not.toBe('');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Já guardei o segredo' }).click();
  await expect(page.getByText(receiver.url)).toBeVisible();
  expect(await page.content()).not.toContain(secret);
  await page.reload();
  await expect(page.getByText(receiver.url)).toBeVisible();
  expect(await page.content()).not.toContain(secret);

  await page.getByRole('button', { name: 'Enviar teste' }).click();
  const sent = page.getByRole('table', { name: 'Avisos enviados' }).getByRole('row').filter({ hasText: 'Teste' });
  await expect(sent).toContainText('Entregue');
  await sent.getByRole('link').click();
  await expect(page).toHaveURL(/\/setting\/payment\?delivery=/);
  await expect(dialog(page)).toContainText('O servidor respondeu 204');
  await expectAccessible(page);
  const before = receiver.received[0]?.headers['webhook-id'];
  await dialog(page).getByRole('button', { name: 'Enviar de novo' }).click();
  await expect(dialog(page).getByText('O servidor respondeu 204')).toHaveCount(2);
  expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([before, before]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Remover endereço' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(receiver.url);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover endereço' }).click();
  await expect(page.getByText('Nenhum endereço ainda')).toBeVisible();
  receiver.close();
  seen.expectQuiet();
});

test('who may only read sees everything and no button that writes', async ({ page, baseURL }) => {
  await arrive(page, await atWork(baseURL, 'caio@cafe.example'), settings);
  await expect(page.getByText('Sua função permite ver “Integração”, mas não fazer alterações.')).toBeVisible();
  await expect(entry(page, 'Loja online')).toContainText('Ativo');
  for (const name of [/^Cadastrar/, /^Revogar/, /^Informar/, /^Trocar/, /^Remover/, /^Enviar/])
    await expect(page.getByRole('main').getByRole('button', { name })).toHaveCount(0);
  await expectAccessible(page);
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
