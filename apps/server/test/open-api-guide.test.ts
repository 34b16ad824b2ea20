import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { addDays, civilDayOf, DEFAULT_ZONE, dayStart } from '@balcao/brazil/dates';
import { listChannels } from '@balcao/contract/channel';
import { giveChannelServer } from '@balcao/contract/channel-open';
import { pay } from '@balcao/contract/customer';
import { actAsBank } from '@balcao/contract/dispute-desk';
import { bases } from '@balcao/contract/endpoint';
import { followChannel } from '@balcao/contract/follower';
import { listOrders } from '@balcao/contract/order';
import { addWebhook, testWebhook, WebhookEventType } from '@balcao/contract/webhook';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../tools/free-port.ts';
import { transaction } from '../src/platform/db.ts';
import { linkOf, makeChannel } from './channels.ts';
import { customer } from './customers.ts';
import { endpoints } from './endpoints.ts';
import { type GuideFolder, guide, openGuideFolder, programsOf } from './guide-programs.ts';
import { passedTemplate } from './held-templates.ts';
import { type MerchantServer, merchantServer, receiver } from './merchants.ts';
import { openTeam, register, type Team } from './people.ts';
import { confirmHold, readHold } from './preauths.ts';

import { openTestApp, type TestApp } from './test-app.ts';
import { until } from './until.ts';

const hasCurl = spawnSync('curl', ['--version']).status === 0;

let testApp: TestApp;
let team: Team;
let shop: MerchantServer;
let folder: string;
let server: GuideFolder;

/** Other languages are run by their own test. */
const programs = [...programsOf(guide).keys()].filter((name) => /[.](ts|sh)$/.test(name));
const run = (...how: Parameters<GuideFolder['run']>) => server.run(...how);
/** What several calls have printed, one answer after the other. */
const jsonsIn = (printed: string): unknown[] =>
  printed.split(/(?<=\})\s*(?=\{"code":)/).map((answer) => JSON.parse(answer));
const pastDay = () => addDays(civilDayOf(testApp.platform.clock.now().toISOString(), DEFAULT_ZONE), -2);

beforeAll(async () => {
  testApp = await openTestApp();
  team = await openTeam(testApp, await register(testApp), { certified: true, products: ['03', '11'] });
  shop = await merchantServer(testApp, team);
  server = await openGuideFolder(testApp, team);
  folder = server.folder;
});
afterAll(async () => {
  await testApp.close();
  server.close();
});

const found = async (number: string) => (await team.call(listOrders, { query: { number } })).list[0];

