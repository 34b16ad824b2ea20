import { sendMessage } from '@balcao/contract/message-delivery';
import { pauseMessageTemplate } from '@balcao/contract/message-template';
import { logIn, openServer, sheetOf, subscribe } from '../support/message-server.ts';
import { openOnPhone, pageInFrame, publish } from '../support/published-applet.ts';
import { arriveAtConsole, staffToken } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible } from '../support/watch.ts';

test('a person allows a message of a mini program, gets it once, and takes back what they allowed', async ({
  browser,
  baseURL,
}) => {
  const applet = await publish(baseURL, { permissions: ['notification'], files: { 'order.html': '<h1>Pedido</h1>' } });
  const { member, params, ready, way, appId } = await openServer(baseURL, applet);
  const { phone, frame } = await openOnPhone(browser, baseURL, applet);

  const asked = subscribe(frame, ready.id, way.id);
  const sheet = sheetOf(phone, applet);
  await expect(sheet).toContainText('Pronto para retirar');
  await expectAccessible(phone);
  await sheet.getByRole('checkbox', { name: 'Entrega a caminho' }).uncheck();
  await sheet.getByRole('button', { name: 'Permitir' }).dblclick();
  expect(await asked).toEqual({ [ready.id]: 'accept', [way.id]: 'decline' });

  const { server, openId } = await logIn(baseURL, frame, { member, params, appId });
  const body = {
    templateId: ready.id,
    openId,
    values: { orderNumber: '1042', pickupCode: 'B-27', place: 'Rua das Flores, 120' },
    page: 'order.html',
  };
  await server(sendMessage, { body });
  await expect(server(sendMessage, { body })).rejects.toMatchObject({ name: 'consent_missing' });

  await phone.goto('/phone/');
  await phone.getByRole('link', { name: 'Mensagens' }).click();
  const message = phone.getByRole('article').filter({ hasText: applet.name });
  await expect(message).toContainText('B-27');
  await expectAccessible(phone);
  await message.getByRole('link', { name: `Abrir ${applet.name}` }).click();
  await expect(phone.frameLocator('iframe').getByRole('heading', { name: 'Pedido' })).toBeVisible();
});

test('who never wants to be asked is not, until they change their mind; a paused message asks nobody', async ({
  browser,
  baseURL,
}) => {
  const applet = await publish(baseURL, { permissions: ['notification'] });
  const { member, params, ready, way } = await openServer(baseURL, applet);
  const { phone, frame } = await openOnPhone(browser, baseURL, applet);
  const first = subscribe(frame, way.id);
  await sheetOf(phone, applet).getByRole('button', { name: 'Não perguntar mais' }).click();
  expect(await first).toEqual({ [way.id]: 'never' });
  await member(pauseMessageTemplate, { params: { ...params, templateId: ready.id } });
  expect(await subscribe(frame, way.id, ready.id)).toEqual({ [way.id]: 'never', [ready.id]: 'paused' });
  expect(await subscribe(frame, crypto.randomUUID())).toBe('refused: invalid');

  await phone.goto('/phone/message');
  await phone.getByRole('button', { name: `Mudar a resposta a Entrega a caminho, de ${applet.name}` }).click();
  await expect(phone.getByText(applet.name)).toHaveCount(0);
  await phone.goto(`/phone/applet/${applet.appId}`);
  const asked = subscribe(await pageInFrame(phone, applet), way.id);
  await sheetOf(phone, applet).getByRole('button', { name: 'Agora não' }).click();
  expect(await asked).toEqual({ [way.id]: 'decline' });
});

test('a person allows a message always where a reviewer opened that, and gets any number until they take it back', async ({
  browser,
  baseURL,
}) => {
  const desk = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  const decide = async (action: string) => {
    await desk.getByRole('button', { name: `${action}: Fila` }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('button', { name: action }).click();
    await expect(dialog.getByLabel('Motivo')).toBeFocused();
    await dialog.getByLabel('Motivo').fill('Quem espera na fila quer saber sempre');
    await expectAccessible(desk);
    await dialog.getByRole('button', { name: action }).dblclick();
  };
  const row = desk.getByRole('listitem').filter({ hasText: 'Fila' });
  await arriveAtConsole(desk, await staffToken(baseURL, 'rita@balcao.example'), '/console/message');
  await expect(row).toContainText('Não permitido');
  await decide('Permitir');
  await expect(row).toContainText('Quem espera na fila quer saber sempre');

  const applet = await publish(baseURL, { permissions: ['notification'] });
  const { near, ...place } = await openServer(baseURL, applet);
  const { phone, frame } = await openOnPhone(browser, baseURL, applet);
  const asked = subscribe(frame, near.id, place.way.id);
  const sheet = sheetOf(phone, applet);
  await expect(sheet.getByRole('radio')).toHaveCount(2);
  await expect(sheet.getByRole('radio', { name: 'Só desta vez' })).toBeChecked();
  await sheet.getByText('Sempre, até eu retirar').click();
  await expectAccessible(phone);
  await sheet.getByRole('button', { name: 'Permitir' }).dblclick();
  expect(await asked).toEqual({ [near.id]: 'accept', [place.way.id]: 'accept' });
  expect(await subscribe(frame, near.id)).toEqual({ [near.id]: 'accept' });

  const { server, openId } = await logIn(baseURL, frame, place);
  const send = () =>
    server(sendMessage, { body: { templateId: near.id, openId, values: { ticket: 'A 018', ahead: 2 } } });
  await send();
  await send();
  await phone.goto('/phone/message');
  await expect(phone.getByRole('article').filter({ hasText: applet.name })).toHaveCount(2);
  await expect(phone.getByText(`${applet.name} · sempre`)).toBeVisible();
  await phone.getByRole('button', { name: `Mudar a resposta a Sua vez está perto, de ${applet.name}` }).click();
  await expect(phone.getByText(`${applet.name} · sempre`)).toHaveCount(0);
  await expect(send()).rejects.toMatchObject({ name: 'consent_missing' });
  await decide('Encerrar');
  await expect(row).toContainText('Encerrado em');
});

test('a mini program that does not declare messages may not ask', async ({ browser, baseURL }) => {
  const applet = await publish(baseURL);
  const { frame } = await openOnPhone(browser, baseURL, applet);
  expect(await subscribe(frame, crypto.randomUUID())).toBe('refused: undeclared');
});
