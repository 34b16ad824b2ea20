import type { ChannelState } from '@balcao/contract/channel';
import type { LinkState } from '@balcao/contract/channel-invitation';
import type { Tone } from '@balcao/ui/tone.tsx';

export const channelTones: Readonly<Record<ChannelState, Tone>> = { open: 'good', closing: 'waiting', closed: 'ended' };
export const linkTones: Readonly<Record<LinkState, Tone>> = {
  good: 'good',
  usedUp: 'ended',
  over: 'ended',
  revoked: 'bad',
};
