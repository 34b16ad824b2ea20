import { addDevice, changeDevice, getDevice } from '@balcao/contract/device-list';
import { getProduct, saveProductSettings } from '@balcao/contract/product';
import { createShopCode, listShopCodes, updateShopCode } from '@balcao/contract/shop-code';
import { changeStaff, listStaff } from '@balcao/contract/staff-team';
import { arrive, atWork, callerOf } from '../support/person.ts';
import { arriveAtConsole, igor, newStaff, staffToken } from '../support/staff.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';
import { expectAccessible } from '../support/watch.ts';

const ana = 'ana@cafe.example';
const note = (page: Page | Locator) => page.getByRole('alert').filter({ hasText: 'Um colega salvou isto' });
const keep = (page: Page) => page.getByRole('button', { name: 'Ficar com as minhas mudanças' });
const drop = (page: Page) => page.getByRole('button', { name: 'Descartar as minhas mudanças' });
const save = (page: Page | Locator, name = 'Salvar') => page.getByRole('button', { name, exact: true });

test('what is typed for a device stays while a colleague saves it: kept, dropped and had back, with the rest as saved', async ({
  page,
  baseURL,
}) => {
  const token = await atWork(baseURL, ana);
  const call = callerOf(baseURL, token);
  const { device } = await call(addDevice, { body: { product: '53', name: 'Caixa do pátio' } });
  const params = { serial: device.serial };
  const saveAs = async (name: string, language: string) => {
    const { settings, version } = (await call(getDevice, { params })).device;
    await call(changeDevice, { params, body: { name, settings: { ...settings, language }, version } });
  };
  await arrive(page, token, '/payment/products/53');
  await page.getByRole('button', { name: 'Caixa do pátio', exact: true }).click();
  const panel = page.getByRole('dialog', { name: /^Caixa d/ });
  const name = panel.getByLabel('Nome');

  // Nothing typed: what was saved is simply shown.
  await saveAs('Caixa da porta', 'pt-BR');
  await expect(name).toHaveValue('Caixa da porta');
  await expect(note(page)).toBeHidden();

  await name.fill('Caixa da horta');
  await saveAs('Caixa da praça', 'es-MX');
  await expect(note(page)).toBeVisible();
  await expect(name).toHaveValue('Caixa da horta');
  await expect(save(panel)).toBeDisabled();
  await expectAccessible(page);
  await drop(page).click();
  await expect(name).toHaveValue('Caixa da praça');
  await page.getByRole('button', { name: 'Voltar às minhas mudanças' }).click();
  await expect(name).toHaveValue('Caixa da horta');
  await expect(panel.getByLabel('Idioma da voz')).toHaveValue('es-MX');
  await save(panel).click();
  await expect(page.getByText('Dispositivo atualizado.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ver o que o colega salvou' })).toBeHidden();
  const { device: after } = await call(getDevice, { params });
  expect(after).toMatchObject({ name: 'Caixa da horta', settings: { language: 'es-MX' } });
});

test('the settings of a product that somebody changes stay while a colleague saves others', async ({
  page,
  baseURL,
}) => {
  const token = await atWork(baseURL, ana);
  const call = callerOf(baseURL, token);
  const saveBox = async (change: { volume?: number; spoken?: 'amount' | 'chime' }) => {
    const held = await call(getProduct, { params: { product: '53' } });
    if (held.product !== '53') throw new Error('Another product came.');
    const { product, version, settings } = held;
    await call(saveProductSettings, { body: { product, version, settings: { ...settings, ...change } } });
  };
  await saveBox({ volume: 80, spoken: 'amount' });
  await arrive(page, token, '/payment/products/53');
  const volume = page.getByLabel('Volume', { exact: true });
  await expect(volume).toHaveValue('80');
  await expect(page.getByRole('radio', { name: 'O idioma de quem adiciona a caixa' })).toBeChecked();
  const ofNewBoxes = page.getByRole('group', { name: 'Voz das novas caixas' });
  await expect(ofNewBoxes).toHaveAccessibleDescription(/das caixas adicionadas a partir de agora/);
  await volume.fill('35');
  await saveBox({ spoken: 'chime' });
  await expect(note(page)).toBeVisible();
  await expect(volume).toHaveValue('35');
  await keep(page).click();
  await expect(page.getByRole('radio', { name: 'Só um toque' })).toBeChecked();
  await save(page, 'Salvar configuração').click();
  await expect(page.getByText(/Idioma e volume valem para as caixas que você adicionar/)).toBeVisible();
  await expect(save(page, 'Salvar configuração')).toBeDisabled();
  const after = await call(getProduct, { params: { product: '53' } });
  expect(after.settings).toMatchObject({ volume: 35, spoken: 'chime' });
  await saveBox({ volume: 80, spoken: 'amount' });
});

