import type { DeviceState } from '@balcao/contract/device';

/** How the state of a device looks. */
export const deviceTones = {
  new: 'waiting',
  active: 'good',
  blocked: 'bad',
  removed: 'ended',
} as const satisfies Record<DeviceState, string>;
