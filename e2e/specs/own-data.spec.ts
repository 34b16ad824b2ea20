import { readFile } from 'node:fs/promises';
import { listChannels } from '@balcao/contract/channel';
import { listConversations } from '@balcao/contract/conversation';
import { arrive, atWork, callerOf } from '../support/person.ts';
import { newPhone } from '../support/phone.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

/** Follows a channel and writes to it. */
const talk = async (phone: Page, url: string, text: string): Promise<void> => {
  await phone.goto(new URL(url).pathname);
  await phone.getByRole('button', { name: 'Seguir', exact: true }).click();
  await phone.getByRole('link', { name: 'Conversar' }).click();
  await phone.getByRole('textbox', { name: 'Escreva uma mensagem' }).fill(text);
  await phone.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(phone.getByRole('article').first()).toContainText(text);
};
/** Gives the PIN that the sandbox shows, after one that is too short, and clicks twice. */
const giveUp = async (phone: Page): Promise<void> => {
  await phone.getByRole('button', { name: 'Apagar minha conta' }).click();
  const sheet = phone.getByRole('dialog', { name: 'Apagar esta conta?' });
  await expect(sheet.getByText(/Neste ambiente de testes: \d{6}/)).toBeVisible();
  await expectAccessible(phone);
  const erase = sheet.getByRole('button', { name: 'Apagar para sempre' });
  await erase.click();
  await expect(sheet.getByLabel('PIN deste celular')).toBeFocused();
  await expect(sheet.getByText('Digite os seis dígitos.')).toBeVisible();
  const [pin = ''] = (await sheet.getByText(/Neste ambiente de testes/).textContent())?.match(/\d{6}/) ?? [];
  await sheet.getByLabel('PIN deste celular').fill(pin);
  await erase.dblclick();
};

test('a person downloads their data and has their account erased, and the team sees that messages were erased', async ({
  page,
  browser,
  baseURL,
}) => {
  const name = `Noêmia Prado ${Date.now()}`;
  const token = await atWork(baseURL, 'ana@cafe.example');
  const call = callerOf(baseURL, token);
  const { list } = await call(listChannels, { query: {} });
  const channel = list.find((one) => one.name.startsWith('Novidades do Café'));
  if (!channel) throw new Error('the demonstration has a channel');
  const phone = await newPhone(browser, baseURL, name);
  const seen = watch(phone, baseURL);
  await talk(phone, channel.url, `Sou ${name}`);

  await phone.goto('/phone/me');
  await phone.getByRole('link', { name: 'Ver meus dados' }).click();
  await expect(phone.getByRole('heading', { name: 'Meus dados', exact: true })).toBeVisible();
  await expectAccessible(phone);
  const saving = phone.waitForEvent('download');
  await phone.getByRole('button', { name: 'Baixar meus dados' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^meus-dados-do-celular-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data).toMatchObject({ profile: [{ name }], conversations: [{ from: 'person', text: `Sou ${name}` }] });

  await giveUp(phone);
  await expect(phone).toHaveURL(/\/phone\/login/);
  await expect(phone.getByText('Conta apagada.')).toBeVisible();
  await expect(phone.getByText(name)).toHaveCount(0);
  seen.expectQuiet();

  // What is kept elsewhere goes a moment later, by a job.
  const nameless = async () => {
    const params = { id: channel.id };
    const { list: closed } = await call(listConversations, { params, query: { state: 'closed' } });
    return closed.find((one) => one.name === '' && one.last.text === '')?.id ?? '';
  };
  await expect.poll(nameless).not.toBe('');
  await arrive(page, token, `/channel/${channel.id}/services/conversations?state=closed&open=${await nameless()}`);
  await expect(page.getByRole('article').first()).toContainText('Mensagem apagada');
  await expect(page.getByText('Esta pessoa não recebe mais mensagens do canal.')).toBeVisible();
  await expectAccessible(page);
});
