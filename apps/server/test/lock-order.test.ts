import fs from 'node:fs';
import path from 'node:path';
import { decideDispute, registerDispute } from '@balcao/contract/dispute-desk';
import { requestRefund } from '@balcao/contract/refund-request';
import { saveAutomatic } from '@balcao/contract/withdrawal-automatic';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { balanceOrder, lockOrder } from '../src/platform/lock-order.ts';
import { type FreshDatabase, freshDatabase } from './database.ts';
import { turnOn, withCode } from './factors.ts';
import { recordLocks } from './lock-record.ts';
import { type Action, calmDown, perform } from './money-actions.ts';
import {
  closeOwnerless,
  creditOwnerless,
  giveOwnerlessBack,
  hearByFile,
  matchOwnerless,
  openCounter,
  payAtCode,
  reverseByTwo,
  voidAtTerminal,
} from './money-rare.ts';
import { type Model, openStage, type World } from './money-world.ts';
import { member, staffMember } from './people.ts';

let database: FreshDatabase;
let record: Awaited<ReturnType<typeof recordLocks>>;
let stage: Awaited<ReturnType<typeof openStage>>;
beforeAll(async () => {
  database = await freshDatabase();
  record = await recordLocks(database);
  stage = await openStage(database);
});
afterAll(async () => {
  await stage.close();
  await record.stop();
  await database.drop();
});

const hour = 3_600;
const sell = (method: '02' | '0302', amount: number, parts = 1): Action => ({
  do: 'sell',
  method,
  amount,
  paid: true,
  parts,
});
const refund = (at: number, share: number, by: 'server' | 'member' = 'server'): Action => ({
  do: 'refund',
  at,
  share,
  by,
});
const rail = (mode: 'approve' | 'decline' | 'late' | 'twice'): Action => ({
  do: 'rail',
  some: ['pix', 'credit', 'payout'],
  mode,
});

const bank = (at: number, act: 'take' | 'block' | 'release', share = 10): Action => ({
  do: 'bank',
  at,
  act,
  share,
  nature: 'MED_FRAUDE',
});
const wait = (seconds: number): Action => ({ do: 'wait', seconds });
const withdraw = (share: number): Action => ({ do: 'withdraw', share });

/** Every way in which money moves: sales, holds, refunds of each source, what the bank takes by itself, the reserve, settlement and withdrawals, well and badly. */
const everything: readonly Action[] = [
  ...[sell('02', 90_000), sell('02', 50_000), sell('0302', 60_000, 3), { do: 'pay', at: 0 } as const],
  ...[{ do: 'hold', amount: 20_000 } as const, { do: 'capture', at: 3, share: 80 } as const],
  ...[{ do: 'hold', amount: 20_000 } as const, { do: 'void', at: 4 } as const],
  ...[refund(0, 10), refund(2, 10), rail('decline'), refund(0, 5), refund(2, 5), rail('approve')],
  ...[bank(1, 'block'), bank(1, 'release'), wait(72 * hour), { do: 'setAside', share: 20 } as const],
  ...[refund(0, 10), rail('decline'), refund(0, 10), withdraw(10), rail('twice'), bank(1, 'block'), bank(1, 'take')],
  ...[withdraw(10), refund(1, 10, 'member'), { do: 'takeBack', share: 10 } as const],
  ...[{ do: 'policy', automatic: false } as const, refund(1, 10, 'member'), refund(1, 5, 'member')],
  ...[{ do: 'decide', at: 0, agreed: true } as const, { do: 'decide', at: 1, agreed: false } as const],
  ...[rail('late'), { do: 'policy', automatic: true } as const, refund(1, 10), withdraw(5)],
  // The bank takes more than is left, which is owed; then a withdrawal fails, and what comes back pays it.
  ...[withdraw(100), bank(0, 'take', 60), rail('decline'), wait(20), wait(33 * 24 * hour)],
];

/** A member with a role and an app approves a refund of a new sale by a code of the app. */
const refundWithCode = async (world: World, model: Model): Promise<void> => {
  for (const action of [rail('approve'), sell('02', 10_000)]) await perform(world, model, action);
  const permissions = [{ menuId: 'payment.refunds', permissionLevel: 'write' }] as const;
  const person = await member(world.testApp, { merchantId: world.merchantId, merchantNumber: '' }, { permissions });
  const { secret } = await turnOn(world.testApp, person);
  const body = { orderNumber: model.orders.at(-1)?.number ?? '', amount: 100, reason: 'devolução' };
  await withCode(world.testApp, person, secret, () =>
    person.call(requestRefund, { body }, { idempotencyKey: crypto.randomUUID() }),
  );
};

/** Staff block money of a new sale for its payer's bank, and let it go. */
const disputeAtDesk = async (world: World, model: Model): Promise<void> => {
  await perform(world, model, sell('02', 10_000));
  const { call } = await staffMember(world.testApp, 'finance');
  const orderNumber = model.orders.at(-1)?.number ?? '';
  const body = { orderNumber, kind: 'fraud', amount: 1_000, reason: 'Carta do banco' } as const;
  const { number } = await call(registerDispute, { body });
  await call(decideDispute, { params: { number }, body: { decision: 'rejected', note: 'Não procede' } });
};

/** A bank takes the whole of a sale that it had blocked, from a merchant with no other money: its fee becomes a debt. */
const takeAllBlocked = async (world: World): Promise<void> => {
  const model: Model = { orders: [], undecided: [], numbers: 0 };
  const [block, take] = [bank(0, 'block', 100), bank(0, 'take', 100)];
  const acts = [rail('approve'), sell('02', 40_000), wait(20), block, wait(20), take, wait(20)];
  for (const act of acts) await perform(world, model, act);
};

it('locks rows in one order in every transaction that moves money', async () => {
  const world = await stage.enter();
  const model: Model = { orders: [], undecided: [], numbers: 0 };
  const call = await world.member();
  const limits = { threshold: 5_000, deposit: 0, minimum: 1_000, single: 60_000, daily: 500_000 };
  const body = { ...limits, enabled: true, destinationId: world.destinationId, version: 0 };
  await call(saveAutomatic, { body });
  for (const action of everything) await perform(world, model, action);
  await refundWithCode(world, model);
  await disputeAtDesk(world, model);
  await openCounter(world);
  const ownerless = [giveOwnerlessBack, matchOwnerless, creditOwnerless, closeOwnerless];
  for (const act of [payAtCode, voidAtTerminal, ...ownerless, hearByFile]) await act(world);
  await takeAllBlocked(await stage.enter());
  // A merchant who owes nothing: what the first one gets pays its debt before it can be set aside.
  await reverseByTwo(await stage.enter());
  await calmDown(world);
  const { wrong, seen } = await record.judge();
  expect(wrong).toEqual([]);
  const missing = [...lockOrder.map(({ table }) => table), ...balanceOrder].filter((one) => !seen.has(one));
  expect(missing).toEqual([]);
});

it('is written down for people in the same order', () => {
  const page = fs.readFileSync(path.resolve(import.meta.dirname, '../../../docs/lock-order.md'), 'utf8');
  const listed = [...page.matchAll(/^\d+\. `([\w.]+)`/gm)].map(([, table]) => table);
  expect(listed).toEqual(lockOrder.map(({ table }) => table));
  expect(page).toContain(balanceOrder.map((bucket) => `\`${bucket}\``).join(', '));
});
