import * as z from 'zod/mini';
import { onDevice } from './device.ts';
import { endpoint } from './endpoint.ts';
import { PaymentMethod } from './order.ts';
import { BusinessNumber, Centavos, Instant, queryWhole } from './scalars.ts';

const SaidPayment = z.object({
  number: BusinessNumber,
  amount: Centavos,
  method: PaymentMethod,
  /** The payer's first name, where the merchant wants it spoken; else empty. */
  payer: z.string(),
  at: Instant,
});
export type SaidPayment = z.infer<typeof SaidPayment>;
/** What a sound box is told. A place is told once: it is the last event id, under which the box goes on after a cut. */
export const DeviceNews = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('payment'), position: z.int(), payment: SaidPayment }),
  /** Payments of while it was away, in one sentence; the newest of them one by one. */
  z.object({
    kind: z.literal('missed'),
    position: z.int(),
    count: z.int(),
    amount: Centavos,
    payments: z.array(SaidPayment),
  }),
  /** How the device is set up has changed: to be read again. */
  z.object({ kind: z.literal('changed') }),
]);
export type DeviceNews = z.infer<typeof DeviceNews>;

export const streamDevice = endpoint({
  ...onDevice,
  id: 'device.stream',
  method: 'GET',
  path: '/device/stream',
  summary: 'What a sound box has to say, as server-sent events, after the place that it last heard of',
  rate: 'read',
  query: z.strictObject({ lastEventId: z.optional(queryWhole(0, 999_999_999_999_999)) }),
  reply: DeviceNews,
  refusals: [],
  streams: 'text/event-stream',
});
