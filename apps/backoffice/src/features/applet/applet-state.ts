import type { AppletShelf } from '@balcao/contract/applet';
import type { Tone } from '@balcao/ui/tone.tsx';

export const shelfTones: Readonly<Record<AppletShelf, Tone>> = {
  notYet: 'waiting',
  on: 'good',
  removalRequested: 'moving',
  off: 'ended',
};
