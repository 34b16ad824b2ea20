import { conversationsAtOnce, listConversations } from '@balcao/contract/conversation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { write } from '../../../test/conversations.ts';
import { namedFollower } from '../../../test/followers.ts';
import type { Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let team: Team;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openChannelTeam(testApp);
});
afterAll(() => testApp.close());

describe('the search of the inbox', () => {
  it('finds by name and by what was said, each once, page after page in the order of the inbox, in Chinese too', async () => {
    const channel = await makeChannel(team);
    const speak = async (name: string, text: string) =>
      write(await namedFollower(testApp, channel, name), channel, text);
    const expected: string[] = [];
    for (let n = 1; n <= 24; n += 1) {
      await speak('Outra Pessoa', 'Boa tarde');
      // By the name, by the words, and by both.
      const name = n % 3 === 0 ? `Carla Broa ${n}` : `Pessoa ${n}`;
      await speak(name, n % 6 === 3 ? 'Oi' : 'Tem broa hoje?');
      expected.unshift(name);
    }
    const page = async (query: object) => team.call(listConversations, { params: { id: channel.id }, query });
    const first = await page({ search: 'broa' });
    const second = await page({ search: 'broa', cursor: first.nextCursor });
    expect(first.list).toHaveLength(conversationsAtOnce);
    expect([...first.list, ...second.list].map(({ name }) => name)).toEqual(expected);
    expect(second.nextCursor).toBeNull();
    await speak('王芳', '有豆浆 吗');
    for (const search of ['王', '芳', '王芳', '有豆浆'])
      expect(
        (await page({ search })).list.map(({ name }) => name),
        search,
      ).toEqual(['王芳']);
    expect((await page({ search: 'broa', state: 'closed' })).list).toEqual([]);
    expect((await page({ search: 'broa', scope: 'mine' })).list).toEqual([]);
  });

  it('finds the newest of more people of a name than are looked up one by one, and those of other channels never', async () => {
    const [channel, other] = [await makeChannel(team), await makeChannel(team)];
    for (const { id } of [channel, other])
      await testApp.platform.db.$client.query(
        `insert into conversation (merchant_id, id, channel_id, customer_id, name, name_key, state, last_position, last_shown, last_at,
            team_unread, created_at)
          select $1::uuid, gen_random_uuid(), $2::uuid, gen_random_uuid(), 'Maria ' || n, 'maria ' || n, 'open', 1, 1,
            now() - n * interval '1 minute', 1, now()
          from generate_series(1, 1500) n`,
        [team.merchantId, id],
      );
    const names = async (query: object) =>
      (await team.call(listConversations, { params: { id: channel.id }, query })).list.map(({ name }) => name);
    const first = Array.from({ length: conversationsAtOnce }, (_, at) => `Maria ${at + 1}`);
    for (const search of ['maria', 'ma', 'm']) expect(await names({ search }), search).toEqual(first);
    expect(await names({ search: 'maria 149' })).toEqual(
      ['149', ...Array.from({ length: 10 }, (_, at) => `149${at}`)].map((n) => `Maria ${n}`),
    );
    expect(await names({ search: 'mario' })).toEqual([]);
  });
});
