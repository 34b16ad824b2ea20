import { pay } from '@balcao/contract/customer';
import { getSale, sell, voidSale } from '@balcao/contract/device-sale';
import { setAside } from '@balcao/contract/ledger-reserve';
import { askReversal, decideReversal, listJournals } from '@balcao/contract/ledger-reversal';
import { createOrder, PaymentProduct } from '@balcao/contract/order';
import { queryOrder } from '@balcao/contract/order-open';
import { createRefund, queryRefund } from '@balcao/contract/refund-open';
import { setRail } from '@balcao/contract/sandbox';
import { currentUser } from '@balcao/contract/session-current';
import { createShopCode, listShopCodes } from '@balcao/contract/shop-code';
import { matchUnidentifiedPayment } from '@balcao/contract/unidentified-match';
import {
  closeUnidentifiedPayment,
  creditUnidentifiedPayment,
  decideUnidentified,
  firstReturnLimit,
  listUnidentifiedPayments,
  returnUnidentifiedPayment,
} from '@balcao/contract/unidentified-payment';
import { transaction } from '../src/platform/db.ts';
import { customer } from './customers.ts';
import { device } from './devices.ts';
import type { World } from './money-world.ts';
import { newEndToEndId } from './payers.ts';
import { staffMember } from './people.ts';
import { dayFromNow, fileOf, sendFile, type Told } from './rail-files.ts';
import { railPays } from './rails.ts';
import { until } from './until.ts';

const { pos, qrCode } = PaymentProduct.enum;
const key = () => ({ idempotencyKey: crypto.randomUUID() });

/** A member sets money aside, and two of finance take that back. */
export const reverseByTwo = async (world: World): Promise<void> => {
  const { testApp, merchantId: id } = world;
  const filled = [{ from: 'rail_clearing:02', to: 'available', amount: 100 }] as const;
  await transaction(testApp.platform.db, (tx) => testApp.services.ledger.post(tx, id, 'test:1:filled', filled));
  await (await world.member())(setAside, { body: { amount: 100 } }, key());
  const [asks, agrees] = [await staffMember(testApp, 'finance'), await staffMember(testApp, 'finance')];
  const { list } = await asks.call(listJournals, { query: { merchantId: id } });
  const journalId = list.find(({ kind }) => kind === 'reserve')?.id ?? '';
  const { asked } = await asks.call(askReversal, { params: { id, journalId }, body: { words: 'Foi engano' } });
  const params = { id, journalId, requestId: asked?.id ?? '' };
  await agrees.call(decideReversal, { params, body: { agreed: true, words: null } });
};

/** Money comes without an order, and finance gives it back: one alone, and two where it is much. */
export const giveOwnerlessBack = async ({ testApp }: World): Promise<void> => {
  const [{ call }, colleague] = [await staffMember(testApp, 'finance'), await staffMember(testApp, 'finance')];
  for (const amount of [1_234, firstReturnLimit + 1]) {
    const endToEndId = await railPays(testApp, { txid: 'a'.repeat(30), amount });
    const found = async () =>
      (await call(listUnidentifiedPayments, { query: { pageSize: 100 } })).list.find(
        (one) => one.endToEndId === endToEndId,
      );
    await until(found, Boolean);
    await call(returnUnidentifiedPayment, { params: { endToEndId }, body: { reason: 'Foi engano' } });
    const requestId = (await found())?.asked?.consent.id;
    if (requestId)
      await colleague.call(decideUnidentified, { params: { requestId }, body: { agreed: true, words: null } });
    await until(found, (one) => one?.state === 'returned');
  }
};

/** Money comes without an order, and two of finance credit it to the team that it is found to be for. */
export const creditOwnerless = async ({ testApp, merchantId }: World, amount = 3_456): Promise<void> => {
  const [{ call }, colleague] = [await staffMember(testApp, 'finance'), await staffMember(testApp, 'finance')];
  const endToEndId = await railPays(testApp, { txid: 'a'.repeat(30), amount });
  const body = { merchantId, reason: 'Veio o comprovante' };
  const { asked } = await call(creditUnidentifiedPayment, { params: { endToEndId }, body });
  const params = { requestId: asked?.consent.id ?? '' };
  await colleague.call(decideUnidentified, { params, body: { agreed: true, words: null } });
};

/** Money comes without an order, and two of finance close it by the id under which its bank gave it back. */
export const closeOwnerless = async ({ testApp }: World): Promise<void> => {
  const [{ call }, colleague] = [await staffMember(testApp, 'finance'), await staffMember(testApp, 'finance')];
  const endToEndId = await railPays(testApp, { txid: 'a'.repeat(30), amount: 4_567 });
  const body = { returnId: `D${endToEndId.slice(1)}`, reason: 'O banco devolveu por fora' };
  const { asked } = await call(closeUnidentifiedPayment, { params: { endToEndId }, body });
  const params = { requestId: asked?.consent.id ?? '' };
  await colleague.call(decideUnidentified, { params, body: { agreed: true, words: null } });
};

