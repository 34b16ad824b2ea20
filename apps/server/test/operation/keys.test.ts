import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { addDays, civilDayOf, DEFAULT_ZONE } from '@balcao/brazil/dates';
import { listCertificates, listPlatformKeys } from '@balcao/contract/certificate';
import { verifyLogin } from '@balcao/contract/factor';
import { latestMerchantForm } from '@balcao/contract/merchant';
import { diagnoseRequest } from '@balcao/contract/request';
import { advanceClock } from '@balcao/contract/sandbox';
import { currentStaff, verifyStaffFactor } from '@balcao/contract/staff';
import { openDocument } from '@balcao/contract/upload';
import { addWebhook, rotateWebhookSecret } from '@balcao/contract/webhook';
import { getWithdrawal } from '@balcao/contract/withdrawal';
import { createMerchantClient, verifyWebhook } from '@balcao/sdk/merchant';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDb } from '../../src/platform/db.ts';
import { keyIdsInUse, openSecrets } from '../../src/platform/key-register.ts';
import { derive, readMasterKeys } from '../../src/platform/master-keys.ts';
import { sealedColumns } from '../../src/platform/sealed-columns.ts';
import { createSecrets } from '../../src/platform/secrets.ts';
import { announceSigningKey } from '../../src/platform/signing-rotation.ts';
import { takeOrders } from '../belongings.ts';
import { failedRequest } from '../connections.ts';
import { customer } from '../customers.ts';
import { type FreshDatabase, freshDatabase } from '../database.ts';
import { photo } from '../documents.ts';
import { databaseAfter } from '../earlier-database.ts';
import { halfLoggedIn, nextCode, turnOn } from '../factors.ts';
import { merchantServer, type Receiver, receiver } from '../merchants.ts';
import { openPayee, stands, withdraw } from '../payouts.ts';
import { openTeam, register, workIn } from '../people.ts';
import { signInStaff, staffWithFactor } from '../staff.ts';
import { openTestApp, type TestApp } from '../test-app.ts';
import { addressOf as listenAt, transferOf } from '../transfers.ts';
import { until } from '../until.ts';

// Commands run as processes of their own here.
vi.setConfig({ testTimeout: 180_000 });

const newKey = (): string => crypto.getRandomValues(Buffer.alloc(32)).toString('base64');
const keysOf = (text: string) => readMasterKeys(text, 'MASTER_KEY');
const idOf = (key: string): string => keysOf(key)[0]?.id ?? '';
const [older, newer] = [newKey(), newKey()];
const both = `2025:${older},2026:${newer}`;

let database: FreshDatabase;
let dataDir: string;
let hook: Receiver;
let testApp: TestApp;
/** The keys that the product was opened with. */
let opening = older;
const openWith = (keys: string): Promise<TestApp> => openTestApp({ dataDir, masterKeys: keysOf(keys) }, database);
const restartWith = async (keys: string): Promise<void> => {
  const ahead = testApp.platform.clock.aheadSeconds();
  await testApp.close();
  testApp = await openWith(keys);
  opening = keys;
  // Codes of an app that were used before are not good again: the clock goes on from where it was.
  const advanceSeconds = Math.ceil(ahead - testApp.platform.clock.aheadSeconds());
  if (advanceSeconds > 0) await testApp.caller()(advanceClock, { body: { advanceSeconds } });
};
beforeAll(async () => {
  database = await freshDatabase();
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-keys-'));
  hook = await receiver();
  testApp = await openWith(older);
});
afterAll(async () => {
  await testApp.close();
  await hook.close();
  await database.drop();
  fs.rmSync(dataDir, { recursive: true });
});

/** `npm run keys:…`, as an operator runs it while servers run. */
const begin = (command: string, keys: string, words: readonly string[] = []): ChildProcess => {
  const { host, database: name } = database.config;
  const DATABASE_URL = `postgres://postgres@localhost/${name}?host=${encodeURIComponent(host ?? '')}`;
  const env = { ...process.env, DATABASE_URL, DATA_DIR: dataDir, MASTER_KEY: keys };
  return spawn(process.execPath, [path.resolve(import.meta.dirname, `../../src/${command}.ts`), ...words], { env });
};
const run = async (command: string, keys: string, words: readonly string[] = []) => {
  const child = begin(command, keys, words);
  const said = { out: '', err: '' };
  child.stdout?.on('data', (bytes) => (said.out += bytes));
  child.stderr?.on('data', (bytes) => (said.err += bytes));
  const [status] = await once(child, 'close');
  return { status, ...said };
};
const query = async (text: string): Promise<Record<string, unknown>[]> =>
  (await testApp.platform.db.$client.query(text)).rows;
