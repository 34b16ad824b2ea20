import type { Clock } from '../../platform/clock.ts';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import type { JobData } from '../../platform/job-data.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { CustomerService } from '../customer/customer.service.ts';
import type { FollowerService } from '../follower/follower.service.ts';
import type { OrderService } from '../order/order.service.ts';
import { insertOccasion, listByMoney } from './workflow-occasion.repository.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'sendMany' | 'handle'>;
  readonly orders: Pick<OrderService, 'byNumber'>;
  readonly customers: Pick<CustomerService, 'payerOf'>;
  readonly followers: Pick<FollowerService, 'followingOf'>;
}
type Money = JobData['workflow.money'];
const reais = (centavos: number): string => (centavos / 100).toFixed(2).replace('.', ',');

/**
 * Orders that followers have paid, and what was given back of them, begin workflows. Payments wait for what is done in their transaction:
 * one reading, and a job only where a workflow begins with it; who paid is found out later.
 */
export const createWorkflowOccasions = ({ db, clock, jobs, orders, customers, followers }: Needs) => {
  const queue = async (tx: Tx, trigger: Money['trigger'], all: readonly Omit<Money, 'trigger'>[]): Promise<void> => {
    if (all.length === 0) return;
    const begin = await listByMoney(tx, [...new Set(all.map(({ merchantId }) => merchantId))], trigger);
    const teams = new Set(begin.map(({ merchantId }) => merchantId));
    const told = all.filter(({ merchantId }) => teams.has(merchantId)).map((one) => ({ ...one, trigger }));
    if (told.length > 0) await jobs.sendMany(tx, 'workflow.money', told);
  };

  jobs.handle('workflow.money', (money) =>
    transaction(db, async (tx) => {
      const { merchantId, trigger, orderNumber, number, amount } = money;
      const order = await orders.byNumber(tx, merchantId, orderNumber);
      const customerId = order?.endToEndId ? await customers.payerOf(tx, order.endToEndId) : undefined;
      // Paid with the app of a bank: who that was is not known here.
      if (!order || customerId === undefined) return;
      const now = clock.now();
      const values = { message: '', order: orderNumber, amount: reais(amount), product: order.goodsName };
      for (const { id: workflowId, channelId } of await listByMoney(tx, [merchantId], trigger)) {
        if (!(await followers.followingOf(tx, { merchantId, channelId }, customerId))) continue;
        const key = { merchantId, workflowId, customerId, occasion: `${trigger}:${number}` };
        await insertOccasion(tx, { ...key, channelId, values, at: now, dueAt: now });
      }
    }),
  );

  return {
    paid: (
      tx: Tx,
      all: readonly { readonly merchantId: string; readonly number: string; readonly paidAmount: number | null }[],
    ): Promise<void> =>
      queue(
        tx,
        'paid',
        all.map(({ merchantId, number, paidAmount }) => ({
          ...{ merchantId, number, orderNumber: number },
          amount: paidAmount ?? 0,
        })),
      ),
    refunded: (tx: Tx, all: readonly Omit<Money, 'trigger'>[]): Promise<void> =>
      queue(
        tx,
        'refunded',
        all.map(({ merchantId, number, orderNumber, amount }) => ({ merchantId, number, orderNumber, amount })),
      ),
  };
};
