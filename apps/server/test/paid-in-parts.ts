import { randomBytes } from 'node:crypto';
import { listExports, requestExport } from '@balcao/contract/export';
import { createOrder } from '@balcao/contract/order';
import type { MerchantServer } from './merchants.ts';
import type { Team } from './people.ts';
import { railPays } from './rails.ts';
import type { TestApp } from './test-app.ts';
import { until } from './until.ts';

/** An order paid in parts, and a file that holds it. */
export const payInParts = async (testApp: TestApp, team: Team, server: MerchantServer) => {
  const merchantOrderNumber = `M-${randomBytes(6).toString('hex')}`;
  const body = { merchantOrderNumber, method: '0302', amount: 1_000, goodsName: 'Café' } as const;
  const order = await server.call(createOrder, { body }, { idempotencyKey: crypto.randomUUID() });
  const txid = order.payUrl.split('/').at(-1) ?? '';
  await railPays(testApp, {
    txid,
    amount: 1_000,
    method: '0302',
    card: { brand: 'Visa', last4: '4242' },
    instalments: 2,
  });
  const { id } = await team.call(requestExport, { body: { subject: 'order', format: 'csv' } });
  await until(
    () => team.call(listExports, {}),
    ({ list }) => list[0]?.state === 'done',
  );
  return { planNumber: order.number, exportId: id };
};
