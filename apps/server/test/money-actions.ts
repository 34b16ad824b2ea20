import { getBalances, setAside, takeBack } from '@balcao/contract/ledger-reserve';
import { closeOrder, createOrder, type PaymentMethod } from '@balcao/contract/order';
import { capturePreauth, createPreauth, voidPreauth } from '@balcao/contract/preauth';
import type { RailMode } from '@balcao/contract/rail';
import { createRefund } from '@balcao/contract/refund-open';
import { getRefundPolicy, saveRefundPolicy } from '@balcao/contract/refund-policy';
import { approveRefund, rejectRefund, requestRefund } from '@balcao/contract/refund-request';
import { setRail } from '@balcao/contract/sandbox';
import { requestWithdrawal } from '@balcao/contract/withdrawal-request';
import fc from 'fast-check';
import { transaction } from '../src/platform/db.ts';
import { actOfBank, type BankAction, bankActions } from './money-bank.ts';
import { creditOwnerless } from './money-rare.ts';
import { attempt, type KnownOrder, type Model, methods, type World } from './money-world.ts';
import { submitPayment } from './payers.ts';

/** What someone does. `at` chooses one of the orders there are; `share` is so many hundredths of what there is. */
export type Action =
  | {
      readonly do: 'sell';
      readonly method: PaymentMethod;
      readonly amount: number;
      readonly paid: boolean;
      readonly parts: number;
    }
  | { readonly do: 'hold' | 'credit'; readonly amount: number }
  | { readonly do: 'pay' | 'close' | 'void'; readonly at: number }
  | { readonly do: 'capture'; readonly at: number; readonly share: number }
  | { readonly do: 'refund'; readonly at: number; readonly share: number; readonly by: 'server' | 'member' }
  | BankAction
  | { readonly do: 'decide'; readonly at: number; readonly agreed: boolean }
  | { readonly do: 'policy'; readonly automatic: boolean }
  | { readonly do: 'setAside' | 'takeBack' | 'withdraw'; readonly share: number }
  | { readonly do: 'rail'; readonly some: readonly (typeof rails)[number][]; readonly mode: RailMode }
  | { readonly do: 'wait'; readonly seconds: number };

const rails = ['wallet', 'pix', 'debit', 'credit', 'payout'] as const;
const modesOf = (some: readonly (typeof rails)[number][], mode: RailMode) =>
  Object.fromEntries(some.map((rail) => [rail, mode]));
const hour = 3_600;
const day = 24 * hour;
const key = () => ({ idempotencyKey: crypto.randomUUID() });
const chosen = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];

const place = fc.nat({ max: 20 });
/** Sometimes more than there is. */
const share = fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 60 }) }, fc.integer({ min: 61, max: 110 }));
const amount = fc.integer({ min: 100, max: 500_000 });
const sale = fc.record({
  do: fc.constant('sell' as const),
  method: fc.constantFrom(...methods),
  amount,
  paid: fc.constantFrom(true, true, true, false),
  parts: fc.constantFrom(1, 1, 3),
});
/** Sales come most often, since everything else needs them. */
export const actions: fc.Arbitrary<Action> = fc.oneof(
  { weight: 6, arbitrary: sale },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('hold' as const, 'credit' as const), amount }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('pay' as const, 'close' as const, 'void' as const), at: place }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('capture' as const), at: place, share }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      at: place,
      share,
      by: fc.constantFrom('server' as const, 'member' as const),
    }),
  },
  { weight: 4, arbitrary: bankActions },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('decide' as const), at: place, agreed: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('policy' as const), automatic: fc.boolean() }) },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constantFrom('setAside' as const, 'takeBack' as const, 'withdraw' as const), share }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('rail' as const),
      some: fc.subarray([...rails], { minLength: 1 }),
      mode: fc.constantFrom<RailMode>('approve', 'decline', 'decline', 'late', 'twice', 'disorder', 'silent'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      seconds: fc.constantFrom(15, hour, day, 2 * day, 33 * day),
    }),
  },
);

const sell = async (world: World, model: Model, { method, amount, paid, parts }: Extract<Action, { do: 'sell' }>) => {
  model.numbers += 1;
  const merchantOrderNumber = `M-${model.numbers}`;
  const body = { merchantOrderNumber, method, amount, goodsName: 'Café', goodsQuantity: 1 };
  const made = await attempt(createOrder, () => world.server(createOrder, { body }, key()));
  if (!made) return;
  const order: KnownOrder = { ...made, isHold: false, taken: 0 };
  model.orders.push(order);
  if (paid) await payIn(world, order, method === '0302' ? parts : 1);
};

/** The payer's bank or card hands a payment in; what it says to have taken is what the payer will miss. */
const payIn = async (world: World, order: KnownOrder, instalments = 1): Promise<void> => {
  const { said } = await submitPayment(world.testApp, order as never, { instalments });
  if (said === 'settled') order.taken += order.amount;
};