describe('the guide, with Node', () => {
  it('makes the first order', async () => {
    server.ran.add('balcao.ts');
    const [brCode, payUrl] = (await run('first-order.ts')).split('\n');
    expect(await found('A-1')).toMatchObject({ amount: 12_34, status: '01' });
    expect(brCode).toMatch(/^000201/);
    expect(payUrl).toMatch(/\/pay\/\w+$/);
  });
  it('tells a refusal by its name', async () => {
    expect(await run('errors.ts')).toBe('made before\n');
  });
  it('keeps the keys of the platform', async () => {
    await run('keep-keys.ts');
    const kept = JSON.parse(fs.readFileSync(path.join(folder, 'platform-keys.json'), 'utf8'));
    expect(kept).toEqual({ [testApp.platform.signing.keyId]: testApp.platform.signing.publicKey });
  });
  it('makes, asks, closes and lists orders', async () => {
    const [payUrl, ...listed] = (await run('orders.ts')).trim().split('\n');
    expect(payUrl).toMatch(/\/pay\/\w+$/);
    expect(await found('A-2')).toMatchObject({ amount: 259_80, status: '04', method: '0302' });
    expect(listed).toContain('A-1 1234');
  });
  it('notes something on an order and finds it by that', async () => {
    expect(await run('metadata.ts')).toBe('A-4 Pinheiros\n');
  });
  it('asks for a Pix with a due date', async () => {
    const [debtor, until = ''] = (await run('due.ts')).trim().split('\n');
    expect(debtor).toBe('Bruna *** 52*******25');
    expect(await found('A-3')).toMatchObject({
      amount: 150_00,
      expiresAt: until,
      due: { debtor: { name: 'Bruna ***' } },
    });
  });
  it('holds an amount on a card and takes of it what is due', async () => {
    const payUrl = (await run('preauth.ts')).trim();
    const bruna = await customer(testApp, { cards: ['mastercardCredit'] });
    const hold = await readHold(shop, { merchantOrderNumber: 'H-1' });
    expect(hold).toMatchObject({ payUrl, amount: 500_00, status: null });
    await confirmHold(bruna, hold);
    const becomes = (wanted: string) =>
      until(
        () => readHold(shop, hold),
        ({ status }) => status === wanted,
      );
    await becomes('authorised');
    expect(await run('capture.ts')).toBe('authorised\n');
    expect(await becomes('captured')).toMatchObject({ captured: 320_00, orderStatus: '02' });
  });
  it('fetches the bill of a day', async () => {
    const day = pastDay();
    const at = new Date(Date.parse(dayStart(day, DEFAULT_ZONE)) + 1);
    const goods = { goodsName: 'Café', goodsQuantity: 1, unitPrice: 10_00, amount: 10_00, fee: 10, payerName: 'Bruna' };
    const order = { ...goods, product: '03', method: '02', status: '02', createdAt: at, completedAt: at } as const;
    const past = [{ ...order, merchantOrderNumber: 'V-1' }];
    await transaction(testApp.platform.db, (tx) => testApp.services.history.bringIn(tx, team, past));
    expect(await run('bill.ts', {}, day)).toBe('2 lines, 990 centavos\nV-1 1000\n');
    expect(fs.readFileSync(path.join(folder, `bill-${day}.csv`), 'utf8')).toContain('V-1');
  });
  it('is told of a payment by webhook', async () => {
    server.ran.add('hook.ts');
    const PORT = String(await freePort());
    const { secret } = await team.call(addWebhook, { body: { url: `http://127.0.0.1:${PORT}/` } });
    const hook = server.serve(process.execPath, ['hook.ts'], { PORT, WEBHOOK_SECRET: secret });
    const says = (words: string) =>
      new Promise<void>((heard) => hook.stdout?.on('data', (bytes) => String(bytes).includes(words) && heard()));
    await says('listening');
    const paid = says('paid: A-1');
    const bruna = await customer(testApp);
    const [row] = (
      await testApp.platform.db.$client.query(`select br_code from "order" where merchant_order_number = 'A-1'`)
    ).rows;
    await bruna.call(pay, { body: { code: row.br_code, amount: 12_34 } }, { idempotencyKey: crypto.randomUUID() });
    await paid;
  });
  it('gives a part of a paid order back', async () => {
    await until(
      () => found('A-1'),
      (order) => order?.status === '02',
    );
    const [review, ...refunds] = (await run('refund.ts')).trim().split('\n');
    expect(['2', '3']).toContain(review);
    expect(refunds[0]).toBe('A-1-1 500');
    expect(await found('A-1')).toMatchObject({ refundedAmount: 500 });
  });
  it('gets an order with its refunds, and refunds with their orders, in one call', async () => {
    const [order, ...refunds] = (await run('expand.ts')).trim().split('\n');
    expect(order).toMatch(/^1 refunds, \d+ centavos settled$/);
    expect(refunds).toEqual([expect.stringMatching(/^A-1 \d+$/)]);
  });
  it('reads the disputes that a bank has opened', async () => {
    const { number: orderNumber = '' } = (await found('A-1')) ?? {};
    await testApp.caller()(actAsBank, { body: { orderNumber, act: 'block', amount: 700 } });
    const read = () => run('disputes.ts');
    const [, order, amount] = (await until(read, (text) => text.includes(orderNumber))).split(' ');
    expect([order, amount]).toEqual([orderNumber, '700']);
  });
});

