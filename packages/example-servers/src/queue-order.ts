import type { MerchantClient } from '@balcao/sdk/merchant';

type Order = Awaited<ReturnType<MerchantClient['queryOrder']>>;

/** A number that someone took, as this server remembers it; `left` when they gave up before they paid. */
export interface QueueRecord {
  readonly openId: string;
  readonly merchantOrderNumber: string;
  readonly service: string;
  readonly number: number;
  readonly at: string;
  readonly left?: true;
}

/** What people queue for; prices in centavos, times in minutes. */
export const services = [
  { id: 'corte', name: 'Corte de cabelo', price: 4_500, minutes: 25 },
  { id: 'barba', name: 'Barba', price: 3_500, minutes: 15 },
  { id: 'completo', name: 'Corte e barba', price: 7_000, minutes: 40 },
] as const;
type Service = (typeof services)[number];

export const minuteMs = 60_000;
/** How long someone who was called is shown as such. */
const calledMinutes = 2;
export const numberOf = (number: number): string => `A${String(number).padStart(3, '0')}`;
const serviceOf = ({ service }: QueueRecord): Service | undefined => services.find(({ id }) => id === service);

/** When each of those who paid is called, one chair after the other. */
const callsOf = (paid: readonly QueueRecord[]): ReadonlyMap<string, number> => {
  const calls = new Map<string, number>();
  let free = 0;
  for (const record of paid) {
    const at = Math.max(free, Date.parse(record.at) + minuteMs);
    calls.set(record.merchantOrderNumber, at);
    free = at + (serviceOf(record)?.minutes ?? 0) * minuteMs;
  }
  return calls;
};

/** A number with how its order stands at the platform. */
export interface Asked {
  readonly record: QueueRecord;
  readonly order: Pick<Order, 'status' | 'refundedAmount' | 'payUrl'>;
}

/** How a number stands at an instant: people who paid are in the queue. */
export const ticketOf = (asked: Asked, all: readonly Asked[], now: Date) => {
  const { record, order } = asked;
  const calls = callsOf(
    all.filter((one) => one.order.status === '02' && one.order.refundedAmount === 0).map((one) => one.record),
  );
  const at = now.getTime();
  const call = calls.get(record.merchantOrderNumber);
  const stateOf = (): 'unpaid' | 'refunded' | 'waiting' | 'called' | 'done' => {
    if (order.refundedAmount > 0) return 'refunded';
    if (call === undefined) return order.status === '01' ? 'unpaid' : 'done';
    if (call > at) return 'waiting';
    return at < call + calledMinutes * minuteMs ? 'called' : 'done';
  };
  return {
    number: numberOf(record.number),
    service: serviceOf(record)?.name ?? '',
    state: stateOf(),
    ahead: [...calls.values()].filter((other) => call !== undefined && other > at && other < call).length,
    minutes: call === undefined ? 0 : Math.max(1, Math.ceil((call - at) / minuteMs)),
    payUrl: order.payUrl,
  };
};
