import { enableFactor, generateFactor, verify } from '@balcao/contract/factor';
import { changeTeam } from '@balcao/contract/session';
import { createTeam } from '@balcao/contract/team';
import { codeOf } from '../support/authenticator.ts';
import { arrive, callerOf, inNewTeam, newPassword, register } from '../support/person.ts';
import { openReceiver } from '../support/receiver.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const dora = 'dora@livraria.example';
const settings = '/setting/payment?tab=notifications';
const dialog = (page: Page) => page.getByRole('dialog');
const entry = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const act = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `Ações de ${name}` }).click();
  await page.getByRole('button', { name: action, exact: true }).click();
};

const addAddress = async (page: Page, url: string, name: string): Promise<string> => {
  await page.getByRole('button', { name: 'Adicionar endereço' }).click();
  const address = dialog(page).getByRole('textbox', { name: 'Endereço que recebe os avisos' });
  await address.fill('loja');
  await dialog(page).getByRole('button', { name: 'Salvar e criar segredo' }).click();
  await expect(dialog(page).getByText('Informe um endereço completo, com https://.')).toBeVisible();
  await address.fill('https://ana:senha@loja.example/avisos');
  await dialog(page).getByRole('button', { name: 'Salvar e criar segredo' }).click();
  await expect(dialog(page).getByText('Deixe usuário e senha fora do endereço')).toBeVisible();
  await address.fill(url);
  await dialog(page).getByRole('textbox', { name: 'Nome' }).fill(name);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Salvar e criar segredo' }).click();
  await expect(dialog(page)).toContainText('Guarde o segredo agora');
  const secret = /whsec_\S+/.exec(await dialog(page).innerText())?.[0] ?? '';
  await page.getByRole('button', { name: 'Já guardei o segredo' }).click();
  return secret;
};

/** Actions that would call the address are not offered any more. */
const switchOff = async (page: Page, name: string): Promise<void> => {
  await act(page, name, 'Desligar');
  await expect(entry(page, name)).toContainText('Desligado');
  await expect(page.getByRole('button', { name: /^Enviar teste a / })).toHaveCount(1);
  await expect(page.getByRole('button', { name: `Enviar teste a ${name}` })).toHaveCount(0);
  await page.getByRole('table', { name: 'Avisos enviados' }).getByRole('link').first().click();
  await expect(dialog(page)).toContainText('O endereço está desligado. Ligue-o para enviar de novo.');
  await expect(dialog(page).getByRole('button', { name: 'Enviar de novo' })).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
};

test('several addresses are told what happens, each secret is shown once, and a test shows its answer', async ({
  page,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  const receiver = await openReceiver();
  await arrive(page, await inNewTeam(baseURL, dora, 'Café da Livraria'), settings);
  await expect(page.getByText('Nenhum endereço ainda')).toBeVisible();
  await expectAccessible(page);
  const secret = await addAddress(page, receiver.url, 'Estoque');
  expect(secret).not.toBe('');
  await expect(entry(page, 'Estoque')).toContainText(receiver.url);
  expect(await page.content()).not.toContain(secret);
  await page.reload();
  await expect(entry(page, 'Estoque')).toContainText('Todos, inclusive os futuros');
  expect(await page.content()).not.toContain(secret);
  expect(await addAddress(page, `${receiver.url}/2`, 'Contabilidade')).not.toBe(secret);

  await page.getByRole('button', { name: 'Enviar teste a Estoque' }).click();
  await expect(page).toHaveURL(/delivery=/);
  await expect(dialog(page)).toContainText('O servidor respondeu 204');
  await expect(dialog(page)).toContainText('Entregue');
  await dialog(page).getByText('Cabeçalhos enviados').click();
  await expect(dialog(page)).toContainText('webhook-signature: v1,');
  await expectAccessible(page);
  const before = receiver.received[0]?.headers['webhook-id'];
  await dialog(page).getByRole('button', { name: 'Enviar de novo' }).click();
  await expect(dialog(page).getByText('O servidor respondeu 204')).toHaveCount(2);
  expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([before, before]);
  await page.keyboard.press('Escape');

  await act(page, 'Contabilidade', 'Alterar');
  await dialog(page).getByRole('radio', { name: 'Só estes assuntos' }).check();
  await dialog(page).getByRole('checkbox', { name: 'Pedido fechado' }).uncheck();
  await dialog(page).getByRole('button', { name: 'Salvar' }).click();
  await expect(entry(page, 'Contabilidade')).not.toContainText('Pedido fechado');
  await expect(entry(page, 'Contabilidade')).toContainText('Pedido pago');

  await act(page, 'Estoque', 'Criar outro segredo');
  await dialog(page).getByRole('button', { name: 'Criar outro segredo' }).click();
  await expect(dialog(page)).toContainText('whsec_');
  await page.getByRole('button', { name: 'Já guardei o segredo' }).click();
  await expect(entry(page, 'Estoque')).toContainText('Dois segredos até');
  await switchOff(page, 'Estoque');

  await act(page, 'Estoque', 'Remover endereço');
  await expect(page.getByRole('alertdialog')).toContainText(receiver.url);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover endereço' }).click();
  await expect(entry(page, 'Estoque')).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Avisos enviados' })).toContainText(receiver.url);
  receiver.close();
  seen.expectQuiet();
});

test('with two-step verification on, a code approves the new address that it shows, and what was typed stays', async ({
  page,
  baseURL,
}) => {
  const call = callerOf(baseURL, (await register(baseURL)).token);
  await call(verify, { body: { method: 'password', value: newPassword } });
  const { secret } = await call(generateFactor, {});
  await call(enableFactor, { body: { code: codeOf(secret, -1) } });
  const { merchantId } = await call(createTeam, { body: { name: 'Café da Praça', type: 'enterprise' } });
  const { token } = await call(changeTeam, { body: { merchantId } });
  await arrive(page, token, settings);
  await page.getByRole('button', { name: 'Adicionar endereço' }).click();
  const form = page.getByRole('dialog', { name: 'Adicionar endereço' });
  const address = form.getByRole('textbox', { name: 'Endereço que recebe os avisos' });
  await address.fill('https://loja.example/avisos');
  await form.getByRole('textbox', { name: 'Nome' }).fill('Loja');
  await form.getByRole('button', { name: 'Salvar e criar segredo' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirme o novo endereço de avisos' });
  await expect(proof).toContainText('https://loja.example/avisos');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(proof).toHaveCount(0);
  await expect(address).toHaveValue('https://loja.example/avisos');
  await form.getByRole('button', { name: 'Salvar e criar segredo' }).click();
  await proof.getByRole('textbox', { name: 'Código do aplicativo' }).pressSequentially(codeOf(secret));
  await expect(page.getByText('Guarde o segredo agora')).toBeVisible();
});