/** A person who follows a channel, by the id that the server knows. */
const followerOf = async (channelId: string): Promise<string> => {
  const { list } = await team.call(listChannels, { query: {} });
  const channel = list.find(({ id }) => id === channelId);
  const person = await customer(testApp, { name: 'Ana' });
  await person.call(followChannel, { params: { link: linkOf(channel ?? { url: '' }) }, body: {} });
  const { rows } = await testApp.platform.db.$client.query(
    'select open_id from channel_follower where channel_id = $1',
    [channelId],
  );
  return rows[0]?.open_id ?? '';
};
/** A channel that lets the server publish. */
const servedChannel = async (): Promise<string> => {
  const { id } = await makeChannel(team);
  await team.call(giveChannelServer, { params: { id } });
  return id;
};
describe('the guide, in channels', () => {
  beforeAll(async () => {
    await customer(testApp, { boundTo: team.accountId });
  });
  it('publishes, takes back and reads figures', async () => {
    await servedChannel();
    expect(await run('channel.ts')).toBe('sent: 0\n0 seen, 0 opened\n0 followers, 0 new today\n');
    expect(await shop.client.queryBroadcast('P-1')).toMatchObject({ state: 'recalled' });
  });
  it.runIf(hasCurl)('does the same with a shell', async () => {
    const CHANNEL = await servedChannel();
    expect(jsonsIn(await run('channel.sh', { CHANNEL }))).toMatchObject([
      { code: 200, data: { list: [{}, {}] } },
      { code: 200, data: { state: 'sent', merchantBroadcastNumber: 'P-2' } },
      { code: 200, data: { state: 'sent', type: 'article', title: 'A torra da semana' } },
      { code: 200, data: { state: 'sent' } },
      { code: 200, data: { state: 'recalled' } },
      { code: 200, data: { channelId: CHANNEL, followers: 0 } },
    ]);
  });
  it('sends a template to one follower', async () => {
    const [channel] = await shop.client.listChannels();
    await passedTemplate(testApp, team, { name: 'pedido_pronto' });
    const followerId = await followerOf(channel?.id ?? '');
    const said = await run('message.ts', {}, followerId);
    expect(said).toMatch(/^pt-BR: Padaria do Largo/);
    expect(said).toMatch(/\nsent\n$/);
  });
  it.runIf(hasCurl)('sends a template with a shell', async () => {
    const CHANNEL = await servedChannel();
    expect(jsonsIn(await run('message.sh', { CHANNEL, FOLLOWER: await followerOf(CHANNEL) }))).toMatchObject([
      { code: 200, data: { merchantMessageNumber: 'M-2', language: 'pt-BR' } },
      { code: 200, data: { state: 'sent' } },
    ]);
  });
});

