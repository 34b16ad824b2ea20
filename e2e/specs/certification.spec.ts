import { getCertificationDraft, saveCertificationDraft } from '@balcao/contract/certification';
import { pathOf } from '@balcao/contract/endpoint';
import { verify } from '@balcao/contract/factor';
import { changeTeam, login } from '@balcao/contract/session';
import { createTeam } from '@balcao/contract/team';
import { approve, reject } from '../support/desk.ts';
import { arrive, callerOf, demoPassword, inNewTeam, newPassword, register } from '../support/person.ts';
import { newPhone, scan } from '../support/phone.ts';
import { makePhoto } from '../support/photo.ts';
import { joinTeam, makeRole } from '../support/team.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const dora = 'dora@livraria.example';
const company = {
  type: 'enterprise',
  name: 'Padaria Aurora Ltda.',
  cnpj: '12ABC34501DE35',
  intro: 'Pães e cafés desde 1980, no centro de São Paulo.',
  phone: '+5511987654321',
  address: {
    cep: '01310100',
    street: 'Avenida Paulista',
    streetNumber: '1000',
    district: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
  },
  legalPerson: { name: 'Ana Souza', cpf: '52998224725' },
};

/** A field of the form by its path; its label is the business of the list of labels. */
const field = (page: Page, path: string) => page.locator(`[id="field-${path}"]`);
const input = (page: Page, path: string) =>
  field(page, path).locator('input:not([type="hidden"], [type="file"]), textarea').last();
const goOn = (page: Page, to: string) => page.getByRole('button', { name: `Continuar: ${to}` });
const step = (page: Page, name: string) => page.getByRole('navigation', { name: 'Etapas' }).getByRole('link', { name });
const saved = (page: Page) => page.getByText(/Salvo às \d\d:\d\d/);
const send = (page: Page) => page.getByRole('button', { name: 'Enviar para análise' });
const declare = (page: Page) => page.getByLabel('Declaro que estes dados são verdadeiros');
const upload = async (page: Page, name: string): Promise<void> => {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ ...makePhoto(600, 400), name });
  await expect(page.getByRole('button', { name: `Remover ${name}` })).toBeVisible();
};

/** A team whose draft holds all but the documents; answers with the token. */
const withDraft = async (baseURL: string | undefined, team: string): Promise<string> => {
  const token = await inNewTeam(baseURL, dora, team);
  await callerOf(baseURL, token)(saveCertificationDraft, { body: { values: company, version: 0 } });
  return token;
};

/** The address, typed while the server does not answer; it is saved once it is back. */
const fillAddressWhileAway = async (page: Page): Promise<void> => {
  const away = `**${pathOf(saveCertificationDraft)}`;
  await page.route(away, (route) => route.abort());
  await input(page, 'address.cep').fill('01310100');
  await expect(input(page, 'address.street')).toHaveValue(company.address.street); // The postal code knows it.
  await input(page, 'address.streetNumber').fill('1000');
  await input(page, 'address.district').fill(company.address.district);
  await input(page, 'address.city').fill(company.address.city);
  await input(page, 'address.state').fill('SP');
  await input(page, 'address.state').press('Enter');
  await expect(page.getByText('Sem conexão: guardado aqui, tentando de novo')).toBeVisible();
  await goOn(page, 'Contato e responsável').click();
  await page.unroute(away);
  await expect(saved(page)).toBeVisible();
};

const fillContact = async (page: Page): Promise<void> => {
  await input(page, 'phone').fill('11987654321');
  await input(page, 'legalPerson.name').fill('Ana Souza');
  await input(page, 'legalPerson.cpf').fill('52998224725');
  await goOn(page, 'Documento').click();
};

test('a company is certified: what is typed stays over a reload and while the server is away', async ({
  page,
  baseURL,
}) => {
  const token = await inNewTeam(baseURL, dora, 'Padaria Aurora');
  await arrive(page, token, '/certify');
  await expect(page).toHaveTitle('Certificação · Balcão');
  await expect(page.getByText('Análise em até 3 dias úteis')).toBeVisible();
  await expectAccessible(page);
  await goOn(page, 'Empresa').click();
  await expect(page).toHaveURL(/step=company/);
  await input(page, 'name').fill(company.name);
  const cnpj = input(page, 'cnpj');
  await cnpj.fill('12.abc.345/01de-35');
  await input(page, 'intro').fill(company.intro);
  await expect(saved(page)).toBeVisible();

  await page.reload();
  await expect(cnpj).toHaveValue('12.ABC.345/01DE-35');
  await goOn(page, 'Endereço').click();

  await fillAddressWhileAway(page);
  const { values } = await callerOf(baseURL, token)(getCertificationDraft, {});
  expect(values).toMatchObject({ address: company.address });

  await fillContact(page);
  await upload(page, 'cnpj.png');
  await goOn(page, 'Conferir e enviar').click();
  await expect(page.getByText('12.ABC.345/01DE-35')).toBeVisible();
  await declare(page).check();
  await send(page).click();
  await expect(page.getByText('Em análise', { exact: true })).toBeInViewport();
  await expect(page.getByText(/Você terá a resposta até/)).toBeVisible();
  await expect(page.getByText('52*******25')).toBeVisible();
  // The page begins at the answer, not where the button was.
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expectAccessible(page);
});

