import { readFileSync } from 'node:fs';
import { maskEmail } from '@balcao/brazil/mask';
import { saveMerchantDraft } from '@balcao/contract/merchant';
import { approve, ask, reject } from '../support/desk.ts';
import { arrive, callerOf, codeFor, inNewTeam, newcomer } from '../support/person.ts';
import { makePhoto } from '../support/photo.ts';
import { certify, certifyBruna, cnpj, companyForm, submitCompany, submitMerchant } from '../support/submission.ts';
import { joinTeam, makeRole } from '../support/team.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectAccessible } from '../support/watch.ts';

const dora = 'dora@livraria.example';
const form = '/setting/merchant/payment';

/** A field of the form by its path; its label is the business of the list of labels. */
const field = (page: Page, path: string) => page.locator(`[id="field-${path}"]`);
const input = (page: Page, path: string) => field(page, path).locator('input:not([type="hidden"]), textarea').last();
const write = (page: Page, path: string, text: string) => input(page, path).fill(text);
/** One of a list, by a few letters of it. */
const choose = async (page: Page, path: string, option: string) => {
  await field(page, path).getByRole('combobox').fill(option);
  await page.getByRole('option', { name: option }).first().click();
};
/** One of a few, by its place in the list: their codes begin at 0. */
const pick = async (page: Page, path: string, code: number) => {
  await field(page, path).getByRole('combobox').click();
  await field(page, path).getByRole('option').nth(code).click();
};
const send = async (page: Page, path: string) => {
  await field(page, path).locator('input[type="file"]').first().setInputFiles(makePhoto(80, 60));
  await expect(field(page, path).getByText('foto', { exact: false }).first()).toBeVisible();
};
/** A photo as an iPhone keeps it, which no browser of ours shows before the server has made a picture of it. */
const sendPhoto = async (page: Page, path: string) => {
  const buffer = readFileSync('apps/server/test/data/photo.heic');
  const file = { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer };
  await field(page, path).locator('input[type="file"]').first().setInputFiles(file);
  await field(page, path).getByRole('button', { name: 'Ver IMG_0001.HEIC', exact: true }).click();
  const picture = page.getByRole('img', { name: 'Imagem do documento IMG_0001.HEIC' });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(640);
  await page.keyboard.press('Escape');
};
/** Only a picture: neither the words nor the choice of files name a PDF. */
const chooseLogo = async (page: Page) => {
  await expect(field(page, 'logo').getByText('JPG, PNG ou WebP, até 10 MB.')).toBeVisible();
  await expect(field(page, 'logo').locator('input[type="file"]').first()).not.toHaveAttribute('accept', /pdf|heic/);
  await field(page, 'logo').locator('input[type="file"]').first().setInputFiles(makePhoto(120, 60));
  await page.getByRole('dialog').getByRole('button', { name: 'Usar esta imagem' }).click();
  await expect(field(page, 'logo').getByText('foto', { exact: false }).first()).toBeVisible();
};
const next = (page: Page) => page.getByRole('button', { name: /^Continuar: / }).click();
const step = (page: Page, title: string) => expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible();
const sendIn = async (page: Page) => {
  await page.getByLabel('Declaro que estes dados são verdadeiros').check();
  await page.getByRole('button', { name: 'Enviar para análise' }).click();
};
const card = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: /^Análise d/ }) });
const question = (page: Page) => page.getByRole('alertdialog');

const fillBusiness = async (page: Page) => {
  await step(page, 'Negócio');
  // What the certification knows is there already.
  await expect(input(page, 'cnpj')).toHaveValue(cnpj);
  await write(page, 'registeredName', 'Padaria da Esquina Ltda.');
  await write(page, 'tradeName', 'Padaria da Esquina');
  await write(page, 'establishmentDate', '02/05/1987');
  await chooseLogo(page);
  await choose(page, 'industryClassification', '5812');
  await pick(page, 'monthAverageTurnover', 6);
  await write(page, 'perCustomerTransaction', '2500');
  await expectAccessible(page);
  await next(page);
};

const fillContact = async (page: Page) => {
  await step(page, 'Contato e endereço');
  await write(page, 'email', 'contato@padaria.example');
  await write(page, 'phone', '11987654321');
  await expect(input(page, 'address.street')).toHaveValue('Avenida Paulista');
  await next(page);
};

