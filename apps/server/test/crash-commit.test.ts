import path from 'node:path';
import { loginCustomer, pay } from '@balcao/contract/customer';
import { createOrder } from '@balcao/contract/order';
import { capturePreauth, createPreauth, queryPreauth } from '@balcao/contract/preauth';
import { createRefund, queryRefund } from '@balcao/contract/refund-open';
import { advanceClock, setRail } from '@balcao/contract/sandbox';
import { changeTeam, login } from '@balcao/contract/session';
import { listDestinations } from '@balcao/contract/withdrawal-destination';
import { requestWithdrawal } from '@balcao/contract/withdrawal-request';
import type { Caller } from '@balcao/sdk/client';
import { createBearerCaller } from '@balcao/sdk/member';
import { createMerchantCaller } from '@balcao/sdk/merchant';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../../tools/free-port.ts';
import { demoPassword, demoTeams } from '../src/modules/sandbox/seed-people.ts';
import { transaction } from '../src/platform/db.ts';
import { layOut } from './lay-out.ts';
import { checkLedger, dataFolder, type ServerProcess, startServer } from './server-process.ts';
import { until } from './until.ts';

// Whole servers start here: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const { dataDir, remove } = dataFolder();
const payer = { name: 'Bruna Carvalho', phone: '+5511900000001', pin: '135790', balance: 1_000_000 };
let installation: { dataDir: string; port: number; env: Record<string, string> };
let server: ServerProcess;
let database: pg.Pool;
let shop: Caller;
let wallet: Caller;
let cardId: string;
let orders = 0;
let merchantId: string;

const callerOf = (token?: string): Caller =>
  createBearerCaller({
    baseUrl: server.url,
    send: fetch,
    token: () => token,
    language: () => 'pt-BR',
    timeZone: () => 'America/Sao_Paulo',
  });

beforeAll(async () => {
  const { merchant, platformKeys } = await layOut(dataDir, async (services, platform) => {
    const seeded = await services.seeds.seed('small');
    const team = await services.teams.byNumber(platform.db, seeded?.merchantNumber ?? '');
    cardId = await transaction(platform.db, async (tx) => {
      const now = platform.clock.now();
      await services.products.activate(tx, team?.merchantId ?? '', ['03', '11'], now);
      const [id = ''] = await services.customers.add(tx, [payer]);
      await services.ledger.post(tx, team?.merchantId ?? '', 'settlement:crash:1', [
        { from: 'rail_clearing:02', to: 'available', amount: 50_000 },
      ]);
      const [card] = await services.cards.addTo(tx, id, ['mastercardCredit'], now);
      return card?.id ?? '';
    });
    merchantId = team?.merchantId ?? '';
    const { keyId, publicKey } = platform.signing;
    return { merchant: seeded, platformKeys: { [keyId]: publicKey } };
  });
  if (!merchant) throw new Error('somebody lives here already');
  installation = { dataDir, port: await freePort(), env: { SANDBOX_SEED: 'none' } };
  server = await startServer(installation);
  shop = createMerchantCaller({ ...merchant, baseUrl: server.url, platformKeys });
  const { token } = await callerOf()(loginCustomer, { body: { phone: payer.phone, pin: payer.pin } });
  wallet = callerOf(token);
  database = new pg.Pool({ host: path.join(dataDir, 'postgres'), user: 'postgres', database: 'balcao', max: 3 });
  database.on('error', () => {});
});
afterAll(async () => {
  await database?.end();
  await server?.end('SIGTERM');
  remove();
});

const count = async (sql: string, values: unknown[] = []): Promise<number> =>
  Number((await database.query<{ count: number }>(sql, values)).rows[0]?.count);
const newOrder = () => {
  orders += 1;
  const body = { merchantOrderNumber: `K-${orders}`, method: '02', amount: 12_34, goodsName: 'Café' } as const;
  return shop(createOrder, { body }, { idempotencyKey: crypto.randomUUID() });
};
/** Someone of the server waits for a row that this test holds: it has heard what it needs, and has not committed. */
const waitsForRow = () =>
  until(
    () => count(`select count(*) from pg_stat_activity where application_name = 'balcao' and wait_event_type = 'Lock'`),
    (waiting) => waiting > 0,
  );

