import { randomBytes } from 'node:crypto';
import type { PaymentMethod } from '@balcao/contract/order';
import type { RailMode } from '@balcao/contract/rail';
import { advanceClock } from '@balcao/contract/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newEndToEndId, setMode } from '../../../test/payers.ts';
import { type PayoutSide, payoutPromises } from '../../../test/payout-promises.ts';
import { payoutsAre } from '../../../test/payouts.ts';
import { type OtherSide, type RailTraits, railPromise, railPromises } from '../../../test/rail-promises.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { transaction } from '../../platform/db.ts';
import type { PayoutAsk, PayoutRail } from './payout.ts';
import type { AskState, Charge, Rail, RailAsk } from './rail.ts';
import { newTxid } from './txid.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const number = async (sql: string, values: unknown[]): Promise<number | undefined> => {
  const { rows } = await testApp.platform.db.$client.query<{ it: string | null }>(sql, values);
  const [row] = rows;
  return row === undefined || row.it === null ? undefined : Number(row.it);
};
const advance = () => testApp.caller()(advanceClock, { body: { advanceSeconds: 11 } });
const takenOf = `select case state when 'voided' then 0 when 'settled' then captured end as it
  from sandbox_payment where end_to_end_id = $1`;
const wentBack = `select coalesce(sum(amount), 0) as it from sandbox_return where end_to_end_id = $1 and state = 'done'`;
const isCard = (method: PaymentMethod): boolean => method === '0301' || method === '0302';

/**
 * The sandbox's own rail: payments are made in normal mode, and later requests meet this mode. The charges belong to no orders, and payments are not
 * reported: the product would return them.
 */
const sandboxSide = (method: PaymentMethod, mode: RailMode = 'approve'): OtherSide => {
  const submit = async ({ txid, amount }: Charge, kind: 'sale' | 'authorisation'): Promise<string> => {
    await setMode(testApp, method, 'silent');
    const card = isCard(method) ? { brand: 'Visa', last4: '4242' } : null;
    const endToEndId = newEndToEndId();
    const ask = { method, kind, endToEndId, txid, amount, payerName: 'Bruna Carvalho', card, instalments: 1 };
    await transaction(testApp.platform.db, (tx) => testApp.services.sandboxRails.accept(tx, ask));
    await setMode(testApp, method, mode);
    return endToEndId;
  };
  return {
    rail: testApp.services.rails.rail(method),
    charge: async (amount) => {
      const merchant = { merchantName: 'Padaria da Esquina', merchantNumber: '1', goodsName: 'Café' };
      return { txid: newTxid(new Date()), amount, ...merchant, expiresAt: new Date(Date.now() + 3_600_000) };
    },
    pay: (charge) => submit(charge, 'sale'),
    hold: isCard(method) ? (charge) => submit(charge, 'authorisation') : undefined,
    taken: isCard(method) ? (endToEndId) => number(takenOf, [endToEndId]) : undefined,
    returned: async (endToEndId) => (await number(wentBack, [endToEndId])) ?? 0,
    settle: advance,
    failNext: undefined,
  };
};

const sandboxBank = (): PayoutSide => ({
  payouts: testApp.services.rails.payouts as PayoutRail,
  accounts: [
    { kind: 'pix', pixKeyType: 5, pixKey: '7d9f0335-8dcc-4054-9bf9-0dbd61d36906' },
    { kind: 'bank', institution: 'Banco de Teste', branch: '0001', account: '12345-6', accountName: 'Padaria' },
  ],
  nobodys: {
    kind: 'bank',
    institution: 'Banco de Teste',
    branch: '0001',
    account: '12345-6',
    accountName: 'inexistente',
  },
  moved: async (key) =>
    (await number(`select amount as it from sandbox_payout where key = $1 and state = 'done'`, [key])) ?? 0,
  settle: advance,
  refuse: (isRefusing) => payoutsAre(testApp, isRefusing ? 'decline' : 'approve'),
  failNext: undefined,
});