/** Money comes without an order, and finance finds the order that it is for. */
export const matchOwnerless = async ({ testApp, server, merchantId }: World): Promise<void> => {
  const { call } = await staffMember(testApp, 'finance');
  const body = {
    merchantOrderNumber: 'MATCH-1',
    method: '02',
    amount: 2_345,
    goodsName: 'Café',
    goodsQuantity: 1,
  } as const;
  const { number: orderNumber } = await server(createOrder, { body: { ...body, expiresInSeconds: 3_600 } }, key());
  const endToEndId = await railPays(testApp, { txid: 'a'.repeat(30), amount: 2_345 });
  const reason = 'Veio o comprovante';
  await call(matchUnidentifiedPayment, { params: { endToEndId }, body: { merchantId, orderNumber, reason } });
};

/** A rail's file reports what its events did not: a paid order, a completed refund, and entries that are unknown here. */
export const hearByFile = async ({ testApp, server }: World): Promise<void> => {
  const [paid, waiting] = await Promise.all(
    ['F-1', 'F-2'].map((merchantOrderNumber) => {
      const body = { merchantOrderNumber, method: '02', amount: 4_400, goodsName: 'Café', goodsQuantity: 1 } as const;
      return server(createOrder, { body: { ...body, expiresInSeconds: 3_600 } }, key());
    }),
  );
  const endToEndId = await railPays(testApp, { txid: paid?.pix?.txid ?? '', amount: 4_400 });
  await testApp.caller()(setRail, { body: { pix: 'silent' } });
  const ask = { merchantOrderNumber: 'F-1', merchantRefundNumber: 'FR-1', amount: 900, reason: 'Não veio' };
  const { number } = await server(createRefund, { body: ask }, key());
  const [strange, yesterday] = [newEndToEndId(), dayFromNow(testApp, -1)];
  const lines: Told[] = [
    { kind: 'payment', id: newEndToEndId(), reference: waiting?.pix?.txid ?? '', amount: 4_400 },
    { kind: 'return', id: number, reference: endToEndId, amount: 900 },
    { kind: 'payment', id: strange, reference: '', amount: 5_500 },
    { kind: 'return', id: 'X1', reference: strange, amount: 500 },
  ];
  await sendFile(await staffMember(testApp, 'finance'), '02', yesterday, fileOf(yesterday, lines));
  const params = { merchantOrderNumber: 'F-2', merchantRefundNumber: 'FR-1' };
  await until(
    () => server(queryOrder, { params }),
    ({ status }) => status === '02',
  );
  await until(
    () => server(queryRefund, { params }),
    ({ review }) => review === '3',
  );
  await testApp.caller()(setRail, { body: { pix: 'approve' } });
};

/** A payer pays at a code that hangs in the shop, in the chat app and by a bank that names the code alone. */
export const payAtCode = async (world: World): Promise<void> => {
  const { testApp, merchantId } = world;
  const call = await world.member();
  const { id, brCode } = await call(createShopCode, { body: { name: 'Balcão', goodsName: 'Consumo', amount: 700 } });
  const payer = await customer(testApp);
  await payer.call(pay, { body: { code: brCode, amount: 700 } }, key());
  const sql = 'select txid from shop_code where merchant_id = $1 and id = $2';
  const { rows } = await testApp.platform.db.$client.query<{ txid: string }>(sql, [merchantId, id]);
  await railPays(testApp, { txid: rows[0]?.txid ?? '', amount: 700 });
  await until(
    () => call(listShopCodes, {}),
    ({ list }) => list[0]?.paidToday.count === 2,
  );
};

/** A terminal of the shop sells by card, and gives its last sale back. */
export const voidAtTerminal = async (world: World): Promise<void> => {
  const { accountId } = await (await world.member())(currentUser, {});
  const terminal = await device(world.testApp, { merchantId: world.merchantId, accountId });
  const { number } = await terminal.call(sell, { body: { method: '0302', amount: 900, card: 'visa' } }, key());
  const params = { number };
  await until(
    () => terminal.call(getSale, { params }),
    ({ status }) => status === '02',
  );
  await terminal.call(voidSale, { params }, key());
  await until(
    () => terminal.call(getSale, { params }),
    ({ refundedAmount }) => refundedAmount === 900,
  );
};

/** Everyday actions of members and servers need two products; shops and devices need these as well. */
export const openCounter = ({ testApp, merchantId }: World): Promise<void> =>
  transaction(testApp.platform.db, (tx) =>
    testApp.services.products.activate(tx, merchantId, [qrCode, pos], testApp.platform.clock.now()),
  );
