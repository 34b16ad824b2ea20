import { expect, it } from 'vitest';
import type { Queries } from '../../platform/db.ts';
import { createRobotOrders } from './robot-orders.ts';

type Needs = Parameters<typeof createRobotOrders>[0];

const number = '20261127000000000001';
const paidAt = (completedAt: string) =>
  createRobotOrders({
    customers: { paymentsTo: async () => [{ endToEndId: 'E1' }] } as unknown as Needs['customers'],
    orders: {
      paidBy: async () => ({
        ...{ number, goodsName: 'Bolo', paidAmount: 4_500, refundTaken: 0 },
        completedAt: new Date(completedAt),
      }),
    } as unknown as Needs['orders'],
  });
const place = { merchantId: 'm', customerId: 'eu', number };

it.each([
  ['2026-11-28T02:59:59Z', '2026-11-27'],
  ['2026-11-28T03:00:00Z', '2026-11-28'],
])('an order that was paid at %s was paid on %s, the day of São Paulo (rule: civil-days)', async (at, day) => {
  expect(await paidAt(at).tell({} as Queries, place)).toBe(`Order ${number}: Bolo. Paid R$ 45,00 on ${day}.`);
});
