import { disputeMoves } from '@balcao/contract/dispute';
import { MerchantBucket } from '@balcao/contract/ledger';
import { getBalances } from '@balcao/contract/ledger-reserve';
import { getStatement, type StatementAccount } from '@balcao/contract/ledger-statement';
import { orderMoves } from '@balcao/contract/order';
import { preauthMoves } from '@balcao/contract/preauth';
import { refundMoves } from '@balcao/contract/refund';
import type { Moves } from '@balcao/contract/states';
import { withdrawalMoves } from '@balcao/contract/withdrawal';
import { expect } from 'vitest';
import type { Model, World } from './money-world.ts';

type Row = Readonly<Record<string, string | number | null>>;
const rowsOf = async (world: World, text: string): Promise<Row[]> =>
  (await world.testApp.platform.db.$client.query<Row>(text, [world.merchantId])).rows;

/** What is followed from state to state, and the moves that it may make. */
const machines: readonly { readonly name: string; readonly text: string; readonly moves: Moves<string> }[] = [
  { name: 'order', text: 'select number, status as state from "order" where merchant_id = $1', moves: orderMoves },
  { name: 'refund', text: 'select number, review as state from refund where merchant_id = $1', moves: refundMoves },
  {
    name: 'preauth',
    text: 'select order_number as number, status as state from preauth where merchant_id = $1 and status is not null',
    moves: preauthMoves,
  },
  {
    name: 'withdrawal',
    text: 'select number, status as state from withdrawal where merchant_id = $1',
    moves: withdrawalMoves,
  },
  { name: 'dispute', text: 'select number, status as state from dispute where merchant_id = $1', moves: disputeMoves },
  {
    name: 'settlement',
    text: 'select number, status as state from settlement where merchant_id = $1',
    moves: { '0': ['2'], '2': [] },
  },
];
/** Several moves may have been made since someone looked. */
const reachable = (moves: Moves<string>, from: string): Set<string> => {
  const found = new Set([from]);
  for (const state of found) for (const next of moves[state] ?? []) found.add(next);
  return found;
};

const brokenOrders = `
  select o.number, o.paid_amount, o.fee, o.settled_net, o.pending_drawn, o.bank_returned, r.refunded from "order" o
  left join lateral (select coalesce(sum(r.amount), 0) as refunded from refund r
    where r.merchant_id = o.merchant_id and r.order_number = o.number and r.review in ('2', '3')) r on true
  where o.merchant_id = $1 and (r.refunded > coalesce(o.paid_amount, 0) or o.bank_returned > coalesce(o.paid_amount, 0)
    or o.settled_net + o.pending_drawn > greatest(coalesce(o.paid_amount, 0) - o.fee, 0)
    or o.settled_net < 0 or o.pending_drawn < 0)`;

/**
 * What the rails' own books say was taken of payers and given back, next to what the ledger says of each rail; a payment without an order is the
 * merchant's once it is credited.
 */
const outside = `
  with paid as (
    select p.method, sum(case when p.kind = 'sale' then p.amount else coalesce(p.captured, 0) end) as amount
    from sandbox_payment p join "order" o using (txid)
    where o.merchant_id = $1 and (p.state = 'settled' or p.captured is not null) group by 1
  ), credited as (
    select method, sum(amount) as amount from unexpected_payment
    where matched_merchant_id = $1 and matched_order is null group by 1
  ), returned as (
    select p.method, sum(r.amount) as amount from sandbox_return r join sandbox_payment p on p.end_to_end_id = r.end_to_end_id
    join "order" o using (txid) where o.merchant_id = $1 and r.state = 'done' group by 1
  ), booked as (
    select e.rail as method, -sum(e.amount) as amount from ledger.entry e
    join ledger.journal j on j.merchant_id = e.merchant_id and j.id = e.journal_id
    where e.merchant_id = $1 and e.bucket = 'rail_clearing' and j.cause not like 'withdrawal:%' group by 1
  )
  select method, coalesce(paid.amount, 0)::bigint + coalesce(credited.amount, 0)::bigint - coalesce(returned.amount, 0)::bigint as truth,
    coalesce(booked.amount, 0)::bigint as booked
  from paid full join returned using (method) full join booked using (method) full join credited using (method)`;

/** What the merchant's own money must be, counted from orders, credits, refunds and withdrawals instead of from entries. */
const owned = `
  select (select coalesce(sum(paid_amount - fee), 0) from "order" where merchant_id = $1 and status = '02')
    + (select coalesce(sum(amount), 0) from unexpected_payment where matched_merchant_id = $1 and matched_order is null)
    - (select coalesce(sum(amount - coalesce((drawn->>'fee')::bigint, 0)), 0) from refund where merchant_id = $1 and review = '3')
    - (select coalesce(sum(amount - fee_returned), 0) from bank_return where merchant_id = $1)
    - (select coalesce(sum(amount), 0) from withdrawal where merchant_id = $1 and status = '1') as expected,
  (select coalesce(sum(amount), 0) from ledger.entry
    where merchant_id = $1 and bucket in ('pending', 'available', 'withdrawing', 'refunding', 'reserve', 'dispute', 'debt')) as owned`;

