import type { Channel } from '@balcao/contract/channel';
import { answerWithDocument, sendPlace } from '@balcao/contract/conversation-sending';
import { currentCustomer, listPayments, loginCustomer, pay } from '@balcao/contract/customer';
import { pathOf } from '@balcao/contract/endpoint';
import { downloadOwnData, erasePerson } from '@balcao/contract/person';
import { getSandbox } from '@balcao/contract/sandbox';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendBroadcast, writeBroadcast } from '../../../test/broadcasts.ts';
import { linkOf, makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { answer, inbox, messagesOf, sendPhoto, write } from '../../../test/conversations.ts';
import { customer, type TestCustomer } from '../../../test/customers.ts';
import { onePicture } from '../../../test/documents.ts';
import { followersOf, namedFollower } from '../../../test/followers.ts';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { allowReplies, like, postsOf, reply } from '../../../test/reactions.ts';
import { makeRobot, putRobot } from '../../../test/robots.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { say } from '../../../test/voices.ts';

let testApp: TestApp;
let team: Team;
let shop: MerchantServer;
let orders = 0;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openChannelTeam(testApp);
  const seller = await openTeam(testApp, await register(testApp), { name: 'Padaria', certified: true });
  shop = await merchantServer(testApp, seller);
});
afterAll(() => testApp.close());

const erase = ({ call, pin }: TestCustomer) => call(erasePerson, { body: { pin } });
const dataOf = async ({ token }: Pick<TestCustomer, 'token'>) => {
  const headers = { authorization: `Bearer ${token}` };
  const answered = await testApp.send(new Request(`http://balcao.test${pathOf(downloadOwnData)}`, { headers }));
  return { status: answered.status, data: JSON.parse(await answered.text()) };
};
const paid = async ({ call }: TestCustomer, amount: number) => {
  orders += 1;
  const merchantOrderNumber = `A-${orders}`;
  const order = await shop.client.createOrder({ merchantOrderNumber, method: '02', amount, goodsName: 'Pão' });
  const body = { code: order.pix?.brCode ?? '', amount };
  await call(pay, { body }, { idempotencyKey: crypto.randomUUID() });
  await until(
    () => shop.client.queryOrder(merchantOrderNumber),
    ({ status }) => status === '02',
  );
  return order;
};

/** Tables of the product in which a word stands anywhere. */
const tablesWith = async (word: string): Promise<string[]> => {
  const { db } = testApp.platform;
  const { rows } = await db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const hit = await db.execute(
      sql`select from ${sql.identifier(name)} one where one::text ilike ${`%${word}%`} limit 1`,
    );
    if (hit.rows.length > 0) found.push(name);
  }
  return found.sort();
};
const isErased = (word: string) =>
  until(
    () => tablesWith(word),
    (tables) => tables.length === 0,
  );

/** A person with a name of their own, who has written, liked, replied, kept an address and been answered. */
const busyPerson = async (name: string) => {
  const channel = await makeChannel(team);
  await allowReplies(team, channel);
  const person = await namedFollower(testApp, channel, name);
  const post = await sendBroadcast(team, await writeBroadcast(team, channel));
  await like(person, channel, post);
  await reply(person, channel, post, `${name} gostou`);
  await write(person, channel, `Aqui é ${name}`);
  const conversationId = (await inbox(team, channel))[0]?.id ?? '';
  await answer(team, channel, conversationId, { text: `Bom dia, ${name}`, seen: 1 });
  await answer(team, channel, conversationId, { text: `${name} liga sempre`, seen: 2, kind: 'note' });
  return { channel, person, post, conversationId };
};
const emptyWallet = ({ phone }: TestCustomer) =>
  testApp.platform.db.execute(sql`update customer set balance = 0 where phone = ${phone}`);
const lastLook = async () => {
  await testApp.platform.db.execute(sql`update customer_erasure set asked_at = asked_at - interval '10 minutes'`);
  await testApp.platform.jobs.sweep();
};
const listedName = async (channel: Channel) => (await followersOf(team, channel)).map(({ name }) => name);