const hold = async (world: World, model: Model, amount: number): Promise<void> => {
  model.numbers += 1;
  const body = { merchantOrderNumber: `M-${model.numbers}`, amount, goodsName: 'Caução', expiresInSeconds: 7 * day };
  const made = await attempt(createPreauth, () => world.server(createPreauth, { body }, key()));
  if (!made) return;
  model.orders.push({ ...made, method: '0302', isHold: true, taken: 0 });
  const { platform, services } = world.testApp;
  const order = await services.holdOrders.byMerchantNumber(platform.db, world.merchantId, made.merchantOrderNumber);
  if (!order) return;
  const means = { method: '0302', cardId: world.card.cardId } as const;
  const now = platform.clock.now();
  // The payer's side without the phone, whose session does not outlive the days that pass here.
  await transaction(platform.db, (tx) =>
    services.payments.payOrder(tx, { customerId: world.card.customerId, order, merchantName: 'Café', means, now }),
  ).catch((error: { refusal?: string }) => {
    if (!error.refusal) throw error;
  });
};

const refund = async (
  world: World,
  model: Model,
  { at, share, by }: Extract<Action, { do: 'refund' }>,
): Promise<void> => {
  const order = chosen(model.orders, at);
  if (!order) return;
  model.numbers += 1;
  const amount = Math.max(1, Math.floor((order.amount * share) / 100));
  const { merchantOrderNumber, number: orderNumber } = order;
  if (by === 'server') {
    const body = { merchantOrderNumber, merchantRefundNumber: `R-${model.numbers}`, amount, reason: 'devolução' };
    await attempt(createRefund, () => world.server(createRefund, { body }, key()));
    return;
  }
  const member = await world.member();
  const asked = await attempt(requestRefund, () =>
    member(requestRefund, { body: { orderNumber, amount, reason: 'devolução' } }, key()),
  );
  if (asked?.review === '0') model.undecided.push(asked.number);
};

const decide = async (world: World, model: Model, { at, agreed }: Extract<Action, { do: 'decide' }>): Promise<void> => {
  const number = chosen(model.undecided, at);
  if (!number) return;
  const member = await world.member();
  const params = { number };
  if (agreed) await attempt(approveRefund, () => member(approveRefund, { params, body: { version: 1 } }, key()));
  else await attempt(rejectRefund, () => member(rejectRefund, { params, body: { reason: 'não cabe' } }, key()));
};

const policy = async (world: World, automatic: boolean): Promise<void> => {
  const member = await world.member();
  const { version } = await member(getRefundPolicy, {});
  await attempt(saveRefundPolicy, () =>
    member(saveRefundPolicy, { body: { automatic, secondPersonFrom: null, version } }),
  );
};

/** Sets money aside, or takes it back: so much of what there was a moment before. */
const reserve = async (world: World, target: typeof setAside | typeof takeBack, share: number): Promise<void> => {
  const member = await world.member();
  const { available, reserve } = await member(getBalances, {});
  const amount = Math.floor(((target === setAside ? available : reserve) * share) / 100);
  if (amount > 0) await attempt(target, () => member(target, { body: { amount } }, key()));
};

/** Asks for so much of what was available a moment before. */
const withdraw = async (world: World, share: number): Promise<void> => {
  const member = await world.member();
  const { available } = await member(getBalances, {});
  const amount = Math.floor((available * share) / 100);
  if (amount === 0) return;
  const body = { amount, destinationId: world.destinationId };
  await attempt(requestWithdrawal, () => member(requestWithdrawal, { body }, key()));
};

const ofOrder = async (world: World, model: Model, one: Extract<Action, { at: number }>): Promise<void> => {
  const order = chosen(model.orders, one.at);
  if (!order) return;
  const { merchantOrderNumber, isHold, amount } = order;
  const params = { merchantOrderNumber };
  if (one.do === 'pay' && !isHold) await payIn(world, order);
  if (one.do === 'close' && !isHold) await attempt(closeOrder, () => world.server(closeOrder, { params }, key()));
  if (one.do === 'void' && isHold) await attempt(voidPreauth, () => world.server(voidPreauth, { params }, key()));
  if (one.do !== 'capture' || !isHold) return;
  const body = { amount: Math.max(1, Math.floor((amount * one.share) / 100)) };
  await attempt(capturePreauth, () => world.server(capturePreauth, { params, body }, key()));
};

/** Performs the action. A refusal by the product is a valid outcome, not a failure. */
export const perform = async (world: World, model: Model, action: Action): Promise<void> => {
  switch (action.do) {
    case 'sell':
      return sell(world, model, action);
    case 'hold':
      return hold(world, model, action.amount);
    case 'credit':
      return creditOwnerless(world, action.amount);
    case 'refund':
      return refund(world, model, action);
    case 'decide':
      return decide(world, model, action);
    case 'bank':
      return actOfBank(
        world,
        chosen(
          model.orders.filter(({ method }) => method === '02'),
          action.at,
        ),
        action,
      );
    case 'policy':
      return policy(world, action.automatic);
    case 'setAside':
      return reserve(world, setAside, action.share);
    case 'takeBack':
      return reserve(world, takeBack, action.share);
    case 'withdraw':
      return withdraw(world, action.share);
    case 'rail':
      return void (await world.testApp.caller()(setRail, { body: modesOf(action.some, action.mode) }));
    case 'wait':
      return world.advance(action.seconds);
    default:
      return ofOrder(world, model, action);
  }
};

/** Every rail answers again, and everything that was on its way arrives. */
export const calmDown = async (world: World): Promise<void> => {
  await world.testApp.caller()(setRail, { body: modesOf(rails, 'approve') });
  for (const seconds of [30, 8 * day, 30, 3 * hour, 3 * hour]) await world.advance(seconds);
};