const fillRepresentative = async (page: Page) => {
  await step(page, 'Representante legal');
  const of = (path: string) => `legalRepresentative.${path}`;
  await expect(input(page, of('name'))).toHaveValue('Helena Duarte');
  await write(page, of('birthDate'), '17/04/1985');
  await write(page, of('rg'), '12.345.678-9');
  await write(page, of('rgIssuer'), 'SSP/SP');
  await write(page, of('rgIssueDate'), '12/03/2010');
  await pick(page, of('gender'), 1);
  await pick(page, of('maritalStatus'), 1);
  await pick(page, of('educationLevel'), 5);
  await write(page, of('motherName'), 'Marta Duarte');
  await page.getByRole('button', { name: 'Usar o endereço do negócio' }).click();
  await expect(input(page, of('address.street'))).toHaveValue('Avenida Paulista');
  await expectAccessible(page);
  await next(page);
};

/** The representative and one more; a third by mistake goes at once, one that is filled in only after a question. */
const fillPartners = async (page: Page) => {
  await step(page, 'Sócios');
  await page.getByRole('button', { name: 'É Helena Duarte' }).click();
  await expect(input(page, 'partners.0.cpf')).toHaveValue('390.533.447-05');
  await pick(page, 'partners.0.idKind', 1);
  await sendPhoto(page, 'partners.0.idFile');
  const add = page.getByRole('button', { name: 'Adicionar sócio' });
  await add.click();
  await expect(input(page, 'partners.1.name')).toBeFocused();
  await write(page, 'partners.1.name', 'Rui Cavalcanti');
  await write(page, 'partners.1.cpf', '52998224725');
  await pick(page, 'partners.1.idKind', 0);
  await send(page, 'partners.1.idFile');
  await send(page, 'partners.1.cpfFile');
  await add.click();
  await page.getByRole('button', { name: 'Remover Sócio 3' }).click();
  await page.getByRole('button', { name: 'Remover Rui Cavalcanti' }).click();
  await question(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(input(page, 'partners.1.name')).toHaveValue('Rui Cavalcanti');
  await next(page);
};

const fillAccount = async (page: Page) => {
  await step(page, 'Conta que recebe');
  await page.getByText('CNPJ', { exact: true }).click();
  await expect(page.getByText(`A chave é o CNPJ do negócio: ${cnpj}`)).toBeVisible();
  await page.getByRole('button', { name: 'Informar também uma conta bancária' }).click();
  await choose(page, 'bankAccount.institution', 'Itaú');
  await write(page, 'bankAccount.branch', '1234');
  await write(page, 'bankAccount.account', '98765-4');
  await write(page, 'bankAccount.accountName', 'Padaria da Esquina Ltda.');
  await next(page);
};

test('a certified company fills in its data for payments, with two partners and its documents, until they are accepted', async ({
  page,
  baseURL,
}) => {
  const token = await inNewTeam(baseURL, dora, 'Padaria Dados');
  await certify(baseURL, token);
  await arrive(page, token, '/setting/merchant');
  await page.getByRole('link', { name: 'Preencher os dados' }).click();
  await fillBusiness(page);
  await fillContact(page);
  await fillRepresentative(page);
  await fillPartners(page);
  await fillAccount(page);
  await step(page, 'Documentos');
  for (const path of ['cnpjFile', 'companyConstitutionFile', 'commercialAddressFile']) await send(page, path);
  await next(page);

  await step(page, 'Conferir e enviar');
  await expect(page.getByText('Tudo preenchido. Confira e envie.')).toBeVisible();
  await expectAccessible(page);
  await sendIn(page);
  await expect(page.getByText('Dados enviados para análise.')).toBeVisible();
  await expect(card(page).getByText('Em análise')).toBeVisible();
  await expect(page.getByText('Rui Cavalcanti')).toBeVisible();
  await expect(page.getByText('39*******05').first()).toBeVisible();
  await expectAccessible(page);

  await approve(baseURL, token, 'merchant');
  await expect(card(page).getByText('Aprovada').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Alterar os dados' })).toBeVisible();
  await page.goto('/payment/overview');
  await expect(page.getByRole('heading', { name: 'Visão geral' })).toBeVisible();
  await expect(page.getByText('Faltam os dados de pagamento')).toBeHidden();
});

test('what was rejected shows at its field, and mending it keeps everything else', async ({ page, baseURL }) => {
  const token = await inNewTeam(baseURL, dora, 'Padaria Correção');
  await submitMerchant(baseURL, token);
  const note = 'O documento diz outro número.';
  await reject(baseURL, token, 'merchant', [{ path: 'partners.1.cpf', reason: 'numberDiffers', note }]);
  await arrive(page, token, '/payment/overview');
  await page.getByRole('region', { name: 'Aguarda você' }).getByRole('link', { name: 'Corrigir' }).click();
  await expect(card(page).getByText('Recusada').first()).toBeVisible();
  await expectAccessible(page);
  await card(page).getByRole('listitem').getByRole('button').click();
  await expect(input(page, 'partners.1.cpf')).toBeFocused();
  await expect(field(page, 'partners.1.cpf')).toContainText(note);
  await expect(input(page, 'partners.1.name')).toHaveValue('Rui Cavalcanti');
  await write(page, 'partners.1.cpf', '111.444.777-35');
  await expect(field(page, 'partners.1.cpf')).not.toContainText(note);
  await page.reload();
  await expect(input(page, 'partners.1.cpf')).toHaveValue('111.444.777-35');
  await page.goto(`${form}?step=check`);
  await sendIn(page);
  await expect(card(page).getByText('Em análise')).toBeVisible();
  await expect(page.getByText('11*******35')).toBeVisible();
  await expect(page.getByText('Marta Duarte').or(page.getByText('Ma********te'))).toBeVisible();
});

test('a person who sells under their own name gives their own CPF as the key, and no company', async ({
  page,
  baseURL,
}) => {
  const token = await inNewTeam(baseURL, 'ana@cafe.example', 'Doces da Bruna', 'personal');
  await certifyBruna(baseURL, token);
  const company = companyForm('');
  const { tradeName, industryClassification, monthAverageTurnover, perCustomerTransaction, email, phone } = company;
  const business = { tradeName, industryClassification, monthAverageTurnover, perCustomerTransaction, email, phone };
  const legalRepresentative = { ...company.legalRepresentative, name: 'Bruna Carvalho', cpf: '52998224725' };
  const values = JSON.parse(JSON.stringify({ ...business, legalRepresentative }));
  await callerOf(baseURL, token)(saveMerchantDraft, { body: { values, version: 0 } });
  await arrive(page, token, form);
  await step(page, 'Negócio');
  await expect(field(page, 'cnpj')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Sócios' })).toBeHidden();
  await page.goto(`${form}?step=account`);
  await page.getByText('CPF', { exact: true }).click();
  await expect(page.getByText('A chave é o seu CPF: 529.982.247-25')).toBeVisible();
  await next(page);
  await pick(page, 'idKind', 1);
  await send(page, 'idFile');
  await send(page, 'residentialProofFile');
  await next(page);
  await expect(page.getByText('Tudo preenchido. Confira e envie.')).toBeVisible(); // The documents have arrived.
  await sendIn(page);
  await expect(card(page).getByText('Em análise')).toBeVisible();
  await expect(page.getByText('52*******25').first()).toBeVisible();
});

test('home leads through the two steps: to begin, to wait, to answer, and done', async ({ page, baseURL }) => {
  const token = await inNewTeam(baseURL, dora, 'Padaria Passos');
  const first = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Certifique a equipe' });
  await arrive(page, token, '/home');
  await expect(first).toContainText('Vai junto');
  await expect(first.getByRole('link', { name: 'Certificar só a equipe' })).toHaveAttribute('href', '/certify');
  await page.goto('/payment/overview');
  await expect(page.getByText('A equipe ainda não foi certificada')).toBeVisible();
  await page.goto('/home');

  await submitCompany(baseURL, token);
  await expect(first).toContainText('Em análise');
  await expect(first).toContainText(/Você terá a resposta até \p{L}+-feira/u);
  await ask(baseURL, token, 'certification', 'A padaria mudou de endereço?');
  await expect(first).toContainText('Aguarda a sua resposta');
  await expectAccessible(page);
  await first.getByRole('link', { name: 'Responder' }).click();

  const asked = page.getByRole('region', { name: 'Nossa equipe tem uma pergunta' });
  await expect(asked).toContainText('A padaria mudou de endereço?');
  await asked.getByRole('button', { name: 'Enviar resposta' }).click();
  await expect(asked).toContainText('Preencha este campo.');
  await asked.getByRole('textbox').fill('Sim, em março.\nO contrato já diz o novo.');
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Enviar resposta' }).click();
  await expect(asked).toBeHidden();
  await expect(card(page)).toContainText('dora_alves respondeu');

  await approve(baseURL, token, 'certification');
  await expect(card(page).getByText('Aprovada').first()).toBeVisible();
  await page.goto('/home');
  await expect(first).toContainText('Concluído');
  await expect(page.getByRole('link', { name: 'Preencher os dados' })).toBeVisible();
});

test('what is under review can be taken back after a question that says what happens', async ({ page, baseURL }) => {
  const token = await inNewTeam(baseURL, dora, 'Padaria Recolhe');
  await submitMerchant(baseURL, token);
  await arrive(page, token, form);
  await page.getByRole('button', { name: 'Cancelar a análise' }).click();
  await expect(question(page)).toContainText('Tudo o que foi preenchido continua guardado');
  await question(page).getByRole('button', { name: 'Manter em análise' }).click();
  await expect(card(page).getByText('Em análise')).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar a análise' }).click();
  await question(page).getByRole('button', { name: 'Cancelar a análise' }).click();
  await step(page, 'Negócio');
  await expect(input(page, 'registeredName')).toHaveValue('Padaria da Esquina Ltda.');
});

test('who may read sees masked data and cannot change them; who may not is told why', async ({ page, baseURL }) => {
  const token = await inNewTeam(baseURL, dora, 'Padaria Leitora');
  await submitMerchant(baseURL, token);
  const reads = await makeRole(baseURL, token, 'Leitora', [{ menuId: 'setting.merchant', permissionLevel: 'read' }]);
  const nothing = await makeRole(baseURL, token, 'Caixa', [{ menuId: 'payment.orders', permissionLevel: 'write' }]);
  await arrive(page, (await joinTeam(baseURL, token, reads.id)).token, form);
  await expect(page.getByText('39*******05').first()).toBeVisible();
  await expect(page.getByText('390.533.447-05')).toBeHidden();
  await expect(page.getByText('1 arquivo').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancelar a análise' })).toBeHidden();
  await expect(page.getByText('mas não fazer alterações')).toBeVisible();
  await expectAccessible(page);
  await arrive(page, (await joinTeam(baseURL, token, nothing.id)).token, '/setting/merchant');
  await expect(page.getByText('Sua função não dá acesso a “Estabelecimento”.')).toBeVisible();
});

test('the form fits a narrow phone', async ({ page, baseURL }) => {
  const token = await inNewTeam(baseURL, dora, 'Padaria Estreita e Confeitaria de Nome Comprido');
  await page.setViewportSize({ width: 390, height: 800 });
  await arrive(page, token, '/setting/merchant');
  for (const address of ['/setting/merchant', form, `${form}?step=partners`, `${form}?step=account`]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('button').or(page.getByRole('main').getByRole('link')).last(),
    ).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  }
});

test('the contact e-mail is confirmed by the code that came there; until then the old one stays in use', async ({
  page,
  baseURL,
}) => {
  test.slow(); // Mails are waited for, and axe reads a dialog.
  const token = await inNewTeam(baseURL, dora, 'Padaria Contato');
  const { email: first } = newcomer();
  const { email: second } = newcomer();
  const box = page.getByRole('dialog');
  const code = box.getByRole('textbox', { name: 'Código de verificação' });
  const waits = page.getByRole('region', { name: 'Falta confirmar o e-mail de contato' });
  const address = async (email: string) => {
    await box.getByRole('textbox', { name: 'Novo e-mail' }).fill(email);
    await page.keyboard.press('Enter');
    await expect(box.getByText(`Enviamos um código a ${email}.`)).toBeVisible();
  };
  await arrive(page, token, '/setting/merchant');
  await expect(page.getByText('Nenhum e-mail confirmado ainda.')).toBeVisible();
  await page.getByRole('button', { name: 'Definir o e-mail' }).click();
  await address(first);
  await expectAccessible(page);
  const right = await codeFor(baseURL, first, /e-mail de contato de Padaria Contato/);
  await code.fill(right === '000000' ? '000001' : '000000');
  await page.keyboard.press('Enter');
  await expect(box.getByText(/O código está incorreto/)).toBeVisible();
  await code.fill(right);
  await page.keyboard.press('Enter');
  await expect(page.getByText('E-mail de contato confirmado.')).toBeVisible();
  await expect(page.getByText(maskEmail(first))).toBeVisible();

  await page.getByRole('button', { name: 'Trocar o e-mail' }).click();
  await address(second);
  await page.keyboard.press('Escape');
  await expect(waits).toContainText(
    `${maskEmail(second)} aguarda confirmação. Até lá, continua valendo o e-mail atual.`,
  );
  await expect(page.getByText(maskEmail(first))).toBeVisible();
  await expectAccessible(page);
  await page.goto(form);
  await expect(waits).toBeVisible();
  await page.goto('/setting/merchant');
  await waits.getByRole('button', { name: 'Digitar o código' }).click();
  await code.fill(await codeFor(baseURL, second, /e-mail de contato de Padaria Contato/));
  await box.getByRole('button', { name: 'Confirmar o e-mail' }).click();
  await expect(waits).toBeHidden();
  // The dialog says the same address while it closes.
  await expect(box).toBeHidden();
  await expect(page.getByText(maskEmail(second))).toBeVisible();
});
