import { addWebhook, listWebhooks, removeWebhook, rotateWebhookSecret } from '@balcao/contract/webhook';
import { loseAnswer } from '../support/lost-answer.ts';
import { arrive, callerOf, inNewTeam } from '../support/person.ts';
import { expect, type Page, type Route, test } from '../support/test.ts';
import { expectAccessible } from '../support/watch.ts';

const dora = 'dora@livraria.example';
const settings = '/setting/payment?tab=notifications';
const url = 'https://loja.example/avisos';
const dialog = (page: Page) => page.getByRole('dialog');
const entry = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name });
const understood = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'Entendi' }).click();
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Sair sem guardar o segredo?' });
const secretIn = async (page: Page): Promise<string> => {
  await expect(dialog(page)).toContainText('whsec_');
  return /whsec_\S+/.exec(await dialog(page).innerText())?.[0] ?? '';
};
const adding = (address: URL): boolean => address.pathname === '/admin/v3.0/webhook';
const rotating = (address: URL): boolean => address.pathname.endsWith('/secret');
const open = async (page: Page) => page.getByRole('button', { name: 'Adicionar endereço' }).click();
const fill = async (page: Page, name: string): Promise<void> => {
  await open(page);
  await dialog(page).getByRole('textbox', { name: 'Endereço que recebe os avisos' }).fill(url);
  await dialog(page).getByRole('textbox', { name: 'Nome' }).fill(name);
};
const submit = (page: Page) => button(page, 'Salvar e criar segredo').click();
const askRotation = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: `Ações de ${name}` }).click();
  await page.getByRole('button', { name: 'Criar outro segredo', exact: true }).click();
};

test('an address whose answer got lost is asked about, added once, and its secret is shown', async ({
  page,
  baseURL,
}) => {
  const token = await inNewTeam(baseURL, dora, 'Livraria do Cais');
  const call = callerOf(baseURL, token);
  for (let places = 1; places < 5; places += 1) await call(addWebhook, { body: { url, name: `Servidor ${places}` } });
  await arrive(page, token, settings);
  await fill(page, 'Estoque');
  await page.route(adding, loseAnswer, { times: 1 });
  await submit(page);
  await understood(page);
  await expect(dialog(page)).toContainText('Há um segredo que ainda não foi guardado');
  await expect(dialog(page)).toContainText(url);
  await expectAccessible(page);
  // What is asked before anyone looks for the address tells nothing about it.
  const proofMissing = { code: 2000, msg: 'Confirme que é você.', data: { refusal: 'proof_missing' } };
  await page.route(adding, (route) => route.fulfill({ status: 403, json: proofMissing }), { times: 1 });
  await button(page, 'Mostrar o segredo').click();
  await expect(page.getByRole('dialog', { name: 'Confirme que é você' })).toBeVisible();
  await page.keyboard.press('Escape');
  await button(page, 'Fechar').click();

  // The five places are taken, and the reload has forgotten what was on the screen.
  await page.reload();
  await expect(entry(page, 'Estoque')).toBeVisible();
  await open(page);
  await button(page, 'Mostrar o segredo').click();
  const secret = await secretIn(page);
  expect(secret).toHaveLength(50);
  expect((await call(listWebhooks, {})).list).toHaveLength(5);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('whsec_');
  await button(page, 'Já guardei o segredo').click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('Já há cinco endereços, e esse é o limite.')).toBeVisible();
});

test('a secret stays in view until somebody has kept it, whatever happens around it', async ({ page, baseURL }) => {
  const warned: string[] = [];
  page.on('dialog', async (asked) => {
    warned.push(asked.type());
    await asked.dismiss();
  });
  const token = await inNewTeam(baseURL, dora, 'Livraria da Torre');
  await arrive(page, token, '/setting/payment');
  const tabs = page.getByRole('navigation', { name: 'Integração de pagamentos' });
  await tabs.getByRole('link', { name: 'Avisos' }).click();
  await fill(page, 'Estoque');
  await submit(page);
  const secret = await secretIn(page);
  await expectAccessible(page);
  for (let times = 1; times <= 3; times += 1) await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(button(page, 'Fechar')).toHaveCount(0);
  // A colleague removes the address: the list below is read again.
  const call = callerOf(baseURL, token);
  const { list } = await call(listWebhooks, {});
  await call(removeWebhook, { params: { id: list[0]?.id ?? '' } });
  await expect(page.getByText('Nenhum endereço ainda')).toBeAttached();
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => warned).toEqual(['beforeunload']);
  await page.evaluate(() => history.back());
  await question(page).getByRole('button', { name: 'Cancelar' }).click();
  expect(await secretIn(page)).toBe(secret);
  await button(page, 'Já guardei o segredo').click();
  await page.evaluate(() => history.back());
  await expect(page).not.toHaveURL(/notifications/);
});

test('another secret whose answer got lost is made once, and shown to who closed the dialog meanwhile', async ({
  page,
  baseURL,
}) => {
  const token = await inNewTeam(baseURL, dora, 'Livraria do Forte');
  const call = callerOf(baseURL, token);
  const { endpoint, secret: first } = await call(addWebhook, { body: { url, name: 'Estoque' } });
  await arrive(page, token, settings);
  const keys: string[] = [];
  const arrived = Promise.withResolvers<Route>();
  await page.route(rotating, (route) => arrived.resolve(route), { times: 1 });
  page.on('request', (request) => {
    if (rotating(new URL(request.url()))) keys.push(request.headers()['idempotency-key'] ?? '');
  });
  await askRotation(page, 'Estoque');
  await expect(dialog(page)).toContainText('Por 24 horas, os avisos levam as duas assinaturas.');
  await button(page, 'Criar outro segredo').click();
  const route = await arrived.promise;
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await route.continue();
  await expect(entry(page, 'Estoque')).toContainText('Dois segredos até');

  await askRotation(page, 'Estoque');
  await expect(dialog(page)).toContainText('Há um segredo que ainda não foi guardado');
  await page.route(rotating, loseAnswer, { times: 1 });
  await button(page, 'Mostrar o segredo').click();
  await understood(page);
  await button(page, 'Mostrar o segredo').click();
  expect(await secretIn(page)).not.toBe(first);
  await button(page, 'Já guardei o segredo').click();
  expect([keys.length, new Set(keys).size]).toEqual([3, 1]);

  // One that a colleague has replaced meanwhile is of no use: the question is asked again.
  await askRotation(page, 'Estoque');
  await page.route(rotating, loseAnswer, { times: 1 });
  await button(page, 'Criar outro segredo').click();
  await understood(page);
  await call(rotateWebhookSecret, { params: { id: endpoint.id } });
  await button(page, 'Mostrar o segredo').click();
  await expect(dialog(page)).toContainText('Criar outro segredo para Estoque?');
  await expect(dialog(page)).not.toContainText('whsec_');
});
