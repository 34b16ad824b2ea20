import { randomUUID } from 'node:crypto';
import {
  broadcastDraftsAtMost,
  changeBroadcast,
  createBroadcast,
  getBroadcast,
  getBroadcastRoom,
  listBroadcasts,
  publishBroadcast,
  removeBroadcast,
} from '@balcao/contract/broadcast';
import { recallBroadcast, unscheduleBroadcast } from '@balcao/contract/broadcast-sending';
import { wordsAtMost } from '@balcao/contract/broadcast-words';
import type { Channel } from '@balcao/contract/channel';
import { putChannelManager } from '@balcao/contract/channel-right';
import { listLog } from '@balcao/contract/log';
import { advanceClock } from '@balcao/contract/sandbox';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { broadcastParams, follower, sendBroadcast, writeBroadcast } from '../../../test/broadcasts.ts';
import { makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { customer } from '../../../test/customers.ts';
import { member, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let team: Team;
let channel: Channel;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const fresh = async (): Promise<Channel> => {
  channel = await makeChannel(team);
  return channel;
};
/** A team has twenty channels at most. */
const openTeam = async () => {
  team = await openChannelTeam(testApp);
  channel = await makeChannel(team);
};
const inHours = (hours: number): string =>
  new Date(testApp.platform.clock.now().getTime() + hours * 3_600_000).toISOString();
const wait = (ms: number) => testApp.caller()(advanceClock, { body: { advanceSeconds: Math.ceil(ms / 1_000) } });
const read = (broadcast: Parameters<typeof broadcastParams>[0]) => team.call(getBroadcast, broadcastParams(broadcast));
const refused = (name: string) => expect.objectContaining({ name });
/** The fields that a refusal names. */
const fieldsOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'nothing was refused',
    (error: { name: string; fields?: Record<string, string> }) => error.fields ?? error.name,
  );

describe('a draft', () => {
  beforeAll(openTeam);
  it('keeps whatever was typed, and is known by its version', async () => {
    const made = await writeBroadcast(team, await fresh(), { text: '', title: 'Só o título' });
    expect(made).toMatchObject({ state: 'draft', title: 'Só o título', version: 1, sentAt: null });
    const body = { type: 'link', title: 'A', text: 'b '.repeat(4_000), url: 'ainda não', version: 1 } as const;
    const saved = await team.call(changeBroadcast, { ...broadcastParams(made), body });
    expect(saved).toMatchObject({ type: 'link', url: 'ainda não', version: 2 });
    await expect(team.call(changeBroadcast, { ...broadcastParams(made), body })).rejects.toEqual(
      refused('changed_elsewhere'),
    );
    expect((await read(made)).version).toBe(2);
  });

  it('that is empty is the one that a member goes on with', async () => {
    const empty = { text: '' };
    const first = await writeBroadcast(team, await fresh(), empty);
    const [second, third] = await Promise.all([
      writeBroadcast(team, channel, empty),
      writeBroadcast(team, channel, empty),
    ]);
    expect([second.id, third.id]).toEqual([first.id, first.id]);
  });

  it('is removed, and the log says so; what was sent is not', async () => {
    const draft = await writeBroadcast(team, await fresh());
    await team.call(removeBroadcast, broadcastParams(draft));
    await expect(read(draft)).rejects.toEqual(refused('not_found'));
    const sent = await sendBroadcast(team, await writeBroadcast(team, channel));
    await expect(team.call(removeBroadcast, broadcastParams(sent))).rejects.toEqual(refused('state_forbids'));
    const { list } = await team.call(listLog, { query: { event: ['60', '64'] } });
    expect(list.slice(0, 2).map(({ event }) => event)).toEqual(['60', '64']);
    expect(list[0]).toMatchObject({
      subject: { kind: 'channel', name: channel.name },
      changes: [{ field: 'broadcast', after: 'Chegou o pão de queijo.' }],
    });
  });

  it.each([
    [{ title: 'a'.repeat(101) }, 'title'],
    [{ title: 'duas\nlinhas' }, 'title'],
    [{ text: 'a'.repeat(60_001) }, 'text'],
    [{ text: 'oi\u202eoi' }, 'text'],
    [{ text: 'Cartão 4111 1111 1111 1111' }, 'text'],
    [{ url: 'a'.repeat(2_001) }, 'url'],
    [{ type: 'podcast' }, 'type'],
    [{ more: 1 }, 'more'],
  ])('is refused with %o', async (change, field) => {
    const asked = writeBroadcast(team, channel, change as object);
    expect(await fieldsOf(asked)).toHaveProperty(field);
  });

  it('is one of a hundred at most', async () => {
    await fresh();
    for (let made = 0; made < broadcastDraftsAtMost; made += 1) await writeBroadcast(team, channel);
    await expect(writeBroadcast(team, channel)).rejects.toEqual(refused('broadcasts_full'));
  });
});

describe('sending', () => {
  beforeAll(openTeam);
  it('reaches those who follow at that moment, once for its key and once for its draft', async () => {
    await fresh();
    await follower(testApp, channel);
    await follower(testApp, channel);
    const { version, ...draft } = await writeBroadcast(team, channel);
    const send = (idempotencyKey?: string) =>
      team.call(
        publishBroadcast,
        { ...broadcastParams(draft), body: { version, at: null } },
        idempotencyKey === undefined ? {} : { idempotencyKey },
      );
    const key = randomUUID();
    const sent = await send(key);
    expect(sent).toMatchObject({ state: 'sent', delivered: 2, seen: 0, sentAt: expect.any(String) });
    expect(await send(key)).toEqual(sent);
    await expect(send()).rejects.toEqual(refused('state_forbids'));
  });

  it('by two members at the same moment happens once', async () => {
    const draft = await writeBroadcast(team, await fresh());
    const both = await Promise.allSettled([1, 2, 3].map(() => sendBroadcast(team, draft)));
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await read(draft)).toMatchObject({ state: 'sent', version: draft.version + 1 });
    expect((await team.call(getBroadcastRoom, { params: { id: channel.id } })).left).toBe(9);
  });

  it.each([
    [{ type: 'message', text: '  \n ' }, 'text'],
    [{ type: 'message', text: 'pão '.repeat(wordsAtMost + 1) }, 'text'],
    [{ type: 'message', text: '面'.repeat(wordsAtMost + 1) }, 'text'],
    [{ type: 'link', title: '', url: 'https://cafe.example' }, 'title'],
    [{ type: 'link', title: 'Cardápio', url: '' }, 'url'],
    [{ type: 'link', title: 'Cardápio', url: 'javascript:alert(1)' }, 'url'],
    [{ type: 'link', title: 'Cardápio', url: 'http://cafe.example' }, 'url'],
    [{ type: 'link', title: 'Cardápio', url: 'https://c\u0430fe.example' }, 'url'],
  ])('is refused for what is missing or wrong: %#', async (words, field) => {
    const draft = await writeBroadcast(team, await fresh(), words as object);
    expect(await fieldsOf(sendBroadcast(team, draft))).toHaveProperty(field);
    expect((await read(draft)).state).toBe('draft');
  });

  it('takes 3,000 words, and a version that was read', async () => {
    const draft = await writeBroadcast(team, await fresh(), { text: 'pão '.repeat(wordsAtMost) });
    const old = sendBroadcast(team, { ...draft, version: draft.version - 1 });
    await expect(old).rejects.toEqual(refused('changed_elsewhere'));
    expect(await sendBroadcast(team, draft)).toMatchObject({ state: 'sent' });
  });

  it('happens ten times a day in a channel, no matter who is faster; what was recalled counts too', async () => {
    await fresh();
    const drafts = [];
    for (let made = 0; made < 12; made += 1) drafts.push(await writeBroadcast(team, channel));
    const [first, ...others] = drafts;
    if (!first) throw new Error('there is a draft');
    await sendBroadcast(team, first);
    await team.call(recallBroadcast, broadcastParams(first));
    const asked = await Promise.allSettled(others.map((draft) => sendBroadcast(team, draft)));
    const failed = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason.name] : []));
    expect(failed).toEqual(['broadcasts_today', 'broadcasts_today']);
    const [last] = others.filter((_, index) => asked[index]?.status === 'rejected');
    if (!last) throw new Error('one was refused');
    expect(await sendBroadcast(team, last, inHours(24))).toMatchObject({ state: 'scheduled' });
  });
});

