import { createBroadcast, publishBroadcast } from '@balcao/contract/broadcast';
import { listChannels } from '@balcao/contract/channel';
import { arrive, atWork, callerOf } from '../support/person.ts';
import { newPhone } from '../support/phone.ts';
import { arriveAtConsole, staffToken } from '../support/staff.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';
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
  await expectAccessible(post.page());
};
/** The same of a reply. */
const likeReply = async (reply: Locator): Promise<void> => {
  await reply.getByRole('button', { name: /^Curtir: resposta de / }).dblclick();
  await expect(reply.getByRole('button', { name: /^1 curtida: resposta de / })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(reply.page());
};
/** Types a reply, which a reload does not lose, and sends it by a double tap; answers with the replies, of which there is one. */
const writeReply = async (phone: Page, text: string): Promise<Locator> => {
  const field = phone.getByRole('textbox', { name: 'Escreva uma resposta' });
  await field.fill(text);
  await phone.reload();
  await expect(field).toHaveValue(text);
  await phone.getByRole('button', { name: 'Enviar', exact: true }).dblclick();
  const replies = phone.getByRole('region', { name: 'Respostas' }).getByRole('article');
  await expect(replies).toHaveCount(1);
  await expect(field).toHaveValue('');
  await expectAccessible(phone);
  return replies;
};
/** A reader reports a reply, and staff take it down at their screen. */
const takeDown = async (reader: Page, text: string, baseURL: string | undefined): Promise<void> => {
  const reply = reader.getByRole('article').filter({ hasText: text });
  await reply.getByRole('button', { name: 'Denunciar resposta' }).click();
  await reader.getByRole('button', { name: 'Enviar denúncia' }).dblclick();
  await expect(reader.getByRole('heading', { name: 'Obrigado' })).toBeVisible();
  await reader.getByRole('button', { name: 'Fechar' }).click();
  const browser = reader.context().browser();
  const desk = await (await browser?.newContext({ baseURL: baseURL ?? '' }))?.newPage();
  if (!desk) throw new Error('the reader has a browser');
  await arriveAtConsole(desk, await staffToken(baseURL ?? '', 'rita@balcao.example'), '/console/channel');
  await desk.getByRole('link', { name: text }).first().click();
  await desk.getByRole('radio', { name: 'Retirar a resposta' }).click();
  await desk.getByRole('textbox', { name: 'Motivo' }).fill('Vende seguidores, e não é da conversa.');
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Registrar decisão' }).dblclick();
  await expect(desk.getByText('Decisão registrada')).toHaveCount(1);
};
/** Hides a reply with the first reason. */
const hide = async (page: Page, row: Locator): Promise<void> => {
  await row.getByRole('button', { name: 'Ocultar' }).click();
  await expect(page.getByRole('dialog')).toContainText('Ela some dos celulares.');
  await expectAccessible(page);
  await agree(page, 'Ocultar');
  await expect(row).toContainText(/Oculta.*É propaganda repetida/);
};
/** Finds the reply of a person among all those of the channel, and goes to its post. */
const openFromList = async (page: Page, channelId: string, name: string, post: string): Promise<void> => {
  await page.goto(`/channel/${channelId}/replies`);
  await page.getByRole('searchbox', { name: 'Parte do nome ou do texto' }).fill(name);
  const listed = page.getByRole('table', { name: 'Respostas' }).getByRole('row').filter({ hasText: name });
  await expect(listed).toHaveCount(1);
  await expect(listed).toContainText('Visível');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publicação', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Parte do título ou do texto' }).fill(post);
  await page.getByRole('radio', { name: post }).click();
  await expect(page).toHaveURL(/broadcastId=/);
  // The address holds it.
  await page.reload();
  await expect(page.getByRole('button', { name: `Publicação: ${post}` })).toBeVisible();
  await expect(listed).toHaveCount(1);
  await listed.getByRole('link', { name: post }).click();
};

test('a follower likes a post and replies to it, the team hides the reply, staff take it down, its author removes it', async ({
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

  await post.getByRole('link', { name: 'Responder' }).click();
  const replies = await writeReply(phone, 'Compre seguidores!');
  await expect(replies).toContainText(`${name} (você)`);
  await likeReply(replies);

  await page.goto(`/channel/${channel.id}/broadcast/edit?id=${id}`);
  const card = page.getByRole('region', { name: 'Respostas' });
  const row = card.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText(/Compre seguidores!.*1/);
  await expect(page.getByRole('term').filter({ hasText: 'Curtidas' })).toBeVisible();
  await hide(page, row);
  await expect(replies).toContainText('O canal ocultou a sua resposta: É propaganda repetida.');
  const other = await newPhone(browser, baseURL, `Téo Luz ${Date.now()}`);
  await other.goto(`${new URL(channel.url).pathname}/post/${id}`);
  await expect(other.getByText('Ninguém respondeu ainda.')).toBeVisible();
  await expect(other.getByText('Siga o canal para responder.')).toBeVisible();

  await row.getByRole('button', { name: 'Bloquear quem escreveu' }).click();
  await agree(page, 'Bloquear quem escreveu');
  await expect(row).toContainText('bloqueada neste canal');
  await expect(phone.getByText('O canal não aceita mais as suas respostas.')).toBeVisible();
  await row.getByRole('button', { name: 'Mostrar de novo' }).click();
  await expect(other.getByRole('article').filter({ hasText: 'Compre seguidores!' })).toBeVisible();
  await row.getByRole('button', { name: 'Desbloquear' }).click();
  await expect(phone.getByRole('textbox', { name: 'Escreva uma resposta' })).toBeVisible();

  await openFromList(page, channel.id, name, text);
  await takeDown(other, 'Compre seguidores!', baseURL);
  await expect(other.getByText('Ninguém respondeu ainda.')).toBeVisible();
  await expect(row).toContainText('Retirada do ar');
  await expect(replies).toContainText('Nossa equipe retirou a sua resposta.');
  await replies.getByRole('button', { name: 'Excluir resposta' }).click();
  await expectAccessible(phone);
  await agree(phone, 'Excluir resposta');
  await expect(replies).toHaveCount(0);
  await expect(row).toHaveCount(0);
  seen.expectQuiet();
});
