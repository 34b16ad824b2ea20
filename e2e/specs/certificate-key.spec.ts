import { createPrivateKey, createPublicKey, X509Certificate } from 'node:crypto';
import { dialog, entry, field, makeCertificate, registerButton, saved, settings } from '../support/certificate.ts';
import { loseAnswer } from '../support/lost-answer.ts';
import { arrive, inNewTeam } from '../support/person.ts';
import { expect, type Page, type Route, test } from '../support/test.ts';
import { expectAccessible } from '../support/watch.ts';

const dora = 'dora@livraria.example';
const issuing = (url: URL): boolean => url.pathname === '/admin/v3.0/certificate/request';
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Fechar sem baixar a chave?' });
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Criar chave e certificado' });
const check = (page: Page) => dialog(page).getByRole('button', { name: 'Conferir o certificado' });
const saveKey = (page: Page) => dialog(page).getByRole('button', { name: 'Baixar chave privada' });

const open = async (page: Page, baseURL: string | undefined, team: string): Promise<void> => {
  await arrive(page, await inNewTeam(baseURL, dora, team), settings);
  await registerButton(page).click();
  await field(page, 'Nome').fill('Servidor 2027');
};
const belongTogether = (privateKey: string, certificate: string): boolean =>
  createPublicKey(createPrivateKey(privateKey)).equals(new X509Certificate(certificate).publicKey);

/** The request stays on its way until it is let go. */
const holdBack = async (page: Page) => {
  const arrived = Promise.withResolvers<Route>();
  await page.route(issuing, (route) => arrived.resolve(route), { times: 1 });
  return arrived.promise;
};

test('a dialog that makes a key asks before it is closed, and nothing is lost meanwhile', async ({ page, baseURL }) => {
  await open(page, baseURL, 'Editora da Serra');
  const held = holdBack(page);
  await submit(page).click();
  const route = await held;
  await expect(dialog(page).getByRole('radio', { name: 'Já tenho um certificado' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(question(page)).toContainText('revogue-o na lista');
  await question(page).getByRole('button', { name: 'Cancelar' }).click();
  await dialog(page).getByRole('button', { name: 'Fechar' }).click();
  await route.continue();
  await question(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog(page)).toContainText('O certificado está cadastrado e já é válido');
  const privateKey = await saved(page, 'Baixar chave privada');
  expect(belongTogether(privateKey, await saved(page, 'Baixar certificado'))).toBe(true);
  await dialog(page).getByRole('button', { name: 'Já guardei a chave' }).click();
  await expect(entry(page, 'Servidor 2027')).toContainText('Ativo');
});

test('who closes the dialog before the request has left has nothing registered', async ({ page, baseURL }) => {
  await open(page, baseURL, 'Editora do Vale');
  const held = holdBack(page);
  await submit(page).click();
  const route = await held;
  await page.keyboard.press('Escape');
  await question(page).getByRole('button', { name: 'Fechar mesmo assim' }).click();
  await expect(dialog(page)).toBeHidden();
  await route.abort();
  await page.reload();
  await expect(page.getByText('Nenhum certificado ainda')).toBeVisible();
});

test('a key whose answer got lost is still there to be saved, and the same request brings its one certificate', async ({
  page,
  baseURL,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await open(page, baseURL, 'Editora da Praia');
  await page.route(issuing, loseAnswer, { times: 2 });
  await submit(page).click();
  await expect(dialog(page)).toContainText('Não recebemos a resposta');
  await expect(saveKey(page)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question(page)).toContainText('revogue-o na lista');
  await question(page).getByRole('button', { name: 'Cancelar' }).click();

  await check(page).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entendi' }).click();
  const privateKey = await saved(page, 'Baixar chave privada');
  await check(page).click();
  await expect(dialog(page)).toContainText('O certificado está cadastrado e já é válido');
  const certificate = await saved(page, 'Baixar certificado');
  expect(belongTogether(privateKey, certificate)).toBe(true);
  await dialog(page).getByRole('button', { name: 'Já guardei a chave' }).click();
  await expect(page.getByRole('heading', { name: 'Servidor 2027', exact: true })).toHaveCount(1);
  await expect(entry(page, 'Servidor 2027')).toContainText(new X509Certificate(certificate).serialNumber);
  const secret = privateKey.split('\n')[1] ?? '';
  expect(secret.length).toBeGreaterThan(40);
  expect(sent.filter((text) => text.includes('PRIVATE KEY') || text.includes(secret))).toEqual([]);
});

test('a key that is not saved is not left behind without a word, by the tab or by the app', async ({
  page,
  baseURL,
}) => {
  const warned: string[] = [];
  page.on('dialog', async (asked) => {
    warned.push(asked.type());
    await asked.dismiss();
  });
  await arrive(page, await inNewTeam(baseURL, dora, 'Editora da Mata'), settings);
  const tabs = page.getByRole('navigation', { name: 'Integração de pagamentos' });
  await tabs.getByRole('link', { name: 'Avisos' }).click();
  await tabs.getByRole('link', { name: 'Certificados' }).click();
  await registerButton(page).click();
  await field(page, 'Nome').fill('Servidor 2027');
  await submit(page).click();
  await expect(saveKey(page)).toBeVisible();
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => warned).toEqual(['beforeunload']);
  await page.evaluate(() => history.back());
  await question(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(saveKey(page)).toBeVisible();
  await saved(page, 'Baixar chave privada');
  await page.evaluate(() => history.back());
  await expect(dialog(page)).toBeHidden();
  expect(warned).toEqual(['beforeunload']);
});

test('the key of the next certificate stays in view while the one before is replaced', async ({ page, baseURL }) => {
  await arrive(page, await inNewTeam(baseURL, dora, 'Editora da Ponte'), settings);
  await registerButton(page).click();
  await dialog(page).getByRole('radio', { name: 'Já tenho um certificado' }).check();
  await field(page, 'Nome').fill('Servidor 2026');
  await field(page, 'Certificado').fill((await makeCertificate('ponte.example')).pem);
  await dialog(page).getByRole('button', { name: 'Cadastrar certificado' }).click();
  await page.getByRole('link', { name: 'Trocar Servidor 2026' }).click();
  await registerButton(page).click();
  await field(page, 'Nome').fill('Servidor 2027');
  await submit(page).click();
  await expect(page.getByText('Servidor 2027 está ativo.')).toBeAttached();
  expect(await saved(page, 'Baixar chave privada')).toContain('-----BEGIN PRIVATE KEY-----');
  await dialog(page).getByRole('button', { name: 'Já guardei a chave' }).click();
  await expect(page.getByText('Servidor 2027 está ativo.')).toBeVisible();
});

test('a certificate whose answer got lost is registered once, and asked about before another one', async ({
  page,
  baseURL,
}) => {
  await arrive(page, await inNewTeam(baseURL, dora, 'Editora do Farol'), settings);
  await registerButton(page).click();
  await dialog(page).getByRole('radio', { name: 'Já tenho um certificado' }).check();
  await field(page, 'Nome').fill('Servidor 2026');
  await field(page, 'Certificado').fill((await makeCertificate('farol.example')).pem);
  await page.route((url) => url.pathname === '/admin/v3.0/certificate', loseAnswer, { times: 1 });
  await dialog(page).getByRole('button', { name: 'Cadastrar certificado' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entendi' }).click();
  await expect(dialog(page)).toContainText('Não recebemos a resposta');
  await check(page).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Servidor 2026', exact: true })).toHaveCount(1);
});
