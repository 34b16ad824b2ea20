import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { loginCustomer, type Payment, pay } from '@balcao/contract/customer';
import { type ChargedOrder, createOrder } from '@balcao/contract/order';
import { queryOrder } from '@balcao/contract/order-open';
import { advanceClock } from '@balcao/contract/sandbox';
import type { Caller } from '@balcao/sdk/client';
import { createBearerCaller } from '@balcao/sdk/member';
import { createMerchantCaller } from '@balcao/sdk/merchant';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../../tools/free-port.ts';
import { transaction } from '../src/platform/db.ts';
import { layOut } from './lay-out.ts';
import { checkLedger, dataFolder, postgresOf, type ServerProcess, startServer } from './server-process.ts';
import { until } from './until.ts';

// Whole servers start here, each with a database of its own: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 90_000 });

const callersAtOnce = 200;
/** A crash comes when so many answers have been given: the rest is on its way, or has not been sent. */
const answersBeforeCrash = 100;
const walletAtStart = 10_000_000;

/** Limits count by person: several people pay. */
const payers = Array.from({ length: 10 }, (_, index) => ({
  name: `Pagador ${index}`,
  phone: `+551190000000${index}`,
  pin: '135790',
  balance: walletAtStart,
}));

/** One order and its payment; what the server has acknowledged, and under which keys it was asked. */
interface Sale {
  readonly merchantOrderNumber: string;
  readonly amount: number;
  readonly orderKey: string;
  readonly paymentKey: string;
  readonly payer: number;
  order?: ChargedOrder;
  payment?: Payment;
}

const { dataDir, remove } = dataFolder();
let installation: { dataDir: string; port: number; env: Record<string, string> };
let server: ServerProcess;
let database: pg.Pool;
let shop: Caller;
let nobody: Caller;
let wallets: Caller[];
const sales: Sale[] = [];

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
    const merchant = await services.seeds.seed('small');
    await transaction(platform.db, (tx) => services.customers.add(tx, payers));
    const { keyId, publicKey } = platform.signing;
    return { merchant, platformKeys: { [keyId]: publicKey } };
  });
  if (!merchant) throw new Error('somebody lives here already');
  installation = { dataDir, port: await freePort(), env: { SANDBOX_SEED: 'none' } };
  server = await startServer(installation);
  shop = createMerchantCaller({ ...merchant, baseUrl: server.url, platformKeys });
  nobody = callerOf();
  const signIn = async ({ phone, pin }: (typeof payers)[number]) => {
    const { token } = await nobody(loginCustomer, { body: { phone, pin } });
    return callerOf(token);
  };
  wallets = await Promise.all(payers.map(signIn));
  database = new pg.Pool({ host: path.join(dataDir, 'postgres'), user: 'postgres', database: 'balcao', max: 2 });
  database.on('error', () => {}); // The crashes end its connections too.
});
afterAll(async () => {
  await database?.end();
  await server?.end('SIGTERM');
  remove();
});

const newSales = (count: number): Sale[] => {
  const made = Array.from({ length: count }, (_, index) => ({
    merchantOrderNumber: `C-${sales.length + index}`,
    amount: 100 + index,
    orderKey: randomUUID(),
    paymentKey: randomUUID(),
    payer: index % payers.length,
  }));
  sales.push(...made);
  return made;
};
const order = async (sale: Sale): Promise<ChargedOrder> => {
  const { merchantOrderNumber, amount, orderKey } = sale;
  const body = { merchantOrderNumber, amount, method: '02', goodsName: 'Café coado' } as const;
  sale.order = await shop(createOrder, { body }, { idempotencyKey: orderKey });
  return sale.order;
};
const payFor = async (sale: Sale): Promise<Payment> => {
  const body = { code: sale.order?.pix?.brCode ?? '', amount: sale.amount };
  const wallet = wallets[sale.payer] as Caller;
  sale.payment = await wallet(pay, { body }, { idempotencyKey: sale.paymentKey });
  return sale.payment;
};

/** Everyone orders and pays at once until a call fails; answers with the names of what failed. */
const storm = async (some: readonly Sale[], onAnswer: () => void): Promise<string[]> => {
  const failures: string[] = [];
  const goOn = async (sale: Sale): Promise<void> => {
    if (!sale.order) await order(sale).then(onAnswer);
    await payFor(sale).then(onAnswer);
  };
  await Promise.all(some.map((sale) => goOn(sale).catch((error: Error) => void failures.push(error.name))));
  return failures;
};

const count = async (sql: string, values: unknown[] = []): Promise<number> =>
  Number((await database.query<{ count: number }>(sql, values)).rows[0]?.count);
const paidOf = (some: readonly Sale[]) =>
  count(`select count(*) from "order" where status = '02' and merchant_order_number = any($1)`, [
    some.map((sale) => sale.merchantOrderNumber),
  ]);