describe('a time', () => {
  beforeAll(openTeam);
  it('comes by itself: until then it is scheduled, and can be a draft again', async () => {
    const draft = await writeBroadcast(team, await fresh());
    const at = inHours(0.1);
    const scheduled = await sendBroadcast(team, draft, at);
    expect(scheduled).toMatchObject({ state: 'scheduled', scheduledAt: at, sentAt: null });
    const back = await team.call(unscheduleBroadcast, broadcastParams(draft));
    expect(back).toMatchObject({ state: 'draft', scheduledAt: null });
    const again = await sendBroadcast(team, back, at);
    await follower(testApp, channel);
    await wait(0.1 * 3_600_000);
    expect(await read(again)).toMatchObject({ state: 'sent', delivered: 1 });
    const late = team.call(unscheduleBroadcast, broadcastParams(draft));
    await expect(late).rejects.toEqual(refused('state_forbids'));
  });

  it.each([[-1], [0], [24 * 365 + 1]])('%i hours from now is refused', async (hours) => {
    const draft = await writeBroadcast(team, await fresh());
    expect(await fieldsOf(sendBroadcast(team, draft, inHours(hours)))).toHaveProperty('at');
  });

  it('that comes after the channel has closed sends nothing: it is a draft again', async () => {
    const scheduled = await sendBroadcast(team, await writeBroadcast(team, await fresh()), inHours(1));
    await testApp.platform.db.execute(
      sql`with due as (update broadcast set scheduled_at = now() where id = ${scheduled.id})
        update channel set state = 'closed', closes_at = now() where id = ${channel.id}`,
    );
    await testApp.platform.jobs.sweep();
    expect(await read(scheduled)).toMatchObject({ state: 'draft', sentAt: null });
    await expect(writeBroadcast(team, channel)).rejects.toEqual(refused('state_forbids'));
  });

  it('comes though another one of the same moment cannot be sent', async () => {
    await fresh();
    const spoilt = await sendBroadcast(team, await writeBroadcast(team, channel, { text: 'SPOILT' }), inHours(0.1));
    const good = await sendBroadcast(team, await writeBroadcast(team, channel), inHours(0.1));
    const owner = new pg.Client(testApp.database.config);
    await owner.connect();
    try {
      await owner.query(
        "alter table broadcast add constraint unspoilt check (text <> 'SPOILT' or state <> 'sent') not valid",
      );
      await wait(0.1 * 3_600_000).catch(() => undefined);
      await testApp.platform.jobs.sweep().catch(() => undefined);
      expect(await read(good)).toMatchObject({ state: 'sent' });
      expect(await read(spoilt)).toMatchObject({ state: 'scheduled' });
    } finally {
      await owner.query('alter table broadcast drop constraint if exists unspoilt');
      await owner.end();
    }
  });

  it('is met once by two servers that look at the same moment (rule: at-most-once)', async () => {
    await fresh();
    await follower(testApp, channel);
    const other = await openTestApp({}, testApp.database);
    try {
      const all = [];
      for (let made = 0; made < 8; made += 1)
        all.push(await sendBroadcast(team, await writeBroadcast(team, channel), inHours(0.1)));
      await wait(0.1 * 3_600_000);
      await Promise.all([1, 2].flatMap(() => [testApp.platform.jobs.sweep(), other.platform.jobs.sweep()]));
      for (const one of all)
        expect(await read(one)).toMatchObject({ state: 'sent', delivered: 1, version: one.version + 1 });
    } finally {
      await other.close();
    }
  });
});