/** A merchant with a debt has no money that could be withdrawn. */
const withdrawable = `
  select d.amount from ledger.balance d join ledger.balance a on a.merchant_id = d.merchant_id and a.bucket in ('available', 'reserve')
  where d.merchant_id = $1 and d.bucket = 'debt' and d.amount < 0 and a.amount > 0`;

/** What is to be settled is what orders still have to be settled: their net, less what was settled and what refunds took before. */
const unsettled = `
  select (select coalesce(sum(paid_amount - fee - settled_net - pending_drawn), 0) from "order"
      where merchant_id = $1 and status = '02')::bigint as expected,
    (select coalesce(sum(amount), 0) from ledger.entry where merchant_id = $1 and bucket = 'pending')::bigint as pending,
    (select coalesce(sum(amount), 0) from ledger.entry where merchant_id = $1 and bucket = 'suspense')::bigint as suspense`;

/** What withdrawals that succeeded say has left, and what the ledger says: by the bank's file or not, once. */
const paidOut = `
  select (select coalesce(sum(amount - fee), 0) from withdrawal where merchant_id = $1 and status = '1')::bigint as told,
    (select coalesce(sum(e.amount), 0) from ledger.entry e join ledger.journal j on j.merchant_id = e.merchant_id and j.id = e.journal_id
      where e.merchant_id = $1 and j.cause like 'withdrawal:%' and e.bucket in ('payout_clearing', 'rail_clearing'))::bigint as booked`;

const live = `
  select (select count(*) from refund where merchant_id = $1 and review = '2')
    + (select count(*) from withdrawal where merchant_id = $1 and status = '0') as live`;

const readStatement = async (world: World, account: StatementAccount) => {
  const member = await world.member();
  const lines = [];
  let cursor: string | undefined;
  for (;;) {
    const page = await member(getStatement, { query: { account, from: yearBefore(world), pageSize: 100, cursor } });
    lines.push(...page.list);
    if (!page.nextCursor) return { ...page, list: lines };
    cursor = page.nextCursor;
  }
};
const yearBefore = (world: World): string =>
  new Date(world.testApp.platform.clock.now().getTime() - 360 * 86_400_000)
    .toISOString()
    .slice(0, 10)
    .replaceAll('-', '');

/** Each statement goes from its opening to the balance that the member sees, line by line. */
const statementsAgree = async (world: World): Promise<void> => {
  const member = await world.member();
  const balances = await member(getBalances, {});
  for (const account of MerchantBucket.options) {
    const { opening, closing, list } = await readStatement(world, account);
    expect(closing, `the statement of ${account} ends at its balance`).toBe(balances[account]);
    let balance = closing;
    for (const line of list) {
      expect(line.balance).toBe(balance);
      balance -= line.amount;
    }
    expect(balance).toBe(opening);
  }
};

/** Invariants of the money of one merchant, which hold after every sequence of actions. */
export const lawsOf = (world: World, model: Model) => {
  const seen = new Map<string, string>();

  const statesMoved = async (): Promise<void> => {
    for (const { name, text, moves } of machines)
      for (const { number, state } of await rowsOf(world, text)) {
        const id = `${name} ${number}`;
        const before = seen.get(id);
        const may = before === undefined ? [] : [...reachable(moves, before)];
        if (before !== undefined) expect(may, `${id} was ${before} and is ${state}`).toContain(String(state));
        seen.set(id, String(state));
      }
  };

  return {
    /** After every action. */
    always: async (): Promise<void> => {
      const proof = await world.testApp.services.ledger.prove();
      expect(proof).toEqual({ total: 0, unbalanced: 0, empty: 0, drifting: 0, negative: 0, orphan: 0 });
      expect(await rowsOf(world, brokenOrders)).toEqual([]);
      expect(await rowsOf(world, withdrawable), 'what is owed is paid first').toEqual([]);
      await statesMoved();
    },
    /** When nothing is on its way any more. */
    atRest: async (): Promise<void> => {
      expect(await rowsOf(world, live), 'nothing is on its way for ever').toEqual([{ live: 0 }]);
      for (const { method, truth, booked } of await rowsOf(world, outside))
        expect(booked, `rail ${method} has taken what it gave the books`).toBe(truth);
      const [{ expected, owned: own } = {}] = await rowsOf(world, owned);
      expect(Number(own), 'the money is what orders, refunds and withdrawals say').toBe(Number(expected));
      for (const { expected: rest, pending, suspense } of await rowsOf(world, unsettled)) {
        expect(pending, 'what is pending is what orders have to be settled').toBe(rest);
        expect(suspense, 'money that nobody waited for was given back').toBe(0);
      }
      for (const { told, booked } of await rowsOf(world, paidOut))
        expect(booked, 'what was withdrawn has left').toBe(told);
      await statementsAgree(world);
      const { closing } = await readStatement(world, 'own');
      expect(closing).toBe(Number(own));
      await knownOrdersPaid();
    },
  };

  /** What a payer's bank says it took is in the order, or was given back. */
  async function knownOrdersPaid(): Promise<void> {
    const rows = await rowsOf(
      world,
      'select number, coalesce(paid_amount, 0) as paid from "order" where merchant_id = $1',
    );
    const paid = new Map(rows.map((row) => [row.number, Number(row.paid)]));
    for (const { number, taken, amount } of model.orders)
      if (taken > 0) expect([0, amount], `order ${number}`).toContain(paid.get(number));
  }
};
