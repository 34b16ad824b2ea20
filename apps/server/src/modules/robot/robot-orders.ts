import { civilDayOf, DEFAULT_ZONE } from '@balcao/brazil/dates';
import type { Queries } from '../../platform/db.ts';
import type { CustomerService } from '../customer/customer.service.ts';
import type { OrderService } from '../order/order.service.ts';

interface Needs {
  readonly customers: Pick<CustomerService, 'paymentsTo'>;
  readonly orders: Pick<OrderService, 'paidBy'>;
}
/** As many payments of a person to the team are looked through, the last first. */
const paymentsAtMost = 20;
/** The day of São Paulo with dashes, which a language model takes for a day (rule: civil-days). */
const isoDay = (at: Date): string =>
  civilDayOf(at.toISOString(), DEFAULT_ZONE).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
const reais = (centavos: number): string => (centavos / 100).toFixed(2).replace('.', ',');

/** Orders that a robot may talk about: only those of the person who asks, at this team. */
export const createRobotOrders = ({ customers, orders }: Needs) => ({
  /** One order in words for the language model; undefined for one that is not this person's. */
  tell: async (
    queries: Queries,
    { merchantId, customerId, number }: Readonly<Record<'merchantId' | 'customerId' | 'number', string>>,
  ): Promise<string | undefined> => {
    const paid = await customers.paymentsTo(queries, { customerId, merchantId }, paymentsAtMost);
    const found = await Promise.all(paid.map(({ endToEndId }) => orders.paidBy(queries, merchantId, endToEndId)));
    const order = found.find((one) => one?.number === number);
    if (!order?.completedAt) return undefined;
    const { goodsName, paidAmount, refundTaken, completedAt } = order;
    const paidOn = isoDay(completedAt);
    const refunded = refundTaken > 0 ? ` Refunded: R$ ${reais(refundTaken)}.` : '';
    return `Order ${number}: ${goodsName}. Paid R$ ${reais(paidAmount ?? 0)} on ${paidOn}.${refunded}`;
  },
});
export type RobotOrders = Pick<ReturnType<typeof createRobotOrders>, 'tell'>;
