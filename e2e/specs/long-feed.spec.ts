import { createBroadcast, publishBroadcast } from '@balcao/contract/broadcast';
import { createChannel } from '@balcao/contract/channel';
import { openDatabase } from '../support/database.ts';
import { atWork, callerOf } from '../support/person.ts';
import { newPhone } from '../support/phone.ts';
import { makePhoto } from '../support/photo.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const posts = 10_000;

/** A channel of 10,000 posts, one a minute: copies of one that was sent. */
const longChannel = async (baseURL: string | undefined, token: string) => {
  const call = callerOf(baseURL, token);
  const channel = await call(createChannel, {
    body: {
      name: `Padaria ${Date.now()}`,
      description: 'O que sai do forno, a cada fornada do dia.',
      category: 'food',
      type: 'everyone',
      language: 'pt-BR',
      avatar: makePhoto(64, 64).buffer.toString('base64'),
    },
  });
  const params = { id: channel.id };
  const write = async (text: string) => {
    const draft = await call(createBroadcast, { params, body: { type: 'message', title: '', text, url: '' } });
    const place = { ...params, broadcastId: draft.id };
    await call(publishBroadcast, { params: place, body: { version: draft.version, at: null } });
    return draft.id;
  };
  const id = await write(`Fornada ${posts}.`);
  const client = await openDatabase();
  await client.query(
    `insert into broadcast (merchant_id, id, channel_id, type, state, title, text, url, day, sent_at, delivered, created_by, created_at,
        updated_by, updated_at)
      select merchant_id, gen_random_uuid(), channel_id, type, state, title, 'Fornada ' || n || '.' || repeat(' Pão quente às sete.', n % 12),
        url, '20260101', sent_at - ($2::int - n) * interval '1 minute', delivered, created_by, created_at, updated_by, updated_at
      from broadcast cross join generate_series(1, $2::int - 1) n where id = $1`,
    [id, posts],
  );
  await client.query('analyze broadcast');
  await client.end();
  return { channel, write };
};
const nodesOf = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);
/** Scrolls by some way at each picture, until a post is there. */
const scrollTo = (page: Page, by: number, text: string) =>
  page.evaluate(
    async ([step, wanted]) => {
      const screen = document.querySelector('[data-screen]');
      const has = () =>
        [...document.querySelectorAll('article')].some(({ textContent }) => textContent?.startsWith(wanted));
      for (let picture = 0; !has(); picture += 1) {
        if (picture === 2_000) throw new Error(`${wanted} did not come`);
        screen?.scrollBy(0, step);
        await new Promise(requestAnimationFrame);
      }
    },
    [by, text] as const,
  );

test('a channel of ten thousand posts is read from its first unread on, with few posts on the page at once', async ({
  page: _page,
  browser,
  baseURL,
}) => {
  test.slow();
  const token = await atWork(baseURL, 'ana@cafe.example');
  const { channel, write } = await longChannel(baseURL, token);
  const phone = await newPhone(browser, baseURL, 'Lia Longe');
  const seen = watch(phone, baseURL);
  await phone.goto(new URL(channel.url).pathname);
  await phone.getByRole('button', { name: 'Seguir', exact: true }).click();
  // The posts are there for everyone: only this says that the person follows.
  await expect(phone.getByText('Você segue este canal.')).toBeVisible();
  const article = (text: string) => phone.getByRole('article').filter({ hasText: text });
  await expect(article(`Fornada ${posts}.`)).toBeVisible();
  const client = await openDatabase();
  await client.query(
    `update channel_follower set followed_at = now() - interval '4000 minutes' where channel_id = $1`,
    [channel.id],
  );
  await client.end();
  await phone.reload();
  await expect(article(`Fornada ${posts}.`)).toBeVisible();
  const before = await nodesOf(phone);
  await phone.getByRole('button', { name: 'Primeira não lida' }).click();
  await expect(article('Fornada 6001.')).toBeInViewport();
  await expectAccessible(phone);
  await scrollTo(phone, -900, 'Fornada 6200.');
  await scrollTo(phone, 900, 'Fornada 5800.');
  expect(await nodesOf(phone)).toBeLessThan(before + 400);

  // What arrives meanwhile is above, and nothing moves.
  await phone.getByRole('button', { name: 'Mais recentes' }).click();
  await expect(article(`Fornada ${posts}.`)).toBeInViewport();
  await scrollTo(phone, 900, `Fornada ${posts - 60}.`);
  const read = phone.getByRole('article').nth(4);
  const text = (await read.textContent()) ?? '';
  const stands = () => article(text.slice(0, 14)).first().boundingBox();
  let place = await stands();
  const moves = async () => {
    const before = place?.y;
    place = await stands();
    return place?.y !== before;
  };
  await expect.poll(moves).toBe(false);
  const next = phone.waitForResponse(async (reply) => (await reply.text()).includes('Acabou de sair'));
  await write('Acabou de sair.');
  await next;
  expect(Math.abs(((await stands())?.y ?? 0) - (place?.y ?? 0))).toBeLessThan(2);
  await phone.getByRole('button', { name: 'Mais recentes' }).click();
  await expect(article('Acabou de sair.')).toBeInViewport();
  seen.expectQuiet();
});
