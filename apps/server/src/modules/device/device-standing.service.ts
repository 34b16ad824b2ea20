import { DeviceState } from '@balcao/contract/device';
import type { Queries } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { findDevice } from './device.repository.ts';

const { blocked, removed } = DeviceState.enum;

/** Whether what a device shows to payers still holds. */
export const createDeviceStanding = () => ({
  /**
   * Passes for what belongs to no device. A device that waits for a new set-up keeps its code: that hangs where it hung.
   * @throws Refusal `device_blocked` when it was taken out of use.
   */
  mustTake: async (
    queries: Queries,
    { merchantId, deviceSerial }: { readonly merchantId: string; readonly deviceSerial: string | null },
  ): Promise<void> => {
    if (deviceSerial === null) return;
    const device = await findDevice(queries, { merchantId, serial: deviceSerial });
    if (!device || device.state === blocked || device.state === removed) refuse('device_blocked');
  },
});
