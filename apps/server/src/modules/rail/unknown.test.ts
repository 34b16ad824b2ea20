import { listAuditEvents } from '@balcao/contract/audit-event';
import { askRailNow, listUnknownOutcomes, type UnknownKind, type UnknownOutcome } from '@balcao/contract/rail-unknown';
import { createRefund, queryRefund } from '@balcao/contract/refund-open';
import { listMails, setRail } from '@balcao/contract/sandbox';
import { returnUnidentifiedPayment } from '@balcao/contract/unidentified-payment';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { customer } from '../../../test/customers.ts';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { openTill, type Till } from '../../../test/paid-orders.ts';
import { openTeam, register, staffMember, type Team } from '../../../test/people.ts';
import { askHold, confirmHold, keyed, readHold } from '../../../test/preauths.ts';
import { railPays } from '../../../test/rails.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

type Staff = Awaited<ReturnType<typeof staffMember>>;
let testApp: TestApp;
let ana: Team;
let shop: MerchantServer;
let till: Till;
let fabio: Staff;
let ada: Staff;
beforeAll(async () => {
  testApp = await openTestApp();
  ana = await openTeam(testApp, await register(testApp), {
    name: 'Café do Mercado',
    certified: true,
    products: ['03', '11'],
  });
  shop = await merchantServer(testApp, ana);
  till = await openTill(testApp, shop);
  fabio = await staffMember(testApp, 'finance');
  ada = await staffMember(testApp, 'admin');
});
afterAll(() => testApp.close());

const run = (sql: string, values: unknown[]) => testApp.platform.db.$client.query(sql, values);
const hours = (ahead: number) => new Date(testApp.platform.clock.now().getTime() + ahead * 3_600_000);
const list = (kind?: UnknownKind) => fabio.call(listUnknownOutcomes, { query: kind ? { kind } : {} });
const ask = (who: Staff, { kind, about, merchant }: UnknownOutcome) =>
  who.call(askRailNow, { params: { id: merchant.merchantId, kind, about } });
const mailsTo = async ({ email }: Staff) => (await testApp.caller()(listMails, { query: { to: email } })).list;

/** Refunds without an answer of the rail for this many hours; a payment made before does not depend on the silent rail. */
const openRefunds = async (...ages: number[]) => {
  const say = (pix: 'approve' | 'silent') => testApp.caller()(setRail, { body: { pix } });
  await say('approve');
  const paid = await Promise.all(ages.map(() => till.paid(5_000)));
  await say('silent');
  return Promise.all(
    ages.map(async (ago, at) => {
      const merchantRefundNumber = `D-${crypto.randomUUID()}`;
      const merchantOrderNumber = paid[at]?.merchantOrderNumber ?? '';
      const body = { merchantOrderNumber, merchantRefundNumber, amount: 1_234, reason: 'Desistiu' };
      const { number } = await shop.call(createRefund, { body }, keyed());
      const waiting = [number, hours(-ago), hours(2)];
      await run('update refund set decided_at = $2, next_check_at = $3, checks = 15 where number = $1', waiting);
      return { number, merchantRefundNumber };
    }),
  );
};

it('what a rail has left unknown for a day is listed for finance, who has it asked at once', async () => {
  const [old, young] = await openRefunds(25, 23);
  if (!old || !young) throw new Error('not asked');
  const { number, merchantRefundNumber } = old;
  const { list: found, counts } = await list();
  expect(found.map(({ about }) => about)).not.toContain(young.number);
  const one = found.find(({ about }) => about === number);
  expect(one).toMatchObject({
    kind: 'refund',
    amount: 1_234,
    method: '02',
    checks: 15,
    orderNumber: expect.stringMatching(/^\d{20}$/),
    merchant: { merchantId: ana.merchantId, number: ana.merchantNumber, name: 'Café do Mercado' },
  });
  expect(counts.refund).toBe(1);
  if (!one) throw new Error('not listed');
  expect(await ada.call(listUnknownOutcomes, {})).toMatchObject({ counts: { refund: 1 } });
  await expect(ask(ada, one)).rejects.toMatchObject({ name: 'permission_missing' });
  await ask(fabio, one);
  await until(
    () => shop.call(queryRefund, { params: { merchantRefundNumber } }),
    ({ review }) => review === '3',
  );
  expect((await list()).counts.refund).toBe(0);
  await expect(ask(fabio, one)).rejects.toMatchObject({ name: 'not_found' });
  const { list: auditEvents } = await ada.call(listAuditEvents, { query: { kind: ['railAsked'] } });
  expect(auditEvents).toMatchObject([{ subjectName: number }]);
});

