import type { Crowd } from './crowd.ts';
import type { DeepInstallation } from './installation.ts';
import type { Kind } from './keyed-command.ts';

/** A thing as callers were told of it, or as the database has it, under the name by which both know it. */
type Fact = readonly [name: string, amount: number];

/** What callers were told that is not there, or not so; what is there without being told, or twice. */
interface Difference {
  readonly kind: Kind;
  readonly lost: readonly string[];
  readonly unknownOrDoubled: readonly string[];
}
const differenceOf = (kind: Kind, told: readonly Fact[], found: readonly Fact[]): Difference => {
  const names = found.map((fact) => fact.join(' '));
  const left = new Set(names);
  const doubled = names.length === left.size ? [] : names.filter((name, place) => names.indexOf(name) !== place);
  const lost = told.map((fact) => fact.join(' ')).filter((fact) => !left.delete(fact));
  return { kind, lost, unknownOrDoubled: [...left, ...doubled] };
};

const own = ['pending', 'available', 'withdrawing', 'refunding', 'reserve', 'dispute', 'debt'];

/** What the database says of everything that the crowd was told. */
export const createTold = (
  { rows, merchantId, inWallets }: Pick<DeepInstallation, 'rows' | 'merchantId' | 'inWallets'>,
  crowd: Crowd,
) => {
  const factsOf = async (sql: string, ...values: unknown[]): Promise<Fact[]> =>
    (await rows<{ name: string; amount: string }>(sql, ...values)).map(({ name, amount }) => [name, Number(amount)]);
  const refunds = () => crowd.sales.flatMap(({ refund }) => refund?.answer ?? []);
  const payments = () => crowd.sales.flatMap(({ payment }) => payment.answer ?? []);
  const orders = () => crowd.sales.flatMap(({ order }) => order.answer ?? []);
  const withdrawals = () => crowd.withdrawals.flatMap(({ answer }) => answer ?? []);
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
  const count = async (sql: string, ...values: unknown[]): Promise<number> =>
    Number((await rows<{ count: string }>(sql, ...values))[0]?.count);

  return {
    /** Lost and doubled of each kind. */
    differences: async (): Promise<Difference[]> => [
      differenceOf(
        'order',
        orders().map(({ number, merchantOrderNumber, amount, fee }) => [
          `${number} ${merchantOrderNumber} ${fee}`,
          amount,
        ]),
        await factsOf(
          `select number || ' ' || merchant_order_number || ' ' || fee as name, amount from "order"
            where merchant_id = $1 and merchant_order_number like 'D-%'`,
          merchantId,
        ),
      ),
      differenceOf(
        'payment',
        payments().map(({ endToEndId, amount }) => [endToEndId, amount]),
        await factsOf(`select end_to_end_id as name, amount from payment p join customer c on c.id = p.customer_id
          where c.name like 'Pagador %'`),
      ),
      differenceOf(
        'refund',
        refunds().map(({ number, merchantRefundNumber, amount }) => [`${number} ${merchantRefundNumber}`, amount]),
        await factsOf(
          `select number || ' ' || merchant_refund_number as name, amount from refund
            where merchant_id = $1 and merchant_refund_number like 'RD-%'`,
          merchantId,
        ),
      ),
      differenceOf(
        'withdrawal',
        withdrawals().map(({ number, amount }) => [number, amount]),
        await factsOf(
          'select number as name, amount from withdrawal where merchant_id = $1 and amount < 1000',
          merchantId,
        ),
      ),
    ],

    /** How much is still on its way: orders not paid, refunds not back, withdrawals not out. */
    underWay: () =>
      count(
        `select (select count(*) from "order" where merchant_id = $1 and merchant_order_number like 'D-%' and status <> '02')
          + (select count(*) from refund where merchant_id = $1 and merchant_refund_number like 'RD-%' and review <> '3')
          + (select count(*) from withdrawal where merchant_id = $1 and amount < 1000 and status <> '1') as count`,
        merchantId,
      ),

    /** The names of these, with where each stands. */
    stillUnderWay: async (): Promise<string[]> =>
      (
        await rows<{ name: string }>(
          `select 'order ' || number || ' ' || status as name from "order"
            where merchant_id = $1 and merchant_order_number like 'D-%' and status <> '02'
          union all select 'refund ' || number || ' ' || review || ' ' || status from refund
            where merchant_id = $1 and merchant_refund_number like 'RD-%' and review <> '3'
          union all select 'withdrawal ' || number || ' ' || status from withdrawal
            where merchant_id = $1 and amount < 1000 and status <> '1'`,
          merchantId,
        )
      ).map(({ name }) => name),

    /** Of how many orders not all was settled that refunds have left. */
    unsettled: () =>
      count(
        `select count(*) from "order" where merchant_id = $1 and merchant_order_number like 'D-%'
          and settled_net + pending_drawn <> paid_amount - fee`,
        merchantId,
      ),

    /** What the rails hold of the crowd's payments, refunds and withdrawals other than once each. */
    notOnceAtRails: () =>
      count(
        `select (select count(*) from "order" o where o.merchant_id = $1 and o.merchant_order_number like 'D-%'
            and 1 <> (select count(*) from sandbox_payment s where s.txid = o.txid and s.state = 'settled'))
          + (select count(*) from withdrawal w where w.merchant_id = $1 and w.amount < 1000
            and 1 <> (select count(*) from sandbox_payout s where s.key = w.number))
          + abs((select count(*) from sandbox_return r join sandbox_payment s on s.end_to_end_id = r.end_to_end_id
              join "order" o using (txid) where o.merchant_order_number like 'D-%' and r.state = 'done')
            - (select count(*) from refund where merchant_id = $1 and merchant_refund_number like 'RD-%')) as count`,
        merchantId,
      ),

    /** Keys of these that the product remembers. */
    remembered: (keys: readonly string[]) => count('select count(*) from idempotency where key = any($1)', keys),

    inWallets: async () => ({
      told: inWallets - sum(payments().map(({ amount }) => amount)) + sum(refunds().map(({ amount }) => amount)),
      found: await count(`select sum(balance) as count from customer where name like 'Pagador %'`),
    }),
    /** What the crowd has brought to the merchant's own money, less what it took. */
    earned: () =>
      sum(orders().map(({ amount, fee }) => amount - fee)) -
      sum(refunds().map(({ amount, fee }) => amount - fee)) -
      sum(withdrawals().map(({ amount }) => amount)),
    /** What has left without the crowd: the demonstration has a refund under way and an automatic withdrawal. */
    leftByItself: () =>
      count(
        `select (select coalesce(sum(amount), 0) from withdrawal where merchant_id = $1 and status = '1' and number <> all($2))
          + (select coalesce(sum(amount), 0) from refund
            where merchant_id = $1 and review = '3' and coalesce(merchant_refund_number, '') not like 'RD-%') as count`,
        merchantId,
        withdrawals().map(({ number }) => number),
      ),
    ownMoney: (balances: Readonly<Record<string, number>>): number => sum(own.map((bucket) => balances[bucket] ?? 0)),
  };
};
