import { createBroadcast, publishBroadcast } from '@balcao/contract/broadcast';
import { listChannels } from '@balcao/contract/channel';
import { expect, test } from '@playwright/test';
import { arrive, atWork, callerOf } from '../support/person.ts';
import { newPhone } from '../support/phone.ts';
import { arriveAtConsole, staffToken } from '../support/staff.ts';
import { expectAccessible } from '../support/watch.ts';

test('a person reports a broadcast, staff take it down, its team asks for another look, and it is restored', async ({
  page,
  browser,
  baseURL,
}) => {
  const text = `Dobre seu dinheiro ${Date.now()}`;
  const token = await atWork(baseURL, 'ana@cafe.example');
  const ana = callerOf(baseURL ?? '', token);
  const channel = (await ana(listChannels, { query: {} })).list.find(({ name }) =>
    name.startsWith('Novidades do Café'),
  );
  if (!channel) throw new Error('the demonstration has a channel');
  const body = { type: 'message', title: '', text, url: '' } as const;
  const draft = await ana(createBroadcast, { params: { id: channel.id }, body });
  const params = { id: channel.id, broadcastId: draft.id };
  await ana(publishBroadcast, { params, body: { version: draft.version, at: null } });

  const phone = await newPhone(browser, baseURL, 'Lia Ferraz');
  await phone.goto(new URL(channel.url).pathname);
  const post = phone.getByRole('article').filter({ hasText: text });
  await post.getByRole('button', { name: 'Denunciar publicação' }).click();
  await phone.getByRole('radio', { name: 'Parece golpe ou fraude' }).click();
  await phone.getByLabel('Conte mais, se quiser').fill('Perdi 200 reais.');
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Enviar denúncia' }).click();
  await expect(phone.getByRole('heading', { name: 'Obrigado' })).toBeVisible();
  await phone.getByRole('button', { name: 'Entendi' }).click();

  const desk = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await arriveAtConsole(desk, await staffToken(baseURL, 'rita@balcao.example'), '/console/channel');
  const decide = async (choice: string, reason: string) => {
    await desk.getByRole('link', { name: text }).or(desk.getByText(text)).first().click();
    await desk.getByRole('radio', { name: choice }).click();
    await desk.getByLabel('Motivo').fill(reason);
    await desk.getByRole('button', { name: 'Registrar decisão' }).click();
    await expect(desk.getByText('Decisão registrada')).toBeVisible();
  };
  await expectAccessible(desk);
  await decide('Tirar do ar', 'Promete dinheiro em dobro e some.');
  await expect(post).toHaveCount(0);

  await arrive(page, token, `/channel/${channel.id}/broadcast/edit?id=${draft.id}`);
  await expect(page.getByText('Motivo: Promete dinheiro em dobro e some.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pedir nova análise' }).click();
  await page.getByLabel('O que não vimos?').fill('É um sorteio registrado, com número.');
  await page.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(page.getByText('Você pediu uma nova análise.', { exact: false })).toBeVisible();

  await desk.goto('/console/channel');
  await decide('Restaurar a publicação', 'O sorteio está registrado.');
  await expect(post).toBeVisible();
  await phone.goto('/phone/message');
  await expect(phone.getByRole('heading', { name: 'O que você denunciou' })).toBeVisible();
});