/** In how many rows of the whole database something stands that a key has sealed, by the table. */
const sealedWith = async (key: string): Promise<Record<string, number>> => {
  const tables = await query(`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`);
  const counted = tables.map(
    ({ name }) => `select '${name}' as name, count(*) from ${name} t where strpos(t::text, 'v1.${idOf(key)}.') > 0`,
  );
  const rows = await query(`select * from (${counted.join(' union all ')}) c where count > 0`);
  return Object.fromEntries(rows.map(({ name, count }) => [String(name), Number(count)]));
};

/** The notification that speaks of something. */
const told = async (about: string) => {
  const ofIt = () => hook.requests.filter(({ body }) => body.includes(about)).at(-1);
  const request = await until(
    async () => ofIt(),
    (found) => found !== undefined,
  );
  if (!request) throw new Error('unreachable');
  return request;
};

/** A team, people and staff with a sealed value of every kind, and the plain values that must be readable after each change of keys. */
const layOut = async () => {
  const payee = await openPayee(testApp, 50_000);
  const { number } = await withdraw(payee, 10_000);
  const paid = await stands(payee, number, '1');
  // As an earlier version has left it: the code of the receipt follows from the account as it is sealed.
  await query('update withdrawal set receipt_code = null');
  await takeOrders(testApp, payee.merchantId);
  const server = await merchantServer(testApp, payee);
  const requestId = await failedRequest(testApp, payee, server);
  const dueOn = addDays(civilDayOf(testApp.platform.clock.now().toISOString(), DEFAULT_ZONE), 20);
  const debtor = { name: 'Bruna Carvalho', taxId: '529.982.247-25' };
  const due = { date: dueOn, debtor };
  const ordered = { merchantOrderNumber: 'K-1', method: '02', amount: 9_900, goodsName: 'Mensalidade', due } as const;
  const order = await server.client.createOrder(ordered);
  const added = { body: { url: hook.url, name: 'Estoque' } };
  const key = { idempotencyKey: crypto.randomUUID() };
  const { secret } = await payee.call(addWebhook, added, key);
  const { endpoint } = await payee.call(addWebhook, { body: { url: 'http://127.0.0.1:9/hook' } });
  await payee.call(rotateWebhookSecret, { params: { id: endpoint.id } });
  const picture = await transferOf(await listenAt(testApp), payee.token).send(await photo(120), 'rg.jpg');
  const [rui, staff] = [await register(testApp), await staffWithFactor(testApp, 'reviewer')];
  const { secret: ofRui } = await turnOn(testApp, rui);
  await customer(testApp, { cpf: '52998224725' });
  const { submission } = await payee.call(latestMerchantForm, {});

  /** All of it, through the public API of the product as it stands now. */
  const expectToRead = async (): Promise<void> => {
    const call = (await workIn(testApp, { ...payee, call: testApp.caller(payee.token) }, payee.merchantId)).call;
    const team = { ...payee, call };
    expect((await call(getWithdrawal, { params: { number } })).authentication).toBe(paid.authentication);
    const again = await withdraw(team, 1_000);
    expect((await stands(team, again.number, '1')).credited).toBe(again.credited);
    expect((await call(latestMerchantForm, {})).submission).toEqual(submission);
    expect((await call(diagnoseRequest, { params: { id: requestId } })).expected).toContain('/open/v3.0/order/A-1');
    const client = createMerchantClient({ ...server.options, send: testApp.send, now: testApp.platform.clock.now });
    expect(await client.queryOrder('K-1')).toEqual(order);
    expect(await client.createOrder({ ...ordered, merchantOrderNumber: crypto.randomUUID() })).toMatchObject({
      due: order.due,
    });
    const { url } = await call(openDocument, { params: { id: picture.id } });
    expect((await testApp.app.inject({ url })).headers['content-type']).toBe('image/webp');
    expect((await call(addWebhook, added, key)).secret).toBe(secret);
    const { headers, body } = await told(again.number);
    expect(verifyWebhook({ headers, body, secret })).toBeDefined();
    const half = await halfLoggedIn(testApp, rui);
    await half.call(verifyLogin, { body: { code: nextCode(testApp, ofRui) } });
    const pending = await signInStaff(testApp, staff.person);
    const { token } = await pending.call(verifyStaffFactor, { body: { code: nextCode(testApp, staff.secret) } });
    expect(await testApp.caller(token)(currentStaff, {})).toMatchObject({ role: 'reviewer' });
  };
  return { payee, expectToRead };
};

