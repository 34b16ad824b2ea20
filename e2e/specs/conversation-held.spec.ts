import type { Channel } from '@balcao/contract/channel';
import { putChannelManager, removeChannelManager } from '@balcao/contract/channel-right';
import { newAnswerer } from '../support/answerer.ts';
import { decide, newChannel, report } from '../support/moderation.ts';
import { arrive, atWork, callerOf } from '../support/person.ts';
import { newPhone } from '../support/phone.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectAccessible } from '../support/watch.ts';

const ana = 'ana@cafe.example';
const inboxOf = ({ id }: Channel): string => `/channel/${id}/services/conversations`;
const field = (page: Page) => page.getByRole('textbox', { name: 'Escreva uma mensagem' });
const send = (page: Page) => page.getByRole('button', { name: 'Enviar', exact: true });
/** Follows a channel and writes to it. */
const ask = async (phone: Page, { url }: Channel, text: string): Promise<void> => {
  await phone.goto(new URL(url).pathname);
  await phone.getByRole('button', { name: 'Seguir', exact: true }).click();
  await phone.getByRole('link', { name: 'Conversar' }).click();
  await field(phone).fill(text);
  await send(phone).click();
  await expect(phone.getByRole('article')).toContainText(text);
};
const openOnly = async (page: Page, token: string, channel: Channel): Promise<void> => {
  await arrive(page, token, inboxOf(channel));
  await page.getByRole('region', { name: 'Caixa de entrada' }).getByRole('link').first().click();
  await expect(page.getByRole('article').first()).toBeVisible();
};

test('in a frozen channel neither side writes, both are told, and what they typed is there when it is let go', async ({
  page,
  browser,
  baseURL,
}) => {
  const channel = await newChannel(baseURL ?? '', `Feira do Largo ${Date.now()}`);
  const phone = await newPhone(browser, baseURL, 'Lia Ferraz');
  await ask(phone, channel, 'Vocês abrem no domingo?');
  await openOnly(page, await atWork(baseURL, ana), channel);
  await field(phone).fill('E no feriado?');
  await field(page).fill('Sim, das 8 às 13.');

  const id = await report(baseURL ?? '', channel);
  await decide(baseURL ?? '', id, 'freeze');
  await expect(phone.getByRole('status').filter({ hasText: 'A plataforma bloqueou este canal' })).toBeVisible();
  await expect(field(phone)).toHaveCount(0);
  await expectAccessible(phone);
  await expect(page.getByText('A plataforma bloqueou este canal', { exact: true })).toBeVisible();
  await expect(send(page)).toBeDisabled();
  await expect(field(page)).toHaveValue('Sim, das 8 às 13.');
  await expectAccessible(page);

  await decide(baseURL ?? '', id, 'reverse');
  await expect(field(phone)).toHaveValue('E no feriado?');
  await send(phone).click();
  await expect(page.getByRole('article').last()).toContainText('E no feriado?');
  await send(page).click();
  await expect(phone.getByRole('article').last()).toContainText('Sim, das 8 às 13.');
});

test('a member who may answer no more is told at once, and finds the text when the right is back', async ({
  page,
  browser,
  baseURL,
}) => {
  const channel = await newChannel(baseURL ?? '', `Padaria da Ponte ${Date.now()}`);
  const token = await atWork(baseURL, ana);
  const caio = await newAnswerer(baseURL, token, channel.id);
  await ask(await newPhone(browser, baseURL, 'Rui Prado'), channel, 'Tem pão integral?');
  await openOnly(page, caio.token, channel);
  await field(page).fill('Tem, sim.');
  const call = callerOf(baseURL, token);
  const params = { id: channel.id, memberId: caio.memberId };
  await call(removeChannelManager, { params });
  await expect(page.getByText('Você não pode responder neste canal')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await call(putChannelManager, { params, body: { rights: ['answer'] } });
  await expect(field(page)).toHaveValue('Tem, sim.');
});

test('a conversation is put aside by the clock of the product, whatever that of the browser says', async ({
  page,
  browser,
  baseURL,
}) => {
  const channel = await newChannel(baseURL ?? '', `Café da Serra ${Date.now()}`);
  await ask(await newPhone(browser, baseURL, 'Nina Lobo'), channel, 'Qual é o grão da semana?');
  await page.clock.setSystemTime(Date.now() - 3 * 86_400_000);
  await openOnly(page, await atWork(baseURL, ana), channel);
  await page.getByRole('button', { name: 'Adiar', exact: true }).click();
  await page.getByRole('button', { name: 'Por uma hora' }).click();
  await expect(page.getByText(/Conversa adiada/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Andamento' }).selectOption('snoozed');
  await expect(page.getByRole('region', { name: 'Caixa de entrada' }).getByRole('link')).toContainText('Nina Lobo');
});
