import type { OrderStatus } from '@balcao/contract/order';
import type { Tone } from '@balcao/ui/tone.tsx';

/** The tone of each status (specification §4). */
export const orderTones: Readonly<Record<OrderStatus, Tone>> = {
  '01': 'waiting',
  '02': 'good',
  '03': 'bad',
  '04': 'ended',
};