const sandboxes = [
  ['01', 'approve'],
  ['02', 'approve'],
  ['0301', 'approve'],
  ['0302', 'approve'],
  ['0302', 'late'],
  ['0302', 'silent'],
  ['02', 'late'],
] as const;
const traitsOf = (method: PaymentMethod): RailTraits => ({
  isTold: false,
  isPaidTwice: true,
  holds: isCard(method),
  tellsReturns: true,
  hasFile: true,
  hasLine: false,
});
describe.each(sandboxes)('the sandbox rail %s in mode %s', (method, mode) => {
  it.each(railPromises(traitsOf(method)))('keeps: $promise', ({ kept }) => kept(sandboxSide(method, mode)));
});

describe('the bank of the sandbox', () => {
  it.each(payoutPromises({ hasLine: false }))('keeps: $promise', ({ kept }) => kept(sandboxBank()));
});

describe('a rail is found out that', () => {
  const another = (ask: RailAsk): RailAsk => ({ ...ask, key: `X${randomBytes(12).toString('hex')}` });

  it.each<[string, RegExp, (rail: Rail) => Partial<Rail>]>([
    [
      'gives back again under the same key',
      /give back under the same key/,
      ({ giveBack }) => ({ giveBack: (ask) => giveBack(another(ask)) }),
    ],
    [
      'gives back less than it says',
      /in parts up to the whole/,
      ({ giveBack }) => ({ giveBack: (ask) => giveBack({ ...ask, amount: Math.max(1, ask.amount - 1) }) }),
    ],
    [
      'says that it gave back what it refused',
      /not a centavo more/,
      ({ giveBack }) => ({ giveBack: async (ask): Promise<AskState> => (await giveBack(ask)) && { state: 'done' } }),
    ],
    [
      'tells reais for centavos',
      /to the centavo, with an id/,
      ({ inquire }) => ({
        inquire: async (txid) => {
          const told = await inquire(txid);
          if (told.state !== 'paid') return told;
          return { ...told, payments: told.payments.map((one) => ({ ...one, amount: Math.round(one.amount / 100) })) };
        },
      }),
    ],
    [
      'captures all that is held',
      /captured in part, once/,
      ({ capture }) => ({ capture: (ask) => capture({ ...ask, amount: 1_000 }) }),
    ],
    [
      'takes a word on the wrong hold for its own',
      /RELEASED/,
      ({ capture }) => ({
        capture: async (ask) => {
          const said = await capture(ask);
          return said.state === 'failed' ? { ...said, reason: 'NOT_HELD' } : said;
        },
      }),
    ],
    [
      'calls unknown what it has done',
      /give back under the same key/,
      () => ({ inquireReturn: async () => ({ state: 'unknown' }) }),
    ],
  ])('%s', async (_, words, change) => {
    const side = sandboxSide('0302');
    const broken = { ...side, rail: { ...side.rail, ...change(side.rail) } };
    await expect(railPromise(words, traitsOf('0302')).kept(broken)).rejects.toThrow();
  });
});

describe('a bank is found out that', () => {
  const another = (ask: PayoutAsk): PayoutAsk => ({ ...ask, key: `X${randomBytes(12).toString('hex')}` });

  it.each<[string, RegExp, (payouts: PayoutRail) => Partial<PayoutRail>]>([
    ['pays again under the same key', /answered the same/, ({ pay }) => ({ pay: (ask) => pay(another(ask)) })],
    ['pays a centavo less', /to the centavo/, ({ pay }) => ({ pay: (ask) => pay({ ...ask, amount: ask.amount - 1 }) })],
    ['knows what was never asked', /is unknown/, () => ({ inquire: async () => ({ state: 'processing' }) })],
    ['knows an account that there is not', /where there is none/, () => ({ lookUp: async (_, expected) => expected })],
  ])('%s', async (_, words, change) => {
    const side = sandboxBank();
    const broken = { ...side, payouts: { ...side.payouts, ...change(side.payouts) } };
    const found = payoutPromises({ hasLine: false }).find(({ promise }) => words.test(promise));
    await expect(found?.kept(broken)).rejects.toThrow();
  });
});
