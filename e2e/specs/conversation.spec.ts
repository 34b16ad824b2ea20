import { listChannels } from '@balcao/contract/channel';
import { newAnswerer } from '../support/answerer.ts';
import { arrive, atWork, callerOf } from '../support/person.ts';
import { newPhone } from '../support/phone.ts';
import { makePhoto } from '../support/photo.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const channelOfCafe = async (baseURL: string | undefined, token: string) => {
  const { list } = await callerOf(baseURL, token)(listChannels, { query: {} });
  const channel = list.find(({ name }) => name.startsWith('Novidades do Café'));
  if (!channel) throw new Error('the demonstration has a channel');
  return channel;
};
/** Follows the channel and opens the conversation with it. */
const talk = async (phone: Page, url: string): Promise<void> => {
  await phone.goto(new URL(url).pathname);
  await phone.getByRole('button', { name: 'Seguir', exact: true }).click();
  await phone.getByRole('link', { name: 'Conversar' }).click();
};
const say = async (page: Page, text: string, button = 'Enviar'): Promise<void> => {
  await page.getByRole('textbox', { name: 'Escreva uma mensagem' }).fill(text);
  await page.getByRole('button', { name: button, exact: true }).click();
};

/** Makes a canned answer; answers with its shortcut. */
const makeCanned = async (page: Page, text: string): Promise<string> => {
  await page.getByRole('button', { name: 'Respostas prontas' }).click();
  const shortcut = `horario-${Date.now()}`;
  const dialog = page.getByRole('dialog', { name: 'Respostas prontas' });
  await dialog.getByLabel('Atalho').fill(shortcut);
  await dialog.getByLabel('Texto').fill(text);
  await dialog.getByRole('button', { name: 'Criar resposta pronta' }).click();
  await expect(dialog.getByText(`/${shortcut}`)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Fechar' }).last().click();
  // Until then the focus goes back to the button, and takes what is typed along.
  await expect(dialog).toBeHidden();
  return shortcut;
};

test('a follower writes to a channel, a member answers, and each sees how far it has come', async ({
  page,
  browser,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  const name = `Lia Ferraz ${Date.now()}`;
  const token = await atWork(baseURL, 'ana@cafe.example');
  const channel = await channelOfCafe(baseURL, token);
  const phone = await newPhone(browser, baseURL, name);
  await talk(phone, channel.url);
  await expect(phone.getByText('Escreva ao canal')).toBeVisible();
  await expectAccessible(phone);
  await say(phone, 'Vocês abrem no domingo?');
  await expect(phone.getByRole('article')).toContainText('Vocês abrem no domingo?');
  await expect(phone.getByRole('img', { name: 'Entregue' })).toBeVisible();

  await arrive(page, token, `/channel/${channel.id}/services/conversations`);
  const inList = page.getByRole('region', { name: 'Caixa de entrada' }).getByRole('link', { name: new RegExp(name) });
  await expect(inList).toContainText('aguarda resposta');
  await expectAccessible(page);
  await inList.click();
  const thread = page.getByRole('region', { name: 'Conversa', exact: true });
  await expect(thread.getByRole('article')).toContainText('Vocês abrem no domingo?');
  await expect(page.getByRole('region', { name: 'Sobre a pessoa' })).toContainText('Português');
  await expectAccessible(page);
  await expect(phone.getByRole('img', { name: 'Lida' })).toBeVisible();

  await thread.getByText('Nota interna', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Escreva uma nota que só a equipe lê' }).fill('Cliente antiga.');
  await page.getByRole('button', { name: 'Salvar nota' }).click();
  await expect(thread.getByText(/^Nota de .*, só para a equipe$/)).toBeVisible();
  await thread.getByText('Responder', { exact: true }).click();

  const shortcut = await makeCanned(page, 'Das 8 às 13, de domingo a domingo.');
  const field = page.getByRole('textbox', { name: 'Escreva uma mensagem' });
  await field.pressSequentially(`/${shortcut}`);
  await expect(page.getByRole('option', { name: new RegExp(shortcut) })).toBeVisible();
  await field.press('Enter');
  await expect(field).toHaveValue('Das 8 às 13, de domingo a domingo.');
  await expect(phone.getByText(`${channel.name} está escrevendo…`)).toBeVisible();
  await field.press('Enter');
  await expect(field).toHaveValue('');
  await expect(phone.getByRole('article').last()).toContainText('Das 8 às 13');
  await expect(phone.getByText('Cliente antiga.')).toHaveCount(0);
  await expect(thread.getByRole('img', { name: 'Lida' })).toBeVisible();

  await thread.getByRole('button', { name: 'Encerrar' }).click();
  await expect(inList).toHaveCount(0);
  await say(phone, 'Obrigada!');
  await expect(inList).toContainText('Obrigada!');

  await phone.goto('/phone/conversation');
  await expect(phone.getByRole('link', { name: new RegExp(channel.name) })).toContainText('Você: Obrigada!');
  await expectAccessible(phone);
  seen.expectQuiet();
});

test('of two members who answer at once the second is told before anything is sent, and keeps their text', async ({
  page,
  browser,
  baseURL,
}) => {
  const name = `Otávio Nunes ${Date.now()}`;
  const token = await atWork(baseURL, 'ana@cafe.example');
  const channel = await channelOfCafe(baseURL, token);
  const caio = await newAnswerer(baseURL, token, channel.id);
  const phone = await newPhone(browser, baseURL, name);
  await talk(phone, channel.url);
  await say(phone, 'Tem bolo de fubá?');
  const address = `/channel/${channel.id}/services/conversations`;
  const open = async (one: Page) => {
    await one.getByRole('link', { name: new RegExp(name) }).click();
    await expect(one.getByRole('article')).toContainText('Tem bolo de fubá?');
  };
  const his = await (await browser.newContext()).newPage();
  await arrive(his, caio.token, address);
  await open(his);
  await arrive(page, token, address);
  await open(page);
  await expect(page.getByText(`${caio.account} está vendo esta conversa`)).toBeVisible();

  const field = page.getByRole('textbox', { name: 'Escreva uma mensagem' });
  await field.fill('Hoje não.');
  // The news of the other answer does not reach this page before it sends.
  await page.route('**/conversation/*/message*', async (route) => {
    if (route.request().method() === 'GET') await route.abort();
    else await route.continue();
  });
  await say(his, 'Sim, até as 18.');
  await expect(phone.getByRole('article').last()).toContainText('Sim, até as 18.');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Outra pessoa da equipe já respondeu');
  await expect(field).toHaveValue('Hoje não.');
  await expect(phone.getByRole('article')).toHaveCount(2);

  await page.unroute('**/conversation/*/message*');
  await page.reload();
  await expect(page.getByText('Sim, até as 18.').last()).toBeVisible();
  await expect(field).toHaveValue('Hoje não.');
  await field.fill('E amanhã também.');
  await field.press('Enter');
  await expect(phone.getByRole('article').last()).toContainText('E amanhã também.');
});

test('a message that is written without a connection stays, and arrives once when it is sent again', async ({
  browser,
  baseURL,
}) => {
  const token = await atWork(baseURL, 'ana@cafe.example');
  const channel = await channelOfCafe(baseURL, token);
  const phone = await newPhone(browser, baseURL, `Rui Prado ${Date.now()}`);
  await talk(phone, channel.url);
  await expect(phone.getByText('Escreva ao canal')).toBeVisible();
  // The message arrives, its answer does not.
  await phone.route('**/conversation/message', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await say(phone, 'Tem pão integral?');
  await expect(phone.getByRole('alert').getByRole('button', { name: 'Enviar de novo' })).toBeVisible();
  await phone.unroute('**/conversation/message');
  await phone.reload();
  await phone.getByRole('button', { name: 'Enviar de novo' }).click();
  await expect(phone.getByRole('button', { name: 'Enviar de novo' })).toHaveCount(0);
  await expect(phone.getByRole('article')).toHaveCount(1);
  await phone.reload();
  await expect(phone.getByRole('article')).toHaveCount(1);

  await phone.getByRole('button', { name: 'Parar esta conversa' }).click();
  await expect(phone.getByText(/Você parou esta conversa/)).toBeVisible();
  await phone.getByRole('button', { name: 'Continuar a conversa' }).click();
  await expect(phone.getByRole('textbox', { name: 'Escreva uma mensagem' })).toBeVisible();
});

/** Without a connection the picture stays, and goes when the person sends it again. */
const sendOverLostLine = async (phone: Page): Promise<void> => {
  await phone.route('**/conversation/picture', (route) => route.abort());
  await say(phone, 'O pacote chegou assim.');
  await expect(phone.getByRole('alert').getByRole('button', { name: 'Enviar de novo' })).toBeVisible();
  await phone.unroute('**/conversation/picture');
  await phone.reload();
  await expect(phone.getByRole('img', { name: 'Foto enviada por você' })).toBeVisible();
  await phone.getByRole('button', { name: 'Enviar de novo' }).click();
  await expect(phone.getByRole('img', { name: 'Entregue' })).toBeVisible();
};
/** Sends where the phone says it is once its person lets it, with a name. */
const sendPlace = async (phone: Page): Promise<void> => {
  await phone.getByRole('button', { name: 'Anexar' }).click();
  await phone.getByRole('button', { name: 'Enviar um lugar' }).click();
  const sheet = phone.getByRole('dialog', { name: 'Enviar um lugar' });
  await sheet.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(sheet.getByText('Digite um número entre -90 e 90')).toBeVisible();
  await sheet.getByRole('button', { name: 'Usar minha localização' }).click();
  await expect(sheet.getByText(/^O aparelho não informou onde você está/)).toBeVisible();
  await phone.context().grantPermissions(['geolocation']);
  await phone.context().setGeolocation({ latitude: -23.5504, longitude: -46.6339 });
  await sheet.getByRole('button', { name: 'Usar minha localização' }).click();
  await expect(sheet.getByLabel('Latitude')).toHaveValue('-23.550400');
  await sheet.getByLabel('Nome do lugar').fill('Praça da Sé');
  await expectAccessible(phone);
  await sheet.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(phone.getByRole('article').last()).toContainText('Praça da Sé');
};

test('a follower sends a picture and a place, a member sees both and answers with a picture', async ({
  page,
  browser,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  const name = `Nina Duarte ${Date.now()}`;
  const token = await atWork(baseURL, 'ana@cafe.example');
  const channel = await channelOfCafe(baseURL, token);
  const phone = await newPhone(browser, baseURL, name);
  await talk(phone, channel.url);
  const photo = { ...makePhoto(1_200, 900), name: 'pacote.png' };

  await phone.locator('input[type=file]').setInputFiles({ ...photo, name: 'nota.pdf', mimeType: 'application/pdf' });
  await expect(phone.getByText('Escolha uma foto JPG, PNG, WebP ou HEIC.')).toBeVisible();
  await phone.locator('input[type=file]').setInputFiles(photo);
  await expect(phone.getByRole('group', { name: 'Foto escolhida' })).toContainText('pacote.png');
  await expectAccessible(phone);
  await sendOverLostLine(phone);
  await phone.getByRole('button', { name: 'Foto enviada por você' }).click();
  await expect(phone.getByRole('dialog', { name: 'Foto enviada por você' })).toBeVisible();
  await phone.getByRole('button', { name: 'Fechar' }).click();

  await sendPlace(phone);
  await arrive(page, token, `/channel/${channel.id}/services/conversations`);
  const inList = page.getByRole('region', { name: 'Caixa de entrada' }).getByRole('link', { name: new RegExp(name) });
  await expect(inList).toContainText('Lugar');
  await inList.click();
  const thread = page.getByRole('region', { name: 'Conversa', exact: true });
  await expect(thread.getByRole('article').first()).toContainText('O pacote chegou assim.');
  await expect(thread.getByRole('link', { name: 'Abrir no mapa' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/?mlat=-23.5504&mlon=-46.6339#map=17/-23.5504/-46.6339',
  );
  await thread.getByRole('button', { name: `Foto enviada por ${name}` }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: `Foto enviada por ${name}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.locator('input[type=file][accept*=".heic"]').setInputFiles({ ...photo, name: 'novo.png' });
  await expect(page.getByRole('group', { name: 'Foto escolhida' })).toContainText('novo.png');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Foto escolhida' })).toHaveCount(0);
  await expect(phone.getByRole('img', { name: `Foto enviada por ${channel.name}` })).toBeVisible();
  await phone.goto('/phone/conversation');
  await expect(phone.getByRole('link', { name: new RegExp(channel.name) })).toContainText('Foto');
  seen.expectQuiet();
});