test('a code of the shop that two people change is not written over, however it came to be known', async ({
  page,
  baseURL,
}) => {
  const token = await atWork(baseURL, ana);
  const call = callerOf(baseURL, token);
  const first = { name: `Mesa ${Date.now()}`, goodsName: 'Consumo no salão', amount: null };
  const { id } = await call(createShopCode, { body: first });
  const codeNow = async () => {
    const found = (await call(listShopCodes, {})).list.find((one) => one.id === id);
    if (!found) throw new Error('The code is gone.');
    return found;
  };
  const saveAs = async (change: { goodsName?: string; amount?: number }) => {
    const { name, goodsName, amount, enabled, version } = await codeNow();
    await call(updateShopCode, { params: { id }, body: { name, goodsName, amount, enabled, version, ...change } });
  };
  await arrive(page, token, `/payment/products/04?code=${id}`);
  await save(page, 'Editar').click();
  const form = page.getByRole('dialog', { name: 'Editar QR Code' });
  const goods = form.getByLabel('O que aparece no comprovante');
  await goods.fill('Almoço executivo');
  await saveAs({ goodsName: 'Rodízio', amount: 4_990 });
  await expect(note(form)).toBeVisible();
  await expect(goods).toHaveValue('Almoço executivo');
  await expect(save(form)).toBeDisabled();
  await drop(page).click();
  await expect(goods).toHaveValue('Rodízio');

  // Cut off from the news: the server refuses, and the form says the same.
  const data = await call(listShopCodes, {});
  let isCutOff = true;
  page.on('request', (request) => {
    if (request.method() === 'PUT') isCutOff = false;
  });
  await page.route('**/admin/v3.0/product/code', (route) =>
    isCutOff ? route.fulfill({ json: { code: 200, msg: '', data } }) : route.continue(),
  );
  await goods.fill('Jantar');
  await saveAs({ goodsName: 'Feijoada' });
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'PUT'),
    save(form).click(),
  ]);
  expect((await answer.json()).code).toBe(13019);
  await expect(note(form)).toBeVisible();
  await expect(goods).toHaveValue('Jantar');
  expect(await codeNow()).toMatchObject({ goodsName: 'Feijoada', amount: 4_990 });
  await keep(page).click();
  await save(form).click();
  await expect(page.getByText('QR Code atualizado.')).toBeVisible();
  expect(await codeNow()).toMatchObject({ goodsName: 'Jantar', amount: 4_990 });
});

test('a name that is typed for somebody of the staff stays when a colleague has changed them', async ({
  page,
  baseURL,
}) => {
  const token = await staffToken(baseURL, igor);
  const call = callerOf(baseURL, token);
  const { staffId, name } = await newStaff(baseURL, 'Lia Prado', 'support');
  await arriveAtConsole(page, token, `/console/staff?person=${staffId}`);
  const panel = page.getByRole('dialog');
  const field = panel.getByRole('textbox', { name: 'Nome' });
  await expect(field).toHaveValue(name);
  await field.fill('Lia Prado Neves');
  const person = (await call(listStaff, {})).list.find((one) => one.staffId === staffId);
  const body = { name: 'Lia P.', role: 'finance', version: person?.version ?? 0 } as const;
  await call(changeStaff, { params: { id: staffId }, body });
  await save(panel).click();
  await expect(note(panel)).toBeVisible();
  await expect(field).toHaveValue('Lia Prado Neves');
  await expectAccessible(page);
  await keep(page).click();
  await expect(panel.getByRole('radio', { name: /^Financeiro/ })).toBeChecked();
  await save(panel).click();
  await expect(page.getByText('Dados de Lia Prado Neves salvos.')).toBeVisible();
  const after = (await call(listStaff, {})).list.find((one) => one.staffId === staffId);
  expect(after).toMatchObject({ name: 'Lia Prado Neves', role: 'finance' });
});
