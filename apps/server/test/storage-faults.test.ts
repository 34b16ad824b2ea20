import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { currentCustomer } from '@balcao/contract/customer';
import { createOrder, listOrders } from '@balcao/contract/order';
import { createRole, listRoles } from '@balcao/contract/role';
import { currentStaff } from '@balcao/contract/staff';
import { RefusedError } from '@balcao/sdk/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer, type TestCustomer } from './customers.ts';
import { type Owner, openOwner } from './damage.ts';
import { pdf } from './documents.ts';
import { type MerchantServer, merchantServer } from './merchants.ts';
import { openTeam, register, staffMember, type Team } from './people.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { addressOf, refusalOf as refusalOfAnswer, transferOf } from './transfers.ts';

/** As in production, in less time. */
const waits = { lockMs: 1_000, statementMs: 8_000, idleMs: 10_000, requestMs: 2_000 };
let dataDir: string;
let testApp: TestApp;
let owner: Owner;
let ana: Team;
let shop: MerchantServer;
let bruna: TestCustomer;
let rita: Awaited<ReturnType<typeof staffMember>>;
let address: string;
beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-faults-'));
  testApp = await openTestApp({ waits, dataDir });
  owner = await openOwner(testApp);
  ana = await openTeam(testApp, await register(testApp), { certified: true });
  shop = await merchantServer(testApp, ana);
  bruna = await customer(testApp);
  rita = await staffMember(testApp, 'reviewer');
  address = await addressOf(testApp);
});
afterAll(async () => {
  await owner.close();
  await testApp.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

let orders = 0;
const order = (idempotencyKey: string = crypto.randomUUID()) => {
  orders += 1;
  const body = { merchantOrderNumber: `L-${orders}`, method: '02', amount: 1_234, goodsName: 'Café' } as const;
  return () => shop.call(createOrder, { body }, { idempotencyKey });
};
const role = (name: string, idempotencyKey: string = crypto.randomUUID()) =>
  ana.call(
    createRole,
    { body: { name, menuPermissions: [{ menuId: 'payment.orders', permissionLevel: 'read' }] } },
    { idempotencyKey },
  );
const roleNames = async () => (await ana.call(listRoles, {})).list.map(({ name }) => name);

/** What was refused, and when it may be tried again. */
const refusalOf = (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    () => 'done',
    (error: unknown) =>
      error instanceof RefusedError ? { refusal: error.refusal, again: error.retryAfterSeconds } : error,
  );
const unavailable = { refusal: 'unavailable', again: 2 };
const msOf = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

describe('a database that is slow, frozen or full', () => {
  it('is one refusal at every face where a lock is not let go, also under an idempotency key that is new', async () => {
    await owner.query('begin');
    await owner.query('lock table "order", idempotency, upload, staff_session, customer_session');
    const upload = await transferOf(address, ana.token).announce(1_000);
    const answers = await Promise.all(
      [
        order()(),
        role('Caixa'),
        ana.call(listOrders, { query: {} }),
        rita.call(currentStaff, {}),
        bruna.call(currentCustomer, {}),
      ].map(refusalOf),
    );
    await owner.query('rollback');
    expect(answers).toEqual(answers.map(() => unavailable));
    expect([upload.status, upload.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await upload.json()).toMatchObject({ code: 503, data: { refusal: 'unavailable' } });
  });

  it('is refused when many waits come together, nothing is done, and the same key does it later', async () => {
    const tables = ['idempotency', 'role', 'log_entry', 'log_head'];
    const undo: (() => Promise<void>)[] = [];
    for (const table of tables) undo.push(await owner.before('insert or update', table, 'perform pg_sleep(0.9)'));
    const ms = await msOf(async () => expect(await refusalOf(role('Estoque', 'devagar'))).toEqual(unavailable));
    for (const one of undo) await one();
    expect(ms).toBeLessThan(waits.requestMs + 5_000);
    expect(await roleNames()).not.toContain('Estoque');
    await role('Estoque', 'devagar');
    expect(await roleNames()).toContain('Estoque');
  });

  it('says that a call under the same key is in flight only where one is', async () => {
    await owner.query('begin');
    await owner.query(
      `insert into idempotency (owner_id, endpoint, key, request_hash, created_at) values ($1, $2, 'dupla', 'x', now())`,
      ana.merchantId,
      createRole.id,
    );
    const answer = await refusalOf(role('Dupla', 'dupla'));
    await owner.query('rollback');
    expect(answer).toEqual({ refusal: 'idempotency_in_flight', again: 1 });
  });

  it('waits for one lock once where an order is created, and then says so', async () => {
    await owner.query('begin');
    await owner.query('lock table "order"');
    const ms = await msOf(async () => expect(await refusalOf(order()())).toEqual(unavailable));
    await owner.query('rollback');
    expect(ms).toBeLessThan(2 * waits.lockMs);
  });

  it('gives up a database that answers nothing at all', async () => {
    const { rows } = await owner.query(
      `select pid from pg_stat_activity where datname = current_database() and application_name = 'balcao'`,
    );
    const pids: number[] = rows.map(({ pid }) => pid);
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    const ms = await msOf(async () => expect(await refusalOf(order()())).toEqual(unavailable)).finally(() => {
      for (const pid of pids) process.kill(pid, 'SIGCONT');
    });
    expect(ms).toBeLessThan(waits.requestMs + 5_000);
    expect(await refusalOf(order()())).toBe('done');
  });

  it('is no bug where its disk is full, and what was refused is done under its key once there is room', async () => {
    const full = await owner.before('insert', '"order"', "raise 'no room' using errcode = '53100'");
    const call = order('cheio');
    expect(await refusalOf(call())).toEqual(unavailable);
    await full();
    expect(await refusalOf(call())).toBe('done');
    // After a full disk the server looks for new room before it says that it is ready.
    expect((await testApp.app.inject('/ready')).statusCode).toBe(200);
  });
});

describe('a volume of documents that is full', () => {
  const bytes = pdf();
  it('refuses documents before anything is written, and payments go on', async () => {
    const small = await openTestApp({ waits, dataDir, filesKeepFreeBytes: Number.MAX_SAFE_INTEGER }, testApp.database);
    const answer = await transferOf(await addressOf(small), ana.token).announce(1_000);
    await small.close();
    expect(answer.status).toBe(507);
    expect(answer.headers.get('retry-after')).toBe('60');
    expect(await answer.json()).toMatchObject({ code: 507, data: { refusal: 'storage_full' } });
    expect(await refusalOf(order()())).toBe('done');
  });

  it('refuses what no longer fits while it comes, and takes the rest when there is room', async () => {
    const tus = transferOf(address, ana.token);
    const at = (await tus.announce(bytes.length)).headers.get('location') ?? '';
    const incoming = path.join(dataDir, 'files/incoming', at.split('/').at(-1) ?? '');
    fs.mkdirSync(path.dirname(incoming), { recursive: true });
    // A file of Linux that takes no byte, as a full volume does.
    fs.symlinkSync('/dev/full', incoming);
    const full = await tus.put(at, 0, new Uint8Array(bytes));
    expect([full.status, await refusalOfAnswer(full)]).toEqual([507, 'storage_full']);
    fs.rmSync(incoming);
    expect((await tus.put(at, 0, new Uint8Array(bytes))).status).toBe(204);
  });
});