/** Kills the command when it has worked through some tables: what someone holds is left for later, so it does not end by itself. */
const killMidway = async (): Promise<void> => {
  // Not of the product's own connections: those end a transaction that is idle.
  const holder = new pg.Client(database.config);
  await holder.connect();
  await holder.query('begin; select from open_request for update');
  const killed = begin('keys-rotate', both);
  try {
    await until(
      () => sealedWith(older),
      (left) => !left.upload && !left['"order"'],
    );
    expect(Object.keys(await sealedWith(older)).sort()).toEqual(['idempotency', 'open_request', 'sealing_key']);
  } finally {
    killed.kill('SIGKILL');
    await once(killed, 'close');
    await holder.end();
  }
};

describe('a key that is not the right one', () => {
  it('ends the start with one sentence, and writes nothing', async () => {
    const [inUse] = await keyIdsInUse(testApp.platform.db);
    await expect(openWith(newKey())).rejects.toThrow(
      `MASTER_KEY is not the key of this database, which is encrypted with the key ${inUse}: set it to the key that was used before.`,
    );
    expect(await keyIdsInUse(testApp.platform.db)).toEqual([inUse]);
  });
});

describe('a new master key', () => {
  it('takes the place of the old one while everything stays readable, also when the command is killed on its way', async () => {
    const { payee, expectToRead } = await layOut();
    const before = await sealedWith(older);
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining(['factor', 'staff', 'idempotency', 'upload', '"order"']),
    );

    // A server that does not know the new key could no longer read what the command writes.
    expect(await run('keys-rotate', both)).toMatchObject({
      status: 1,
      err: expect.stringContaining(`A server still encrypts with the key ${idOf(older)}`),
    });
    expect(await sealedWith(newer)).toEqual({});

    await restartWith(both);
    await expectToRead();
    const { call } = await workIn(testApp, payee, payee.merchantId);
    await call(addWebhook, { body: { url: 'http://127.0.0.1:9/other' } });
    expect(await sealedWith(newer)).toMatchObject({ webhook_endpoint: 1, sealing_key: 1 });

    await killMidway();
    await expect(openWith(newer)).rejects.toThrow(
      `MASTER_KEY lacks the key ${idOf(older)}, with which values of this database are encrypted: put it back before the others, and take it away after npm run keys:rotate.`,
    );
    await expectToRead();

    const lines = (await run('keys-status', both)).out.trim().split('\n');
    const status = lines.map((line) => JSON.parse(line)).find(({ id }) => id === idOf(older));
    expect(status).toMatchObject({ name: '2025', isConfigured: true, seals: false, values: 2 });
    expect(await run('keys-rotate', both)).toMatchObject({
      status: 0,
      out: `Everything is encrypted with the newest key. Take away: ${idOf(older)}.\n`,
    });
    await restartWith(newer);
    await expectToRead();
    expect(await sealedWith(older)).toEqual({});
    expect(await keyIdsInUse(testApp.platform.db)).toEqual([idOf(newer)]);
  });
});

