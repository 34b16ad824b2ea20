import type { ShownStatus } from '@balcao/contract/order-shown-status';
import type { Tone } from '@balcao/ui/tone.tsx';

/** The tone of each status. */
export const orderTones: Readonly<Record<ShownStatus, Tone>> = {
  '01': 'waiting',
  '02': 'good',
  '03': 'bad',
  '04': 'ended',
  refundedInPart: 'good',
  refunded: 'ended',
  returnedByBankInPart: 'bad',
  returnedByBank: 'bad',
};
