import { currentUser } from '@balcao/contract/session-current';
import { submitForReview } from '../support/certification.ts';
import { approve, ask, reject } from '../support/desk.ts';
import { arrive, callerOf, demoPassword, inNewTeam } from '../support/person.ts';
import { certify, cnpj, submitMerchant } from '../support/submission.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectAccessible } from '../support/watch.ts';

const dora = 'dora@livraria.example';
const input = (page: Page, path: string) =>
  page.locator(`[id="field-${path}"]`).locator('input:not([type="hidden"], [type="file"]), textarea').last();
const steps = (page: Page) => page.getByRole('main').getByRole('listitem');

test('a question is answered where the certification waits', async ({ page, baseURL }) => {
  const token = await inNewTeam(baseURL, dora, 'Padaria Perguntada');
  await submitForReview(baseURL, token);
  await arrive(page, token, '/certify');
  await expect(page.getByText('Em análise', { exact: true })).toBeVisible();
  await ask(baseURL, token, 'certification', 'A loja fica em qual andar?');
  const asked = page.getByRole('region', { name: 'Nossa equipe tem uma pergunta' });
  await expect(asked).toContainText('A loja fica em qual andar?');
  await expectAccessible(page);
  await asked.getByRole('textbox').fill('No térreo.');
  await asked.getByRole('button', { name: 'Enviar resposta' }).click();
  await expect(asked).toBeHidden();
  await expect(page.getByText('No térreo.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No térreo.')).toBeVisible();
});

test('logging out in the middle of the form loses nothing of what was typed', async ({ page, baseURL }) => {
  const team = `Padaria ${crypto.randomUUID().slice(0, 8)}`;
  const token = await inNewTeam(baseURL, dora, team);
  await arrive(page, token, '/certify?step=company');
  await input(page, 'name').fill('Padaria Interrompida Ltda.');
  await input(page, 'intro').fill('Pães de fermentação natural.');
  // At once: what was typed last has not been saved by itself yet.
  await page.getByRole('button', { name: /^Conta de / }).click();
  await page.getByRole('button', { name: 'Sair' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('E-mail').fill(dora);
  await page.getByRole('textbox', { name: 'Senha', exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto('/certify?step=company');
  await page.getByRole('button', { name: new RegExp(team) }).click();
  await expect(page.getByRole('heading', { name: `Certificação de ${team}` })).toBeVisible();
  await page.goto('/certify?step=company');
  await expect(input(page, 'name')).toHaveValue('Padaria Interrompida Ltda.');
  await expect(input(page, 'intro')).toHaveValue('Pães de fermentação natural.');
});

test('a change after success waits for its own answer, and the old certification holds until then', async ({
  page,
  baseURL,
}) => {
  const token = await inNewTeam(baseURL, dora, 'Padaria Mudada');
  await certify(baseURL, token);
  await arrive(page, token, '/certify');
  await expect(page.getByRole('heading', { name: 'Equipe certificada' })).toBeVisible();
  await page.getByRole('link', { name: 'Alterar a certificação' }).click();
  await page.goto('/certify?step=company');
  const intro = input(page, 'intro');
  await expect(intro).toHaveValue('Pães e doces desde 1987.');
  await intro.fill('Pães, doces e cafés desde 1987.');
  await expect(page.getByText(/Salvo às/)).toBeVisible();
  await page.goto('/certify?step=review');
  await page.getByLabel('Declaro que estes dados são verdadeiros').check();
  await page.getByRole('button', { name: 'Enviar para análise' }).click();
  const holds = page.getByText('A equipe continua certificada com os dados anteriores');
  await expect(holds).toBeVisible();
  await reject(baseURL, token, 'certification', [{ path: 'intro', reason: 'incomplete', note: null }]);
  await expect(page.getByRole('button', { name: 'Corrigir e enviar de novo' })).toBeVisible();
  await expect(holds).toBeVisible();
  await expectAccessible(page);
  expect((await callerOf(baseURL, token)(currentUser, {})).teamCert).toBe(true);
  await page.goto('/home');
  await expect(steps(page).first()).toContainText('o que já foi aprovado continua valendo');
  await expect(steps(page).first().getByRole('link', { name: 'Corrigir' })).toBeVisible();
});

test('a team certified as somebody else learns that its data for payments hold no more, and is led to them', async ({
  page,
  baseURL,
}) => {
  const token = await inNewTeam(baseURL, dora, 'Padaria Vendida');
  await submitMerchant(baseURL, token);
  await approve(baseURL, token, 'merchant');
  await submitForReview(baseURL, token);
  await approve(baseURL, token, 'certification');
  await arrive(page, token, '/payment/overview');
  const notice = page.getByRole('region', { name: 'Os dados de pagamento não conferem com a certificação' });
  await expect(notice).toBeVisible();
  await page.goto('/home');
  await expect(steps(page).nth(1)).toContainText('A atualizar');
  await page.goto('/setting/merchant/payment');
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await notice.getByRole('link', { name: 'Atualizar os dados' }).click();
  await page.getByRole('navigation', { name: 'Etapas' }).getByRole('link', { name: 'Negócio' }).click();
  await expect(input(page, 'cnpj')).toHaveValue(cnpj);
});
