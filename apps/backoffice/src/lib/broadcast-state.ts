import type { BroadcastState } from '@balcao/contract/broadcast-state';
import type { Tone } from '@balcao/ui/tone.tsx';

export const broadcastTones: Readonly<Record<BroadcastState, Tone>> = {
  draft: 'ended',
  waiting: 'waiting',
  scheduled: 'waiting',
  sending: 'waiting',
  sent: 'good',
  recalled: 'bad',
  erased: 'ended',
  takenDown: 'bad',
};