describe('recalling', () => {
  it('is possible for ten minutes and not a second longer; the log keeps it', async () => {
    const [early, late] = [
      await sendBroadcast(team, await writeBroadcast(team, await fresh())),
      await sendBroadcast(team, await writeBroadcast(team, channel)),
    ];
    await expect(team.call(recallBroadcast, broadcastParams(await writeBroadcast(team, channel)))).rejects.toEqual(
      refused('state_forbids'),
    );
    await wait(9 * 60_000);
    expect(await team.call(recallBroadcast, broadcastParams(early))).toMatchObject({ state: 'recalled' });
    const again = team.call(recallBroadcast, broadcastParams(early));
    await expect(again).rejects.toEqual(refused('state_forbids'));
    await wait(61_000);
    await expect(team.call(recallBroadcast, broadcastParams(late))).rejects.toEqual(refused('state_forbids'));
    const { list } = await team.call(listLog, { query: { event: ['63'] } });
    expect(list).toHaveLength(1);
  });
});

describe('the list', () => {
  it('is narrowed by state, by type and by words', async () => {
    await fresh();
    await sendBroadcast(team, await writeBroadcast(team, channel, { title: 'Torra da semana' }));
    await writeBroadcast(team, channel, { type: 'link', title: 'Cardápio', url: 'https://cafe.example' });
    const titles = async (query: object) => {
      const { list } = await team.call(listBroadcasts, { params: { id: channel.id }, query });
      return list.map(({ title }) => title);
    };
    expect(await titles({})).toEqual(['Cardápio', 'Torra da semana']);
    expect(await titles({ state: ['sent'] })).toEqual(['Torra da semana']);
    expect(await titles({ type: 'link' })).toEqual(['Cardápio']);
    expect(await titles({ search: 'TORRA' })).toEqual(['Torra da semana']);
    expect(await titles({ search: 'queijo', state: ['draft', 'sent'] })).toHaveLength(2);
    expect(await titles({ search: '%' })).toEqual([]);
  });
});

