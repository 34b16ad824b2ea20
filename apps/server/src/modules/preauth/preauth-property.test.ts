import { capturePreauth, createPreauth, queryPreauth, voidPreauth } from '@balcao/contract/preauth';
import { advanceClock, setRail } from '@balcao/contract/sandbox';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { customer } from '../../../test/customers.ts';
import { deep } from '../../../test/depth.ts';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { keyed } from '../../../test/preauths.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { transaction } from '../../platform/db.ts';

let testApp: TestApp;
let ana: Team;
let shop: MerchantServer;
let cardId = '';
let customerId = '';
let orders = 0;
beforeAll(async () => {
  testApp = await openTestApp();
  ana = await openTeam(testApp, await register(testApp), { certified: true, products: ['11'] });
  // Months go by here.
  const notAfter = new Date(Date.now() + 20 * 365 * 86_400_000);
  shop = await merchantServer(testApp, ana, { notAfter });
  const bruna = await customer(testApp, { cards: ['mastercardCredit'] });
  cardId = bruna.cardIds[0] ?? '';
  const { db } = testApp.platform;
  const { rows } = await db.$client.query<{ id: string }>('select customer_id as id from customer_card');
  customerId = rows[0]?.id ?? '';
});
afterAll(() => testApp.close());

const authorised = 10_000;
const advance = (seconds: number) => testApp.caller()(advanceClock, { body: { advanceSeconds: seconds } });
const rail = (mode: 'approve' | 'silent' | 'late' | 'twice' | 'disorder') =>
  testApp.caller()(setRail, { body: { credit: mode } });

const confirmed = new Set<string>();
/** The payer's side, once, without the phone, whose session does not outlive the days that pass here. */
const confirm = async (merchantOrderNumber: string): Promise<unknown> => {
  if (confirmed.has(merchantOrderNumber)) return undefined;
  confirmed.add(merchantOrderNumber);
  const { platform, services } = testApp;
  const order = await services.holdOrders.byMerchantNumber(platform.db, ana.merchantId, merchantOrderNumber);
  if (!order) return undefined;
  const means = { method: '0302', cardId } as const;
  const now = platform.clock.now();
  return transaction(platform.db, (tx) =>
    services.payments.payOrder(tx, { customerId, order, merchantName: 'Café', means, now }),
  );
};

type Step =
  | { do: 'confirm' }
  | { do: 'void' }
  | { do: 'wait' }
  | { do: 'expire' }
  | { do: 'capture'; amount: number }
  | { do: 'rail'; mode: 'approve' | 'silent' | 'late' | 'twice' | 'disorder' };
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom<Step>({ do: 'confirm' }, { do: 'void' }, { do: 'wait' }, { do: 'expire' }),
  fc.record({ do: fc.constant('confirm') }),
  fc.record({ do: fc.constant('capture'), amount: fc.integer({ min: 1, max: authorised + 1 }) }),
  fc.record({ do: fc.constant('rail'), mode: fc.constantFrom('approve', 'silent', 'late', 'twice', 'disorder') }),
);

const take = (merchantOrderNumber: string, one: Step): Promise<unknown> => {
  const params = { merchantOrderNumber };
  if (one.do === 'rail') return rail(one.mode);
  if (one.do === 'wait') return advance(15);
  if (one.do === 'expire') return advance(8 * 86_400);
  if (one.do === 'confirm') return confirm(merchantOrderNumber);
  if (one.do === 'capture') return shop.call(capturePreauth, { params, body: { amount: one.amount } }, keyed());
  return shop.call(voidPreauth, { params }, keyed());
};

const sumOf = async (text: string, values: unknown[]): Promise<number> =>
  Number((await testApp.platform.db.$client.query<{ sum: string }>(text, values)).rows[0]?.sum ?? 0);

it(
  'ends every hold in one state, whatever comes and whatever is lost: never more than was held, and the books agree',
  async () => {
    const run = async (steps: readonly (readonly Step[])[]) => {
      orders += 1;
      const merchantOrderNumber = `X-${orders}`;
      const body = { merchantOrderNumber, amount: authorised, goodsName: 'Caução', expiresInSeconds: 604_800 };
      await rail('approve');
      const { number } = await shop.call(createPreauth, { body }, keyed());
      // The calls of one step run concurrently. A refused call is part of the property, not a failure.
      for (const together of steps) await Promise.allSettled(together.map((one) => take(merchantOrderNumber, one)));
      await rail('approve');
      for (const seconds of [30, 8 * 86_400, 30, 8_000, 8_000]) await advance(seconds);
      const end = await shop.call(queryPreauth, { params: { merchantOrderNumber } });
      expect(end.asked).toBeNull();
      expect([end.status, end.orderStatus]).toBeOneOf([
        ['captured', '02'],
        ['released', '04'],
        ['expired', '04'],
        [null, '04'],
      ]);
      expect(end.captured ?? 0).toBeLessThanOrEqual(end.authorised ?? 0);
      // What the rail took of all the holds of this order is what we say was captured, and what was posted.
      const taken = await sumOf(
        `select coalesce(sum(captured), 0) as sum from sandbox_payment join "order" using (txid) where number = $1`,
        [number],
      );
      expect(taken).toBe(end.captured ?? 0);
      const posted = await sumOf(
        `select -coalesce(sum(e.amount), 0) as sum from ledger.entry e join ledger.journal j on j.id = e.journal_id
       where j.cause like $1 and e.bucket = 'rail_clearing'`,
        [`order:${number}:%`],
      );
      expect(posted).toBe(taken);
      const standing = await sumOf(
        `select count(*) as sum from sandbox_payment join "order" using (txid) where number = $1 and state in ('authorised', 'processing')`,
        [number],
      );
      expect(standing).toBe(0);
    };
    const moments = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 });
    await fc.assert(fc.asyncProperty(moments, run), { numRuns: deep(10) });
    const proof = await testApp.services.ledger.prove();
    expect(Object.values(proof).map(Number)).toEqual(Object.values(proof).map(() => 0));
  },
  deep(120_000),
);
