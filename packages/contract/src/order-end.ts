import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Order } from './order.ts';
import { BusinessNumber } from './scalars.ts';

export const endOrder = endpoint({
  id: 'order.end',
  face: 'admin',
  method: 'POST',
  path: '/order/{number}/close',
  summary: 'Closes an unpaid order by hand; a payment that arrives later is given back',
  access: { menu: 'payment.orders', level: 'write' },
  rate: 'write',
  idempotency: 'optional',
  params: z.object({ number: BusinessNumber }),
  reply: Order,
  refusals: ['not_found', 'state_forbids'],
});
