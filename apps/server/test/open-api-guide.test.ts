import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { addDays, civilDayOf, DEFAULT_ZONE, dayStart } from '@balcao/brazil/dates';
import { uploadCertificate } from '@balcao/contract/certificate';
import { giveChannelServer } from '@balcao/contract/channel-open';
import { pay } from '@balcao/contract/customer';
import { actAsBank } from '@balcao/contract/dispute-desk';
import { bases } from '@balcao/contract/endpoint';
import { listOrders } from '@balcao/contract/order';
import { addWebhook, WebhookEventType } from '@balcao/contract/webhook';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '../src/platform/db.ts';
import { makeChannel } from './channels.ts';
import { customer } from './customers.ts';
import { endpoints } from './endpoints.ts';
import { type MerchantServer, merchantServer } from './merchants.ts';
import { openTeam, register, type Team } from './people.ts';
import { confirmHold, readHold } from './preauths.ts';
import { freePort } from './server-process.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { until } from './until.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const guide = fs.readFileSync(path.join(root, 'docs/open-api.md'), 'utf8');
const hasCurl = spawnSync('curl', ['--version']).status === 0;

let testApp: TestApp;
let team: Team;
let shop: MerchantServer;
let folder: string;
let environment: Record<string, string>;
const children: ChildProcess[] = [];
const ran = new Set<string>();

/** The programs of the guide by name, exactly as they stand there. */
const programs = new Map(
  [...guide.matchAll(/^```(?:ts|sh) (\S+)\n([\s\S]*?)^```$/gm)].map(([, name = '', text = '']) => [name, text]),
);
const run = async (name: string, more: Record<string, string> = {}, ...words: string[]): Promise<string> => {
  ran.add(name);
  const env = { PATH: process.env.PATH, ...environment, ...more };
  const [program, first] = name.endsWith('.ts') ? [process.execPath, name] : ['sh', name];
  const args = name.endsWith('.ts') ? [first, ...words] : ['-eu', first, ...words];
  return (await promisify(execFile)(program, args, { cwd: folder, env })).stdout;
};
/** What several calls have printed, one answer after the other. */
const jsonsIn = (printed: string): unknown[] =>
  printed.split(/(?<=\})\s*(?=\{"code":)/).map((answer) => JSON.parse(answer));
const pastDay = () => addDays(civilDayOf(testApp.platform.clock.now().toISOString(), DEFAULT_ZONE), -2);

beforeAll(async () => {
  testApp = await openTestApp();
  team = await openTeam(testApp, await register(testApp), { certified: true, products: ['03', '11'] });
  shop = await merchantServer(testApp, team);
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-guide-'));
  // What a merchant would have installed.
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  for (const [name, text] of programs) fs.writeFileSync(path.join(folder, name), text);
  environment = { HOME: folder };
  const printed = await run('certificate.sh');
  const pem = fs.readFileSync(path.join(folder, 'merchant-certificate.pem'), 'utf8');
  await team.call(uploadCertificate, { body: { name: 'Loja', pem } });
  fs.writeFileSync(path.join(folder, 'platform-key.pem'), testApp.platform.signing.publicKey);
  environment = {
    ...environment,
    BALCAO_URL: await testApp.app.listen({ port: 0, host: '127.0.0.1' }),
    BALCAO_MERCHANT: team.merchantNumber,
    BALCAO_SERIAL: printed.trim().replace('serial=', ''),
    BALCAO_KEY_ID: testApp.platform.signing.keyId,
  };
});
afterAll(async () => {
  for (const child of children) child.kill();
  await testApp.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const found = async (number: string) => (await team.call(listOrders, { query: { number } })).list[0];

describe('the guide, with Node', () => {
  it('makes the first order', async () => {
    ran.add('balcao.ts');
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
    ran.add('hook.ts');
    const port = await freePort();
    const { secret } = await team.call(addWebhook, { body: { url: `http://127.0.0.1:${port}/` } });
    const env = { ...environment, PORT: String(port), WEBHOOK_SECRET: secret };
    const hook = spawn(process.execPath, ['hook.ts'], { cwd: folder, env });
    children.push(hook);
    const says = (words: string) =>
      new Promise<void>((heard) => hook.stdout.on('data', (bytes) => String(bytes).includes(words) && heard()));
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
    expect(refunds).toEqual(['A-1-1 500']);
    expect(await found('A-1')).toMatchObject({ refundedAmount: 500 });
  });
  it('reads the disputes that a bank has opened', async () => {
    const { number: orderNumber = '' } = (await found('A-1')) ?? {};
    await testApp.caller()(actAsBank, { body: { orderNumber, act: 'block', amount: 700 } });
    const read = () => run('disputes.ts');
    const [, order, amount] = (await until(read, (text) => text.includes(orderNumber))).split(' ');
    expect([order, amount]).toEqual([orderNumber, '700']);
  });
});

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
      { code: 200, data: { state: 'sent' } },
      { code: 200, data: { state: 'recalled' } },
      { code: 200, data: { channelId: CHANNEL, followers: 0 } },
    ]);
  });
});

describe.runIf(hasCurl)('the guide, with a shell', () => {
  it('makes the first order and asks for it', async () => {
    ran.add('balcao.sh');
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
    expect(shown).toEqual([...programs.keys()]);
    const { info, paths } = (await testApp.app.inject('/docs/json')).json();
    expect(info.description).toContain('](/docs/guide)');
    expect(paths).not.toHaveProperty('/docs/guide');
  });
  it('names every call of the open API', () => {
    const calls = endpoints
      .filter(({ access }) => access === 'merchant')
      .map(({ face, method, path: at }) => `\`${method} ${bases[face]}${at}\``);
    expect(calls.length).toBeGreaterThan(10);
    expect(calls.filter((call) => !guide.includes(call))).toEqual([]);
  });
  it('has no program that nobody has run', () => {
    expect([...programs.keys()].filter((name) => !ran.has(name) && (hasCurl || !name.endsWith('.sh')))).toEqual([]);
  });
  it('names every event that a merchant’s server may be told of', () => {
    expect(WebhookEventType.options.filter((type) => !guide.includes(`| \`${type}\``))).toEqual([]);
  });
});
