import { createBroadcast, publishBroadcast } from '@balcao/contract/broadcast';
import { listChannels } from '@balcao/contract/channel';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { arrive, atWork, callerOf } from '../support/person.ts';
import { newPhone } from '../support/phone.ts';
import { expectAccessible, watch } from '../support/watch.ts';

/** The channel of the café, with a post that no other test reads. */
const posted = async (baseURL: string | undefined, token: string, text: string) => {
  const call = callerOf(baseURL, token);
  const { list } = await call(listChannels, { query: {} });
  const channel = list.find(({ name }) => name.startsWith('Novidades do Café'));
  if (!channel) throw new Error('the demonstration has a channel');
  const words = { type: 'message', title: '', text, url: '' } as const;
  const { id, version } = await call(createBroadcast, { params: { id: channel.id }, body: words });
  const params = { id: channel.id, broadcastId: id };
  await call(publishBroadcast, { params, body: { version, at: null } });
  return { channel, id };
};
const agree = async (page: Page, name: string): Promise<void> =>
  page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name, exact: true }).click();
/** Lets followers reply, where they may not already. */
const allowReplies = async (page: Page, token: string, channelId: string): Promise<void> => {
  await arrive(page, token, `/channel/${channelId}/setting/index`);
  const allow = page.getByRole('switch', { name: 'Deixar os seguidores responderem' });
  await expect(allow).toBeVisible();
  if (!(await allow.isChecked())) await allow.click();
  await expect(allow).toBeChecked();
  await expectAccessible(page);
};
/** Likes by a double tap, takes it back, and likes again. */
const likeAndTakeBack = async (post: Locator): Promise<void> => {
  await post.getByRole('button', { name: 'Curtir' }).dblclick();
  const liked = post.getByRole('button', { name: '1 curtida' });
  await expect(liked).toHaveAttribute('aria-pressed', 'true');
  await liked.click();
  await expect(post.getByRole('button', { name: 'Curtir' })).toHaveAttribute('aria-pressed', 'false');
  await post.getByRole('button', { name: 'Curtir' }).click();
  await expect(liked).toBeVisible();
};

test('a follower likes a post and replies to it, the team hides the reply and blocks its author', async ({
  page,
  browser,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  const text = `Saiu fornada ${Date.now()}`;
  const token = await atWork(baseURL, 'ana@cafe.example');
  const { channel, id } = await posted(baseURL, token, text);
  await allowReplies(page, token, channel.id);

  const name = `Nina Prado ${Date.now()}`;
  const phone = await newPhone(browser, baseURL, name);
  await phone.goto(new URL(channel.url).pathname);
  await phone.getByRole('button', { name: 'Seguir', exact: true }).click();
  await expect(phone.getByText('Você segue este canal.')).toBeVisible();
  const post = phone.getByRole('article').filter({ hasText: text });
  await likeAndTakeBack(post);
  await expectAccessible(phone);

  await post.getByRole('link', { name: 'Responder' }).click();
  const field = phone.getByRole('textbox', { name: 'Escreva uma resposta' });
  await field.fill('Compre seguidores!');
  await phone.reload();
  await expect(field).toHaveValue('Compre seguidores!');
  await phone.getByRole('button', { name: 'Enviar', exact: true }).dblclick();
  const replies = phone.getByRole('region', { name: 'Respostas' }).getByRole('article');
  await expect(replies).toHaveCount(1);
  await expect(replies).toContainText(`${name} (você)`);
  await expect(field).toHaveValue('');
  await expectAccessible(phone);

  await page.goto(`/channel/${channel.id}/broadcast/edit?id=${id}`);
  const card = page.getByRole('region', { name: 'Respostas' });
  const row = card.getByRole('article').filter({ hasText: name });
  await expect(row).toContainText('Compre seguidores!');
  await expect(page.getByText('Curtidas')).toBeVisible();
  await row.getByRole('button', { name: 'Ocultar' }).click();
  await expect(page.getByRole('dialog')).toContainText('Ela some dos celulares.');
  await expectAccessible(page);
  await agree(page, 'Ocultar');
  await expect(row).toContainText('Oculta: É propaganda repetida');
  await expect(replies).toContainText('O canal ocultou a sua resposta: É propaganda repetida.');
  const other = await newPhone(browser, baseURL, `Téo Luz ${Date.now()}`);
  await other.goto(`${new URL(channel.url).pathname}/post/${id}`);
  await expect(other.getByText('Ninguém respondeu ainda.')).toBeVisible();
  await expect(other.getByText('Siga o canal para responder.')).toBeVisible();

  await row.getByRole('button', { name: 'Bloquear quem escreveu' }).click();
  await agree(page, 'Bloquear quem escreveu');
  await expect(row).toContainText('bloqueada neste canal');
  await expect(phone.getByText('O canal deixou de aceitar as suas respostas.')).toBeVisible();
  await row.getByRole('button', { name: 'Mostrar de novo' }).click();
  await expect(other.getByRole('article').filter({ hasText: 'Compre seguidores!' })).toBeVisible();
  await row.getByRole('button', { name: 'Desbloquear' }).click();
  await expect(phone.getByRole('textbox', { name: 'Escreva uma resposta' })).toBeVisible();
  seen.expectQuiet();
});