describe('the data of a person', () => {
  it('are one document with all that was written, paid, liked and followed, and with nothing of a team’s notes', async () => {
    const { channel, person } = await busyPerson('Quitéria Alves');
    await paid(person, 1_990);
    const { status, data } = await dataOf(person);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      profile: [{ name: 'Quitéria Alves', phone: person.phone }],
      payments: [{ amount: 1_990, merchantName: 'Padaria' }],
      followedChannels: [{ channel: channel.name }],
      likes: [expect.objectContaining({ at: expect.any(String) })],
      replies: [{ text: 'Quitéria Alves gostou' }],
      conversations: [
        { from: 'channel', text: 'Bom dia, Quitéria Alves' },
        { from: 'person', text: 'Aqui é Quitéria Alves' },
      ],
    });
    expect(JSON.stringify(data)).not.toMatch(/liga sempre|pinHash|tokenHash/);
  });

  it('are those of the one who asks: another person, and one without a session, get nothing of them', async () => {
    const { person } = await busyPerson('Rosalva Dias');
    expect(JSON.stringify((await dataOf(await customer(testApp))).data)).not.toContain('Rosalva');
    expect((await dataOf({ token: 'x'.repeat(43) })).status).toBe(401);
    expect(JSON.stringify((await dataOf(person)).data)).toContain('Rosalva');
  });
});

describe('pictures, places and voice messages that a person sent, and a document that they were sent', () => {
  const nota = Buffer.from('Um pão francês: R$ 1,00');
  const sent = async (name: string) => {
    const busy = await busyPerson(name);
    const { channel, person } = busy;
    await sendPhoto(person, channel, { picture: await onePicture(60).jpeg().toBuffer() });
    const params = { link: linkOf(channel) };
    const place = { latitude: -8_063_150, longitude: -34_871_139, label: `Casa de ${name}` };
    await person.call(sendPlace, { params, body: { clientId: crypto.randomUUID(), ...place } });
    await say(person, channel);
    await team.call(answerWithDocument, {
      params: { id: channel.id, conversationId: busy.conversationId },
      body: {
        ...{ clientId: crypto.randomUUID(), seen: 1_000 },
        document: nota.toString('base64'),
        name: `Nota de ${name}`,
      },
    });
    return { ...busy, place };
  };
  const filesKept = async () => {
    const { rows } = await testApp.platform.db.execute(sql`select id from upload where use = 'message'`);
    return rows.length;
  };

  it('are taken along', async () => {
    const { person, place } = await sent('Iolanda Reis');
    const { data } = await dataOf(person);
    expect(data.conversations.slice(0, 4)).toMatchObject([
      {
        from: 'channel',
        document: { type: 'text/plain', name: 'Nota de Iolanda Reis.txt', base64: nota.toString('base64') },
      },
      { from: 'person', text: '', voice: { type: 'audio/webm', seconds: 2 } },
      { from: 'person', text: '', place },
      { from: 'person', text: '', picture: { type: 'image/webp' } },
    ]);
    const bytes = Buffer.from(data.conversations[3].picture.base64, 'base64');
    expect(bytes.subarray(8, 12).toString('latin1')).toBe('WEBP');
    const sound = Buffer.from(data.conversations[1].voice.base64, 'base64');
    expect(sound.readUInt32BE(0), 'WebM').toBe(0x1a45dfa3);
  });

  it('go with the account: nothing of them is kept', async () => {
    const before = await filesKept();
    const { channel, conversationId, person } = await sent('Jandira Mota');
    expect(await filesKept()).toBe(before + 3);
    await emptyWallet(person);
    await erase(person);
    await isErased('Jandira');
    await until(filesKept, (count) => count === before);
    const messages = await messagesOf(team, channel, conversationId);
    expect(messages).toHaveLength(7);
    for (const message of messages) expect(message).toMatchObject({ text: '', attachment: null });
  });
});

