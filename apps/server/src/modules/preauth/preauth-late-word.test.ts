import { randomBytes } from 'node:crypto';
import { getOrder, type PaymentMethod } from '@balcao/contract/order';
import { type ChargedPreauth, capturePreauth } from '@balcao/contract/preauth';
import { advanceClock, setRail } from '@balcao/contract/sandbox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { customer, type TestCustomer } from '../../../test/customers.ts';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { askHold, confirmHold, keyed, readHold } from '../../../test/preauths.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { signatureOf } from '../rail/rail-message.ts';

let testApp: TestApp;
let ana: Team;
let shop: MerchantServer;
let bruna: TestCustomer;
beforeAll(async () => {
  testApp = await openTestApp();
  ana = await openTeam(testApp, await register(testApp), { certified: true, products: ['11'] });
  shop = await merchantServer(testApp, ana);
  bruna = await customer(testApp, { cards: ['mastercardCredit'] });
});
afterAll(() => testApp.close());

const held = async (): Promise<ChargedPreauth> => {
  const asked = await askHold(shop, 10_000);
  await confirmHold(bruna, asked);
  return until(
    () => readHold(shop, asked),
    ({ status }) => status === 'authorised',
  );
};
const txidOf = ({ payUrl }: ChargedPreauth): string => payUrl.split('/').at(-1) ?? '';

/** The rail tells of another payment of the same charge. */
const railSays = async (hold: ChargedPreauth, type: 'charge.failed' | 'charge.paid'): Promise<void> => {
  const method: PaymentMethod = '0302';
  const endToEndId = `E99999010${randomBytes(16).toString('hex').slice(0, 23)}`;
  const at = testApp.platform.clock.now().toISOString();
  const payer = { payerName: 'Davi Rocha', card: { brand: 'Visa', last4: '0002' }, instalments: 1 };
  const reason = type === 'charge.failed' ? 'card_declined' : null;
  const of = { eventId: `${endToEndId}:${type}`, type, txid: txidOf(hold), endToEndId, amount: 10_000, at };
  const body = JSON.stringify({ ...of, ...payer, reason });
  await testApp.services.rails.receive(method, body, signatureOf(testApp.platform.secrets, method, body));
};
const capturedWhole = async (hold: ChargedPreauth) => {
  const params = { merchantOrderNumber: hold.merchantOrderNumber };
  await shop.call(capturePreauth, { params, body: { amount: 10_000 } }, keyed());
  await until(
    () => readHold(shop, hold),
    ({ status, asked }) => status === 'captured' && asked === null,
  );
  return ana.call(getOrder, { params: { number: hold.number } });
};
const pending = async () => (await testApp.services.ledger.balances(testApp.platform.db, ana.merchantId)).pending;

it('keeps the order of a hold waiting when another card is refused late: what is captured is the merchant’s', async () => {
  const hold = await held();
  const before = await pending();
  await railSays(hold, 'charge.failed');
  await expect(readHold(shop, hold)).resolves.toMatchObject({ status: 'authorised', orderStatus: '01' });
  // 3,79 % of R$ 100,00 and R$ 0,39.
  await expect(capturedWhole(hold)).resolves.toMatchObject({ status: '02', paidAmount: 10_000, fee: 418 });
  expect((await pending()) - before).toBe(9_582);
});

it('posts nothing by a word of another amount than was asked for: the rail is asked instead', async () => {
  const hold = await held();
  const before = await pending();
  const rail = (credit: 'silent' | 'approve') => testApp.caller()(setRail, { body: { credit } });
  await rail('silent');
  const params = { merchantOrderNumber: hold.merchantOrderNumber };
  await shop.call(capturePreauth, { params, body: { amount: 8_000 } }, keyed());
  const { db, clock, secrets } = testApp.platform;
  const { rows } = await db.$client.query<{ end_to_end_id: string }>(
    'select end_to_end_id from preauth where order_number = $1',
    [hold.number],
  );
  const [method, key, type] = ['0302', `C${hold.number}N1`, 'capture.done'] as const;
  const of = { eventId: `${key}:${type}:odd`, type, key, endToEndId: rows[0]?.end_to_end_id, amount: 5_000 };
  const body = JSON.stringify({ ...of, at: clock.now().toISOString(), reason: null });
  await testApp.services.rails.receive(method, body, signatureOf(secrets, method, body));
  await expect(readHold(shop, hold)).resolves.toMatchObject({ status: 'authorised', orderStatus: '01' });
  expect(await pending()).toBe(before);
  await rail('approve');
  await testApp.caller()(advanceClock, { body: { advanceSeconds: 120 } });
  const ended = await until(
    () => readHold(shop, hold),
    ({ status }) => status !== 'authorised',
  );
  expect(ended).toMatchObject({ status: 'captured', captured: 8_000 });
});

it('gives back what another card pays for an order that a card holds already', async () => {
  const hold = await held();
  const before = await pending();
  await railSays(hold, 'charge.paid');
  await expect(readHold(shop, hold)).resolves.toMatchObject({ status: 'authorised', orderStatus: '01' });
  await expect(capturedWhole(hold)).resolves.toMatchObject({ status: '02', paidAmount: 10_000 });
  expect((await pending()) - before).toBe(9_582);
  const suspense = await until(
    async () =>
      (
        await testApp.platform.db.$client.query<{ sum: string }>(
          `select coalesce(sum(amount), 0) as sum from ledger.entry where bucket = 'suspense'`,
        )
      ).rows[0]?.sum,
    (sum) => Number(sum) === 0,
  );
  expect(Number(suspense)).toBe(0);
  expect(Object.values(await testApp.services.ledger.prove()).every((figure) => Number(figure) === 0)).toBe(true);
});

it('is never seen held without the card that holds it, however often one asks', async () => {
  const seen = await Promise.all(
    Array.from({ length: 24 }, async () => {
      const asked = await askHold(shop, 1_000);
      const confirmed = confirmHold(bruna, asked);
      const hold = await until(
        () => readHold(shop, asked),
        ({ status }) => status === 'authorised',
      );
      await confirmed;
      return hold.card?.last4;
    }),
  );
  expect(new Set(seen)).toEqual(new Set(['4444']));
});