/** Holds the rows until the server stands before them, and kills it there: what it was about to write is lost. */
const killBefore = async (lock: string, values: unknown[], act: () => Promise<unknown>): Promise<void> => {
  const client = await database.connect();
  // Its own PostgreSQL goes with the server, and the lock with both.
  client.on('error', () => {});
  await client.query('begin');
  await client.query(lock, values);
  const acting = act().catch(() => undefined);
  await waitsForRow();
  await server.end('SIGKILL');
  await acting;
  client.release(true);
  server = await startServer(installation);
  // Unreported outcomes are queried within a minute of the product's clock (rule: unknown-outcome), which is moved instead of waited for.
  await callerOf()(advanceClock, { body: { advanceSeconds: 75 } });
};
const journalsOf = (number: string) =>
  count('select count(*) from ledger.journal where starts_with(cause, $1)', [`order:${number}:`]);
const keyed = () => ({ idempotencyKey: crypto.randomUUID() });
const untilAsked = (sql: string, values: unknown[]) =>
  until(
    () => count(sql, values),
    (asked) => asked > 0,
    60_000,
  );
/** The late rail has its answer now; the process that receives it first waits at the locked row. */
const comesTrue = () => callerOf()(advanceClock, { body: { advanceSeconds: 15 } });
const statusOf = async (number: string) =>
  (await database.query<{ status: string }>('select status from "order" where number = $1', [number])).rows[0]?.status;

/** Someone of the demonstration asks for money that its bank takes its time over. */
const askForPayout = async (): Promise<string> => {
  await callerOf()(setRail, { body: { payout: 'late' } });
  const { email } = demoTeams[0].founder;
  const { token } = await callerOf()(login, { body: { email, password: demoPassword } });
  const inTeam = await callerOf(token)(changeTeam, { body: { merchantId } });
  const member = callerOf(inTeam.token);
  const { list } = await member(listDestinations, {});
  const body = { amount: 20_000, destinationId: list[0]?.id ?? '' };
  return (await member(requestWithdrawal, { body }, keyed())).number;
};

