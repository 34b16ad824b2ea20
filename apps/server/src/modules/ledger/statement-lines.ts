import type { StatementAccount } from '@balcao/contract/ledger-statement';
import type { PaymentProduct } from '@balcao/contract/order';
import { sceneOf } from '@balcao/contract/order-scene';
import { lineOf } from './movement-words.ts';
import type { MovementRow } from './statement.repository.ts';
import type { DocumentLine } from './statement-document.ts';

/** Facts about orders for statements. Implemented by the order module, which is created later. */
export interface OrdersOfStatements {
  /** By our number; nothing for a number that is no order's. */
  byNumbers(
    merchantId: string,
    numbers: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly merchantOrderNumber: string; readonly product: PaymentProduct }>>;
}
/** Facts about settlements for statements. Implemented by their module, which is created later. */
export interface SettlementsOfStatements {
  /** How many orders and instalments each posting of a settlement brought, by the number of the settlement, the first posting first. */
  partCounts(merchantId: string, numbers: readonly string[]): Promise<ReadonlyMap<string, readonly number[]>>;
}
interface Needs {
  readonly orders: OrdersOfStatements;
  readonly settlements: SettlementsOfStatements;
}

/** Which of the postings of its settlement a movement is, counted from 0. */
const partOf = ({ cause }: MovementRow): number => Number(cause.split(':')[2]) - 1;
const known = (numbers: readonly (string | null)[]): string[] => [...new Set(numbers.filter((one) => one !== null))];

/** Movements as lines: with where their orders were sold, how many each is of, and the merchant's own number. */
export const createStatementLines =
  ({ orders, settlements }: Needs) =>
  async (merchantId: string, rows: readonly MovementRow[], account: StatementAccount): Promise<DocumentLine[]> => {
    const told = rows.map((row) => ({ row, line: lineOf(row, account) }));
    const [ofOrders, ofSettlements] = [
      known(told.map(({ line }) => line.orderNumber)),
      known(told.map(({ line }) => line.settlementNumber)),
    ];
    const [facts, counts] = await Promise.all([
      ofOrders.length > 0 ? orders.byNumbers(merchantId, ofOrders) : undefined,
      ofSettlements.length > 0 ? settlements.partCounts(merchantId, ofSettlements) : undefined,
    ]);
    return told.map(({ row, line }) => {
      const order = facts?.get(line.orderNumber ?? '');
      const settled = counts?.get(line.settlementNumber ?? '')?.[partOf(row)];
      return {
        ...line,
        scene: order ? sceneOf(order.product) : null,
        count: order ? 1 : (settled ?? null),
        ownNumber: order?.merchantOrderNumber ?? null,
      };
    });
  };
export type StatementLines = ReturnType<typeof createStatementLines>;
