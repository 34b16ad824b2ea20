import type { BillTotals } from '@balcao/contract/bill';
import { type BillLine, type BillPart, billPartOf, billParts } from '@balcao/contract/bill-parts';
import type { DayMovement } from '../ledger/ledger-day.service.ts';
import type { OrderFacts } from '../order/order-figures.service.ts';
import { type Told, toldBy } from './bill-kinds.ts';

/** One line of a bill; the amount in centavos, with its sign. Texts that do not apply are empty. */
export interface Line {
  readonly type: BillLine;
  /** UTC, ISO 8601. */
  readonly time: string;
  readonly amount: number;
  readonly orderNumber: string;
  readonly merchantOrderNumber: string;
  readonly refundNumber: string;
  readonly merchantRefundNumber: string;
  readonly product: string;
  readonly method: string;
  readonly endToEndId: string;
  readonly withdrawalNumber: string;
  /** Of the journal that moved the money: what the platform's staff find a line by. */
  readonly movementId: string;
}

const preauth = '11';

/**
 * The amount before the fee, and the fee: their sum is the change of all the merchant's buckets, so transfers between those buckets cancel out. An
 * adjustment stays one line.
 */
export const amountsOf = (
  { own, fee }: Pick<DayMovement, 'own' | 'fee'>,
  told: Pick<Told, 'money' | 'fee'>,
): readonly { readonly type: BillLine; readonly amount: number }[] => {
  const amounts =
    told.fee === told.money
      ? [{ type: told.money, amount: own }]
      : [
          { type: told.money, amount: own + fee },
          { type: told.fee, amount: 0 - fee },
        ];
  return amounts.filter(({ amount }) => amount !== 0);
};

/** What others know of an event, by the numbers in its cause. */
export interface Around {
  readonly order: OrderFacts | undefined;
  readonly merchantRefundNumber: string | undefined;
}

export const linesOf = (movement: DayMovement, { order, merchantRefundNumber }: Around): Line[] => {
  const told = toldBy(movement.cause);
  const about = {
    time: movement.at,
    orderNumber: told.order,
    merchantOrderNumber: order?.merchantOrderNumber ?? '',
    refundNumber: told.refund,
    merchantRefundNumber: merchantRefundNumber ?? '',
    product: order?.product ?? '',
    method: order?.method ?? '',
    endToEndId: order?.endToEndId ?? '',
    withdrawalNumber: told.withdrawal,
    movementId: movement.id,
  };
  return amountsOf(movement, told).map(({ type, amount }) => ({
    ...about,
    type: type === 'paid' && about.product === preauth ? 'captured' : type,
    amount,
  }));
};

/** What lines add up to, by kind; `net` of all. */
export type Sums = Record<keyof BillTotals, number>;
const totalOf: Readonly<Record<BillLine, Exclude<keyof BillTotals, 'net'>>> = {
  paid: 'paid',
  captured: 'captured',
  refunded: 'refunded',
  fee: 'fee',
  fee_returned: 'feeReturned',
  withdrawn: 'withdrawn',
  withdrawal_fee: 'withdrawalFee',
  adjusted: 'adjusted',
};
export const noSums = (): Sums => ({
  paid: 0,
  captured: 0,
  refunded: 0,
  fee: 0,
  feeReturned: 0,
  withdrawn: 0,
  withdrawalFee: 0,
  adjusted: 0,
  net: 0,
});
export const countInto = (sums: Sums, { type, amount }: Pick<Line, 'type' | 'amount'>): void => {
  sums[totalOf[type]] += amount;
  sums.net += amount;
};

/** The same by the columns of a file. */
export const partsOf = (sums: Sums): Record<BillPart, number> => {
  const parts = Object.fromEntries(billParts.map((part) => [part, 0])) as Record<BillPart, number>;
  for (const [type, part] of Object.entries(billPartOf)) parts[part] += sums[totalOf[type as BillLine]];
  return parts;
};