describe('when the server is killed between what the rail said and its own commit', () => {
  it('the withdrawal is paid out all the same, once', async () => {
    const withdrawalNumber = await askForPayout();
    await untilAsked('select count(*) from sandbox_payout where key = $1', [withdrawalNumber]);
    await killBefore('select from withdrawal where number = $1 for update', [withdrawalNumber], comesTrue);
    const ended = 'select count(*) from withdrawal where number = $1 and status = $2';
    await until(
      () => count(ended, [withdrawalNumber, '1']),
      (paid) => paid === 1,
      60_000,
    );
    expect(await count('select count(*) from sandbox_payout where key = $1', [withdrawalNumber])).toBe(1);
    // Held, and paid out: each once.
    const causes = 'select count(*) from ledger.journal where starts_with(cause, $1)';
    expect(await count(causes, [`withdrawal:${withdrawalNumber}:`])).toBe(2);
  });

  it('the payment is there all the same, once, when it is up again', async () => {
    const made = await newOrder();
    const body = { code: made.pix?.brCode ?? '', amount: made.amount };
    const key = crypto.randomUUID();
    await killBefore('select from "order" where number = $1 for update', [made.number], async () => {
      await wallet(pay, { body }, { idempotencyKey: key });
      await waitsForRow();
    });
    expect(await count('select count(*) from sandbox_payment where txid = $1', [made.pix?.txid])).toBe(1);
    await until(
      () => statusOf(made.number),
      (status) => status === '02',
      60_000,
    );
    expect(await journalsOf(made.number)).toBe(1);
    // A payer who repeats the call gets the same payment.
    const { amount } = await wallet(pay, { body }, { idempotencyKey: key });
    expect(amount).toBe(made.amount);
    expect(await count('select balance as count from customer where phone = $1', [payer.phone])).toBe(
      payer.balance - made.amount,
    );
  });

  it('the refund reaches the customer all the same, once', async () => {
    const made = await newOrder();
    await wallet(pay, { body: { code: made.pix?.brCode ?? '', amount: made.amount } }, keyed());
    await until(
      () => statusOf(made.number),
      (status) => status === '02',
      60_000,
    );
    const before = await count('select balance as count from customer where phone = $1', [payer.phone]);
    await callerOf()(setRail, { body: { pix: 'late' } });
    const ask = {
      merchantOrderNumber: made.merchantOrderNumber,
      merchantRefundNumber: 'D-1',
      amount: 5_00,
      reason: 'Quebrou',
    };
    const { number, review } = await shop(createRefund, { body: ask }, keyed());
    expect(review).toBe('2');
    await untilAsked('select count(*) from sandbox_return where state = $1', ['processing']);
    await killBefore('select from refund where number = $1 for update', [number], comesTrue);
    await callerOf()(setRail, { body: { pix: 'approve' } });
    const asked = () => shop(queryRefund, { params: { merchantRefundNumber: 'D-1' } });
    await until(asked, (refund) => refund.review === '3', 60_000);
    expect(await count('select balance as count from customer where phone = $1', [payer.phone])).toBe(before + 5_00);
    // Paid, held, given back: each once.
    expect(await journalsOf(made.number)).toBe(3);
  });

  it('what was captured of a card is the merchant’s all the same, once', async () => {
    const ask = { merchantOrderNumber: 'H-1', amount: 100_00, goodsName: 'Diária' };
    const { number, payUrl } = await shop(createPreauth, { body: ask }, keyed());
    const means = { method: '0302', cardId } as const;
    await wallet(pay, { body: { code: payUrl, amount: ask.amount, means } }, keyed());
    const hold = () => shop(queryPreauth, { params: { merchantOrderNumber: 'H-1' } });
    await until(hold, ({ status }) => status === 'authorised', 60_000);
    await callerOf()(setRail, { body: { credit: 'late' } });
    await shop(capturePreauth, { params: { merchantOrderNumber: 'H-1' }, body: { amount: 60_00 } }, keyed());
    await untilAsked('select count(*) from sandbox_hold_ask where state = $1', ['processing']);
    await killBefore('select from preauth where order_number = $1 for update', [number], comesTrue);
    await callerOf()(setRail, { body: { credit: 'approve' } });
    await until(hold, ({ status }) => status === 'captured', 60_000);
    expect(await statusOf(number)).toBe('02');
    expect(await journalsOf(number)).toBe(1);
  });

  it('what was due is settled all the same, each order once', async () => {
    const made = await newOrder();
    await wallet(pay, { body: { code: made.pix?.brCode ?? '', amount: made.amount } }, keyed());
    await until(
      () => statusOf(made.number),
      (status) => status === '02',
      60_000,
    );
    // The run has taken the orders and written its lines when it comes to the balance, which it moves last.
    // Past any weekend.
    const daysLater = () => callerOf()(advanceClock, { body: { advanceSeconds: 5 * 86_400 } });
    await killBefore('select from ledger.balance where merchant_id = $1 for update', [merchantId], daysLater);
    const net = `select settled_net as count from "order" where number = $1`;
    const due = made.amount - made.fee;
    await until(
      () => count(net, [made.number]),
      (taken) => taken === due,
      60_000,
    );
    expect(await count('select count(*) from settlement_item where order_number = $1', [made.number])).toBe(1);
    const apart = `select count(*) from settlement s where s.merchant_id = $1 and s.net <> (
      select coalesce(sum(i.net), 0) from settlement_item i where i.merchant_id = $1 and i.settlement_number = s.number)`;
    expect(await count(apart, [merchantId])).toBe(0);
  });

  it('the ledger balances', () => {
    expect(Object.values(checkLedger(installation))).toEqual([0, 0, 0, 0, 0, 0]);
  });
});