describe('who may', () => {
  it('is asked of the channel: writing and sending are rights of their own', async () => {
    await fresh();
    const permissions = [{ menuId: 'channels.index', permissionLevel: 'write' }] as const;
    const helper = await member(testApp, team, { permissions: [...permissions] });
    await customer(testApp, { boundTo: helper.accountId });
    await expect(writeBroadcast(helper, channel)).rejects.toEqual(refused('channel_right'));
    const give = (rights: ('write' | 'publish')[]) =>
      team.call(putChannelManager, {
        params: { id: channel.id, memberId: helper.accountId },
        body: { rights },
      });
    await give(['write']);
    const draft = await writeBroadcast(helper, channel);
    await expect(sendBroadcast(helper, draft)).rejects.toEqual(refused('channel_right'));
    await give(['publish']);
    await expect(writeBroadcast(helper, channel)).rejects.toEqual(refused('channel_right'));
    const sent = await sendBroadcast(helper, draft);
    expect(await helper.call(recallBroadcast, broadcastParams(sent))).toMatchObject({ state: 'recalled' });
  });

  it('needs a chat account, and a broadcast of this channel', async () => {
    const draft = await writeBroadcast(team, await fresh());
    const admin = await member(testApp, team, { isAdmin: true });
    await expect(sendBroadcast(admin, draft)).rejects.toEqual(refused('channel_chat_account'));
    const other = await makeChannel(team);
    const elsewhere = { params: { id: other.id, broadcastId: draft.id } };
    const asked = await Promise.allSettled([
      team.call(getBroadcast, elsewhere),
      team.call(removeBroadcast, elsewhere),
      team.call(createBroadcast, {
        params: { id: randomUUID() },
        body: { type: 'message', title: '', text: '', url: '' },
      }),
    ]);
    for (const one of asked) expect(one).toMatchObject({ status: 'rejected', reason: { name: 'not_found' } });
  });
});