describe.runIf(hasCurl)('the guide, with a shell', () => {
  it('makes the first order and asks for it', async () => {
    server.ran.add('balcao.sh');
    const said = await run('first-order.sh');
    expect(said).toContain('"merchantOrderNumber":"B-1"');
    expect(await found('B-1')).toMatchObject({ amount: 12_34, goodsName: 'Café' });
  });
  it('checks that an answer is the platform’s', async () => {
    expect(await run('check-answer.sh')).toContain('Signature Verified Successfully');
  });
  it('repeats a call under one key and gets the first answer', async () => {
    expect(await run('repeat.sh')).toBe('one order, one answer\n');
  });
  it('lists orders', async () => {
    expect(JSON.parse(await run('list.sh'))).toMatchObject({ code: 200, data: { nextCursor: null } });
  });
  it('fetches the bill of a day and checks its hash', async () => {
    expect(await run('bill.sh', { DAY: pastDay() })).toContain('the file is the one that was signed for');
  });
  it('closes an order', async () => {
    expect(await run('orders.sh')).toContain('"status":"04"');
    expect(await found('B-3')).toMatchObject({ amount: 259_80, status: '04', method: '0302' });
  });
  it('asks for a Pix with a due date', async () => {
    expect(await run('due.sh')).toContain('"taxId":"12**********35"');
    expect((await found('B-4'))?.due?.debtor.name).toBe('Padaria Aurora Ltda');
  });
  it('notes something on an order and finds it by that', async () => {
    const [, page] = jsonsIn(await run('metadata.sh'));
    expect(page).toMatchObject({ data: { list: [{ merchantOrderNumber: 'B-5', metadata: { cart: '9f02' } }] } });
  });
  it('tells a notification of the platform from any other', async () => {
    const hook = await receiver();
    const { endpoint, secret } = await team.call(addWebhook, { body: { url: hook.url } });
    await team.call(testWebhook, { params: { id: endpoint.id } });
    const { headers, body } = await hook.receive();
    await hook.close();
    const [ID, TIMESTAMP, SIGNATURES] = ['id', 'timestamp', 'signature'].map((of) => String(headers[`webhook-${of}`]));
    const came = {
      WEBHOOK_SECRET: secret,
      ID: `${ID}`,
      TIMESTAMP: `${TIMESTAMP}`,
      SIGNATURES: `v1,other ${SIGNATURES}`,
    };
    fs.writeFileSync(path.join(folder, 'webhook.json'), body);
    expect(await run('hook.sh', came)).toBe('the platform sent it\n');
    fs.writeFileSync(path.join(folder, 'webhook.json'), `${body} `);
    await expect(run('hook.sh', came)).rejects.toMatchObject({ stdout: 'not from the platform\n' });
    await expect(run('hook.sh', { ...came, TIMESTAMP: '1' })).rejects.toMatchObject({
      stdout: expect.stringContaining('too old'),
    });
  });
  it('gives a part of a paid order back', async () => {
    const bruna = await customer(testApp);
    const { pix } = await shop.client.queryOrder('B-1');
    const body = { code: pix?.brCode ?? '', amount: 12_34 };
    await bruna.call(pay, { body }, { idempotencyKey: crypto.randomUUID() });
    await until(
      () => found('B-1'),
      (order) => order?.status === '02',
    );
    const answers = jsonsIn(await run('refund.sh'));
    expect(answers).toMatchObject([
      { code: 200, data: { merchantRefundNumber: 'B-1-1', amount: 500 } },
      { code: 200, data: { merchantRefundNumber: 'B-1-1' } },
      { code: 200, data: [{ merchantRefundNumber: 'B-1-1' }] },
      { code: 200, data: { list: expect.arrayContaining([expect.objectContaining({ number: expect.any(String) })]) } },
    ]);
    expect(jsonsIn(await run('expand.sh'))).toMatchObject([
      {
        code: 200,
        data: { refunds: [{ merchantRefundNumber: 'B-1-1' }], disputes: [], settlement: { isHeld: false } },
      },
      { code: 200, data: { list: expect.arrayContaining([expect.objectContaining({ order: expect.any(Object) })]) } },
    ]);
  });
  it('reads the disputes that a bank has opened', async () => {
    expect(jsonsIn(await run('disputes.sh'))).toMatchObject([{ code: 200, data: { list: [{ amount: 700 }] } }]);
  });
  it('holds an amount on a card and takes of it what is due', async () => {
    expect(jsonsIn(await run('preauth.sh'))).toMatchObject([{ code: 200, data: { merchantOrderNumber: 'H-2' } }]);
    const bruna = await customer(testApp, { cards: ['mastercardCredit'] });
    const hold = await readHold(shop, { merchantOrderNumber: 'H-2' });
    await confirmHold(bruna, hold);
    const becomes = (wanted: string) =>
      until(
        () => readHold(shop, hold),
        ({ status }) => status === wanted,
      );
    await becomes('authorised');
    expect(jsonsIn(await run('capture.sh'))).toMatchObject([{ data: { status: 'authorised' } }, { code: 200 }]);
    expect(await becomes('captured')).toMatchObject({ captured: 320_00 });
  });
});

describe('the guide', () => {
  it('is shown beside the reference, which leads to it', async () => {
    const { statusCode, headers, body } = await testApp.app.inject('/docs/guide');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const shown = [...body.matchAll(/<figcaption><code>([^<]+)<.code>/g)].map(([, name]) => name);
    expect(shown).toEqual([...programsOf(guide).keys()]);
    const { info, paths } = (await testApp.app.inject('/docs/json')).json();
    expect(info.description).toContain('](/docs/guide)');
    expect(paths).not.toHaveProperty('/docs/guide');
  });
  it('is shown in Portuguese too, and each leads to the other', async () => {
    const [english, portuguese] = await Promise.all(['', '/pt'].map((at) => testApp.app.inject(`/docs/guide${at}`)));
    expect(english?.body).toContain('href="/docs/guide/pt" lang="pt-BR"');
    expect(portuguese?.body).toContain('href="/docs/guide" lang="en"');
    expect(portuguese?.body).toContain('<html lang="pt-BR">');
    expect(portuguese?.body).toContain('O primeiro pedido, em dez minutos');
  });
  it('names every call of the open API', () => {
    const calls = endpoints
      .filter(({ access }) => access === 'merchant')
      .map(({ face, method, path: at }) => `\`${method} ${bases[face]}${at}\``);
    expect(calls.length).toBeGreaterThan(10);
    expect(calls.filter((call) => !guide.includes(call))).toEqual([]);
  });
  it('has no program that nobody has run', () => {
    expect(programs.filter((name) => !server.ran.has(name) && (hasCurl || !name.endsWith('.sh')))).toEqual([]);
  });
  it('names every event that a merchant’s server may be told of', () => {
    expect(WebhookEventType.options.filter((type) => !guide.includes(`| \`${type}\``))).toEqual([]);
  });
});
