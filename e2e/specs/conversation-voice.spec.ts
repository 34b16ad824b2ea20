import { listChannels } from '@balcao/contract/channel';
import config from '../../playwright.config.ts';
import { arrive, atWork, callerOf } from '../support/person.ts';
import { newPhone } from '../support/phone.ts';
import { type Browser, expect, type Locator, type Page, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const { launchOptions } = config.use ?? {};
test.use({
  launchOptions: {
    ...launchOptions,
    // A microphone that hears a beep each second.
    args: [...(launchOptions?.args ?? []), '--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'],
  },
});

const recordVoice = async (phone: Page): Promise<void> => {
  await phone.getByRole('button', { name: 'Gravar mensagem de voz' }).click();
  await expect(phone.getByRole('timer')).toHaveText('00:02');
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Parar e ouvir' }).click();
  await expect(phone.getByRole('dialog')).toHaveCount(0);
};
/** Plays it to its end. */
const hear = async (voice: Locator): Promise<void> => {
  await voice.getByRole('button', { name: 'Ouvir' }).click();
  await expect(voice).toContainText(/^00:01/);
  await expect(voice.getByRole('button', { name: 'Ouvir' })).toBeVisible();
  await expect(voice).toContainText(/^00:00/);
};

/** A new phone that follows the channel and has its conversation open. */
const follow = async (browser: Browser, baseURL: string | undefined, name: string, url: string): Promise<Page> => {
  const phone = await newPhone(browser, baseURL, name);
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto(new URL(url).pathname);
  await phone.getByRole('button', { name: 'Seguir', exact: true }).click();
  await phone.getByRole('link', { name: 'Conversar' }).click();
  return phone;
};
/** Ana at work, and a channel of hers. */
const atTheCafe = async (baseURL: string | undefined) => {
  const token = await atWork(baseURL, 'ana@cafe.example');
  const { list } = await callerOf(baseURL, token)(listChannels, { query: {} });
  const channel = list.find((one) => one.name.startsWith('Novidades do Café'));
  if (!channel) throw new Error('the demonstration has a channel');
  return { token, channel };
};

test('a follower records a voice message, hears it and sends it over a lost line; a member finds and hears it', async ({
  page,
  browser,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  const name = `Ivo Teles ${Date.now()}`;
  const { token, channel } = await atTheCafe(baseURL);
  const phone = await follow(browser, baseURL, name, channel.url);

  await recordVoice(phone);
  const ready = phone.getByRole('group', { name: 'Gravação pronta para enviar' });
  await hear(ready);
  // What was recorded outlasts a reload.
  await phone.reload();
  await expect(ready).toBeVisible();
  await expectAccessible(phone);

  await phone.route('**/conversation/voice', (route) => route.abort());
  await phone.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(phone.getByRole('alert').getByRole('button', { name: 'Enviar de novo' })).toBeVisible();
  await expect(phone.getByRole('alert')).toContainText('Não sabemos se chegou.');
  await expect(ready).toHaveCount(0);
  await phone.unroute('**/conversation/voice');
  await phone.reload();
  await phone.getByRole('button', { name: 'Enviar de novo' }).click();
  await expect(phone.getByRole('img', { name: 'Entregue' })).toBeVisible();
  await hear(phone.getByRole('group', { name: 'Mensagem de voz enviada por você' }));

  await arrive(page, token, `/channel/${channel.id}/services/conversations`);
  const inList = page.getByRole('region', { name: 'Caixa de entrada' }).getByRole('link', { name: new RegExp(name) });
  await expect(inList).toContainText(/Mensagem de voz · 00:0\d/);
  await inList.click();
  const thread = page.getByRole('region', { name: 'Conversa', exact: true });
  const voice = thread.getByRole('group', { name: `Mensagem de voz de ${name}` });
  await hear(voice);
  await voice.getByRole('button', { name: 'Velocidade: 1×' }).click();
  await expect(voice.getByRole('button', { name: 'Velocidade: 1,5×' })).toBeVisible();
  await expectAccessible(page);
  await phone.goto('/phone/conversation');
  await expect(phone.getByRole('link', { name: new RegExp(channel.name) })).toContainText(/Mensagem de voz · 00:0\d/);
  seen.expectQuiet();
});

test('a member records an answer, keeps it over a lost line and a reload, and the follower hears it once', async ({
  page,
  browser,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  const name = `Lia Prado ${Date.now()}`;
  const { token, channel } = await atTheCafe(baseURL);
  const phone = await follow(browser, baseURL, name, channel.url);
  await phone.getByRole('textbox', { name: 'Escreva uma mensagem' }).fill('Como se chega aí?');
  await phone.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(phone.getByRole('img', { name: 'Entregue' })).toBeVisible();

  await arrive(page, token, `/channel/${channel.id}/services/conversations`);
  const inbox = page.getByRole('region', { name: 'Caixa de entrada' });
  await inbox.getByRole('link', { name: new RegExp(name) }).click();
  const thread = page.getByRole('region', { name: 'Conversa', exact: true });
  await recordVoice(page);
  const ready = thread.getByRole('group', { name: 'Gravação pronta para enviar' });
  await hear(ready);
  seen.expectQuiet();
  await page.route('**/conversation/*/voice', (route) => route.abort());
  await thread.getByRole('button', { name: 'Enviar', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entendi' }).click();
  await expect(ready).toBeVisible();
  await page.unroute('**/conversation/*/voice');
  const afterwards = watch(page, baseURL);
  await page.reload();
  await expect(ready).toBeVisible();
  await expectAccessible(page);
  await thread.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(ready).toHaveCount(0);
  await hear(thread.getByRole('group', { name: 'Mensagem de voz de ana_souza' }));
  await expect(inbox.getByRole('link', { name: new RegExp(name) })).toContainText(/Mensagem de voz · 00:0\d/);

  const heard = phone.getByRole('group', { name: `Mensagem de voz de ${channel.name}` });
  await hear(heard);
  await expect(heard).toHaveCount(1);
  afterwards.expectQuiet();
});