test('a rejection names the fields and why; the rest is kept, and it is submitted again', async ({ page, baseURL }) => {
  const token = await withDraft(baseURL, 'Padaria Recusada');
  await arrive(page, token, '/certify?step=documents');
  await upload(page, 'escura.png');
  await goOn(page, 'Conferir e enviar').click();
  await declare(page).check();
  await send(page).click();
  await expect(page.getByText('Em análise', { exact: true })).toBeVisible();
  await reject(baseURL, token, 'certification', [
    { path: 'intro', reason: 'incomplete', note: 'Diga também onde fica a loja.' },
    { path: 'businessLicense', reason: 'unreadable', note: null },
  ]);
  await expect(page.getByText('Diga também onde fica a loja.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Corrigir e enviar de novo' }).click();
  const intro = input(page, 'intro');
  await expect(intro).toBeFocused();
  await expect(intro).toHaveValue(company.intro);
  const note = page.getByText('Diga também onde fica a loja.');
  await expect(note).toBeVisible();
  await intro.fill('Pães e cafés na Avenida Paulista, desde 1980.');
  await expect(note).toBeHidden();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(intro).toHaveValue('Pães e cafés na Avenida Paulista, desde 1980.');
  await expect(note).toBeHidden();
  await expect(input(page, 'name')).toHaveValue(company.name);

  await step(page, 'Documento').click();
  await expect(page.getByText('Não dá para ler com clareza.')).toBeVisible();
  await page.getByRole('button', { name: 'Remover escura.png' }).click();
  await upload(page, 'clara.png');
  await expect(page.getByText('Não dá para ler com clareza.')).toBeHidden();
  await goOn(page, 'Conferir e enviar').click();
  await declare(page).check();
  await page.getByRole('button', { name: 'Enviar de novo para análise' }).click();
  await expect(page.getByText('Em análise', { exact: true })).toBeVisible();
  await approve(baseURL, token, 'certification');
  await expect(page.getByRole('heading', { name: 'Equipe certificada' })).toBeVisible();
  await expectAccessible(page);
});