it('finance is written to once about each, with its number, and nobody else', async () => {
  const [{ number } = { number: '' }] = await openRefunds(30);
  const letters = async () => (await mailsTo(fabio)).filter(({ text }) => text.includes(number));
  await testApp.platform.jobs.sweep();
  expect((await letters()).map(({ subject }) => subject)).toEqual(['Sem resposta há mais de 24 horas: 1']);
  expect((await letters())[0]?.text).toContain('Reembolso');
  await testApp.platform.jobs.sweep();
  expect(await letters()).toHaveLength(1);
  expect(await mailsTo(ada)).toEqual([]);
});

it('an order whose time was over a day ago without a word of the rail is one, until the rail has answered', async () => {
  const { number } = await till.open(700);
  await run('update "order" set expires_at = $2, next_check_at = $3 where number = $1', [number, hours(-25), hours(2)]);
  const { list: found } = await list('order');
  expect(found).toMatchObject([{ kind: 'order', about: number, orderNumber: number, amount: 700, method: '02' }]);
  for (const one of found) await ask(fabio, one);
  await until(
    () => list('order'),
    ({ counts }) => counts.order === 0,
  );
});

it('a capture of which the rail says nothing is one for each time it is asked', async () => {
  const bruna = await customer(testApp, { cards: ['visaCredit'] });
  const asked = await askHold(shop);
  await confirmHold(bruna, asked);
  const hold = await until(
    () => readHold(shop, asked),
    ({ status }) => status === 'authorised',
  );
  await run(
    `update preauth set asked = 'capture', asked_amount = 800, asked_at = $2, next_check_at = $3, checks = 9, asks = 1
     where order_number = $1`,
    [hold.number, hours(-26), hours(2)],
  );
  expect((await list('hold')).list).toMatchObject([{ about: hold.number, amount: 800, method: '0302', checks: 9 }]);
  for (const one of (await list('hold')).list) await ask(fabio, one);
  await expect(
    until(
      () => readHold(shop, asked),
      ({ status }) => status === 'captured',
    ),
  ).resolves.toMatchObject({ captured: 800 });
});

/** Returned to the payer, and then as if the rail had not answered for this many hours: it is asked again after two. */
const leaveUnsaid = async (endToEndId: string, ago: number) => {
  const back = 'select from unexpected_payment where end_to_end_id = $1 and returned_at is not null';
  await until(
    async () => (await run(back, [endToEndId])).rowCount,
    (count) => count === 1,
  );
  await run(
    'update unexpected_payment set return_asked_at = $2, returned_at = null, next_check_at = $3 where end_to_end_id = $1',
    [endToEndId, hours(-ago), hours(2)],
  );
};

it('money that nobody expected, and that its rail does not take back, is one', async () => {
  const { merchantOrderNumber, pix } = await till.open(900);
  await shop.client.closeOrder(merchantOrderNumber);
  const endToEndId = await railPays(testApp, { txid: pix?.txid ?? '', amount: 900 });
  await leaveUnsaid(endToEndId, 48);
  const { list: found } = await list('return');
  expect(found).toMatchObject([{ about: endToEndId, amount: 900, method: '02' }]);
});

it('so is money without an owner: it is of no merchant, and finance has its rail asked just the same', async () => {
  const endToEndId = await railPays(testApp, { txid: '', amount: 4_321 });
  const body = { reason: 'Ninguém conhece' };
  await fabio.call(returnUnidentifiedPayment, { params: { endToEndId }, body });
  await leaveUnsaid(endToEndId, 25);
  const one = (await list('return')).list.find(({ about }) => about === endToEndId);
  expect(one).toMatchObject({ amount: 4_321, orderNumber: null, merchant: { number: '', name: '' } });
  if (!one) throw new Error('not listed');
  await testApp.platform.jobs.sweep();
  const letter = (await mailsTo(fabio)).find(({ text }) => text.includes(endToEndId));
  expect(letter?.text).toMatch(new RegExp(`Devolução ${endToEndId} · R\\$\\s43,21$`, 'm'));
  await ask(fabio, one);
  await until(
    () => list('return'),
    ({ list: found }) => found.every(({ about }) => about !== endToEndId),
  );
  const { list: auditEvents } = await ada.call(listAuditEvents, { query: { kind: ['railAsked'] } });
  expect(auditEvents[0]).toMatchObject({ subjectName: endToEndId, merchant: null });
});
