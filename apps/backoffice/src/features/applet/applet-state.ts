import type { AppletShelf, AppletWaiting } from '@balcao/contract/applet';
import type { Tone } from '@balcao/ui/tone.tsx';

export const shelfTones: Readonly<Record<AppletShelf, Tone>> = {
  notYet: 'waiting',
  on: 'good',
  removalRequested: 'moving',
  off: 'ended',
};

export const waitingTones: Readonly<Record<AppletWaiting['stage'], Tone>> = {
  review: 'moving',
  approved: 'good',
  rolling: 'moving',
};