test('what is under review is taken back, and stays filled in for the next time', async ({ page, baseURL }) => {
  const token = await withDraft(baseURL, 'Padaria Cancelada');
  await arrive(page, token, '/certify?step=documents');
  await upload(page, 'cnpj.png');
  await goOn(page, 'Conferir e enviar').click();
  await declare(page).check();
  await send(page).click();
  await page.getByRole('button', { name: 'Cancelar a análise' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar a análise' }).click();
  await page.getByRole('link', { name: 'Conferir e enviar de novo' }).click();
  await expect(page.getByText('Tudo preenchido. Confira e envie.')).toBeVisible();
  await expect(page.getByText('cnpj.png')).toBeVisible();
});

test('a person is certified once the chat app knows them: each missing thing has its way out', async ({
  page,
  browser,
  baseURL,
}) => {
  const { token: first } = await register(baseURL);
  const call = callerOf(baseURL, first);
  const { merchantId } = await call(createTeam, { body: { name: 'Doces da Iara', type: 'personal' } });
  const { token } = await call(changeTeam, { body: { merchantId } });
  await callerOf(baseURL, token)(verify, { body: { method: 'password', value: newPassword } });
  await arrive(page, token, '/certify');
  await expect(page.getByRole('radio', { name: /Pessoa física/ })).toBeChecked();
  await goOn(page, 'Aplicativo').click();
  await expectAccessible(page);
  const answer = page.waitForResponse((response) => response.url().endsWith('/merchant/bindApp/code'));
  await page.getByRole('button', { name: 'Vincular' }).click();
  const { data } = await (await answer).json();
  const phone = await newPhone(browser, baseURL, 'Iara Doceira');
  await scan(phone, data.text);
  await phone
    .getByRole('dialog', { name: 'Vincular a conta do Balcão?' })
    .getByRole('button', { name: 'Vincular a conta' })
    .click();
  await expect(page.getByText('Conta de Iara Doceira.')).toBeVisible();

  await step(page, 'Conferir e enviar').click();
  await page.getByRole('link', { name: 'Ativar a carteira no aplicativo' }).click();
  await phone.goto('/phone/me');
  await phone.getByRole('button', { name: 'Ativar a carteira' }).click();
  await expect(page.getByText('A carteira está pronta.')).toBeVisible();
  await phone.getByRole('button', { name: 'Verificar' }).click();
  const sheet = phone.getByRole('dialog', { name: 'Verificar o nome real' });
  await sheet.getByLabel('CPF').fill('52998224725');
  await sheet.getByRole('button', { name: 'Verificar' }).click();
  await expect(page.getByText('Tudo certo no aplicativo. Pode continuar.')).toBeVisible();

  await goOn(page, 'Seus dados').click();
  await input(page, 'name').fill('Iara Doceira');
  await input(page, 'cpf').fill('11144477735');
  await goOn(page, 'Documento').click();
  const [front, back] = [page.locator('input[type=file]').first(), page.locator('input[type=file]').last()];
  await front.setInputFiles({ ...makePhoto(600, 400), name: 'frente.png' });
  await back.setInputFiles({ ...makePhoto(600, 400), name: 'verso.png' });
  await expect(page.getByRole('button', { name: 'Remover frente.png' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remover verso.png' })).toBeVisible();
  await goOn(page, 'Conferir e enviar').click();
  await declare(page).check();
  await send(page).click();
  // What the server alone knows is said in its place too.
  await expect(input(page, 'cpf')).toBeFocused();
  await expect(page.getByText('Não confere com o que o aplicativo de conversas verificou.')).toBeVisible();
  await input(page, 'cpf').fill('52998224725');
  await step(page, 'Conferir e enviar').click();
  await declare(page).check();
  await send(page).click();
  await expect(page.getByText('Em análise', { exact: true })).toBeVisible();
});

test('without a team one chooses which to certify; without the right one learns who can', async ({
  page,
  browser,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  const { token } = await callerOf(baseURL)(login, { body: { email: dora, password: demoPassword } });
  const { name } = await callerOf(baseURL, token)(createTeam, {
    body: { name: `Padaria ${crypto.randomUUID().slice(0, 8)}`, type: 'enterprise' },
  });
  await arrive(page, token, '/certify');
  await expect(page.getByRole('heading', { name: 'Qual equipe você vai certificar?' })).toBeVisible();
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await expect(page).toHaveURL(/\/certify$/);
  await expect(page.getByRole('heading', { name: `Certificação de ${name}` })).toBeVisible();
  seen.expectQuiet();

  const admin = await inNewTeam(baseURL, dora, 'Padaria Alheia');
  const role = await makeRole(baseURL, admin, 'Caixa', [{ menuId: 'payment.orders', permissionLevel: 'read' }]);
  const other = await (await browser.newContext()).newPage();
  await arrive(other, (await joinTeam(baseURL, admin, role.id)).token, '/certify');
  await expect(other.getByText('****@livraria.example')).toBeVisible();
  await expect(goOn(other, 'Empresa')).toBeHidden();
});

test('two people fill in the same form: what differs is brought together, and where both changed a field nobody loses', async ({
  page,
  baseURL,
}) => {
  const token = await withDraft(baseURL, 'Padaria a Dois');
  const call = callerOf(baseURL, token);
  await arrive(page, token, '/certify?step=company');
  const name = input(page, 'name');
  await expect(name).toHaveValue(company.name);
  const { version } = await call(getCertificationDraft, {});
  await call(saveCertificationDraft, { body: { values: { ...company, intro: 'Doces e salgados.' }, version } });
  await name.fill('Padaria Aurora S.A.');
  await expect(page.getByText(/também preencheu este formulário/)).toBeVisible();
  await expect(input(page, 'intro')).toHaveValue('Doces e salgados.');
  await expect(saved(page)).toBeVisible();

  const now = await call(getCertificationDraft, {});
  const values = { ...now.values, name: 'Padaria Estrela' };
  await call(saveCertificationDraft, { body: { values, version: now.version } });
  await name.fill('Padaria Lua');
  const clash = page.getByRole('alert');
  await expect(clash).toContainText('preencheram os mesmos campos');
  await expectAccessible(page);
  await clash.getByRole('button', { name: /Ficar com a de/ }).click();
  await expect(name).toHaveValue('Padaria Estrela');
  await page.getByRole('button', { name: 'Voltar para a minha' }).click();
  await expect(name).toHaveValue('Padaria Lua');
  await expect(saved(page)).toBeVisible();
  expect((await call(getCertificationDraft, {})).values).toMatchObject({ name: 'Padaria Lua' });
});

test('the form is filled in by keyboard alone, and on a narrow phone', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, await inNewTeam(baseURL, dora, 'Padaria Estreita'), '/certify');
  await page.getByRole('radio', { name: /Empresa/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /Pessoa física/ })).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Etapa 2 de 6')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(input(page, 'name')).toBeFocused();
  await page.keyboard.type('Padaria Aurora');
  await page.keyboard.press('Enter');
  await expect(input(page, 'cnpj')).toBeFocused();
  await expectAccessible(page);
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }));
  expect(scroll).toBeLessThanOrEqual(client);
  await page.getByText('Etapa 2 de 6').click();
  await step(page, 'Documento').click();
  await expect(page.getByText('Etapa 5 de 6')).toBeVisible();
  await page.goBack();
  await expect(input(page, 'name')).toHaveValue('Padaria Aurora');
});