describe('a new key that signs answers', () => {
  const inDays = (days: number) => testApp.caller()(advanceClock, { body: { advanceSeconds: days * 86_400 } });
  const keyIn = (printed: string): string =>
    /^The key ([\w-]{16}) is published and signs from /.exec(printed)?.[1] ?? '';

  it('is published before it signs, so that servers which ask go on, and the old one can be checked for a time', async () => {
    const team = await openTeam(testApp, await register(testApp), { certified: true });
    const { client, call, options } = await merchantServer(testApp, team);
    const old = testApp.platform.signing.keyId;
    const next = keyIn((await run('signing-rotate', opening)).out);
    const { list } = await until(
      () => call(listPlatformKeys, {}),
      ({ list: known }) => known.length === 2,
    );
    expect(list).toMatchObject([
      { id: old, signsUntil: list[1]?.signsFrom },
      { id: next, signsUntil: null },
    ]);
    expect(Date.parse(list[1]?.signsFrom ?? '') - Date.now()).toBeGreaterThan(29 * 86_400_000);
    const { db, secrets } = testApp.platform;
    await expect(announceSigningKey(db, secrets, 30, new Date())).rejects.toThrow(
      `The key ${next} is announced already`,
    );
    expect(Object.keys(await client.refreshPlatformKeys())).toEqual([old, next]);
    expect(testApp.platform.signing.keyId).toBe(old);

    await inDays(31);
    expect(testApp.platform.signing.keyId).toBe(next);
    await expect(client.queryOrder('none')).rejects.toMatchObject({ name: 'not_found' });
    const unaware = createMerchantClient(options);
    await expect(unaware.queryOrder('none')).rejects.toMatchObject({
      name: 'AnswerNotSignedError',
      reason: 'key-unknown',
    });
    const admin = (await workIn(testApp, team, team.merchantId)).call;
    const shown = await admin(listCertificates, {});
    expect([shown.platformKey.id, shown.platformKeys.map(({ id }) => id)]).toEqual([next, [old, next]]);
    await inDays(90);
    expect(testApp.platform.signing.published().map(({ id }) => id)).toEqual([next]);
  });

  it('takes the place of all others at once when one was stolen', async () => {
    const fresh = keyIn((await run('signing-rotate', opening, ['--stolen'])).out);
    await until(
      async () => testApp.platform.signing.published().map(({ id }) => id),
      (ids) => ids.join() === fresh,
    );
    expect(testApp.platform.signing.keyId).toBe(fresh);
    await restartWith(opening);
    expect(testApp.platform.signing.keyId).toBe(fresh);
  });

  it('is not made by what is not understood', async () => {
    expect(await run('signing-rotate', opening, ['--days', '0'])).toMatchObject({
      status: 1,
      out: '',
      err: expect.stringMatching(/^Write: npm run signing:rotate/),
    });
  });
});

describe('the list of sealed columns', () => {
  it('names every column whose name says so, and only columns that there are', async () => {
    const columns = await query(
      `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
    );
    const names = columns.map(({ name }) => String(name));
    const listed = sealedColumns.map(({ table, column }) => `${table}.${column}`);
    expect(names).toEqual(expect.arrayContaining(listed));
    const sealed = names.filter((name) => /[._]sealed(_|$)/.test(name) && name !== 'sealing_key.sealed_hash_key');
    expect(sealed.filter((name) => !listed.includes(name))).toEqual([]);
    expect(sealed.length).toBeGreaterThan(10);
  });
});

describe('a database from before there were several keys', () => {
  it('opens with its key alone, and keeps its hashes', async () => {
    const earlier = await databaseAfter('0064_wrong_amount');
    const [key] = keysOf(older);
    if (!key) throw new Error('unreachable');
    const then = createSecrets([key], derive(key.bytes, 'mac'));
    await earlier.client.query(
      'insert into platform_key (id, public_key, sealed_private_key, created_at) values ($1, $2, $3, now())',
      ['one', '', then.seal('mine')],
    );
    await earlier.goOn();
    const { host, port, database: name, user } = earlier.client;
    const db = openDb({ host, port, ...(name ? { database: name } : {}), ...(user ? { user } : {}) }, 1);
    const open = (keys: string) => openSecrets(db, { keys: keysOf(keys), source: 'MASTER_KEY' });
    await expect(open(newer)).rejects.toThrow('MASTER_KEY is not the key of this database');
    const now = await open(both);
    expect(now.mac('password', 'uva')).toBe(then.mac('password', 'uva'));
    expect(now.open(then.seal('café'))).toBe('café');
    expect((await open(both)).mac('password', 'uva')).toBe(then.mac('password', 'uva'));
    await db.$client.end();
    await earlier.drop();
  });
});