describe('a person who is erased', () => {
  it('is named nowhere any more, and the team sees that messages were erased', async () => {
    const { channel, person, post, conversationId } = await busyPerson('Zulmira Prates');
    await paid(await customer(testApp), 500);
    await emptyWallet(person);
    expect(await tablesWith('Zulmira')).not.toEqual([]);
    await erase(person);
    await isErased('Zulmira');
    // Counters of calls run out by themselves.
    expect((await tablesWith(person.phone.slice(1))).filter((name) => name !== 'rate_limit')).toEqual([]);
    expect(await inbox(team, channel, { state: 'closed' })).toMatchObject([{ name: '', last: { text: '' } }]);
    expect((await messagesOf(team, channel, conversationId)).map(({ kind, text }) => [kind, text])).toEqual([
      ['note', ''],
      ['member', ''],
      ['follower', ''],
    ]);
    await expect(answer(team, channel, conversationId, { text: 'Ainda aí?', seen: 3 })).rejects.toMatchObject({
      name: 'conversation_stopped',
    });
    expect(await listedName(channel)).toEqual([]);
    const caio = await namedFollower(testApp, channel, 'Caio');
    expect(await postsOf(caio, channel)).toMatchObject([{ id: post.id, reactions: { likes: 0 } }]);
  });

  it('is forgotten by robots, workflows and mini programs too, and a run that was under way ends', async () => {
    const channel = await makeChannel(team);
    await putRobot(team, channel, await makeRobot(team, channel, { greeting: 'Oi!' }));
    const person = await namedFollower(testApp, channel, 'Urânia Falcão');
    await write(person, channel, 'Sou Urânia Falcão');
    await until(
      () => tablesWith('Urânia'),
      (tables) => tables.includes('robot_answer'),
    );
    const { db } = testApp.platform;
    await db.execute(sql`
      with who as (select id, (select merchant_id from conversation where customer_id = c.id) as team from customer c
        where phone = ${person.phone}),
      value as (insert into applet_stored_value select team, gen_random_uuid(), id, 'nome', 'Urânia', 10 from who),
      known as (insert into applet_person select team, gen_random_uuid(), id, 'urânia-aberta', now() from who),
      message as (insert into message_delivery (merchant_id, id, applet_id, template_id, customer_id, "values", page, sent_at)
        select team, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), id, '{"nome":"Urânia"}', null, now() from who),
      flow as (insert into workflow (merchant_id, id, channel_id, name, is_on, draft, version, is_changed, words, updated_at)
        select team, ${channel.id}, ${channel.id}, 'Fluxo', false, '{"nodes":[]}', 1, false, '[]', now() from who),
      done as (insert into workflow_version (merchant_id, workflow_id, number, definition, published_by, published_at)
        select team, ${channel.id}, 1, '{"nodes":[]}', id, now() from who)
      insert into workflow_run (merchant_id, id, workflow_id, channel_id, customer_id, name, number, state, node_id, visit,
        "values", due_at, started_at, moved_at)
      select team, ${channel.id}, ${channel.id}, ${channel.id}, id, 'Urânia', 1, 'asking', 'a', 1, '{"nome":"Urânia"}',
        now() + interval '1 day', now(), now() from who`);
    await db.execute(sql`update customer set balance = 0 where phone = ${person.phone}`);
    const { data } = await dataOf(person);
    expect(data).toMatchObject({
      robotAnswers: [{ question: 'Sou Urânia Falcão' }],
      miniProgramValues: [{ value: 'Urânia' }],
      messages: [{ values: { nome: 'Urânia' } }],
      workflowRuns: [{ values: { nome: 'Urânia' } }],
    });
    await erase(person);
    await isErased('Urânia');
    const { rows } = await db.execute(sql`select state, due_at as due from workflow_run where id = ${channel.id}`);
    expect(rows).toEqual([{ state: 'done', due: null }]);
  });

  it('is logged out at once on every phone, and logs in no more', async () => {
    const person = await customer(testApp, { balance: 0 });
    const { phone, pin } = person;
    const { token } = await testApp.caller()(loginCustomer, { body: { phone, pin } });
    await erase(person);
    for (const call of [person.call, testApp.caller(token)])
      await expect(call(currentCustomer, {})).rejects.toMatchObject({ name: 'session_ended' });
    await expect(testApp.caller()(loginCustomer, { body: { phone, pin } })).rejects.toMatchObject({
      name: 'credentials_wrong',
    });
    expect((await testApp.caller()(getSandbox, {})).customers.map((one) => one.phone)).not.toContain(phone);
  });

  it('gives the PIN; a wrong one erases nothing, and guesses are stopped', async () => {
    const person = await customer(testApp, { balance: 0 });
    const wrong = person.pin === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 10; tries += 1)
      await expect(erase({ ...person, pin: wrong })).rejects.toMatchObject({ name: 'pin_wrong' });
    await expect(erase({ ...person, pin: wrong })).rejects.toMatchObject({ name: 'account_locked' });
    await expect(erase({ ...person, pin: '12' })).rejects.toMatchObject({ name: 'form_invalid' });
    expect(await person.call(currentCustomer, {})).toMatchObject({ name: person.name });
  });

  it('is erased once by two clicks at the same instant', async () => {
    const person = await customer(testApp, { balance: 0 });
    const answers = await Promise.allSettled([erase(person), erase(person), erase(person)]);
    const done = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value.erasedAt] : []));
    expect(done.length).toBeGreaterThan(0);
    expect(new Set(done).size).toBe(1);
    for (const one of answers)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ name: 'session_ended' });
  });

  it('is refused while the wallet holds money, and while a refund is asked for', async () => {
    const person = await customer(testApp, { balance: 3_000 });
    const order = await paid(person, 2_000);
    await expect(erase(person)).rejects.toMatchObject({ name: 'wallet_not_empty' });
    await paid(person, 1_000);
    const { db } = testApp.platform;
    const insertRefund = (review: string) =>
      db.execute(sql`
      update refund set review = ${review} where order_number = ${order.number}`);
    await shop.client.createRefund({
      merchantOrderNumber: order.merchantOrderNumber ?? '',
      merchantRefundNumber: `R-${orders}`,
      amount: 500,
      reason: 'Sobrou',
    });
    await insertRefund('2');
    await expect(erase(person)).rejects.toMatchObject({ name: 'money_under_way' });
    expect(await person.call(currentCustomer, {})).toMatchObject({ name: person.name });
  });

  it('leaves the books as they are: payments stay, of nobody who is named', async () => {
    const person = await customer(testApp, { balance: 700, name: 'Yolanda Quintana' });
    await paid(person, 700);
    const { db } = testApp.platform;
    const { rows } = await db.execute<{ last: string }>(
      sql`select journal_id as last from ledger.entry order by journal_id desc limit 1`,
    );
    // What others have bought before may be booked meanwhile.
    const known = sql`from ledger.entry where journal_id <= ${rows[0]?.last}`;
    const books = () =>
      db.execute(sql`select (select count(*)::int ${known}) as entries,
        (select coalesce(sum(amount), 0)::int ${known}) as total,
        (select count(*)::int from payment where amount = 700) as payments`);
    const before = (await books()).rows;
    expect((await person.call(listPayments, {})).list).toHaveLength(1);
    await erase(person);
    await until(
      () => tablesWith('Yolanda'),
      (tables) =>
        tables.every((name) => ['order', 'sandbox_payment', 'rail_notification', 'sandbox_message'].includes(name)),
    );
    expect((await books()).rows).toEqual(before);
  });

  it('is erased to the end when the server stopped in between, and once more a moment later', async () => {
    const { person } = await busyPerson('Wanderleia Brito');
    const { db } = testApp.platform;
    await db.execute(sql`update customer set balance = 0 where phone = ${person.phone}`);
    const { rows } = await db.execute<{ id: string }>(sql`select id from customer where phone = ${person.phone}`);
    const id = rows[0]?.id ?? '';
    // As a stop leaves it: asked for, and the job lost.
    await db.execute(
      sql`insert into customer_erasure (customer_id, asked_at) values (${id}, now() - interval '10 minutes')`,
    );
    await db.execute(sql`update customer set name = '', phone = 'erased:x', erased_at = now() where id = ${id}`);
    await lastLook();
    await isErased('Wanderleia');
    const left = await db.execute(sql`select from customer_erasure where customer_id = ${id} and done_at is null`);
    expect(left.rows).toHaveLength(0);
  });
});