const killServer = async (): Promise<void> => void (await server.end('SIGKILL'));
const killPostgres = async (): Promise<void> => void process.kill(postgresOf(dataDir), 'SIGKILL');
const isReady = async (): Promise<boolean> => (await fetch(`${server.url}/ready`)).ok;
const waitUntilReady = async (): Promise<void> => void (await until(isReady, (ready) => ready));
const startAgain = async (): Promise<void> => {
  server = await startServer(installation);
};

interface Crash {
  readonly what: string;
  readonly strike: () => Promise<void>;
  readonly recover: () => Promise<void>;
  /** How the calls that were under way may fail. */
  readonly heard: readonly string[];
}
const crashes: readonly Crash[] = [
  { what: 'the server is killed', strike: killServer, recover: startAgain, heard: ['NetworkError'] },
  { what: 'PostgreSQL is killed', strike: killPostgres, recover: waitUntilReady, heard: ['unavailable'] },
  {
    what: 'both are killed',
    strike: async () => {
      await Promise.all([killPostgres(), killServer()]);
    },
    recover: startAgain,
    heard: ['NetworkError', 'unavailable'],
  },
];

describe.each(crashes)('when $what while 200 people order and pay', ({ strike, recover, heard }) => {
  let some: Sale[];
  let failures: string[];

  it('fails calls that are under way and no others', async () => {
    some = newSales(callersAtOnce);
    await Promise.all(some.slice(0, callersAtOnce / 2).map(order));
    let answers = 0;
    let struck: Promise<void> | undefined;
    failures = await storm(some, () => {
      answers += 1;
      if (answers === answersBeforeCrash) struck = strike();
    });
    await struck;
    await recover();
    expect(failures.length).toBeGreaterThan(0);
    expect(failures.filter((name) => !heard.includes(name))).toEqual([]);
  });

  it('keeps every order that it acknowledged, with its amount', async () => {
    const acknowledged = some.flatMap((sale) => sale.order ?? []);
    const found = await Promise.all(
      acknowledged.map(({ merchantOrderNumber }) => shop(queryOrder, { params: { merchantOrderNumber } })),
    );
    const facts = ({ number, merchantOrderNumber, amount, fee }: ChargedOrder) => [
      number,
      merchantOrderNumber,
      amount,
      fee,
    ];
    expect(found.map(facts)).toEqual(acknowledged.map(facts));
  });

  it('makes one order and one payment of a call and its repetition under the same key', async () => {
    const before = some.map(({ order: made, payment }) => ({ number: made?.number, paid: payment?.endToEndId }));
    for (const sale of some) delete sale.payment;
    await Promise.all(some.map(order));
    await Promise.all(some.map(payFor));
    for (const [index, { number, paid }] of before.entries()) {
      const sale = some[index] as Sale;
      if (number) expect(sale.order?.number).toBe(number);
      if (paid) expect(sale.payment?.endToEndId).toBe(paid);
    }
  });

  it('ends with every order paid, by the rail or by asking it', async () => {
    await nobody(advanceClock, { body: { advanceSeconds: 15 } });
    await until(
      () => paidOf(some),
      (paid) => paid === some.length,
    );
  });

  it('goes on as before: a new order is paid at the word of the rail', async () => {
    const [sale] = newSales(1) as [Sale];
    await order(sale);
    await payFor(sale);
    // Less than the ten seconds after which the rail is asked.
    await until(
      () => paidOf([sale]),
      (paid) => paid === 1,
      8_000,
    );
  });

  it('has taken each payment once, from the wallets and to the account', async () => {
    const numbers = sales.map((sale) => sale.merchantOrderNumber);
    const mine = `from "order" o where o.merchant_order_number = any($1)`;
    expect(await count(`select count(*) ${mine}`, [numbers])).toBe(sales.length);
    expect(
      await count(`select count(*) ${mine} and 1 <> (select count(*) from sandbox_payment s where s.txid = o.txid)`, [
        numbers,
      ]),
    ).toBe(0);
    const ofPayers = `from payment p join customer c on c.id = p.customer_id and c.name like 'Pagador %'`;
    expect(await count(`select count(*) ${ofPayers} where p.state = 'done'`)).toBe(sales.length);
    const spent = sales.reduce((sum, { amount }) => sum + amount, 0);
    expect(await count(`select sum(balance) as count from customer where name like 'Pagador %'`)).toBe(
      walletAtStart * payers.length - spent,
    );
  });

  it('has a ledger that balances and agrees with the orders', async () => {
    expect(Object.values(checkLedger(installation))).toEqual([0, 0, 0, 0, 0, 0]);
    const apart = `select count(*) from team t where
      ledger.balance_of(t.merchant_id, 'pending') <> (select coalesce(sum(paid_amount - fee - settled_net), 0) from "order" o
        where o.merchant_id = t.merchant_id and o.status = '02')
        - (select coalesce(sum((drawn->>'pending')::bigint), 0) from refund r
          where r.merchant_id = t.merchant_id and r.status in ('01', '02'))`;
    expect(await count(apart)).toBe(0);
    expect(
      await count(
        `select count(*) from (select from "order" group by merchant_id, merchant_order_number having count(*) > 1) twice`,
      ),
    ).toBe(0);
  });
});
